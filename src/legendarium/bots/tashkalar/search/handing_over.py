"""Decides when to hand the rest of a turn over to the partner (rule 12T.5).

The partner may then only place pieces, but knows their own hand. So this is considered once only
placing is left, by comparing the partner's placements with the seat's own in a few worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from legendarium.bots.tashkalar.search.turn_tree import Step
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar import turn
from legendarium.tashkalar.options import HAND_OVER, AnyOption, Place
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View, sample, view

WORLDS_COMPARED = 4
MIN_GAIN = 0.03
"""The gain in worth that justifies a hand-over, which cannot be undone."""


def with_hand_over(seen: View, steps: Sequence[Step], judge: Judge, chance: Random) -> list[Step]:
    """The steps, cut short by a hand-over where the team gains from it."""
    first = _only_placing(steps)
    if not seen.position.setup.teams or first is None:
        return list(steps)
    position = steps[first][0]
    asked = turn.question(position)
    if position.handed_over or asked is None or HAND_OVER not in asked.options:
        return list(steps)
    own = [option for _, option in steps[first:] if isinstance(option, Place)]
    gain = 0.0
    for _ in range(WORLDS_COMPARED):
        world = sample(view(position, seen.seat), chance)
        gain += _placed_by_partner(world, judge) - _placed(world, own, judge)
    if gain / WORLDS_COMPARED < MIN_GAIN:
        return list(steps)
    return [*steps[:first], (position, HAND_OVER)]


def _only_placing(steps: Sequence[Step]) -> int | None:
    """The step from which all actions place pieces; None if the last action does not."""
    first = None
    for number in range(len(steps) - 1, -1, -1):
        position, option = steps[number]
        if option == turn.END_TURN:
            continue
        if not isinstance(option, Place) or position.before is not None:
            break
        first = number
    return first


def _placed(world: Position, options: Sequence[AnyOption], judge: Judge) -> float:
    for option in options:
        world = turn.take(world, option)
    return _for_team(world, judge)


def _placed_by_partner(world: Position, judge: Judge) -> float:
    """The worth for the team after the partner's best placements."""
    position = turn.take(world, HAND_OVER)
    while (asked := turn.question(position)) is not None and asked.seat != world.seat:
        partner = asked.seat
        reached = [turn.take(position, option) for option in asked.options]
        position = max(reached, key=lambda one: judge.quick(one, partner))
    return _for_team(position, judge)


def _for_team(position: Position, judge: Judge) -> float:
    """The worth for the team, counting both hands."""
    owner = position.seat
    partner = position.setup.partner(owner)
    return judge.quick(position, owner) + judge.hand(position, partner)
