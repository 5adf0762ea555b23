"""The commands that a person can type instead of an answer: undo, log, save, help and others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from rich.text import Text

from legendarium.cli.terminal import saves, style
from legendarium.cli.terminal.agreement import Agreement
from legendarium.cli.terminal.card_drawing import CardDrawing
from legendarium.cli.terminal.hand import hand_lines
from legendarium.cli.terminal.listings import help_lines, log_lines, pile_lines
from legendarium.cli.terminal.names import ALL_IDS, command_words, find_ids, join_names, normalized
from legendarium.cli.terminal.panel import Panel
from legendarium.cli.terminal.saves import LoadedGame
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.seating import HUMAN, PLAYERS
from legendarium.cli.terminal.session import Session
from legendarium.cli.terminal.steps import last_turn, news, steps_since
from legendarium.locale import Words
from legendarium.table import SPECTATOR, BadSave, IllegalChoice
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.view import View

COMMANDS = (
    "help",
    "undo",
    "board",
    "hand",
    "news",
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
    """Raised when the person leaves."""


class GameLoaded(Exception):
    """Raised when a saved game replaces the current one."""

    def __init__(self, session: Session, notice: str) -> None:
        super().__init__(notice)
        self.session = session
        self.notice = notice


class Command(NamedTuple):
    """A command that was typed, ready to run."""

    name: str
    run: Callable[[], CommandResult]


class CommandResult(NamedTuple):
    """What a command changed."""

    has_moved: bool = False
    shows_page: bool = False
    notice: str = ""


class Commands:
    """Runs the commands of one seat."""

    def __init__(self, screen: Screen, words: Words, session: Session, seat: int) -> None:
        self._screen = screen
        self._words = words
        self._session = session
        self._seat = seat

    def find(self, text: str) -> Command | None:
        """The command that a text starts with, in English or in the table's language."""
        word, _, argument = text.partition(" ")
        for name in COMMANDS:
            if name == "hand" and argument:
                # "hand over" is an answer: it hands the turn to the partner.
                continue
            if normalized(word) in command_words(self._words, f"command-{name}"):
                return Command(name, partial(getattr(self, f"_{name}"), argument.strip()))
        return None

    def _reply(self, message: str, wrong: bool = False) -> CommandResult:
        self._screen.show(Text(message, style.WRONG if wrong else ""))
        return CommandResult()

    def _help(self, _: str) -> CommandResult:
        self._screen.show(*help_lines(self._words, self._screen.glyphs))
        return CommandResult()

    def _board(self, _: str) -> CommandResult:
        return CommandResult(shows_page=True)

    def _hand(self, _: str) -> CommandResult:
        play = self._session.play
        view = play.view(self._seat)
        panel = Panel(self._screen, self._words, view.position, play.players, self._seat)
        self._screen.show(*hand_lines(self._screen, self._words, view), *panel.conditions())
        return CommandResult()

    def _news(self, _: str) -> CommandResult:
        play, seat = self._session.play, self._seat
        since = last_turn(play) if seat == SPECTATOR else steps_since(play, seat)
        told = news(self._words, play, seat, since) or [self._words.say("news-none")]
        self._screen.show(*told)
        return CommandResult()

    def _undo(self, _: str) -> CommandResult:
        session, say = self._session, self._words.say
        try:
            session.undo(self._seat)
        except IllegalChoice:
            return self._reply(self._why_no_undo(), wrong=True)
        return CommandResult(has_moved=True, notice=say("undone"))

    def _why_no_undo(self) -> str:
        play, say = self._session.play, self._words.say
        setup = play.position.setup
        if not setup.take_back:
            return say("undo-off")
        if not play.can_undo:
            return say("undo-nothing")
        last = play.choices[-1].by
        if play.players[last] != HUMAN:
            return say("undo-not-yours")
        return say("undo-other-person", school=setup.schools[last])

    def _log(self, _: str) -> CommandResult:
        self._screen.show(*log_lines(self._words, self._session.play, self._seat))
        return CommandResult()

    def _piles(self, _: str) -> CommandResult:
        seen = self._session.play.view(max(self._seat, 0)).position
        self._screen.show(*pile_lines(self._words, seen))
        return CommandResult()

    def _show(self, argument: str) -> CommandResult:
        say = self._words.say
        example = say(ALL_IDS[0])
        if not argument:
            return self._reply(say("show-what", example=example), wrong=True)
        found = find_ids(self._words, argument, ALL_IDS)
        if not found:
            return self._reply(say("show-unknown", text=argument, example=example), wrong=True)
        if len(found) > 1 and len({say(name) for name in found}) > 1:
            return self._reply(
                say("show-several", names=join_names(self._words, found)), wrong=True
            )
        drawing = CardDrawing(self._screen, self._words, self._screen.width)
        for name in found:
            if name in CARDS:
                self._screen.show(*drawing.being(name))
            elif name in FLARES:
                self._screen.show(*drawing.flare(name, self._session.play.position.setup.form))
            else:
                self._screen.show(*drawing.task(name, TASKS[name].points))
        return CommandResult()

    def _save(self, name: str) -> CommandResult:
        if not name:
            return self._reply(self._words.say("save-where"), wrong=True)
        try:
            saves.write(self._words, name, self._session.play)
        except BadSave as error:
            return self._reply(error.message, wrong=True)
        self._session.note_saved()
        return self._reply(self._words.say("saved", file=name))

    def _load(self, name: str) -> CommandResult:
        if not name:
            return self._reply(self._words.say("load-where"), wrong=True)
        try:
            loaded = load(self._words, name)
        except BadSave as error:
            return self._reply(error.message, wrong=True)
        if not self._may_leave("load-sure"):
            return self._reply(self._words.say("unchanged"))
        notice = f"{self._words.say('loaded', file=name)} {loaded.notice}".rstrip()
        raise GameLoaded(self._session.replaced_by(loaded.play), notice)

    def _concede(self, _: str) -> CommandResult:
        agreement = Agreement(self._screen, self._words, self._session)
        return self._agreement_result(agreement, agreement.concede(self._seat))

    def _skip(self, _: str) -> CommandResult:
        agreement = Agreement(self._screen, self._words, self._session)
        return self._agreement_result(agreement, agreement.skip(self._seat))

    def _agreement_result(self, agreement: Agreement, complaint: str) -> CommandResult:
        if not complaint:
            return CommandResult(has_moved=True)
        if agreement.device_was_passed:
            return CommandResult(shows_page=True, notice=complaint)
        return self._reply(complaint, wrong=True)

    def _quit(self, _: str) -> CommandResult:
        if not self._may_leave("quit-sure"):
            return self._reply(self._words.say("unchanged"))
        raise Quit

    def _may_leave(self, question: str) -> bool:
        """Whether the game is saved or over, or the person agrees to lose it."""
        if not self._session.is_unsaved:
            return True
        agreement = Agreement(self._screen, self._words, self._session)
        return agreement.confirms(self._words.say(question))


def load(words: Words, name: str) -> LoadedGame[Position, View]:
    """Load a saved game with its players; raises BadSave with one sentence."""
    loaded = saves.load(words, name, TashKalar(), PLAYERS)
    seats = loaded.play.position.setup.seats
    if len(loaded.play.players) != seats:
        loaded.play.players = (HUMAN,) * seats
    return loaded
