"""Splits a record into turns: whose each turn was, and which choices that seat made in it.

Placing start pieces, conceding and skipping the last turns belong to no turn. A turn that the
record does not finish is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from legendarium.table import BadSave, DamagedSave, IllegalChoice, Record
from legendarium.tashkalar.events import GameOver, TurnBegan
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import HAND_OVER, AnyOption, Concede, SkipLastTurns
from legendarium.tashkalar.position import Position, Stage

GAME = TashKalar()


class Turn(NamedTuple):
    """A turn of a record: `record.choices[first:last]`."""

    first: int
    """The number of choices before it."""
    last: int
    """The number of choices at its end, including the choices that ending it required."""
    seat: int


class ReplayError(DamagedSave):
    """A choice of the record is illegal."""

    def __init__(self, number: int, error: IllegalChoice) -> None:
        super().__init__(f"Choice {number} of the record is illegal: {error}", error.at)
        self.number = number
        """The number of the choice, counted from 1."""


def replay(record: Record) -> Iterator[Position]:
    """The positions of the record, one after another.

    Raises BadSave or BadSetup if it cannot be replayed, and ReplayError for an illegal choice.
    """
    if record.game != GAME.name:
        raise BadSave(f"This is a record of {record.game[:40]!r}, not of {GAME.name}.")
    known = 0
    try:
        for position in record.positions(GAME):
            known += 1
            yield position
    except IllegalChoice as error:
        # There is one more position than legal choices, so this is the number of the illegal one.
        raise ReplayError(known, error) from None


def turns(record: Record) -> list[Turn]:
    """The turns of a record in order; raises TableError if it does not replay."""
    found: list[Turn] = []
    first: int | None = None
    for number, (before, after) in enumerate(pairwise(replay(record))):
        if before.stage == Stage.START or _is_outside_turns(record.choices[number]):
            continue
        if first is None:
            first = number
        if any(isinstance(event, (TurnBegan, GameOver)) for event in after.events):
            found.append(Turn(first, number + 1, before.seat))
            first = None
    return found


def choices_of(record: Record, turn: Turn) -> tuple[AnyOption, ...]:
    """The choices that the seat of the turn made in it, in order.

    After a hand-over the choices are the partner's and are left out.
    """
    chosen: list[AnyOption] = []
    for option in record.choices[turn.first : turn.last]:
        if not _is_outside_turns(option):
            chosen.append(option)
        if option == HAND_OVER:
            break
    return tuple(chosen)


def _is_outside_turns(option: AnyOption) -> bool:
    return isinstance(option, (Concede, SkipLastTurns))
