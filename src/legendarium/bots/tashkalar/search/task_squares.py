"""The squares on which one more piece makes progress on a task that is close (High Form)."""

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
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.scoring.by_tasks import current_task_facts
from legendarium.tashkalar.task_progress import progress
from legendarium.tashkalar.tasks import CROSSES, MIDDLE_LINES

MAX_LACKING = 2
"""A task that lacks more cannot be completed by placing alone."""

_LINES = sum({bit for line in MIDDLE_LINES for bit in each(line)})
_SQUARES_THAT_MATTER: dict[str, Squares] = {
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
"""For every task that placing can advance, the squares that can matter."""


def task_squares(position: Position) -> Squares:
    """The empty squares on which a piece of the side to move advances a task that is close."""
    if position.tasks is None:
        return NOWHERE
    found = NOWHERE
    seen = current_task_facts(position)
    for task in position.tasks.current:
        where = _SQUARES_THAT_MATTER.get(task, NOWHERE) & position.empty
        have, need = progress(task, seen)
        if not where or not 0 < need - have <= MAX_LACKING:
            continue
        for square in each(where):
            if progress(task, seen._replace(mine=seen.mine | square)).have > have:
                found |= square
    return found
