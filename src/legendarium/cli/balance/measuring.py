"""Playing and working out: from the folder of a campaign to its figures and rows."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from legendarium.cli.balance.cells import cells_of, chosen, every_row
from legendarium.cli.balance.figures import figures
from legendarium.cli.balance.rows import measured
from legendarium.cli.balance.running import Tracked, play_all, read
from legendarium.cli.balance.wealth_rows import verses_of

GAMES = 500
"""How many games of each cell are played unless another number is given."""


class Asked(NamedTuple):
    """What to measure, and how."""

    path: str
    games: int = GAMES
    jobs: int = 1
    seed: int = 1
    only: Sequence[str] = ()


def measure(asked: Asked, tracked: Tracked) -> dict[str, Any]:
    """Everything that was asked for, as a JSON object: table and report are made of it alone."""
    campaign = read(asked.path)
    rows = chosen(every_row(campaign), asked.only)
    cells = cells_of(rows)
    begun = time.perf_counter()
    records = play_all(asked.path, cells, asked.games, asked.seed, asked.jobs, tracked)
    found = {cell.name: figures(cell, records[cell.name]) for cell in cells}
    return {
        "campaign": campaign.id,
        "version": campaign.version,
        "games": asked.games,
        "seed": asked.seed,
        "seconds": round(time.perf_counter() - begun, 1),
        "verses": verses_of(campaign),
        "rows": [measured(row, found) for row in rows],
        "cells": found,
    }
