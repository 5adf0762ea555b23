"""Play a game in the terminal, against bots or with people who share it."""

from __future__ import annotations

import argparse
import os
from random import SystemRandom

from legendarium.cli.arguments import whole_number
from legendarium.cli.terminal.asking import ask_seating
from legendarium.cli.terminal.commands import load
from legendarium.cli.terminal.evening import Evening
from legendarium.cli.terminal.screen import Screen, standard_screen
from legendarium.cli.terminal.seating import seating
from legendarium.cli.terminal.session import Session
from legendarium.locale import LANGUAGES, Words
from legendarium.table import Play
from legendarium.tashkalar.game import TashKalar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add = parser.add_argument
    add("--form", metavar="F", help="first-game, high-form, duel or melee")
    add("--teams", action="store_true", help="play high-form or duel two against two")
    add("--seats", metavar="A,B", help="players in turn order: human, greedy, random")
    add("--schools", metavar="A,B", help="northern, southern, highland, sylvan")
    add("--seed", type=whole_number, metavar="N", help="deal the same cards again")
    add("--language", choices=LANGUAGES, help="the language of the game")
    add("--load", metavar="FILE", help="go on with a saved game")
    add("--no-take-back", action="store_true", help="play without taking back")
    add("--plain", action="store_true", help="no colours, no line characters, no clearing")


def run(options: argparse.Namespace, screen: Screen | None = None) -> int:
    """Run the command."""
    words = Words(options.language or _language_of_the_system())
    screen = screen or standard_screen(options.plain)
    try:
        session = _session(options, screen, words)
    except EOFError:
        screen.show("", words.say("goodbye"))
        return 0
    Evening(screen, words, session).spend()
    return 0


def _session(options: argparse.Namespace, screen: Screen, words: Words) -> Session:
    if options.load is not None:
        return load(words, options.load)
    if options.form or options.teams or options.seats or options.schools:
        table = seating(words, options.form, options.teams, options.seats, options.schools)
    else:
        table = ask_seating(screen, words)
    take_back = not options.no_take_back
    seed = SystemRandom().getrandbits(32) if options.seed is None else options.seed
    play = Play(TashKalar(), table.setup(take_back), seed, take_back)
    return Session(play, table.players)


def _language_of_the_system() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"
