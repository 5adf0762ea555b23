"""Playing every cell on all cores: each process reads the campaign itself."""

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
"""Passes everything on and shows how far it is: the progress bar of a terminal, or nothing."""

AT_ONCE = 500
"""A process is given cells of this weight at once, so that handing out costs little."""

_read: list[Campaign] = []
"""The campaign of this process."""


class Batch(NamedTuple):
    """Some games of a cell, for one process."""

    cell: Cell
    first: int
    last: int
    seed: int


class Played(NamedTuple):
    """A game that was played."""

    cell: str
    number: int
    record: Record


def read(path: str) -> Campaign:
    """The campaign of a folder; BadRequest where it has an error."""
    folder = read_campaign(path)
    found = load(folder.files)
    if found.campaign is None:
        fault = next(one for one in found.faults if one.severity == ERROR)
        raise BadRequest(
            f"{fault.file}:{fault.line}: {fault.message}. "
            "`legendarium campaign check` tells all that is wrong.",
            "path",
        )
    return found.campaign


def play_all(
    path: str, cells: Sequence[Cell], games: int, seed: int, jobs: int, tracked: Tracked
) -> dict[str, list[Record]]:
    """So many games of every cell, in their order whichever process played them."""
    batches = _batches(cells, games, seed)
    played = _here(path, batches) if jobs == 1 else _on_cores(path, batches, jobs)
    found = sorted(tracked(played, games * len(cells), "games"), key=lambda one: one.number)
    records: dict[str, list[Record]] = {cell.name: [] for cell in cells}
    for one in found:
        records[one.cell].append(one.record)
    return records


def cores() -> int:
    """How many processes can work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _batches(cells: Sequence[Cell], games: int, seed: int) -> list[Batch]:
    """The long games first, so that no core waits for the last one."""
    batches = []
    for cell in sorted(cells, key=lambda one: -one.weight):
        many = max(1, AT_ONCE // (20 * cell.weight))
        for first in range(0, games, many):
            batches.append(Batch(cell, first, min(first + many, games), seed))
    return batches


def _here(path: str, batches: Iterable[Batch]) -> Iterator[Played]:
    _begin(path)
    for batch in batches:
        yield from _play(batch)


def _on_cores(path: str, batches: Sequence[Batch], jobs: int) -> Iterator[Played]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _begin_quietly, (path,))
    try:
        waiting: list[Future[list[Played]]] = [pool.submit(_play, batch) for batch in batches]
        for done in as_completed(waiting):
            yield from done.result()
    finally:
        # Waiting keeps the pool alive until it has let go of the games not begun.
        pool.shutdown(wait=True, cancel_futures=True)


def _begin_quietly(path: str) -> None:
    """In a process of its own: only the first one hears the interrupt of a keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _begin(path)


def _begin(path: str) -> None:
    _read[:] = [read(path)]


def _play(batch: Batch) -> list[Played]:
    numbers = range(batch.first, batch.last)
    return [
        Played(batch.cell.name, number, play_game(_read[0], batch.cell, number, batch.seed))
        for number in numbers
    ]
