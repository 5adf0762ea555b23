"""Judging every turn of a record on several cores, in the order of the turns."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from legendarium.bots.tashkalar.analysis import Judged, judge
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.turns_of_record import Turn
from legendarium.table import Record


def judge_all(
    record: Record, turns: Sequence[Turn], level: str, budget: Budget | None, jobs: int
) -> Iterator[Judged]:
    """Every turn judged, by so many processes."""
    judging = partial(judge, record, level=level, budget=budget)
    if jobs == 1 or len(turns) < 2:
        yield from map(judging, turns)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(turns)), context, _begin_quietly)
    try:
        yield from pool.map(judging, turns)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin_quietly() -> None:
    """In a process of its own: only the first one hears the interrupt of a keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
