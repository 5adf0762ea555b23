"""Plays every cell on all cores; each process reads the campaign itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from legendarium.authoring.balance.plays import Cell, Record, play_game
from legendarium.campaigns.files import read_campaign
from legendarium.table import BadRequest
from legendarium.taintedgrail.content.faults import ERROR
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.model import Campaign
from legendarium.workers import run_in_parallel

Tracked = Callable[[Iterable["Played"], int, str], Iterable["Played"]]
"""Yields the same items and shows progress, such as a progress bar."""

BATCH_WEIGHT = 500
"""The weight of a batch of games: large enough that distributing batches costs little."""


class Source(NamedTuple):
    """The folder of a campaign, and the fingerprint of what is played."""

    path: str
    digest: str


class Batch(NamedTuple):
    """A range of games of a cell, for one process."""

    source: Source
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
    source: Source, cells: Sequence[Cell], games: int, seed: int, jobs: int, tracked: Tracked
) -> dict[str, list[Record]]:
    """Play this many games of every cell; the records are in order of the games."""
    batches = _batches(source, cells, games, seed)
    played = (one for batch in run_in_parallel(_play_batch, batches, jobs) for one in batch)
    found = sorted(tracked(played, games * len(cells), "games"), key=lambda one: one.number)
    records: dict[str, list[Record]] = {cell.name: [] for cell in cells}
    for one in found:
        records[one.cell].append(one.record)
    return records


def _batches(source: Source, cells: Sequence[Cell], games: int, seed: int) -> list[Batch]:
    """The games in batches, longest games first so that all cores finish together."""
    batches = []
    for cell in sorted(cells, key=lambda one: -one.weight):
        many = max(1, BATCH_WEIGHT // (20 * cell.weight))
        for first in range(0, games, many):
            batches.append(Batch(source, cell, first, min(first + many, games), seed))
    return batches


def _play_batch(batch: Batch) -> list[Played]:
    campaign = _campaign_of(batch.source)
    return [
        Played(batch.cell.name, number, play_game(campaign, batch.cell, number, batch.seed))
        for number in range(batch.first, batch.last)
    ]


@lru_cache(maxsize=1)
def _campaign_of(source: Source) -> Campaign:
    """The campaign, read once in each process."""
    campaign = load_campaign(source.path)
    if campaign.digest != source.digest:
        raise BadRequest("The campaign was changed while it was measured.", "path")
    return campaign
