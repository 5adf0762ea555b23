"""Let bots meet in many games and measure how strong they are."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console

from legendarium.bots.tashkalar import BOTS
from legendarium.bots.tashkalar.contest import Contest
from legendarium.cli.arguments import whole_number
from legendarium.cli.balance.running import cores
from legendarium.cli.match.figures import figures
from legendarium.cli.match.running import play_all
from legendarium.cli.match.score_bar import scored
from legendarium.cli.match.state import State
from legendarium.cli.match.table import print_table
from legendarium.cli.places import check_place, check_writable, write
from legendarium.table import BadRequest
from legendarium.tashkalar.setup import FORMS

FILE_WIDTH = 160


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--form", default="duel", help=f"one of {', '.join(FORMS)}")
    parser.add_argument(
        "--bots",
        action="append",
        metavar="A,B[,...]",
        help=f"{', '.join(BOTS)}, NAME@SECONDS or exec:COMMAND, parted by commas; or give --bots "
        "once for each bot, if a command has a comma. Of more than two, every two meet, but for "
        "melee (a bot for each seat) and teams (2 bots, or a bot for each seat)",
    )
    parser.add_argument("--teams", action="store_true", help="two teams of two")
    parser.add_argument(
        "--schools", metavar="A,B[,...]", help="a school for each seat (left out: all in turn)"
    )
    parser.add_argument(
        "--games", type=whole_number, default=100, metavar="N", help="how many games a pairing"
    )
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="S", help="decides every deal"
    )
    parser.add_argument(
        "--seconds", type=number, metavar="T", help="for a turn, of bots whose name says none"
    )
    parser.add_argument(
        "--jobs",
        type=whole_number,
        default=0,
        metavar="J",
        help="how many processes (left out: one for each core)",
    )
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument("--html", metavar="FILE", help="write a report with plots there")
    parser.add_argument(
        "--state", metavar="FILE", help="keep every game there; the same command goes on from it"
    )


def number(text: str) -> float:
    """A number; anything else is told in plain words."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number") from None


def run(options: argparse.Namespace) -> int:
    """Run the command; 1 where a bot broke."""
    contest = asked(options)
    if options.jobs < 0:
        raise BadRequest(f"At least 1 process must play, not {options.jobs}.", "jobs")
    html = Path(options.html) if options.html else None
    _check_places(html, Path(options.state) if options.state else None)
    page = _page() if html else None
    try:
        with State(contest, options.state) as state:
            play(contest, state, options.jobs or cores())
    except KeyboardInterrupt:
        print(f"\nlegendarium: {_stopped(contest, options.state)}", file=sys.stderr)
        return 130
    report = figures(contest, state.records)
    if options.json:
        print(json.dumps(report, indent=1))
    else:
        # Where nobody looks at a terminal, nothing needs to be left out.
        print_table(report, Console(width=None if sys.stdout.isatty() else FILE_WIDTH))
    if html is not None and page is not None:
        write(html, page(report), "html")
    return 1 if report["broken"] else 0


def asked(options: argparse.Namespace) -> Contest:
    """What the arguments ask for."""
    bots = options.bots or ["greedy,random"]
    return Contest(
        form=options.form,
        bots=tuple(_listed(bots[0]) if len(bots) == 1 else [name.strip() for name in bots]),
        games=options.games,
        seed=options.seed,
        seconds=options.seconds,
        teams=options.teams,
        schools=tuple(_listed(options.schools) if options.schools else ()),
    )


def play(contest: Contest, state: State, jobs: int) -> None:
    """Play what has not been played yet."""
    left = [fixture for fixture in contest.fixtures() if fixture.number not in state]
    with closing(play_all(contest, left, min(jobs, max(1, len(left))))) as games:
        for record in scored(contest, state.records, games):
            state.add(record)


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _check_places(html: Path | None, state: Path | None) -> None:
    """Nobody wants to hear after a night of games that a file cannot be there."""
    if html is not None:
        check_writable(html, "html")
    if state is not None:
        check_place(state, "state")
    if html is not None and state is not None and html.resolve() == state.resolve():
        raise BadRequest(f"{html} would be the report and the kept games at once.", "html")


def _page() -> Callable[[Mapping[str, Any]], str]:
    """What makes the report: the plots take their time to load, and nothing else needs them."""
    from legendarium.cli.match.report import page

    return page


def _stopped(contest: Contest, path: str | None) -> str:
    if path is None:
        return "Stopped; with --state FILE the games would have been kept."
    with State(contest, path) as state:
        far = f"Stopped after {len(state.records)} of {contest.total} games"
    return f"{far}; they are kept in {path}, and the same command goes on."
