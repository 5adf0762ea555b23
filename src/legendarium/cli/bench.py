"""Measure how fast the rules are."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table

from legendarium.cli.arguments import whole_number
from legendarium.cli.progress import tracked
from legendarium.cli.speed import (
    SETUPS,
    Rate,
    beside_chess,
    bytes_per_position,
    middle_game,
    random_play,
)
from legendarium.table import BadRequest

LONG = 10_000
"""How many games `--long` plays."""
WINDOW = 100
"""How many of them the first and the last figure are taken from."""


_RATES = {
    "decisions_per_second": "decisions/s",
    "games_per_second": "games/s",
    "decisions_per_game": "decisions/game",
    "options_per_decision": "options",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--games", type=whole_number, default=100, metavar="N", help="random games of each form"
    )
    parser.add_argument(
        "--long", action="store_true", help=f"also play {LONG} duels: does a game stay as fast?"
    )


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    if options.games < 1:
        raise BadRequest(f"At least 1 game must be played, not {options.games}.", "games")
    figures = measure(options.games, LONG if options.long else 0)
    if options.json:
        print(json.dumps(figures, indent=1))
    else:
        _print_tables(figures)
    return 0


def measure(games: int, long_games: int = 0) -> dict[str, Any]:
    """Every figure, as a JSON object."""
    setups = tracked(SETUPS.items(), len(SETUPS), "random play")
    forms = {name: random_play(setup, range(games)).to_json() for name, setup in setups}
    duel = SETUPS["duel"]
    few = range(min(games, 40))
    figures: dict[str, Any] = {
        "python": platform.python_version(),
        "games": games,
        "random_play": forms,
        "chess": _compared(beside_chess(games)),
        "middle_game": middle_game(duel, few),
        "bytes_per_position": bytes_per_position(duel, few),
    }
    if long_games:
        figures["long"] = flatness(long_games)
    return figures


def _compared(rates: tuple[Rate, Rate] | None) -> dict[str, Any]:
    """Random play of python-chess, and how many times as fast the duels beside it were."""
    if rates is None:
        return {"note": "python-chess is not installed, so there is nothing to compare with"}
    duels, chess = (rate.to_json() for rate in rates)
    ratio = duels["decisions_per_second"] / chess["decisions_per_second"]
    return {**chess, "duel_to_chess": round(ratio, 2)}


def flatness(games: int) -> dict[str, Any]:
    """Milliseconds a random duel takes, first and last in a long row of games."""
    seeds = tracked(range(games), games, "a long row")
    rates = [random_play(SETUPS["duel"], [seed]) for seed in seeds]
    first, last = _total(rates[:WINDOW]), _total(rates[-WINDOW:])
    return {
        "games": games,
        "first_games_ms": round(first.seconds / first.games * 1e3, 2),
        "last_games_ms": round(last.seconds / last.games * 1e3, 2),
        # Games differ in length; a decision is the steadier measure.
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
    print(chess.get("note") or f"duel to chess, decisions a second: {chess['duel_to_chess']}")
    single = Table("a middle-game position of a duel")
    single.add_column(justify="right")
    for name, value in figures["middle_game"].items():
        single.add_row(name.replace("_us", ", µs").replace("_", " "), f"{value:,}")
    for name, value in figures["bytes_per_position"].items():
        single.add_row(f"bytes, {name.replace('_', ' ')}", f"{value:,}")
    for name, value in figures.get("long", {}).items():
        single.add_row(f"a long row: {name.replace('_', ' ')}", f"{value:,}")
    console.print(single)
