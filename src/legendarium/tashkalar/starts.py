"""The start pieces that a form is begun with (rules 11.1, 12.1)."""

from __future__ import annotations

from legendarium.tashkalar.arena import DUEL_STARTS, MELEE_STARTS, NAME, Squares, each
from legendarium.tashkalar.options import Place
from legendarium.tashkalar.position import Position

MARKS: dict[str, tuple[Squares, ...]] = {
    "empty": (),
    "two-marks": tuple(each(DUEL_STARTS)),
    "three-marks": MELEE_STARTS,
}
"""By layout: the start marks; each takes one start piece on one of its squares."""


def start_options(position: Position) -> list[Place]:
    """The start pieces that can be placed now; empty once all are placed."""
    marks = MARKS[position.setup.rules.start]
    free = [mark for mark in marks if not mark & position.occupied]
    waiting = [side for side in _sides_with_piece(position, marks) if not position.owners[side]]
    return [
        Place(NAME[square], position.setup.colours[side])
        for mark in free
        for square in each(mark)
        for side in waiting
    ]


def _sides_with_piece(position: Position, marks: tuple[Squares, ...]) -> list[int]:
    """The sides that have a start piece: all, or all but the second if a mark is missing (12.1)."""
    sides = list(range(position.setup.sides))
    return sides if len(marks) >= len(sides) else [side for side in sides if side != 1]
