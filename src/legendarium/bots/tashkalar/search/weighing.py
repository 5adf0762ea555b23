"""Turns weighed against each other by what the others could answer, world by world.

First a look at what each turn has prepared for the seat's next one, if nobody answered: the most
promising go on. Then the hidden cards are dealt again and again, each time consistent with
everything the seat has seen. In every such world each turn that is still in the race is followed to
the next turn of the seat's side, or the one after it. A turn that falls behind the best one by more
than chance explains is dropped. It can be stopped at any moment: the best so far is known after
every world.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.search.forecast import forecasts, unanswered
from legendarium.bots.tashkalar.search.own_turn import Looked, closer_look
from legendarium.bots.tashkalar.search.striving import striving_turns
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.table import Option
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View, sample, view

SEARCHING = 0.45
"""The own turn is searched for this share of the time at most: where it has very many ends, most
is to be weighed, too; but what was not found is not weighed either."""
STRIVING = 0.2
"""Of the rest, turns that strive for a task are looked for in this share at most."""
CANDIDATES = 120
"""So many of the best turns are worth a thought: what a turn prepares, and what it leaves to the
others, is often seen in what follows alone."""
PREPARING = 0.3
"""What the turns prepare is looked at for this share of the time at most; turns that it was not
reached for are out of the race."""
PREPARED = 0.3
"""So much is added to the chance of a turn for every 1 that it has prepared more than the mean."""
RACERS = 12
"""So many of the turns are then weighed against each other."""
PRIOR = 3.0
"""The judgement before any world was looked at counts like so many worlds: a few worlds are noisy,
and the best of many noisy turns is seldom the best turn."""
LEFT = ((0.2, 8), (0.4, 5), (0.65, 3), (0.85, 2))
"""After this share of the race's time, so many turns at most are left in it: the time must not all
go to turns that are out of the question, whether it is enough for ten worlds or for a hundred."""
FINALISTS = 2
"""Once so many turns are left, each is followed for two rounds instead of one."""
ROUND = 5
"""So many worlds are dealt from the same shuffled cards, one hand after the other: what an enemy
may hold is in one of them, and the mean of the five varies as that of eight would."""
FEWEST = 4
"""So many worlds are looked at before a turn is dropped for being far behind."""
BEHIND = 2.5
"""That is, so many standard errors behind the best."""
ALIKE = 0.002
"""A smaller difference in chance is none."""


@dataclass(slots=True)
class Candidate:
    """A turn that may be played, and how it did in the worlds so far."""

    looked: Looked
    seen: View
    """Its end, as the seat sees it."""
    first: float
    """The chance to win before the answers of the others were looked at."""
    results: list[float] = field(default_factory=list)
    """The chance to win in each world."""
    stays: bool = False
    """Whether it is followed to the last world, however it does."""

    @property
    def chance(self) -> float:
        """The chance to win after this turn."""
        total = PRIOR * self.first + sum(self.results)
        return total / (PRIOR + len(self.results))


def worth_weighing(
    world: Position,
    seat: int,
    judge: Judge,
    clock: Clock,
    options: Sequence[Option] | None = None,
) -> list[Looked]:
    """The turns that are worth a thought, those among them that strive for a task; best first."""
    looked = closer_look(world, seat, judge, clock, options, share=SEARCHING, closer=CANDIDATES)
    looked += striving_turns(world, seat, judge, clock.part(STRIVING), looked, options)
    return sorted(looked, key=lambda one: one.worth, reverse=True)


def candidates(looked: Sequence[Looked], seat: int, judge: Judge) -> list[Candidate]:
    """The ends of a turn, to be weighed."""
    likely = judge.odds.ends.chance
    return [Candidate(one, view(one.end.position, seat), likely(one.worth)) for one in looked]


def weigh(
    racing: list[Candidate], seat: int, judge: Judge, dice: Random, clock: Clock
) -> list[Candidate]:
    """The turns by the chance to win after them, best first."""
    everybody = list(racing)
    racing = _prepared(racing, seat, judge, dice, clock)
    clock = clock.part(1.0)
    for seed, further in _deals(dice):
        if clock.is_over() or sum(not one.stays for one in racing) < 2:
            break
        rounds = 2 if len(racing) <= FINALISTS else 1
        # The same shuffled cards for all: they are compared in the same world.
        worlds = [sample(one.seen, Random(seed), further) for one in racing]
        results = forecasts(worlds, seat, judge, seed + further, clock.is_late, rounds)
        if clock.is_late():
            # What was foreseen in a hurry counts for nobody.
            break
        clock.step(len(racing))
        for one, likely in zip(racing, results, strict=True):
            one.results.append(likely)
        racing = _still_racing(racing, clock.spent())
    dropped = [one for one in everybody if one not in racing]
    best = sorted(racing, key=lambda one: one.chance, reverse=True)
    return best + sorted(dropped, key=lambda one: one.chance, reverse=True)


def _deals(dice: Random) -> Iterator[tuple[int, int]]:
    """World after world: the seed of its shuffled cards, and how far on they are dealt."""
    while True:
        seed = dice.getrandbits(64)
        for further in range(ROUND):
            yield seed, further


def _prepared(
    turns: list[Candidate], seat: int, judge: Judge, dice: Random, clock: Clock
) -> list[Candidate]:
    """The most promising turns, by what each has prepared for the seat's next one."""
    turns = sorted(turns, key=lambda one: not one.stays)
    seed = dice.getrandbits(64)
    enough = clock.part(PREPARING)
    found: list[float] = []
    for one in turns:
        if enough.is_over():
            break
        world = sample(one.seen, Random(seed))
        found.append(unanswered(world, seat, judge, seed, clock.is_late))
        clock.step()
        enough.step()
    if not found or clock.is_late():
        return turns
    mean = sum(found) / len(found)
    del turns[len(found) :]
    for one, likely in zip(turns, found, strict=True):
        one.first = min(1.0, max(0.0, one.first + PREPARED * (likely - mean)))
    best = sorted(turns, key=lambda one: (one.stays, one.first), reverse=True)
    return best[:RACERS]


def _still_racing(racing: list[Candidate], spent: float) -> list[Candidate]:
    """The turns that are still in the race after this share of its time."""
    leader = max(racing, key=lambda one: one.chance)
    most = min((left for after, left in LEFT if spent >= after), default=len(racing))
    best = sorted(racing, key=lambda one: one.chance, reverse=True)[:most]
    return [
        one
        for one in racing
        if one is leader or one.stays or (one in best and not _is_behind(one, leader))
    ]


def _is_behind(one: Candidate, leader: Candidate) -> bool:
    differences = [a - b for a, b in zip(leader.results, one.results, strict=False)]
    number = len(differences)
    if number < FEWEST:
        return False
    mean = sum(differences) / number
    variance = sum((each - mean) ** 2 for each in differences) / max(1, number - 1)
    return mean > BEHIND * math.sqrt(variance / number) + ALIKE
