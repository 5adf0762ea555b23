"""Measures a campaign: selects the rows of the table, plays their cells, computes the figures."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from legendarium.authoring.balance.chapter_rows import chapter_rows
from legendarium.authoring.balance.encounter_rows import encounter_rows
from legendarium.authoring.balance.figures import figures
from legendarium.authoring.balance.options import GAMES
from legendarium.authoring.balance.plays import Cell
from legendarium.authoring.balance.rows import Row, row_json
from legendarium.authoring.balance.running import Source, Tracked, load_campaign, play_all
from legendarium.authoring.balance.wealth_rows import verses_of
from legendarium.table import BadRequest
from legendarium.taintedgrail.content.model import Campaign
from legendarium.workers import cores


def all_rows(campaign: Campaign) -> list[Row]:
    """All rows of the table, from top to bottom."""
    return [*encounter_rows(campaign), *chapter_rows(campaign)]


def selected(rows: Sequence[Row], only: Sequence[str]) -> list[Row]:
    """The rows whose names are given or begin with a given name; all rows if none is given."""
    for name in only:
        if not any(_is_named(row, name) for row in rows):
            known = ", ".join(row.name for row in rows)
            raise BadRequest(f"There is no row {name!r}; choose from {known}.", "only")
    return [row for row in rows if not only or any(_is_named(row, name) for name in only)]


def _is_named(row: Row, name: str) -> bool:
    return row.name == name or row.name.startswith(f"{name.rstrip('-')}-")


def cells_of(rows: Iterable[Row]) -> list[Cell]:
    """The cells that these rows need, each once."""
    return list({cell.name: cell for row in rows for cell in row.cells}.values())


class MeasureRequest(NamedTuple):
    """What to measure, and how."""

    path: str
    games: int = GAMES
    jobs: int = 1
    seed: int = 1
    only: Sequence[str] = ()


def measure(request: MeasureRequest, tracked: Tracked) -> dict[str, Any]:
    """The measurement as a JSON object, from which the table and the report are made."""
    campaign = load_campaign(request.path)
    rows = selected(all_rows(campaign), request.only)
    cells = cells_of(rows)
    started = time.perf_counter()
    source = Source(request.path, campaign.digest)
    records = play_all(source, cells, request.games, request.seed, request.jobs, tracked)
    found = {cell.name: figures(cell, records[cell.name]) for cell in cells}
    return {
        "campaign": campaign.id,
        "version": campaign.version,
        "games": request.games,
        "seed": request.seed,
        "seconds": round(time.perf_counter() - started, 1),
        "verses": verses_of(campaign),
        "rows": [row_json(row, found) for row in rows],
        "cells": found,
    }


def measure_request(options: argparse.Namespace) -> MeasureRequest:
    """The request made by the arguments; BadRequest if they are invalid."""
    if options.games < 1:
        raise BadRequest(f"At least 1 game must be played, not {options.games}.", "games")
    if options.jobs < 0:
        raise BadRequest(f"At least 1 process must play, not {options.jobs}.", "jobs")
    jobs = options.jobs or cores()
    return MeasureRequest(options.path, options.games, jobs, options.seed, tuple(options.only))
