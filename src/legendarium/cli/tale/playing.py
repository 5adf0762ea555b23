"""`legendarium play tainted-grail`: from the command line to the first page."""

from __future__ import annotations

import argparse
from random import SystemRandom

from legendarium.cli.language import language_of_the_system
from legendarium.cli.tale import saves
from legendarium.cli.tale.asking import ask_kept, ask_seating
from legendarium.cli.tale.evening import Evening
from legendarium.cli.tale.keeping import Keeper, kept_games, own_folder
from legendarium.cli.tale.library import Library, library_of, own_library
from legendarium.cli.tale.seating import seating
from legendarium.cli.tale.session import Session
from legendarium.cli.terminal.screen import Screen, standard_screen
from legendarium.locale import Words
from legendarium.table import BadSetup

WIDEST = 160
"""Wider lines are not read well, even in two columns."""
SET_UP = ("characters", "seats", "mode")
"""Arguments that set up a new game without questions."""


def run(options: argparse.Namespace, screen: Screen | None = None) -> int:
    """Run the command."""
    screen = screen or standard_screen(options.plain, WIDEST)
    words = Words(options.language or language_of_the_system())
    notices: list[str] = []
    if not screen.can_show(words.say("tale-help-heading") + words.say("tg-name-health")):
        words = Words()
        notices.append(words.say("language-unshown"))
    library = own_library() if options.campaign is None else library_of(words, options.campaign)
    if not library.books:
        raise BadSetup(words.say("tale-no-campaign"), "campaign")
    try:
        session, keeper = _session(options, screen, words, library)
    except (EOFError, KeyboardInterrupt):
        screen.show("", words.say("goodbye"))
        return 0
    Evening(screen, words, library, session, keeper, notices).spend()
    return 0


def _session(
    options: argparse.Namespace, screen: Screen, words: Words, library: Library
) -> tuple[Session, Keeper]:
    take_back = not options.no_take_back
    folder = own_folder()
    if options.load is not None:
        _refuse_with_load(options, words)
        return saves.read(words, options.load, library, take_back), Keeper(folder)
    is_named = any(getattr(options, name) for name in SET_UP) or options.seed is not None
    if is_named:
        book = next(iter(library.books.values()))
        story = book.told_in(words.language)
        table = seating(words, story, options.characters, options.seats, options.mode)
    else:
        kept = ask_kept(screen, words, library, kept_games(folder, library))
        if kept is not None:
            session = saves.read(words, str(kept.file), library, take_back)
            return session, Keeper(folder, kept.file)
        table = ask_seating(screen, words, library)
    seed = SystemRandom().getrandbits(32) if options.seed is None else options.seed
    session = Session.begin(library.game, table.setup(), seed, table.players, take_back)
    return session, Keeper(folder)


def _refuse_with_load(options: argparse.Namespace, words: Words) -> None:
    """A saved game has its own setup, so none may be named beside it."""
    given = [name for name in (*SET_UP, "seed") if getattr(options, name) is not None]
    if given:
        named = ", ".join(f"--{name}" for name in given)
        raise BadSetup(words.say("tale-load-alone", options=named))
