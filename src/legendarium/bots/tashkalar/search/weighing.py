"""Weighs turns against each other by how the opponents could reply, world by world.

First each turn is rated by what it prepares for the seat's next turn if nobody replies, and the
most promising turns are kept. Then these race: the hidden cards are dealt again and again, each
time consistent with everything the seat has seen, and in every such world each turn still in the
race is followed to the next turn of the seat's side, or the one after it. A turn that is
significantly worse than the best one is dropped. The race can stop at any time: after every world
the best turn so far is known.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.search.forecast import forecast_unanswered, forecasts
from legendarium.bots.tashkalar.search.own_turn import EvaluatedTurn, search_own_turn
from legendarium.bots.tashkalar.search.task_turns import task_turns
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View, sample, view

SEARCH_FRACTION = 0.45
"""The largest fraction of the time for searching the seat's own turn. A turn with many ends also
needs time to weigh them; but a turn that is not found cannot be weighed."""
TASK_TURN_FRACTION = 0.2
"""The largest fraction of the remaining time for finding turns that advance a task."""
MAX_CANDIDATES = 120
"""How many of the best turns are considered: often only a forecast shows what a turn prepares and
what it leaves to the opponents."""
PREPARATION_FRACTION = 0.3
"""The largest fraction of the time for rating what the turns prepare; turns not rated in time are
out of the race."""
PREPARATION_WEIGHT = 0.3
"""The weight of what a turn prepares, compared with the mean, in its prior chance."""
MAX_RACERS = 12
"""How many turns enter the race."""
PRIOR_WORLDS = 3.0
"""The prior chance counts as this many worlds: a few worlds are noisy, and the best of many noisy
results is seldom the best turn."""
MAX_RACERS_BY_TIME = ((0.2, 8), (0.4, 5), (0.65, 3), (0.85, 2))
"""Pairs of a fraction of the race's time and the number of turns left in the race after it, so
that time is not wasted on hopeless turns, however many worlds it allows."""
FINALISTS = 2
"""Once this few turns are left, each is followed for two rounds instead of one."""
WORLDS_PER_SHUFFLE = 5
"""How many worlds are dealt from the same shuffled cards, one hand after the other. Together they
cover what an enemy may hold; their mean varies no more than that of eight random worlds."""
MIN_WORLDS = 4
"""How many worlds a turn is followed in before it can be dropped for being behind."""
DROP_STANDARD_ERRORS = 2.5
"""A turn is dropped when it is this many standard errors behind the best one."""
NEGLIGIBLE_DIFFERENCE = 0.002
"""A smaller difference in the chance to win does not count."""


@dataclass(slots=True)
class Candidate:
    """A turn that may be played, and its results in the worlds so far."""

    turn: EvaluatedTurn
    view: View
    """The end of the turn, as the seat sees it."""
    prior: float
    """The chance to win as estimated before any world was tried."""
    results: list[float] = field(default_factory=list)
    """The chance to win in each world."""
    stays: bool = False
    """Whether the turn is never dropped from the race."""

    @property
    def chance(self) -> float:
        """The chance to win after this turn."""
        total = PRIOR_WORLDS * self.prior + sum(self.results)
        return total / (PRIOR_WORLDS + len(self.results))


def turns_to_weigh(
    world: Position,
    seat: int,
    judge: Judge,
    clock: Clock,
    options: Sequence[AnyOption] | None = None,
) -> list[EvaluatedTurn]:
    """The turns that are worth weighing, best first, including those that advance a task."""
    turns = search_own_turn(
        world, seat, judge, clock, options, share=SEARCH_FRACTION, max_ends=MAX_CANDIDATES
    )
    turns += task_turns(world, seat, judge, clock.part(TASK_TURN_FRACTION), turns, options)
    return sorted(turns, key=lambda one: one.worth, reverse=True)


def candidates(turns: Sequence[EvaluatedTurn], seat: int, judge: Judge) -> list[Candidate]:
    """The turns as candidates to be weighed."""
    likely = judge.odds.ends.chance
    return [Candidate(one, view(one.end.position, seat), likely(one.worth)) for one in turns]


def weigh(
    racing: list[Candidate], seat: int, judge: Judge, dice: Random, clock: Clock
) -> list[Candidate]:
    """The turns ordered by the chance to win after them, best first."""
    everybody = list(racing)
    racing = _most_promising(racing, seat, judge, dice, clock)
    clock = clock.part(1.0)
    for seed, further in _deals(dice):
        if clock.is_over() or sum(not one.stays for one in racing) < 2:
            break
        rounds = 2 if len(racing) <= FINALISTS else 1
        # The same shuffled cards for all: they are compared in the same world.
        worlds = [sample(one.view, Random(seed), further) for one in racing]
        results = forecasts(worlds, seat, judge, seed + further, clock.is_late, rounds)
        if clock.is_late():
            # Forecasts that were cut short are not used.
            break
        clock.step(len(racing))
        for one, likely in zip(racing, results, strict=True):
            one.results.append(likely)
        racing = _still_racing(racing, clock.spent())
    dropped = [one for one in everybody if one not in racing]
    best = sorted(racing, key=lambda one: one.chance, reverse=True)
    return best + sorted(dropped, key=lambda one: one.chance, reverse=True)


def _deals(dice: Random) -> Iterator[tuple[int, int]]:
    """For each world: the seed of its shuffled cards, and which hand is dealt from them."""
    while True:
        seed = dice.getrandbits(64)
        for further in range(WORLDS_PER_SHUFFLE):
            yield seed, further


def _most_promising(
    turns: list[Candidate], seat: int, judge: Judge, dice: Random, clock: Clock
) -> list[Candidate]:
    """The most promising turns, by what each prepares for the seat's next turn."""
    turns = sorted(turns, key=lambda one: not one.stays)
    seed = dice.getrandbits(64)
    enough = clock.part(PREPARATION_FRACTION)
    found: list[float] = []
    for one in turns:
        if enough.is_over():
            break
        world = sample(one.view, Random(seed))
        found.append(forecast_unanswered(world, seat, judge, seed, clock.is_late))
        clock.step()
        enough.step()
    if not found or clock.is_late():
        return turns
    mean = sum(found) / len(found)
    del turns[len(found) :]
    for one, likely in zip(turns, found, strict=True):
        one.prior = min(1.0, max(0.0, one.prior + PREPARATION_WEIGHT * (likely - mean)))
    best = sorted(turns, key=lambda one: (one.stays, one.prior), reverse=True)
    return best[:MAX_RACERS]


def _still_racing(racing: list[Candidate], spent: float) -> list[Candidate]:
    """The turns that are still in the race after this fraction of its time."""
    leader = max(racing, key=lambda one: one.chance)
    most = min((left for after, left in MAX_RACERS_BY_TIME if spent >= after), default=len(racing))
    best = sorted(racing, key=lambda one: one.chance, reverse=True)[:most]
    return [
        one
        for one in racing
        if one is leader or one.stays or (one in best and not _is_behind(one, leader))
    ]


def _is_behind(one: Candidate, leader: Candidate) -> bool:
    differences = [a - b for a, b in zip(leader.results, one.results, strict=False)]
    number = len(differences)
    if number < MIN_WORLDS:
        return False
    mean = sum(differences) / number
    variance = sum((each - mean) ** 2 for each in differences) / max(1, number - 1)
    return mean > DROP_STANDARD_ERRORS * math.sqrt(variance / number) + NEGLIGIBLE_DIFFERENCE
