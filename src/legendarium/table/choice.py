"""Choices of a game being played: who made them and how, and the steps that they are taken in."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeVar

from legendarium.table.game import SPECTATOR

P = TypeVar("P")

UNKNOWN_SEAT = SPECTATOR
"""The seat of a choice of which nobody knows who made it."""


class How(StrEnum):
    """In which way a choice was made."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"
    AGREED = "agreed"
    DECIDED = "decided"


class Choice(NamedTuple):
    """An option that was chosen, by which seat and in which way."""

    option: Any
    """An option of the game."""
    by: int
    how: How = How.PERSON
    agreed: tuple[int, ...] = ()
    """The other seats that agreed to it."""


class Start(NamedTuple, Generic[P]):
    """Where a game starts: its first position, or a snapshot of a later one."""

    position: P
    moment: int = 0


class Taken(NamedTuple, Generic[P]):
    """A choice, the position after it, and whether it is final."""

    choice: Choice
    after: P
    is_final: bool


class Step(NamedTuple, Generic[P]):
    """Choices that are taken at once, or a return to an earlier moment, not yet accepted."""

    keep: int
    """How many of the earlier choices stay."""
    taken: tuple[Taken[P], ...]
    """Empty for a return."""
    after: P
    """The position that the step leads to."""
