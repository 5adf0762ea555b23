"""The commands that a person can type instead of an answer: map, board, quests, save and others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.encounter_drawing import EncounterDrawing
from legendarium.cli.tale.library import Library
from legendarium.cli.tale.map_drawing import MapDrawing
from legendarium.cli.tale.page import Page
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.player_changes import PlayerChanges
from legendarium.cli.tale.quests import quest_texts, task_lines
from legendarium.cli.tale.reading_log import log_lines
from legendarium.cli.tale.seating import PLAYERS, find_characters
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.sheet_files import default_name, write_sheet
from legendarium.cli.tale.showing import show_lines
from legendarium.cli.terminal import saves
from legendarium.cli.terminal.names import command_words, normalized, number_in, shortened
from legendarium.cli.terminal.saves import LoadedGame
from legendarium.locale import LANGUAGES, Words
from legendarium.table import BadSave, IllegalChoice
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.view import View

COMMANDS = (
    "help",
    "page",
    "map",
    "board",
    "show",
    "quests",
    "tasks",
    "log",
    "back",
    "save",
    "load",
    "sheet",
    "join",
    "leave",
    "rules",
    "language",
    "quit",
)
COMMANDS_AFTER_END = (
    "help",
    "map",
    "board",
    "show",
    "quests",
    "tasks",
    "log",
    "save",
    "load",
    "sheet",
    "language",
    "quit",
)
"""The commands that work after the end of the game."""
HELP = ("number", "words", *COMMANDS)
MAX_UNDONE = 99
"""How many choices one command undoes."""


class Quit(Exception):
    """Raised when the person leaves."""


class GameLoaded(Exception):
    """Raised when a saved game replaces the current one."""

    def __init__(self, session: Session, notice: str) -> None:
        super().__init__(notice)
        self.session = session
        self.notice = notice


class LanguageChanged(Exception):
    """Raised when the language of the interface changes."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language


class CommandResult(NamedTuple):
    """What a command changed."""

    has_moved: bool = False
    shows_page: bool = False
    notice: str = ""


class Command(NamedTuple):
    """A command that was typed, ready to run."""

    name: str
    run: Callable[[], CommandResult]


class Commands:
    """Runs the commands of one game."""

    def __init__(self, pen: Pen, session: Session, library: Library) -> None:
        self._pen = pen
        self._session = session
        self._library = library

    def find(self, text: str) -> Command | None:
        """The command that a text starts with, in English or in the table's language."""
        word, _, argument = text.partition(" ")
        for name in COMMANDS:
            if normalized(word) in command_words(self._pen.words, f"tale-command-{name}"):
                run: Callable[[str], CommandResult] = getattr(self, f"_{name}")
                return Command(name, partial(run, argument.strip()))
        return None

    def _reply(self, *lines: str | Text) -> CommandResult:
        self._pen.screen.show(*lines)
        return CommandResult()

    def _complain(self, message: str, **values: str | int) -> CommandResult:
        return self._reply(Text(self._pen.say(message, **values), look.WRONG))

    # Looking ----------------------------------------------------------------------------------

    def _help(self, _: str) -> CommandResult:
        pen = self._pen
        lines: list[Text] = [Text(), Text(pen.say("tale-help-heading"), look.HEADING)]
        for topic in HELP:
            lines += pen.wrap(pen.say(f"tale-help-{topic}"), pen.width, "    ", "  ")
        lines += [Text(), Text(pen.say("tale-help-map-heading"), look.HEADING)]
        p = self._session.position
        lines += MapDrawing(pen, p).legend(pen.width)
        lines.append(Text(pen.say("tale-help-bars-heading"), look.HEADING))
        shapes = pen.shapes
        bars = pen.say(
            "tale-help-bars",
            full=shapes.full,
            red=shapes.empty_red,
            filled=shapes.full_red,
            bonus=shapes.bonus,
            limiter=shapes.limiter,
            cap=shapes.cap,
        )
        lines += pen.quiet(bars, pen.width)
        if p.encounter is not None:
            lines += EncounterDrawing(pen, p).legend(pen.width)
        return self._reply(*lines)

    def _page(self, _: str) -> CommandResult:
        return CommandResult(shows_page=True)

    def _map(self, _: str) -> CommandResult:
        pen = self._pen
        chart = MapDrawing(pen, self._session.position)
        return self._reply(
            *chart.large(pen.width), *chart.warnings(pen.width), *chart.legend(pen.width)
        )

    def _board(self, name: str) -> CommandResult:
        pen, p = self._pen, self._session.position
        everybody = p.by_number(one.id for one in p.characters)
        if name:
            everybody = [who for who in find_characters(pen.story, name) if p.is_in_play(who)]
        if not everybody:
            return self._complain("tale-nobody", text=shortened(name))
        boards = Page(pen, self._session).boards
        lines: list[Text] = []
        for who in everybody:
            lines += [*([Text()] if lines else []), *boards.full(p.character(who), pen.width)]
        return self._reply(*lines)

    def _show(self, name: str) -> CommandResult:
        if not name:
            return self._complain("tale-show-what")
        return self._reply(*show_lines(self._pen, self._session.position, name, self._pen.width))

    def _quests(self, _: str) -> CommandResult:
        return self._reply(*quest_texts(self._pen, self._session.position, self._pen.width))

    def _tasks(self, _: str) -> CommandResult:
        return self._reply(*task_lines(self._pen, self._session.position, self._pen.width))

    def _log(self, wanted: str) -> CommandResult:
        return self._reply(*log_lines(self._pen, self._session, wanted))

    def _rules(self, wanted: str) -> CommandResult:
        pen, rule = self._pen, wanted.upper()
        if not pen.words.has(f"tg-refusal-{rule}"):
            return self._complain("tale-rules-none", text=shortened(wanted))
        return self._reply(f"{rule}: {pen.say(f'tg-refusal-{rule}')}")

    # Files ------------------------------------------------------------------------------------

    def _save(self, name: str) -> CommandResult:
        file = name or default_name(self._session.position, "json")
        try:
            saves.write(self._pen.words, file, self._session.play)
        except BadSave as error:
            return self._reply(Text(error.message, look.WRONG))
        return self._reply(self._pen.say("saved", file=file))

    def _load(self, name: str) -> CommandResult:
        words = self._pen.words
        if not name:
            return self._complain("load-where")
        try:
            loaded = load(words, name, self._library, self._session.play.allows_undo)
        except BadSave as error:
            return self._reply(Text(error.message, look.WRONG))
        notice = f"{words.say('loaded', file=name)} {loaded.notice}".rstrip()
        raise GameLoaded(Session(loaded.play), notice)

    def _sheet(self, name: str) -> CommandResult:
        file = name or default_name(self._session.position, "txt")
        try:
            write_sheet(self._pen, self._session, Path(file).expanduser(), file)
        except BadSave as error:
            return self._reply(Text(error.message, look.WRONG))
        return self._reply(self._pen.say("tale-sheet-written", file=file))

    # The table --------------------------------------------------------------------------------

    def _back(self, choices: str) -> CommandResult:
        try:
            self._session.undo(_number_of(choices))
        except ValueError:
            return self._complain("tale-back-how-many", text=shortened(choices))
        except IllegalChoice:
            if not self._session.play.allows_undo:
                return self._complain("undo-off")
            return self._complain("tale-back-final")
        return CommandResult(has_moved=True, notice=self._pen.say("undone"))

    def _join(self, text: str) -> CommandResult:
        return self._joined_or_left(PlayerChanges(self._pen, self._session).join(text))

    def _leave(self, text: str) -> CommandResult:
        return self._joined_or_left(PlayerChanges(self._pen, self._session).leave(text))

    def _joined_or_left(self, complaint: str) -> CommandResult:
        if complaint:
            return self._reply(Text(complaint, look.WRONG))
        return CommandResult(has_moved=True)

    def _language(self, name: str) -> CommandResult:
        if normalized(name) not in LANGUAGES:
            return self._complain("tale-language-which", allowed=", ".join(LANGUAGES))
        raise LanguageChanged(normalized(name))

    def _quit(self, _: str) -> CommandResult:
        raise Quit


def load(words: Words, name: str, library: Library, take_back: bool) -> LoadedGame[Position, View]:
    """Load a saved game with its players; raises BadSave with one sentence."""
    return saves.load(words, name, library.game, PLAYERS, take_back, library.books)


def _number_of(text: str) -> int | None:
    """The number of choices that was typed; None if nothing was; raises ValueError."""
    if not text:
        return None
    number = number_in(text, MAX_UNDONE)
    if number is None:
        raise ValueError(text)
    return number
