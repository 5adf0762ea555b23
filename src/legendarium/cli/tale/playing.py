"""`legendarium play tainted-grail`: from the command line to the first page."""

from __future__ import annotations

import argparse
from random import SystemRandom

from legendarium.cli.arguments import language_of_the_system
from legendarium.cli.tale.commands import load
from legendarium.cli.tale.library import Library, library_of, own_library
from legendarium.cli.tale.seating import seating
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.setup_questions import ask_seating, ask_unfinished_game
from legendarium.cli.tale.terminal_game import TerminalGame
from legendarium.cli.terminal.autosave import Autosave, autosave_folder, unfinished_games
from legendarium.cli.terminal.screen import Screen, standard_screen
from legendarium.locale import Words
from legendarium.table import BadSetup
from legendarium.table.kept import Keeps
from legendarium.table.play import Play

MAX_WIDTH = 160
"""The maximum width of a page: longer lines are hard to read, even in two columns."""
SETUP_ARGUMENTS = ("characters", "seats", "mode")
"""Arguments that set up a new game without questions."""


def run(options: argparse.Namespace, screen: Screen | None = None) -> int:
    """Run the command."""
    screen = screen or standard_screen(options.plain, MAX_WIDTH)
    words = Words(options.language or language_of_the_system())
    notices: list[str] = []
    if not screen.can_show(words.say("tale-help-heading") + words.say("tg-name-health")):
        words = Words()
        notices.append(words.say("language-unshown"))
    library = own_library() if options.campaign is None else library_of(words, options.campaign)
    if not library.books:
        raise BadSetup(words.say("tale-no-campaign"), "campaign")
    try:
        session, autosave, notice = _session(options, screen, words, library)
    except (EOFError, KeyboardInterrupt):
        screen.show("", words.say("goodbye"))
        return 0
    notices += [notice] if notice else []
    TerminalGame(screen, words, library, session, autosave, notices).run()
    return 0


def _session(
    options: argparse.Namespace, screen: Screen, words: Words, library: Library
) -> tuple[Session, Autosave, str]:
    """The session, where it is saved, and what its first page says."""
    take_back = not options.no_undo
    folder = autosave_folder(library.game.name)
    if options.load is not None:
        _refuse_with_load(options, words)
        play, notice = load(words, options.load, library, take_back)
        return Session(play), Autosave(folder), notice
    is_named = any(getattr(options, name) for name in SETUP_ARGUMENTS) or options.seed is not None
    if is_named:
        book = next(iter(library.books.values()))
        story = book.story_in(words.language)
        table = seating(words, story, options.characters, options.seats, options.mode)
    else:
        found = ask_unfinished_game(screen, words, library, unfinished_games(folder, library.game))
        if found is not None:
            play, notice = load(words, str(found.file), library, take_back)
            return Session(play), Autosave(folder, found.file), notice
        table = ask_seating(screen, words, library)
    seed = SystemRandom().getrandbits(32) if options.seed is None else options.seed
    keeps = Keeps.of_table(take_back)
    play = Play(library.game, table.setup(), seed, table.players, keeps=keeps)
    return Session(play), Autosave(folder), ""


def _refuse_with_load(options: argparse.Namespace, words: Words) -> None:
    """A saved game has its own setup, so no setup argument is allowed beside it."""
    given = [name for name in (*SETUP_ARGUMENTS, "seed") if getattr(options, name) is not None]
    if given:
        named = ", ".join(f"--{name}" for name in given)
        raise BadSetup(words.say("tale-load-alone", options=named))
