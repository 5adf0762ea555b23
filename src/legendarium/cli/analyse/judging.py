"""Judges the turns of a record on several cores."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial

from legendarium.bots.tashkalar.analysis import Judgement, judge
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.turns_of_record import Turn
from legendarium.cli.workers import run_in_parallel
from legendarium.table import Record


def judge_all(
    record: Record, turns: Sequence[Turn], level: str, budget: Budget | None, jobs: int
) -> Generator[Judgement, None, None]:
    """Judge every turn with `jobs` processes; yields the judgements as they finish."""
    judging = partial(judge, record, level=level, budget=budget)
    return run_in_parallel(judging, turns, min(jobs, len(turns)))
