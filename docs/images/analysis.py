"""Make the picture of docs/analysis.md again.

    python docs/images/analysis.py > analysis.svg

Then open it in a browser and save what it shows, as analysis.png, as for terminal.png.
"""

from __future__ import annotations

import io
from dataclasses import replace

from rich.console import Console
from terminal import offline

from legendarium.bots.tashkalar.analysis import analyse
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.turns_of_record import replay, turns
from legendarium.cli.analyse.terminal_report import show_report
from legendarium.cli.analyse.words import TurnDescriber
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.session import Session
from legendarium.locale import Words
from legendarium.table import Play, Record
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.setup import Setup

SEED = 6
TURNS = 8
"""So many fit into a picture."""


def main() -> None:
    record = _played()
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    screen = Screen(io.StringIO(), io.StringIO())
    screen._console = console
    words = Words("en")
    title = words.say("analyse-heading", file="game.json", level="adept")
    judged = list(analyse(record, "adept", Budget(None, steps=64)))
    show_report(screen, TurnDescriber(words, record, replay(record)), title, judged)
    print(offline(console.export_svg(title="legendarium analyse game.json")))


def _played() -> Record:
    setup = Setup("duel", ("northern", "sylvan")).to_json()
    session = Session(Play(TashKalar(), setup, SEED), ("greedy", "random"))
    while not session.is_over and len(turns(session.record)) < TURNS:
        asked = session.play.game.question(session.position)
        assert asked is not None
        session.let_bot_choose(asked.seat)
    return replace(session.record, players=("greedy", "random"))


if __name__ == "__main__":
    main()
