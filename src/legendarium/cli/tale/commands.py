"""What a person may type besides an answer: map, board, quests, log, save, back and the like."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from legendarium.cli.tale import look, saves
from legendarium.cli.tale.chart import Chart
from legendarium.cli.tale.comings import Comings
from legendarium.cli.tale.duel import Duel
from legendarium.cli.tale.library import Library
from legendarium.cli.tale.page import Page
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.quests import quest_texts, task_lines
from legendarium.cli.tale.readlog import log_lines
from legendarium.cli.tale.seating import called
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.sheets import default_name, write_sheet
from legendarium.cli.tale.showing import show_lines
from legendarium.cli.terminal.names import plain, shortened
from legendarium.locale import LANGUAGES
from legendarium.table import BadSave, IllegalChoice

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
AFTERWARDS = (
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
"""What can still be typed when the game is over."""
HELP = ("number", "words", *COMMANDS)


class Quit(Exception):
    """The person leaves."""


class Loaded(Exception):
    """Another game goes on at this table."""

    def __init__(self, session: Session, notice: str) -> None:
        super().__init__(notice)
        self.session = session
        self.notice = notice


class Spoken(Exception):
    """The table speaks another language from now on."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language


class Done(NamedTuple):
    """What a command has led to."""

    has_moved: bool = False
    shows_page: bool = False
    notice: str = ""


class Command(NamedTuple):
    """A command that was typed."""

    name: str
    run: Callable[[], Done]


class Commands:
    """The commands at one table."""

    def __init__(self, pen: Pen, session: Session, library: Library) -> None:
        self._pen = pen
        self._session = session
        self._library = library

    def find(self, text: str) -> Command | None:
        """The command that a text begins with, in English or in the table's language."""
        word, _, argument = text.partition(" ")
        for name in COMMANDS:
            if word and plain(word) in (name, plain(self._pen.say(f"tale-command-{name}"))):
                run: Callable[[str], Done] = getattr(self, f"_{name}")
                return Command(name, partial(run, argument.strip()))
        return None

    def _tell(self, *lines: str | Text) -> Done:
        self._pen.screen.show(*lines)
        return Done()

    def _complain(self, message: str, **values: str | int) -> Done:
        return self._tell(Text(self._pen.say(message, **values), look.WRONG))

    # Looking ----------------------------------------------------------------------------------

    def _help(self, _: str) -> Done:
        pen = self._pen
        lines: list[Text] = [Text(), Text(pen.say("tale-help-heading"), look.HEADING)]
        for topic in HELP:
            lines += pen.wrap(pen.say(f"tale-help-{topic}"), pen.width, "    ", "  ")
        lines += [Text(), Text(pen.say("tale-help-map-heading"), look.HEADING)]
        p = self._session.position
        lines += Chart(pen, p).legend(pen.width)
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
            lines += Duel(pen, p).legend(pen.width)
        return self._tell(*lines)

    def _page(self, _: str) -> Done:
        return Done(shows_page=True)

    def _map(self, _: str) -> Done:
        pen = self._pen
        chart = Chart(pen, self._session.position)
        return self._tell(
            *chart.large(pen.width), *chart.warnings(pen.width), *chart.legend(pen.width)
        )

    def _board(self, name: str) -> Done:
        pen, p = self._pen, self._session.position
        everybody = p.by_number(one.id for one in p.characters)
        if name:
            everybody = [who for who in called(pen.story, name) if p.is_here(who)]
        if not everybody:
            return self._complain("tale-nobody", text=shortened(name))
        boards = Page(pen, self._session).boards
        lines: list[Text] = []
        for who in everybody:
            lines += [*([Text()] if lines else []), *boards.full(p.character(who), pen.width)]
        return self._tell(*lines)

    def _show(self, name: str) -> Done:
        if not name:
            return self._complain("tale-show-what")
        return self._tell(*show_lines(self._pen, self._session.position, name, self._pen.width))

    def _quests(self, _: str) -> Done:
        return self._tell(*quest_texts(self._pen, self._session.position, self._pen.width))

    def _tasks(self, _: str) -> Done:
        return self._tell(*task_lines(self._pen, self._session.position, self._pen.width))

    def _log(self, wanted: str) -> Done:
        return self._tell(*log_lines(self._pen, self._session, wanted))

    def _rules(self, wanted: str) -> Done:
        pen, rule = self._pen, wanted.upper()
        if not pen.words.has(f"tg-refusal-{rule}"):
            return self._complain("tale-rules-none", text=shortened(wanted))
        return self._tell(f"{rule}: {pen.say(f'tg-refusal-{rule}')}")

    # Files ------------------------------------------------------------------------------------

    def _save(self, name: str) -> Done:
        file = name or default_name(self._session.position, "json")
        try:
            saves.write(self._pen.words, file, self._session)
        except BadSave as error:
            return self._tell(Text(error.message, look.WRONG))
        return self._tell(self._pen.say("saved", file=file))

    def _load(self, name: str) -> Done:
        words = self._pen.words
        if not name:
            return self._complain("load-where")
        try:
            session = saves.read(words, name, self._library, self._session.may_take_back)
        except BadSave as error:
            return self._tell(Text(error.message, look.WRONG))
        raise Loaded(session, words.say("loaded", file=name))

    def _sheet(self, name: str) -> Done:
        file = name or default_name(self._session.position, "txt")
        try:
            write_sheet(self._pen, self._session, Path(file).expanduser(), file)
        except BadSave as error:
            return self._tell(Text(error.message, look.WRONG))
        return self._tell(self._pen.say("tale-sheet-written", file=file))

    # The table --------------------------------------------------------------------------------

    def _back(self, _: str) -> Done:
        try:
            self._session.take_back()
        except IllegalChoice:
            if not self._session.may_take_back:
                return self._complain("undo-off")
            return self._complain("tale-back-final")
        return Done(has_moved=True, notice=self._pen.say("undone"))

    def _join(self, text: str) -> Done:
        return self._came_or_went(Comings(self._pen, self._session).join(text))

    def _leave(self, text: str) -> Done:
        return self._came_or_went(Comings(self._pen, self._session).leave(text))

    def _came_or_went(self, complaint: str) -> Done:
        if complaint:
            return self._tell(Text(complaint, look.WRONG))
        return Done(has_moved=True)

    def _language(self, name: str) -> Done:
        if plain(name) not in LANGUAGES:
            return self._complain("tale-language-which", allowed=", ".join(LANGUAGES))
        raise Spoken(plain(name))

    def _quit(self, _: str) -> Done:
        raise Quit
