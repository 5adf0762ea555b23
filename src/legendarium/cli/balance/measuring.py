"""Measures a campaign: plays the games and computes its figures and rows."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from legendarium.cli.balance.cells import all_rows, cells_of, selected
from legendarium.cli.balance.figures import figures
from legendarium.cli.balance.rows import row_json
from legendarium.cli.balance.running import Tracked, load_campaign, play_all
from legendarium.cli.balance.wealth_rows import verses_of
from legendarium.cli.options.campaign_balance import GAMES


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
    records = play_all(request.path, cells, request.games, request.seed, request.jobs, tracked)
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
