"""Plays every cell on all cores; each process reads the campaign itself."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import NamedTuple

from legendarium.cli.balance.plays import Cell, Record, play_game
from legendarium.cli.campaign_files import read_campaign
from legendarium.table import BadRequest
from legendarium.taintedgrail.content.faults import ERROR
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.model import Campaign

Tracked = Callable[[Iterable["Played"], int, str], Iterable["Played"]]
"""Yields the same items and shows progress, such as a progress bar."""

BATCH_WEIGHT = 500
"""The weight of a batch of games: large enough that distributing batches costs little."""

_campaign: list[Campaign] = []
"""The campaign of this process."""


class Batch(NamedTuple):
    """A range of games of a cell, for one process."""

    cell: Cell
    first: int
    last: int
    seed: int


class Played(NamedTuple):
    """A completed game."""

    cell: str
    number: int
    record: Record


def load_campaign(path: str) -> Campaign:
    """The campaign in a folder; BadRequest if it has an error."""
    folder = read_campaign(path)
    found = load(folder.files)
    if found.campaign is None:
        fault = next(one for one in found.faults if one.severity == ERROR)
        raise BadRequest(
            f"{fault.file}:{fault.line}: {fault.message}. "
            "Run `legendarium campaign check` to list every problem.",
            "path",
        )
    return found.campaign


def play_all(
    path: str, cells: Sequence[Cell], games: int, seed: int, jobs: int, tracked: Tracked
) -> dict[str, list[Record]]:
    """Play this many games of every cell; the records are in order of the games."""
    batches = _batches(cells, games, seed)
    played = _in_this_process(path, batches) if jobs == 1 else _in_processes(path, batches, jobs)
    found = sorted(tracked(played, games * len(cells), "games"), key=lambda one: one.number)
    records: dict[str, list[Record]] = {cell.name: [] for cell in cells}
    for one in found:
        records[one.cell].append(one.record)
    return records


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _batches(cells: Sequence[Cell], games: int, seed: int) -> list[Batch]:
    """The games in batches, longest games first so that all cores finish together."""
    batches = []
    for cell in sorted(cells, key=lambda one: -one.weight):
        many = max(1, BATCH_WEIGHT // (20 * cell.weight))
        for first in range(0, games, many):
            batches.append(Batch(cell, first, min(first + many, games), seed))
    return batches


def _in_this_process(path: str, batches: Iterable[Batch]) -> Iterator[Played]:
    _prepare_process(path)
    for batch in batches:
        yield from _play_batch(batch)


def _in_processes(path: str, batches: Sequence[Batch], jobs: int) -> Iterator[Played]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _start_worker, (path,))
    try:
        waiting: list[Future[list[Played]]] = [pool.submit(_play_batch, batch) for batch in batches]
        for done in as_completed(waiting):
            yield from done.result()
    finally:
        # Waiting keeps the pool alive until the pending games are cancelled.
        pool.shutdown(wait=True, cancel_futures=True)


def _start_worker(path: str) -> None:
    """Prepare a worker; only the main process handles a keyboard interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _prepare_process(path)


def _prepare_process(path: str) -> None:
    _campaign[:] = [load_campaign(path)]


def _play_batch(batch: Batch) -> list[Played]:
    numbers = range(batch.first, batch.last)
    return [
        Played(batch.cell.name, number, play_game(_campaign[0], batch.cell, number, batch.seed))
        for number in numbers
    ]
