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
from legendarium.bots.tashkalar.search.together import CLOSER, GLANCE, SOME, TOLD, TRIED
from legendarium.bots.tashkalar.search.turn_tree import Width
from legendarium.bots.tashkalar.search.weighing import (
    ALIKE,
    LEFT,
    PREPARED,
    PREPARING,
    PRIOR,
    RACERS,
    ROUND,
    Candidate,
)
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar.position import Position, Stage

FEWEST = 16
BEHIND = 4.0
"""With thousands of worlds there is no hurry to drop a turn, and many moments to be wrong in."""
KEPT = 1 << 12
"""The results of so many worlds come back for each turn, the last ones."""
THOROUGH = Width(actions=4, effects=3, quiet=True, options=8, begun=4)
"""How closely each turn that follows is searched between the finalists; before, at a glance."""
ENDS = 10
"""So many ends of such a turn are judged in full."""
ROUNDS = 2
"""All turns are followed for so many rounds."""
FINALISTS = 5
"""So many turns are followed thoroughly."""


def race(
    turns: Sequence[Candidate],
    seat: int,
    judge: Judge,
    dice: Random,
    budget: Budget,
    library: ctypes.CDLL,
) -> list[Candidate]:
    """The turns by the chance to win after them, best first, those that were dropped last."""
    number = len(turns)
    packed = packed_setup(turns[0].seen.position.setup)
    for one in turns:
        packed += packed_position(one.seen.position)
    rows = row_of(packed)
    weights, settings = packed_judge(judge), _settings()
    chances = array("d", [one.first for one in turns])
    stays = row_of(one.stays for one in turns)
    results, worlds = array("d", bytes(8 * KEPT * number)), array("q", bytes(8 * number))
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
        KEPT,
        address(results),
        address(worlds),
    )
    racing: list[Candidate] = []
    dropped: list[Candidate] = []
    for place, one in enumerate(turns):
        seen = worlds[place]
        one.first = chances[place]
        begin = KEPT * place
        one.results = list(results[begin : begin + (seen if seen >= 0 else -seen - 1)])
        (racing if seen >= 0 else dropped).append(one)
    racing.sort(key=lambda one: one.chance, reverse=True)
    dropped.sort(key=lambda one: one.chance, reverse=True)
    return racing + dropped


def can_race(position: Position) -> bool:
    """Whether a turn has come to its end here, so that it can be raced from."""
    return position.before is None and position.stage == Stage.TURNS and not position.actions


def _settings() -> array[float]:
    return array(
        "d",
        (
            *GLANCE.numbers,
            *CLOSER.numbers,
            *(SOME, TOLD, TRIED),
            *THOROUGH.numbers,
            *(ENDS, ROUNDS, FINALISTS),
            *(PREPARING, PREPARED, RACERS, PRIOR, ROUND, FEWEST, BEHIND, ALIKE),
            *(len(LEFT), *(number for pair in LEFT for number in pair)),
        ),
    )
