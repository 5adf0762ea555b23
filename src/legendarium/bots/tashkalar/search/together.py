"""The best turns from positions that are much alike, looked for together.

What a search finds in one of them is tried in the others: that takes a small part of the time of a
search, and each of them gets the best of what all searches have found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from legendarium.bots.tashkalar.search.turn_tree import Reached, TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.table import Option
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.turn import run_if_allowed

GLANCE = Width(actions=1, effects=1, quiet=False, options=3, begun=2)
"""How closely a turn is looked at in most of the positions."""
CLOSER = Width(actions=2, effects=2, quiet=False, options=6, begun=3)
"""How closely it is looked at in some of them, drawn by chance."""
SOME = 0.5
"""The part of the positions that gets the closer look."""
TOLD = 4
"""So many of the turns that a search finds are tried in the other positions."""
TRIED = 24
"""So many turns at most are tried in a position."""

Line = tuple[tuple[Option, ...], ...]
"""A turn, action by action, each with all its answers."""


def best_turns(
    positions: Sequence[Position],
    seat: int,
    judge: Judge,
    dice: Random,
    is_late: Callable[[], bool] = lambda: False,
) -> list[Position]:
    """For each position, the end of the best turn of the seat, which is to move in all of them.

    Actions may be left. With more than two sides a glance is all: whom an enemy hits hangs on
    little there, and games were lost by foreseeing it more closely. Once `is_late`, it hurries.
    """
    if len(positions) == 1 or positions[0].setup.sides > 2:
        return [
            TurnTree(seat, judge.glance, GLANCE, judge.rough, is_late).ends(position)[0].position
            for position in positions
        ]
    closer = set(dice.sample(range(len(positions)), round(SOME * (len(positions) - 1))))
    best: list[Reached] = []
    found: list[set[Line]] = []
    told: dict[Line, float] = {}
    for number, position in enumerate(positions):
        inside, width = (judge.glance, CLOSER) if number in closer else (judge.rough, GLANCE)
        ends = TurnTree(seat, judge.glance, width, inside, is_late).ends(position)
        before = judge.glance(position, seat)
        gains = {_line(end): end.worth - before for end in ends[:TOLD]}
        best.append(ends[0])
        found.append(set(gains))
        for line, gain in gains.items():
            told[line] = max(told.get(line, gain), gain)
    lines = sorted(told, key=lambda line: told[line], reverse=True)[:TRIED]
    return [
        _best(position, end, [line for line in lines if line not in known], seat, judge, is_late)
        for position, end, known in zip(positions, best, found, strict=True)
    ]


def _line(end: Reached) -> Line:
    actions: list[tuple[Option, ...]] = []
    for position, option in end.steps():
        if position.before is None:
            actions.append((option,))
        else:
            actions[-1] += (option,)
    return tuple(actions)


def _best(
    position: Position,
    found: Reached,
    others: Sequence[Line],
    seat: int,
    judge: Judge,
    is_late: Callable[[], bool],
) -> Position:
    """The best of what was found in this position and of what the other lines lead to from it."""
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
