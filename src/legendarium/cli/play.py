"""Play a game in the terminal, with bots or with people who share it."""

from __future__ import annotations

import argparse
from random import SystemRandom

from legendarium.cli.arguments import (
    is_unset,
    language_of_the_system,
    refuse_arguments_of_other_games,
)
from legendarium.cli.terminal.autosave import Autosave, autosave_folder, unfinished_games
from legendarium.cli.terminal.commands import load
from legendarium.cli.terminal.screen import Screen, standard_screen
from legendarium.cli.terminal.seating import SCHOOLS, seating
from legendarium.cli.terminal.session import Session
from legendarium.cli.terminal.setup_questions import ask_seating, ask_unfinished_game
from legendarium.cli.terminal.terminal_game import TerminalGame
from legendarium.locale import Words
from legendarium.table import BadSetup
from legendarium.table.kept import Keeps
from legendarium.table.play import Play
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL

GAME_ARGUMENTS = {
    "tash-kalar": ("form", "teams", "schools"),
    "tainted-grail": ("campaign", "characters", "mode"),
}
"""Arguments that belong to arguments one game."""


def run(options: argparse.Namespace, screen: Screen | None = None) -> int:
    """Run the command."""
    refuse_arguments_of_other_games(options, GAME_ARGUMENTS)
    if options.game == "tainted-grail":
        # Imported late: each game loads arguments its own modules.
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
        session, told = _session(options, screen, words)
    except (EOFError, KeyboardInterrupt):
        screen.show("", words.say("goodbye"))
        return 0
    TerminalGame(screen, words, session, f"{notice} {told}".strip()).run()
    return 0


def _session(options: argparse.Namespace, screen: Screen, words: Words) -> tuple[Session, str]:
    """The session, and what its first page says."""
    folder = autosave_folder(TashKalar.name)
    if options.load is not None:
        _refuse_with_load(options, words)
        play, notice = load(words, options.load)
        return Session(play, Autosave(folder)), notice
    if options.form or options.teams or options.seats or options.schools:
        table = seating(words, options.form, options.teams, options.seats, options.schools)
    else:
        if options.seed is None and not options.no_undo:
            found = ask_unfinished_game(screen, words, unfinished_games(folder, TashKalar()))
            if found is not None:
                play, notice = load(words, str(found.file))
                return Session(play, Autosave(folder, found.file)), notice
        table = ask_seating(screen, words)
    take_back = not options.no_undo
    seed = SystemRandom().getrandbits(32) if options.seed is None else options.seed
    game, setup = TashKalar(), table.setup(take_back)
    play = Play(game, setup, seed, table.players, keeps=Keeps.of_table(take_back))
    return Session(play, Autosave(folder)), ""


def _refuse_with_load(options: argparse.Namespace, words: Words) -> None:
    """A saved game has its own setup, so no setup argument is allowed beside it."""
    names = ("form", "teams", "seats", "schools", "seed", "no_undo")
    given = [name for name in names if not is_unset(getattr(options, name))]
    if given:
        named = ", ".join(f"--{name.replace('_', '-')}" for name in given)
        raise BadSetup(words.say("load-alone", options=named))


def _names(words: Words) -> str:
    """Words that contain the special letters of every language but English."""
    colours = (words.say("colour-name", colour=colour) for colour in COLOUR_OF_SCHOOL.values())
    schools = (words.say("school-short", school=school) for school in SCHOOLS)
    return " ".join((*colours, *schools))
