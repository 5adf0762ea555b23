"""Turns that make progress on a distant task, as candidates to weigh (High Form, first game).

The evaluation gives a task little weight until at most one thing is missing, because most tasks
are never claimed. So a search guided by it finds few turns that make progress on a task, and misses
some that would claim one. The search here looks for them; weighing decides whether they pay off.
"""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.search.last_turn import is_last_turn
from legendarium.bots.tashkalar.search.own_turn import EvaluatedTurn, evaluate_ends
from legendarium.bots.tashkalar.search.turn_tree import TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.scoring.by_tasks import current_task_facts
from legendarium.tashkalar.task_progress import shortfall
from legendarium.tashkalar.tasks import TASKS

NEARNESS_BONUS = (0.0, 0.26, 0.27, 0.2, 0.12, 0.05, 0.0)
"""By how much a task lacks: the bonus in worth for each of its points."""
WIDTH = Width(actions=6, effects=4, quiet=True, options=8, effect_actions=4)
"""A narrow search: it mostly finds turns that are already known."""
MAX_TASK_TURNS = 60
"""How many of the best turns are taken, including known ones, which are then dropped."""


def task_turns(
    world: Position,
    seat: int,
    judge: Judge,
    clock: Clock,
    known: Sequence[EvaluatedTurn],
    options: Sequence[AnyOption] | None = None,
) -> list[EvaluatedTurn]:
    """Turns not yet `known` that make progress on an open task; none in a last turn."""
    if world.tasks is None or is_last_turn(world):
        return []

    def worth(position: Position, acting: int) -> float:
        return judge.quick(position, acting) + nearness(position)

    ends = TurnTree(seat, worth, WIDTH, is_late=clock.is_late).ends(world, options)[:MAX_TASK_TURNS]
    found = {pieces(one.end.position) for one in known}
    return evaluate_ends(
        [end for end in ends if pieces(end.position) not in found], seat, judge, clock
    )


def pieces(position: Position) -> tuple[object, ...]:
    """The pieces in the arena, which distinguish the ends of turns."""
    return position.owners, position.heroics, position.legendaries


def nearness(position: Position) -> float:
    """How close the side to move is to the open tasks."""
    if position.tasks is None:
        return 0.0
    seen = current_task_facts(position)
    far = len(NEARNESS_BONUS) - 1
    return sum(
        TASKS[task].points * NEARNESS_BONUS[shortfall(task, seen, far)]
        for task in position.tasks.current
    )
