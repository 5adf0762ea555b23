"""What a person may type besides an answer: undo, log, save, load, help and the like."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from rich.text import Text

from legendarium.cli.terminal import saves, style
from legendarium.cli.terminal.agreement import Agreement
from legendarium.cli.terminal.cards import CardDrawing
from legendarium.cli.terminal.names import EVERYTHING, called, listed, plain
from legendarium.cli.terminal.reading import help_lines, log_lines, pile_lines
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.seating import HUMAN, PLAYERS
from legendarium.cli.terminal.session import Session
from legendarium.locale import Words
from legendarium.table import BadSave, IllegalChoice, TableError
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS

COMMANDS = (
    "help",
    "undo",
    "board",
    "show",
    "piles",
    "log",
    "save",
    "load",
    "concede",
    "skip",
    "quit",
)


class Quit(Exception):
    """The person leaves."""


class Loaded(Exception):
    """Another game goes on at this table."""

    def __init__(self, session: Session, notice: str) -> None:
        super().__init__(notice)
        self.session = session
        self.notice = notice


class Command(NamedTuple):
    """A command that was typed."""

    name: str
    run: Callable[[], Done]


class Done(NamedTuple):
    """What a command has led to."""

    has_moved: bool = False
    shows_page: bool = False
    notice: str = ""


class Commands:
    """The commands, on behalf of one seat."""

    def __init__(self, screen: Screen, words: Words, session: Session, seat: int) -> None:
        self._screen = screen
        self._words = words
        self._session = session
        self._seat = seat

    def find(self, text: str) -> Command | None:
        """The command that a text begins with, in English or in the table's language."""
        word, _, argument = text.partition(" ")
        for name in COMMANDS:
            if plain(word) in (name, plain(self._words.say(f"command-{name}"))):
                return Command(name, partial(getattr(self, f"_{name}"), argument.strip()))
        return None

    def _tell(self, message: str, wrong: bool = False) -> Done:
        self._screen.show(Text(message, style.WRONG if wrong else ""))
        return Done()

    def _help(self, _: str) -> Done:
        self._screen.show(*help_lines(self._words, self._screen.glyphs))
        return Done()

    def _board(self, _: str) -> Done:
        return Done(shows_page=True)

    def _undo(self, _: str) -> Done:
        session, say = self._session, self._words.say
        try:
            session.take_back()
        except IllegalChoice:
            if not session.position.setup.take_back:
                return self._tell(say("undo-off"), wrong=True)
            is_final = not session.play.can_take_back
            return self._tell(say("undo-nothing" if is_final else "undo-not-yours"), wrong=True)
        return Done(has_moved=True, notice=say("undone"))

    def _log(self, _: str) -> Done:
        self._screen.show(*log_lines(self._words, self._session, self._seat))
        return Done()

    def _piles(self, _: str) -> Done:
        seen = self._session.view(max(self._seat, 0)).position
        self._screen.show(*pile_lines(self._words, seen))
        return Done()

    def _show(self, argument: str) -> Done:
        say = self._words.say
        example = say(EVERYTHING[0])
        if not argument:
            return self._tell(say("show-what", example=example), wrong=True)
        found = called(self._words, argument, EVERYTHING)
        if not found:
            return self._tell(say("show-unknown", text=argument, example=example), wrong=True)
        if len(found) > 1 and len({say(name) for name in found}) > 1:
            return self._tell(say("show-several", names=listed(self._words, found)), wrong=True)
        drawing = CardDrawing(self._screen, self._words, self._screen.width)
        for name in found:
            if name in CARDS:
                self._screen.show(*drawing.being(name))
            elif name in FLARES:
                self._screen.show(*drawing.flare(name))
            else:
                self._screen.show(*drawing.task(name, TASKS[name].points))
        return Done()

    def _save(self, name: str) -> Done:
        if not name:
            return self._tell(self._words.say("save-where"), wrong=True)
        try:
            saves.write(self._words, name, self._session.record)
        except BadSave as error:
            return self._tell(error.message, wrong=True)
        self._session.saved = len(self._session.steps)
        return self._tell(self._words.say("saved", file=name))

    def _load(self, name: str) -> Done:
        if not name:
            return self._tell(self._words.say("load-where"), wrong=True)
        try:
            session = load(self._words, name)
        except BadSave as error:
            return self._tell(error.message, wrong=True)
        raise Loaded(session, self._words.say("loaded", file=name))

    def _concede(self, _: str) -> Done:
        return self._agreed(Agreement(self._screen, self._words, self._session).concede(self._seat))

    def _skip(self, _: str) -> Done:
        return self._agreed(Agreement(self._screen, self._words, self._session).skip(self._seat))

    def _agreed(self, complaint: str) -> Done:
        return self._tell(complaint, wrong=True) if complaint else Done(has_moved=True)

    def _quit(self, _: str) -> Done:
        is_over = self._session.view(max(self._seat, 0)).question is None
        if self._session.saved < len(self._session.steps) and not is_over:
            agreement = Agreement(self._screen, self._words, self._session)
            if not agreement.is_sure(self._words.say("quit-sure")):
                return self._tell(self._words.say("unchanged"))
        raise Quit


def load(words: Words, name: str) -> Session:
    """A saved game with its players; raises BadSave in one sentence."""
    record = saves.read(words, name, TashKalar.name)
    for player in record.players:
        if player not in PLAYERS:
            allowed = ", ".join(PLAYERS)
            raise BadSave(words.say("load-player", file=name, text=player, allowed=allowed))
    try:
        session = Session.resume(record)
    except TableError:
        raise saves.damaged(words, name) from None
    if len(session.players) != session.position.setup.seats:
        session = Session(session.play, (HUMAN,) * session.position.setup.seats)
    return session
