"""Turns weighed by what follows them, by the quickest means there is."""

from __future__ import annotations

from random import Random

from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.native.library import library
from legendarium.bots.tashkalar.native.racing import can_race, race
from legendarium.bots.tashkalar.search import weighing
from legendarium.bots.tashkalar.search.weighing import Candidate
from legendarium.bots.tashkalar.worth.judge import Judge


def weigh(
    turns: list[Candidate], seat: int, judge: Judge, dice: Random, clock: Clock
) -> list[Candidate]:
    """The turns by the chance to win after them, best first.

    With a time to keep it is the compiled library that looks ahead, if it was built. With steps to
    count it is Python, so that the same comes out wherever it is asked.
    """
    budget = clock.left()
    compiled = library() if budget.steps is None and budget.seconds is not None else None
    if compiled is None or not all(can_race(one.seen.position) for one in turns):
        return weighing.weigh(turns, seat, judge, dice, clock)
    return race(turns, seat, judge, dice, budget, compiled)
