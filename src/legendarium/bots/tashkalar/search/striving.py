"""Turns that strive for a task which is still far, for the race to weigh (High Form, first game).

The evaluation counts little for a task before it lacks one thing at most, for most of them never
come about. So a search by it finds few of the turns that bring a task nearer, and misses some that
would claim one. Here they are looked for; what follows tells whether one is worth its while.
"""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.search.last_turn import is_last_turn
from legendarium.bots.tashkalar.search.own_turn import Looked, looked_at
from legendarium.bots.tashkalar.search.turn_tree import TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.table import Option
from legendarium.tashkalar.forms.high_form import seen_by_turn
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.progress import lacking
from legendarium.tashkalar.tasks import TASKS

NEARER = (0.0, 0.26, 0.27, 0.2, 0.12, 0.05, 0.0)
"""By how much a task lacks, what is added to the worth for each of its points."""
WIDTH = Width(actions=6, effects=4, quiet=True, options=8, begun=4)
"""A narrow search: most of what it finds was found before."""
MOST = 60
"""So many of the best turns that it finds are taken, without those that are known."""


def striving_turns(
    world: Position,
    seat: int,
    judge: Judge,
    clock: Clock,
    known: Sequence[Looked],
    options: Sequence[Option] | None = None,
) -> list[Looked]:
    """More turns, beside those `known`, that bring an open task nearer; none in a last turn."""
    if world.tasks is None or is_last_turn(world):
        return []

    def worth(position: Position, acting: int) -> float:
        return judge.quick(position, acting) + nearness(position)

    ends = TurnTree(seat, worth, WIDTH, is_late=clock.is_late).ends(world, options)[:MOST]
    found = {pieces(one.end.position) for one in known}
    return looked_at([end for end in ends if pieces(end.position) not in found], seat, judge, clock)


def pieces(position: Position) -> tuple[object, ...]:
    """What tells the ends of two turns apart."""
    return position.owners, position.heroics, position.legendaries


def nearness(position: Position) -> float:
    """How near the open tasks are to the side whose turn it is."""
    if position.tasks is None:
        return 0.0
    seen = seen_by_turn(position)
    far = len(NEARER) - 1
    return sum(
        TASKS[task].points * NEARER[lacking(task, seen, far)] for task in position.tasks.current
    )
