"""Let bots play many games by themselves and count how they end."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from legendarium.bots.tashkalar import check_name
from legendarium.bots.tashkalar.selfplay import Result, play_games
from legendarium.cli.arguments import refuse_arguments_of_other_games
from legendarium.cli.progress_bar import tracked
from legendarium.table import BadRequest
from legendarium.tashkalar.forms import DEFAULT_FORM
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup

GAME_ARGUMENTS = {
    "tash-kalar": ("form", "teams", "schools"),
    "tainted-grail": ("players", "mode"),
}
"""Arguments that belong to arguments one game."""


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    refuse_arguments_of_other_games(options, GAME_ARGUMENTS)
    if options.game == "tainted-grail":
        # Imported late: each game loads arguments its own modules.
        from legendarium.cli.tale import selfplay

        return selfplay.run(options)
    names = _listed(options.bots or "greedy,random")
    for name in names:
        check_name(name)
    setup = _setup(options, names)
    if options.games < 1:
        raise BadRequest(f"At least 1 game must be played, not {options.games}.", "games")
    begun = time.perf_counter()
    games = play_games(setup, names, options.games, options.seed)
    results = list(tracked(games, options.games, f"{setup.form}: {' - '.join(names)}"))
    report = summary(setup, names, results, options.seed, time.perf_counter() - begun)
    if options.json:
        print(json.dumps(report, indent=1))
    else:
        _print_table(report)
    return 0


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _setup(options: argparse.Namespace, names: Sequence[str]) -> Setup:
    """The setup with a school for each seat: the named ones, or the first ones."""
    if options.teams and len(names) not in (2, 4):
        raise BadRequest(f"Teams take 2 bots, or 4, not {len(names)}.", "bots")
    seats = 4 if options.teams else len(names)
    schools = _listed(options.schools) if options.schools else list(COLOUR_OF_SCHOOL)[:seats]
    setup = Setup(options.form or DEFAULT_FORM, tuple(schools), options.teams)
    if setup.seats != seats:
        raise BadRequest(f"There are {setup.seats} schools for {seats} seats.", "schools")
    return setup


def summary(
    setup: Setup, names: Sequence[str], results: Sequence[Result], seed: int, seconds: float
) -> dict[str, Any]:
    """The results as a JSON object."""
    decisions = [result.decisions for result in results]
    return {
        "form": setup.form,
        "teams": setup.teams,
        "schools": list(setup.schools),
        "games": len(results),
        "seed": seed,
        "bots": [
            {"bot": name, "wins": round(sum(result.wins(bot) for result in results), 3)}
            for bot, name in enumerate(names)
        ],
        "shared_victories": sum(result.is_shared for result in results),
        "decisions": _spread(decisions),
        "turns": _spread([result.turns for result in results]),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(sum(decisions) / seconds),
        "games_per_second": round(len(results) / seconds, 3),
    }


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    mean = round(sum(numbers) / len(numbers), 2)
    return {"mean": mean, "min": min(numbers), "max": max(numbers)}


def _print_table(report: dict[str, Any]) -> None:
    teams = " in teams" if report["teams"] else ""
    print(f"{report['games']} games of {report['form']}{teams}")
    table = Table("bot")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    for row in report["bots"]:
        table.add_row(row["bot"], f"{row['wins']:g}", f"{row['wins'] / report['games']:.1%}")
    Console().print(table)
    for what in ("decisions", "turns"):
        spread = report[what]
        print(f"{what} a game: {spread['mean']:g} ({spread['min']} to {spread['max']})")
    print(f"decisions a second: {report['decisions_per_second']}")
