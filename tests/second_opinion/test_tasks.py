"""The engine against the plain reference of the tasks, on random positions.

`pytest --soak tests/second_opinion/test_tasks.py` compares twenty times as many.
"""

from __future__ import annotations

from random import Random

import pytest

from legendarium.tashkalar.position import Tasks
from legendarium.tashkalar.scoring.by_tasks import claimable
from repetition import repeat
from second_opinion.reference import State, described, to_position
from second_opinion.reference_tasks import CONDITIONS, holding, random_state

pytestmark = pytest.mark.slow

POSITIONS = 300 * repeat(1, 20)
"""How many positions are made for each task; every task is looked at in all of them."""
MIN_SHARE = 0.05
"""The share of the positions made for a task in which it must hold, and in which it must not."""


def engine_holding(state: State) -> set[str]:
    """The tasks that the engine would let be claimed, if all of them lay open."""
    position = to_position(state)
    position.tasks = Tasks(current=tuple(CONDITIONS), claimed=((), ()))
    return set(claimable(position))


@pytest.mark.parametrize("task", CONDITIONS)
def test_the_same_tasks_can_be_claimed(task: str) -> None:
    chance = Random(f"{task} 1")
    held = 0
    for _ in range(POSITIONS):
        state = random_state(chance, task)
        ours, theirs = holding(state), engine_holding(state)
        assert ours == theirs, (
            f"{described(state)}: only the reference {sorted(ours - theirs)}, "
            f"only the engine {sorted(theirs - ours)}"
        )
        held += task in ours
    assert MIN_SHARE * POSITIONS <= held <= (1 - MIN_SHARE) * POSITIONS, "positions that say little"
