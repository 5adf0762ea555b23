"""Where one more piece brings a task nearer, when it is near already (High Form)."""

from __future__ import annotations

from legendarium.tashkalar.arena import (
    ARENA,
    CENTRAL,
    COLOURED,
    DIAGONALS,
    GREEN,
    NOWHERE,
    RED,
    Squares,
    each,
)
from legendarium.tashkalar.forms.high_form import seen_by_turn
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.progress import progress
from legendarium.tashkalar.tasks import CROSSES, MIDDLE_LINES

NEAR = 2
"""A task that lacks more is out of reach for placing alone."""

_LINES = sum({bit for line in MIDDLE_LINES for bit in each(line)})
_WHERE: dict[str, Squares] = {
    "red-conquest": RED,
    "green-conquest": GREEN,
    "color-conquest": COLOURED,
    "central-dominance": CENTRAL,
    "center-cross": CROSSES[0] | CROSSES[1],
    "line-dominance": _LINES,
    "diagonals": DIAGONALS[0] | DIAGONALS[1],
    "side-chain": ARENA,
    "corner-chain": ARENA,
    "imprisonment": ARENA,
    "envelopment": ARENA,
    "isolation": ARENA,
}
"""For every task that placing brings nearer, the squares that can matter."""


def task_squares(position: Position) -> Squares:
    """The empty squares on which a piece of the side to move brings a near task nearer."""
    if position.tasks is None:
        return NOWHERE
    found = NOWHERE
    seen = seen_by_turn(position)
    for task in position.tasks.current:
        where = _WHERE.get(task, NOWHERE) & position.empty
        have, need = progress(task, seen)
        if not where or not 0 < need - have <= NEAR:
            continue
        for square in each(where):
            if progress(task, seen._replace(mine=seen.mine | square)).have > have:
                found |= square
    return found
