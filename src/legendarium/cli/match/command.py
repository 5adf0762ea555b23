"""The command `legendarium match`: bots play many games to measure their strength."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console

from legendarium.bots.tashkalar.contest import Contest
from legendarium.bots.tashkalar.contest_game import play_fixture
from legendarium.cli.match.figures import figures
from legendarium.cli.match.printed_tables import print_table
from legendarium.cli.match.score_bar import with_score_bar
from legendarium.cli.match.state import State
from legendarium.cli.output_files import check_path
from legendarium.cli.streams import STREAM, check_output, write_output
from legendarium.table import BadRequest
from legendarium.workers import cores, run_in_parallel

FILE_WIDTH = 160


def run(options: argparse.Namespace) -> int:
    """Run the command; 1 where a bot broke."""
    contest = contest_of(options)
    if options.jobs < 0:
        raise BadRequest(f"At least 1 process must play, not {options.jobs}.", "jobs")
    html: str | None = options.html
    _check_places(html, Path(options.state) if options.state else None, options.json)
    page = _page_writer() if html else None
    try:
        with State(contest, options.state) as state:
            play(contest, state, options.jobs or cores())
    except KeyboardInterrupt:
        print(f"\nlegendarium: {_stop_message(contest, options.state)}", file=sys.stderr)
        return 130
    report = figures(contest, state.records)
    if options.json:
        print(json.dumps(report, indent=1))
    elif html != STREAM:
        # Output to a file or pipe is not limited to the width of a terminal.
        print_table(report, Console(width=None if sys.stdout.isatty() else FILE_WIDTH))
    if html is not None and page is not None:
        write_output(html, page(report), "html")
    return 1 if report["broken"] else 0


def contest_of(options: argparse.Namespace) -> Contest:
    """The contest that the arguments describe."""
    bots = options.bots or ["greedy,random"]
    return Contest(
        form=options.form,
        bots=tuple(_split_names(bots[0]) if len(bots) == 1 else [name.strip() for name in bots]),
        games=options.games,
        seed=options.seed,
        seconds=options.seconds,
        teams=options.teams,
        schools=tuple(_split_names(options.schools) if options.schools else ()),
    )


def play(contest: Contest, state: State, jobs: int) -> None:
    """Play the remaining games."""
    remaining = [fixture for fixture in contest.fixtures() if fixture.number not in state]
    with closing(
        run_in_parallel(
            partial(play_fixture, contest), remaining, min(jobs, max(1, len(remaining)))
        )
    ) as games:
        for record in with_score_bar(contest, state.records, games):
            state.add(record)


def _split_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _check_places(html: str | None, state: Path | None, json_too: bool) -> None:
    """Check before the games that all files can be written."""
    if html is not None:
        check_output(html, "html", json_too)
    if state is not None:
        check_path(state, "state")
    if html and state and Path(html).resolve() == state.resolve():
        raise BadRequest(f"{html} cannot be both the report and the state file.", "html")


def _page_writer() -> Callable[[Mapping[str, Any]], str]:
    """The function that renders the report; imported only on demand, because plots load slowly."""
    from legendarium.cli.match.report import page

    return page


def _stop_message(contest: Contest, path: str | None) -> str:
    if path is None:
        return "Stopped; use --state FILE to keep the games of a match that is interrupted."
    with State(contest, path) as state:
        progress = f"Stopped after {len(state.records)} of {contest.total} games"
    return f"{progress}; they are kept in {path}. Run the same command to resume."
