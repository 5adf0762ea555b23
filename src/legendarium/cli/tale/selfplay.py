"""`legendarium selfplay --game tainted-grail`: bots play the first chapter many times."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from legendarium.bots.taintedgrail import check_name
from legendarium.bots.taintedgrail.selfplay import Result, play_chapter
from legendarium.cli.progress_bar import tracked
from legendarium.cli.tale.bots import DEFAULT_BOT
from legendarium.cli.tale.library import own_library
from legendarium.cli.tale.seating import read_mode
from legendarium.locale import Words
from legendarium.table import BadRequest
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.setup import MAX_PLAYERS, MODES


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    bot = options.bots or DEFAULT_BOT
    check_name(bot)
    players = 1 if options.players is None else options.players
    if not 1 <= players <= MAX_PLAYERS:
        raise BadRequest(f"One to {MAX_PLAYERS} characters can play, not {players}.", "players")
    if options.games < 1:
        raise BadRequest(f"At least 1 game must be played, not {options.games}.", "games")
    mode = MODES[0] if options.mode is None else read_mode(Words(), options.mode)
    (campaign,) = (book.campaign for book in own_library().books.values())
    begun = time.perf_counter()
    games = _games(campaign, bot, players, mode, options.games, options.seed)
    results = list(tracked(games, options.games, f"{campaign.id}: {bot} for {players}"))
    report = summary(campaign, bot, mode, results, options.seed, time.perf_counter() - begun)
    if options.json:
        print(json.dumps(report, indent=1))
    else:
        _print_table(report)
    return 0


def _games(
    campaign: Campaign, bot: str, players: int, mode: str, games: int, seed: int
) -> Iterator[Result]:
    """Games with a seed each; the party rotates through the characters."""
    names = list(campaign.sheets)
    for number in range(games):
        party = [names[(number + place) % len(names)] for place in range(players)]
        deal = Random(f"{seed} {number}").getrandbits(63)
        yield play_chapter(campaign, party, bot, deal, mode)


def summary(
    campaign: Campaign,
    bot: str,
    mode: str,
    results: Sequence[Result],
    seed: int,
    seconds: float,
) -> dict[str, Any]:
    """The results as a JSON object."""
    endings = Counter(result.ending or "not completed" for result in results)
    return {
        "game": "tainted-grail",
        "campaign": campaign.id,
        "bot": bot,
        "players": len(results[0].characters),
        "mode": mode,
        "games": len(results),
        "seed": seed,
        "completed": sum(result.completed for result in results),
        "completed_without_death": sum(result.unscathed for result in results),
        "deaths": sum(result.deaths for result in results),
        "endings": dict(endings.most_common()),
        "days": _spread([result.days for result in results]),
        "decisions": _spread([result.decisions for result in results]),
        "verses": _spread([result.verses for result in results]),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(results) / seconds, 3),
    }


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    mean = round(sum(numbers) / len(numbers), 2)
    return {"mean": mean, "min": min(numbers), "max": max(numbers)}


def _print_table(report: dict[str, Any]) -> None:
    games = report["games"]
    who = f"{report['bot']} for {report['players']}"
    print(f"{games} games of {report['campaign']} ({report['mode']} mode), {who}")
    table = Table("ending")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    for ending, number in report["endings"].items():
        table.add_row(ending, str(number), f"{number / games:.1%}")
    Console().print(table)
    unhurt = report["completed_without_death"]
    print(
        f"completed: {report['completed']} ({unhurt} without a death); deaths: {report['deaths']}"
    )
    for what in ("days", "decisions", "verses"):
        spread = report[what]
        print(f"{what} a game: {spread['mean']:g} ({spread['min']} to {spread['max']})")
    print(f"games a second: {report['games_per_second']:g}")
