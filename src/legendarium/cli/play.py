"""Play a game in the terminal, with bots or with people who share it."""

from __future__ import annotations

import argparse
from random import SystemRandom

from legendarium.cli.arguments import is_unset, refuse_of_the_other_game, whole_number
from legendarium.cli.language import language_of_the_system
from legendarium.cli.terminal.asking import ask_seating
from legendarium.cli.terminal.commands import load
from legendarium.cli.terminal.evening import Evening
from legendarium.cli.terminal.screen import Screen, standard_screen
from legendarium.cli.terminal.seating import SCHOOLS, seating
from legendarium.cli.terminal.session import Session
from legendarium.locale import LANGUAGES, Words
from legendarium.table import BadSetup, Play
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.setup import COLOURS

GAMES = (TashKalar.name, "tainted-grail")
ONLY = {
    "tash-kalar": ("form", "teams", "schools"),
    "tainted-grail": ("campaign", "characters", "mode"),
}
"""Arguments that belong to one game alone."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add = parser.add_argument
    add("game", nargs="?", choices=GAMES, default=GAMES[0], help=f"{', '.join(GAMES)}")
    add("--form", metavar="F", help="first-game, high-form, duel or melee")
    add("--teams", action="store_true", help="play high-form or duel two against two")
    add("--seats", metavar="A,B", help="players in turn order: human, or the name of a bot")
    add("--schools", metavar="A,B", help="northern, southern, highland, sylvan")
    add("--campaign", metavar="PATH", help="tainted-grail: the folder of another campaign")
    add("--characters", metavar="A,B", help="tainted-grail: who sets out, one to four")
    add("--mode", metavar="M", help="tainted-grail: normal or story")
    add("--seed", type=whole_number, metavar="N", help="deal the same cards again")
    add("--language", choices=LANGUAGES, help="the language of the game")
    add("--load", metavar="FILE", help="go on with a saved game")
    add("--no-take-back", action="store_true", help="play without taking back")
    add("--plain", action="store_true", help="no colours, no line characters, no clearing")


def run(options: argparse.Namespace, screen: Screen | None = None) -> int:
    """Run the command."""
    refuse_of_the_other_game(options, ONLY)
    if options.game == "tainted-grail":
        # The other game does not wait until this one is loaded.
        from legendarium.cli.tale import playing

        return playing.run(options, screen)
    screen = screen or standard_screen(options.plain)
    words = Words(options.language or language_of_the_system())
    notice = ""
    if not screen.can_show(_names(words)):
        words = Words()
        notice = words.say("language-unshown")
        screen.show(notice)
    try:
        session = _session(options, screen, words)
    except (EOFError, KeyboardInterrupt):
        screen.show("", words.say("goodbye"))
        return 0
    Evening(screen, words, session, notice).spend()
    return 0


def _session(options: argparse.Namespace, screen: Screen, words: Words) -> Session:
    if options.load is not None:
        _refuse_with_load(options, words)
        return load(words, options.load)
    if options.form or options.teams or options.seats or options.schools:
        table = seating(words, options.form, options.teams, options.seats, options.schools)
    else:
        table = ask_seating(screen, words)
    take_back = not options.no_take_back
    seed = SystemRandom().getrandbits(32) if options.seed is None else options.seed
    play = Play(TashKalar(), table.setup(take_back), seed, take_back)
    return Session(play, table.players)


def _refuse_with_load(options: argparse.Namespace, words: Words) -> None:
    """A saved game has its own setup, so none may be named beside it."""
    names = ("form", "teams", "seats", "schools", "seed", "no_take_back")
    given = [name for name in names if not is_unset(getattr(options, name))]
    if given:
        named = ", ".join(f"--{name.replace('_', '-')}" for name in given)
        raise BadSetup(words.say("load-alone", options=named))


def _names(words: Words) -> str:
    """A few words that have letters of their own in every language but English."""
    colours = (words.say("colour-name", colour=colour) for colour in COLOURS)
    schools = (words.say("school-short", school=school) for school in SCHOOLS)
    return " ".join((*colours, *schools))
