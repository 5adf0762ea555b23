"""The race between turns, run by the compiled library (`weighing.hpp`)."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from random import Random

from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.native.library import address
from legendarium.bots.tashkalar.native.packing import (
    packed_judge,
    packed_position,
    packed_setup,
    row_of,
)
from legendarium.bots.tashkalar.search.shared_search import (
    CLOSER_LOOK_FRACTION,
    CLOSER_WIDTH,
    GLANCE_WIDTH,
    LINES_SHARED,
    MAX_LINES_TRIED,
)
from legendarium.bots.tashkalar.search.turn_tree import Width
from legendarium.bots.tashkalar.search.weighing import (
    MAX_RACERS,
    MAX_RACERS_BY_TIME,
    NEGLIGIBLE_DIFFERENCE,
    PREPARATION_FRACTION,
    PREPARATION_WEIGHT,
    PRIOR_WORLDS,
    WORLDS_PER_SHUFFLE,
    Candidate,
)
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar.position import Position, Stage

MIN_WORLDS = 16
DROP_STANDARD_ERRORS = 4.0
"""Larger than in Python: with thousands of worlds a turn need not be dropped early, and every world
is one more occasion to drop it by mistake."""
MAX_RESULTS = 1 << 12
"""How many results come back for each turn, from the last worlds."""
FINALIST_WIDTH = Width(actions=4, effects=3, quiet=True, options=8, effect_actions=4)
"""The width of the search for the turns that follow a finalist; before that, GLANCE_WIDTH."""
FINALIST_ENDS = 10
"""How many ends of such a turn are evaluated in full."""
FORECAST_ROUNDS = 2
"""How many rounds every turn is followed for."""
FINALISTS = 5
"""Once this few turns are left, they are followed with FINALIST_WIDTH."""


def race(
    turns: Sequence[Candidate],
    seat: int,
    judge: Judge,
    dice: Random,
    budget: Budget,
    library: ctypes.CDLL,
) -> list[Candidate]:
    """The turns ordered by the chance to win after them, best first, dropped turns last."""
    number = len(turns)
    packed = packed_setup(turns[0].view.position.setup)
    for one in turns:
        packed += packed_position(one.view.position)
    rows = row_of(packed)
    weights, settings = packed_judge(judge), _settings()
    chances = array("d", [one.prior for one in turns])
    stays = row_of(one.stays for one in turns)
    results, worlds = array("d", bytes(8 * MAX_RESULTS * number)), array("q", bytes(8 * number))
    library.weigh(
        address(rows),
        number,
        seat,
        address(weights),
        address(settings),
        address(chances),
        address(stays),
        -1.0 if budget.seconds is None else max(budget.seconds, 1e-6),
        -1 if budget.steps is None else budget.steps,
        dice.getrandbits(64),
        MAX_RESULTS,
        address(results),
        address(worlds),
    )
    racing: list[Candidate] = []
    dropped: list[Candidate] = []
    for place, one in enumerate(turns):
        seen = worlds[place]
        one.prior = chances[place]
        begin = MAX_RESULTS * place
        one.results = list(results[begin : begin + (seen if seen >= 0 else -seen - 1)])
        (racing if seen >= 0 else dropped).append(one)
    racing.sort(key=lambda one: one.chance, reverse=True)
    dropped.sort(key=lambda one: one.chance, reverse=True)
    return racing + dropped


def can_race(position: Position) -> bool:
    """Whether a turn is at its end here, so that it can be raced."""
    return position.before is None and position.stage == Stage.TURNS and not position.actions


def _settings() -> array[float]:
    return array(
        "d",
        (
            *GLANCE_WIDTH.numbers,
            *CLOSER_WIDTH.numbers,
            *(CLOSER_LOOK_FRACTION, LINES_SHARED, MAX_LINES_TRIED),
            *FINALIST_WIDTH.numbers,
            *(FINALIST_ENDS, FORECAST_ROUNDS, FINALISTS),
            *(
                PREPARATION_FRACTION,
                PREPARATION_WEIGHT,
                MAX_RACERS,
                PRIOR_WORLDS,
                WORLDS_PER_SHUFFLE,
                MIN_WORLDS,
                DROP_STANDARD_ERRORS,
                NEGLIGIBLE_DIFFERENCE,
            ),
            *(len(MAX_RACERS_BY_TIME), *(number for pair in MAX_RACERS_BY_TIME for number in pair)),
        ),
    )
