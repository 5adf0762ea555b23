"""Measure how fast the rules are."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table

from legendarium.cli.options.bench import LONG_RUN_GAMES
from legendarium.cli.progress import tracked
from legendarium.cli.speed import (
    DUEL,
    SETUPS,
    Rate,
    bytes_per_position,
    duels_and_chess,
    middle_game,
    random_play,
)
from legendarium.table import BadRequest
from legendarium.tashkalar.forms import DEFAULT_FORM

GAMES_COMPARED = 100
"""How many games at each end of a long run are compared."""


_RATES = {
    "decisions_per_second": "decisions/s",
    "games_per_second": "games/s",
    "decisions_per_game": "decisions/game",
    "options_per_decision": "options",
}


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    if options.games < 1:
        raise BadRequest(f"At least 1 game must be played, not {options.games}.", "games")
    figures = measure(options.games, LONG_RUN_GAMES if options.long else 0)
    if options.json:
        print(json.dumps(figures, indent=1))
    else:
        _print_tables(figures)
    return 0


def measure(games: int, long_games: int = 0) -> dict[str, Any]:
    """Every figure, as a JSON object."""
    setups = tracked(SETUPS.items(), len(SETUPS), "random play")
    forms = {name: random_play(setup, range(games)).to_json() for name, setup in setups}
    few = range(min(games, 40))
    figures: dict[str, Any] = {
        "python": platform.python_version(),
        "games": games,
        "random_play": forms,
        "chess": _compared(duels_and_chess(games)),
        "middle_game": middle_game(DUEL, few),
        "bytes_per_position": bytes_per_position(DUEL, few),
    }
    if long_games:
        figures["long"] = long_run(long_games)
    return figures


def _compared(rates: tuple[Rate, Rate] | None) -> dict[str, Any]:
    """The rate of random chess with python-chess, and how many times faster duels are."""
    if rates is None:
        return {"note": "python-chess is not installed, so there is nothing to compare with"}
    duels, chess = (rate.to_json() for rate in rates)
    ratio = duels["decisions_per_second"] / chess["decisions_per_second"]
    return {**chess, "duel_to_chess": round(ratio, 2)}


def long_run(games: int) -> dict[str, Any]:
    """The time per random duel at the start and at the end of a long run."""
    seeds = tracked(range(games), games, "a long row")
    rates = [random_play(DUEL, [seed]) for seed in seeds]
    first, last = _total(rates[:GAMES_COMPARED]), _total(rates[-GAMES_COMPARED:])
    return {
        "games": games,
        "first_games_ms": round(first.seconds / first.games * 1e3, 2),
        "last_games_ms": round(last.seconds / last.games * 1e3, 2),
        # Games differ in length, so the time per decision is steadier.
        "first_decisions_us": round(first.seconds / first.decisions * 1e6, 2),
        "last_decisions_us": round(last.seconds / last.decisions * 1e6, 2),
    }


def _total(rates: Iterable[Rate]) -> Rate:
    total = Rate()
    for rate in rates:
        total += rate
    return total


def _print_tables(figures: dict[str, Any]) -> None:
    table = Table("random play")
    for heading in _RATES.values():
        table.add_column(heading, justify="right")
    for name, rate in figures["random_play"].items():
        table.add_row(name, *(f"{rate[key]:,}" for key in _RATES))
    chess = figures["chess"]
    if "note" not in chess:
        table.add_row("python-chess", *(f"{chess[key]:,}" for key in _RATES))
    console = Console()
    console.print(table)
    print(
        chess.get("note")
        or f"{DEFAULT_FORM} to chess, decisions a second: {chess['duel_to_chess']}"
    )
    single = Table(f"a middle-game position of a {DEFAULT_FORM}")
    single.add_column(justify="right")
    for name, value in figures["middle_game"].items():
        single.add_row(name.replace("_us", ", µs").replace("_", " "), f"{value:,}")
    for name, value in figures["bytes_per_position"].items():
        single.add_row(f"bytes, {name.replace('_', ' ')}", f"{value:,}")
    for name, value in figures.get("long", {}).items():
        single.add_row(f"a long row: {name.replace('_', ' ')}", f"{value:,}")
    console.print(single)
