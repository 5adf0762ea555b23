"""Judging every turn of a record on several cores."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial

from legendarium.bots.tashkalar.analysis import Judged, judge
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.turns_of_record import Turn
from legendarium.cli.workers import worked
from legendarium.table import Record


def judge_all(
    record: Record, turns: Sequence[Turn], level: str, budget: Budget | None, jobs: int
) -> Generator[Judged, None, None]:
    """Every turn judged, by so many processes, in the order in which they are done with."""
    judging = partial(judge, record, level=level, budget=budget)
    return worked(judging, turns, min(jobs, len(turns)))
