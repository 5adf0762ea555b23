"""Judge every turn of a saved game: what could have been done better, and why."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from pathlib import Path

from legendarium.bots.tashkalar.analysis import Judged
from legendarium.bots.tashkalar.budget import LONGEST, SHORTEST, Budget
from legendarium.bots.tashkalar.thinking import LEVELS
from legendarium.bots.tashkalar.turns_of_record import (
    GAME,
    DoesNotReplay,
    Turn,
    replayed,
    turns,
)
from legendarium.cli.analyse.files import check_place, write
from legendarium.cli.analyse.judging import judge_all
from legendarium.cli.analyse.report import show_report
from legendarium.cli.analyse.summary import summaries
from legendarium.cli.analyse.words import Teller
from legendarium.cli.arguments import whole_number
from legendarium.cli.balance.running import cores
from legendarium.cli.language import language_of_the_system
from legendarium.cli.progress import tracked
from legendarium.cli.terminal import saves
from legendarium.cli.terminal.screen import standard_screen
from legendarium.locale import LANGUAGES, Words
from legendarium.table import BadRequest, BadSave, BadSetup, Record
from legendarium.tashkalar.position import Position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add = parser.add_argument
    add("file", metavar="FILE", help="a saved game of Tash-Kalar, or a record from a server")
    add("--level", choices=LEVELS, default=LEVELS[0], help="which bot judges: adept or master")
    add("--seconds", type=seconds, metavar="T", help="how long it thinks about a turn")
    add("--language", choices=LANGUAGES, help="the language of the analysis")
    add("--json", action="store_true", help="print the analysis as JSON")
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--html", metavar="FILE", help="write a report with a chart there")
    files.add_argument("--png", metavar="FILE", help="write a picture of the chart there")
    add(
        "--jobs",
        type=whole_number,
        default=0,
        metavar="N",
        help="how many processes (left out: one for each core)",
    )


def seconds(text: str) -> float:
    """A time to think; anything else is told in plain words."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not SHORTEST <= found <= LONGEST:
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is no time to think: {SHORTEST} to {LONGEST} seconds"
        )
    return found


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    if options.jobs < 0:
        raise BadRequest(f"At least 1 process must judge, not {options.jobs}.", "jobs")
    words = Words(options.language or language_of_the_system())
    record, positions, found = _read(words, options.file)
    place = options.html or options.png
    if place is not None:
        check_place(words, place, options.file)
    budget = None if options.seconds is None else Budget(options.seconds)
    judging = judge_all(record, found, options.level, budget, options.jobs or cores())
    with closing(judging):
        judged = list(tracked(judging, len(found), words.say("analyse-working")))
    judged.sort(key=lambda one: one.turn.first)
    teller = Teller(words, record, positions)
    title = words.say("analyse-heading", file=Path(options.file).name, level=options.level)
    if options.json:
        print(json.dumps(_body(options.level, judged, teller), indent=1, ensure_ascii=False))
    else:
        show_report(standard_screen(plain=False), teller, title, judged)
    if place is not None:
        write(words, place, _drawn(options, teller, title, judged))
    return 0


def _read(words: Words, file: str) -> tuple[Record, list[Position], list[Turn]]:
    """The record of a file with its positions and turns; BadSave says what is wrong with it."""
    record = saves.read(words, file, GAME.name)
    try:
        positions, found = replayed(record), turns(record)
    except DoesNotReplay as error:
        raise BadSave(words.say("analyse-illegal", file=file, number=error.number)) from None
    except BadSetup:
        raise saves.damaged(words, file) from None
    if not found:
        raise BadSave(words.say("analyse-nothing", file=file))
    return record, positions, found


def _body(level: str, judged: list[Judged], teller: Teller) -> dict[str, object]:
    players = [
        {"name": teller.player(one.seat), **one.to_json()}
        for one in summaries(judged, teller.setup.seats)
    ]
    return {
        "game": GAME.name,
        "level": level,
        "turns": [one.to_json() for one in judged],
        "players": players,
    }


def _drawn(options: argparse.Namespace, teller: Teller, title: str, judged: list[Judged]) -> bytes:
    """The file that is asked for."""
    # The plots take their time to load, and nothing else needs them.
    from legendarium.cli.analyse.page import page, picture

    if options.html:
        return page(teller, title, judged).encode()
    return picture(teller, judged)
