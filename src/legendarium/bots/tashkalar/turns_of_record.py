"""A record cut into turns: whose each was, and which of its choices that seat made for it.

Start pieces belong to no turn, and conceding or skipping the last turns are no part of one. A turn
that the record does not see to its end is left out.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from legendarium.table import BadSave, DamagedSave, IllegalChoice, Option, Record
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.turn import CONCEDE, SKIP

GAME = TashKalar()


class Turn(NamedTuple):
    """A turn of a record: `record.choices[first:last]`."""

    first: int
    """How many choices were made before it."""
    last: int
    """How many had been made when it was over: its end, and what that asked, included."""
    seat: int


class DoesNotReplay(DamagedSave):
    """A choice of the record may not be taken where it stands."""

    def __init__(self, number: int, error: IllegalChoice) -> None:
        super().__init__(f"Choice {number} of the record is illegal: {error}", error.at)
        self.number = number
        """Which one, counted from 1."""


def replayed(record: Record) -> list[Position]:
    """Every position of the record; a BadSave or BadSetup says in one sentence why there is none.

    A choice that is not legal is named.
    """
    if record.game != GAME.name:
        raise BadSave(f"This is a record of {record.game[:40]!r}, not of {GAME.name}.")
    positions: list[Position] = []
    try:
        for position in record.positions(GAME):
            positions.append(position)
    except IllegalChoice as error:
        # There is one position more than choices that were legal, so this counts the next one.
        raise DoesNotReplay(len(positions), error) from None
    return positions


def turns(record: Record) -> list[Turn]:
    """The turns of a record in their order; raises TableError when it does not replay."""
    found: list[Turn] = []
    first: int | None = None
    for number, (before, after) in enumerate(pairwise(replayed(record))):
        if before.stage == Stage.START or _is_aside(record.choices[number]):
            continue
        if first is None:
            first = number
        if any(event.kind in ("turn", "game-over") for event in after.events):
            found.append(Turn(first, number + 1, before.seat))
            first = None
    return found


def played(record: Record, turn: Turn) -> tuple[Option, ...]:
    """What the seat of the turn chose in it, in order.

    A turn that was handed over is its owner's up to the hand-over: what the partner makes of the
    rest is not the owner's choice.
    """
    chosen: list[Option] = []
    for option in record.choices[turn.first : turn.last]:
        if not _is_aside(option):
            chosen.append(option)
        if option.kind == "hand-over":
            break
    return tuple(chosen)


def _is_aside(option: Option) -> bool:
    return option.kind in (CONCEDE, SKIP)
