"""The command `legendarium analyse`: judges every turn of a saved game."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from functools import partial
from pathlib import Path

from legendarium.bots.tashkalar.analysis import Judgement, judge
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.turns_of_record import (
    GAME,
    ReplayError,
    Turn,
    replay,
    turns,
)
from legendarium.cli.analyse.files import check_place, write
from legendarium.cli.analyse.summary import summaries
from legendarium.cli.analyse.terminal_report import show_report
from legendarium.cli.analyse.words import TurnDescriber
from legendarium.cli.arguments import language_of_the_system
from legendarium.cli.progress_bar import tracked
from legendarium.cli.streams import STREAM, read_bytes
from legendarium.cli.terminal import saves
from legendarium.cli.terminal.screen import standard_screen
from legendarium.locale import Words
from legendarium.table import BadRequest, BadSetup, Record
from legendarium.tashkalar.position import Position
from legendarium.workers import cores, run_in_parallel


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    if options.jobs < 0:
        raise BadRequest(f"At least 1 process must judge, not {options.jobs}.", "jobs")
    words = Words(options.language or language_of_the_system())
    record, positions, found = _read(words, options.file)
    place = options.html or options.png
    if options.json and place == STREAM:
        raise BadRequest(words.say("analyse-two-outputs"))
    if place is not None:
        check_place(words, place, options.file)
    budget = None if options.seconds is None else Budget(options.seconds)
    judging = run_in_parallel(
        partial(judge, record, level=options.level, budget=budget),
        found,
        min(options.jobs or cores(), len(found)),
    )
    with closing(judging):
        judged = list(tracked(judging, len(found), words.say("analyse-working")))
    judged.sort(key=lambda one: one.turn.first)
    describer = TurnDescriber(words, record, positions)
    title = words.say("analyse-heading", file=Path(options.file).name, level=options.level)
    if options.json:
        print(json.dumps(_body(options.level, judged, describer), indent=1, ensure_ascii=False))
    elif place != STREAM:
        show_report(standard_screen(plain=False), describer, title, judged)
    if place is not None:
        write(words, place, _render(options, describer, title, judged))
    return 0


def _read(words: Words, file: str) -> tuple[Record, list[Position], list[Turn]]:
    """Read a record with its positions and turns; raises BadSave if it cannot be analysed."""
    record = _read_record(words, file)
    try:
        positions, found = list(replay(record)), turns(record)
    except ReplayError as error:
        raise saves.save_error(words, "analyse-illegal", file, number=error.number) from None
    except BadSetup:
        raise saves.damaged_error(words, file) from None
    if not found:
        raise saves.save_error(words, "analyse-nothing", file)
    return record, positions, found


def _read_record(words: Words, file: str) -> Record:
    if file != STREAM:
        return saves.read(words, file, GAME).record
    text = read_bytes().decode("utf-8", errors="replace")
    return saves.parse(words, file, text, GAME).record


def _body(level: str, judged: list[Judgement], describer: TurnDescriber) -> dict[str, object]:
    players = [
        {"name": describer.player(one.seat), **one.to_json()}
        for one in summaries(judged, describer.setup.seats)
    ]
    return {
        "game": GAME.name,
        "level": level,
        "turns": [one.to_json() for one in judged],
        "players": players,
    }


def _render(
    options: argparse.Namespace, describer: TurnDescriber, title: str, judged: list[Judgement]
) -> bytes:
    """The content of the HTML or PNG file."""
    # Imported here because the plots load slowly.
    from legendarium.cli.analyse.page import page, picture

    if options.html:
        return page(describer, title, judged).encode()
    return picture(describer, judged)
