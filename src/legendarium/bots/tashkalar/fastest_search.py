"""Searches and weighs turns with the fastest implementation that fits the budget.

With a time limit this is the compiled library, if it is built and can play the form. With a limit
of steps it is Python, so that the result is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import CDLL
from random import Random

from legendarium.bots.tashkalar.budget import Budget, Clock
from legendarium.bots.tashkalar.native.library import library_for
from legendarium.bots.tashkalar.native.own_turn import native_turns_to_weigh
from legendarium.bots.tashkalar.native.racing import can_race, race
from legendarium.bots.tashkalar.native.turns import can_search
from legendarium.bots.tashkalar.search import weighing
from legendarium.bots.tashkalar.search.own_turn import EvaluatedTurn
from legendarium.bots.tashkalar.search.weighing import Candidate
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup


def turns_to_weigh(
    world: Position,
    seat: int,
    judge: Judge,
    clock: Clock,
    options: Sequence[AnyOption] | None = None,
) -> list[EvaluatedTurn]:
    """The turns that are worth weighing, best first."""
    compiled = _compiled(world.setup, clock.left())
    if compiled is not None and can_search(world):
        turns = native_turns_to_weigh(world, seat, judge, clock, compiled)
        if turns:
            return turns
    return weighing.turns_to_weigh(world, seat, judge, clock, options)


def weigh(
    turns: list[Candidate], seat: int, judge: Judge, dice: Random, clock: Clock
) -> list[Candidate]:
    """The turns ordered by the chance to win after them, best first."""
    budget = clock.left()
    compiled = _compiled(turns[0].view.position.setup, budget)
    if compiled is None or not all(can_race(one.view.position) for one in turns):
        return weighing.weigh(turns, seat, judge, dice, clock)
    return race(turns, seat, judge, dice, budget, compiled)


def _compiled(setup: Setup, budget: Budget) -> CDLL | None:
    is_timed = budget.steps is None and budget.seconds is not None
    return library_for(setup) if is_timed else None
