"""Searches similar positions for their best turns and shares the results between them.

A turn found in one position is tried in the others. That takes a fraction of the time of a search,
and every position gets the best of what all searches found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from legendarium.bots.tashkalar.search.turn_tree import Node, TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.turn import run_if_allowed

GLANCE_WIDTH = Width(actions=1, effects=1, quiet=False, options=3, effect_actions=2)
"""The width of the search in most of the positions."""
CLOSER_WIDTH = Width(actions=2, effects=2, quiet=False, options=6, effect_actions=3)
"""The width of the search in the other positions, which are drawn at random."""
CLOSER_LOOK_FRACTION = 0.5
"""The fraction of the positions searched with CLOSER_WIDTH."""
LINES_SHARED = 4
"""How many turns of each search are tried in the other positions."""
MAX_LINES_TRIED = 24
"""How many shared turns are tried in a position."""

Line = tuple[tuple[AnyOption, ...], ...]
"""A turn as its actions, each with all its choices."""


def best_turns(
    positions: Sequence[Position],
    seat: int,
    judge: Judge,
    dice: Random,
    is_late: Callable[[], bool] = lambda: False,
) -> list[Position]:
    """For each position, the end of the best turn of the seat, which is to move in all of them.

    Actions may be left. With more than two sides only GLANCE_WIDTH is used: small differences
    decide whom an enemy attacks there, and closer forecasts lose games. Once `is_late`, the search
    is cut short.
    """
    if len(positions) == 1 or positions[0].setup.sides > 2:
        return [
            TurnTree(seat, judge.glance, GLANCE_WIDTH, judge.rough, is_late)
            .ends(position)[0]
            .position
            for position in positions
        ]
    closer = set(
        dice.sample(range(len(positions)), round(CLOSER_LOOK_FRACTION * (len(positions) - 1)))
    )
    best: list[Node] = []
    found: list[set[Line]] = []
    gains_by_line: dict[Line, float] = {}
    for number, position in enumerate(positions):
        inside, width = (
            (judge.glance, CLOSER_WIDTH) if number in closer else (judge.rough, GLANCE_WIDTH)
        )
        ends = TurnTree(seat, judge.glance, width, inside, is_late).ends(position)
        before = judge.glance(position, seat)
        gains = {_line(end): end.worth - before for end in ends[:LINES_SHARED]}
        best.append(ends[0])
        found.append(set(gains))
        for line, gain in gains.items():
            gains_by_line[line] = max(gains_by_line.get(line, gain), gain)
    lines = sorted(gains_by_line, key=lambda line: gains_by_line[line], reverse=True)[
        :MAX_LINES_TRIED
    ]
    return [
        _best(position, end, [line for line in lines if line not in known], seat, judge, is_late)
        for position, end, known in zip(positions, best, found, strict=True)
    ]


def _line(end: Node) -> Line:
    actions: list[tuple[AnyOption, ...]] = []
    for position, option in end.steps():
        if position.before is None:
            actions.append((option,))
        else:
            actions[-1] += (option,)
    return tuple(actions)


def _best(
    position: Position,
    found: Node,
    others: Sequence[Line],
    seat: int,
    judge: Judge,
    is_late: Callable[[], bool],
) -> Position:
    """The best end among the one found in this position and those that other lines lead to."""
    best, most = found.position, found.worth
    reached: dict[Line, Position | None] = {}
    for line in others:
        if is_late():
            break
        here: Position | None = position
        for number in range(len(line)):
            way = line[: number + 1]
            if way in reached:
                here = reached[way]
            elif here is not None:
                here = reached[way] = run_if_allowed(here, line[number])
                if here is not None and (worth := judge.glance(here, seat)) > most:
                    best, most = here, worth
    return best
