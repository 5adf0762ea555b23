"""Measure how fast the rules are."""

from __future__ import annotations

import argparse
import json
from typing import Any

from legendarium.cli.arguments import whole_number

LONG_RUN_GAMES = 10_000
"""How many games `--long` plays."""

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
        "--long",
        action="store_true",
        help=f"also play {LONG_RUN_GAMES} duels: does a game stay as fast?",
    )


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    # Imported here so that help and completion do not load the rules.
    from legendarium.cli.speed import measure
    from legendarium.table import BadRequest

    if options.games < 1:
        raise BadRequest(f"At least 1 game must be played, not {options.games}.", "games")
    figures = measure(options.games, LONG_RUN_GAMES if options.long else 0)
    if options.json:
        print(json.dumps(figures, indent=1))
    else:
        _print_tables(figures)
    return 0


def _print_tables(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    from legendarium.tashkalar.forms import DEFAULT_FORM

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
