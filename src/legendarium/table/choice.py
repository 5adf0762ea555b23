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

    def author_to_json(self) -> int | list[Any]:
        """Who made it, and how unless it was a person without others, as JSON."""
        if self.agreed:
            return [self.by, self.how, list(self.agreed)]
        return self.by if self.how == How.PERSON else [self.by, self.how]

    @classmethod
    def of_author(cls, option: Any, author: Any) -> Choice:
        """The choice of an author in JSON; raises TypeError or ValueError."""
        by, *more = author if isinstance(author, list) else [author]
        how = How(more[0]) if more else How.PERSON
        return cls(option, int(by), how, tuple(map(int, more[1])) if len(more) > 1 else ())


class Start(NamedTuple, Generic[P]):
    """Where a game starts: its first position, or a snapshot of a later one."""

    position: P
    moment: int = 0
    is_anchor: bool = False
    """Whether the choices before it need not lead to it, because rules or content have changed."""


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
