"""The result of a match as printed tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

Report = Mapping[str, Any]
NAMES = ("bot", "against")
"""The columns of text; all others are numbers."""
MAX_FAILURES = 5
"""How many reasons why bots broke are listed."""
MAX_UNSUMMONED = 8
"""How many beings that a bot never summoned are named."""


def print_table(report: Report, console: Console) -> None:
    """Print the results of the bots and of each pair, then the remarks."""
    console.print(Text(heading(report)))
    console.print(_table(*bot_rows(report)))
    console.print(_table(*pair_rows(report)))
    for line in remarks(report):
        console.print(Text(line))
    for line in failures(report):
        console.print(Text(line, "red"))


def heading(report: Report) -> str:
    """One line that says what was played."""
    teams = " in teams" if report["teams"] else ""
    time = "" if report["seconds"] is None else f", {report['seconds']:g} s a turn"
    return f"{report['games_played']} games of {report['form']}{teams}, seed {report['seed']}{time}"


def bot_rows(report: Report) -> tuple[list[str], list[list[str]]]:
    """Headings and rows of the bots, the best first."""
    many = len(report["bots"]) > 2
    titles = ["bot", "games", "wins", "share", "95 %", "s a turn", "p99", "longest"]
    if many:
        titles[5:5] = ["Elo", "95 %"]
    ranked = sorted(report["bots"], key=lambda row: -row["share"]["value"])
    return titles, [_bot_row(row, many) for row in ranked]


def _bot_row(row: Mapping[str, Any], many: bool) -> list[str]:
    times = row["seconds_a_turn"]
    return [
        row["bot"],
        f"{row['games']}",
        f"{row['wins']:g}",
        *_shares(row["share"]),
        *(_elos(row["elo"]) if many else ()),
        *(seconds(times[name]) for name in ("mean", "p99", "max")),
    ]


def pair_rows(report: Report) -> tuple[list[str], list[list[str]]]:
    """Headings and rows of the pairs."""
    titles = ["bot", "against", "games", "score", "share", "95 %", "Elo", "95 %"]
    return titles, [
        [
            row["bot"],
            row["against"],
            f"{row['games']}",
            f"{row['score']:g}",
            *_shares(row["share"]),
            *_elos(row["elo"]),
        ]
        for row in report["pairs"]
    ]


def _table(titles: list[str], rows: list[list[str]]) -> Table:
    table = Table(box=SIMPLE, pad_edge=False)
    for title in titles:
        table.add_column(title, justify="left" if title in NAMES else "right")
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _shares(share: Mapping[str, float]) -> tuple[str, str]:
    low, high = (f"{100 * share[end]:.1f}" for end in ("low", "high"))
    return f"{share['value']:.1%}", f"{low} to {high}"


def _elos(elo: Mapping[str, float | None]) -> tuple[str, str]:
    """The value and its limits; only one limit for a bot that always or never won."""
    low, value, high = (elo[name] for name in ("low", "value", "high"))
    middle = "" if value is None else f"{value:+.0f}"
    if low is None:
        return middle, "" if high is None else f"below {high:+.0f}"
    return middle, f"above {low:+.0f}" if high is None else f"{low:+.0f} to {high:+.0f}"


def seconds(time: float | None) -> str:
    """A time with as many digits as it needs."""
    if time is None:
        return ""
    if time < 0.0001:
        return "< 0.0001"
    return f"{time:.2f}" if time >= 0.1 else f"{time:.4f}"


def remarks(report: Report) -> Iterator[str]:
    """Remarks: the first player's advantage, the length of games, beings never summoned."""
    first = report["sides"][0]["share"]
    if report["turns"] is not None:
        even = 1 / len(report["sides"])
        share, limits = _shares(first)
        yield f"the first player wins {share} ({limits}; even would be {even:.1%})"
        for what in ("turns", "decisions"):
            spread = report[what]
            yield f"{what} a game: {spread['mean']:g} ({spread['min']} to {spread['max']})"
        yield f"shared victories: {report['shared_victories']}"
    for number, row in enumerate(report["bots"]):
        never = [card for card, times in report["cards"].items() if not times[number]]
        named = ", ".join(never[:MAX_UNSUMMONED]) + (", …" if len(never) > MAX_UNSUMMONED else "")
        if never:
            yield f"never summoned by {row['bot']}: {named} ({len(never)})"


def failures(report: Report) -> list[str]:
    """Which bots broke, why and how often; the most frequent reasons."""
    games = {row["bot"]: row["games"] for row in report["bots"]}
    lines = [
        f"{row['bot']} broke and lost {row['games']} of its {games[row['bot']]} games: {row['why']}"
        for row in report["broken"]
    ]
    more = len(lines) - MAX_FAILURES
    return [*lines[:MAX_FAILURES], f"{more} more reasons why bots broke"] if more > 0 else lines
