"""Asks the people at the terminal until an option is chosen."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.answers import understand
from legendarium.cli.tale.commands import Commands
from legendarium.cli.tale.library import Library
from legendarium.cli.tale.menu import Entry, menu
from legendarium.cli.tale.page import Page
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.text_matching import is_garbled
from legendarium.taintedgrail.events import AnyEvent


class ConversationResult(NamedTuple):
    """How a conversation ended: with an entry, or without one if a command has moved the game."""

    entry: Entry | None
    notice: str = ""


class Conversation:
    """Asks one question to the people at the terminal."""

    def __init__(self, pen: Pen, session: Session, library: Library) -> None:
        self._pen = pen
        self._session = session
        self._commands = Commands(pen, session, library)
        self._offered = menu(pen, session.position, session.bots)

    def hold(self, events: tuple[AnyEvent, ...], notices: list[str]) -> ConversationResult:
        """Show the page and read input until an entry is chosen or a command has moved the game."""
        self._show_page(events, notices)
        while True:
            text = self._pen.screen.ask(self._pen.say("input-prompt"))
            command = None if is_garbled(text) else self._commands.find(text)
            if command is not None:
                done = command.run()
                if done.has_moved:
                    return ConversationResult(None, done.notice)
                if done.shows_page:
                    self._show_page(events, [])
                continue
            answer = understand(self._pen, self._session, text, self._offered)
            if answer.entry is not None:
                return ConversationResult(answer.entry)
            self._pen.screen.show(Text(answer.complaint, look.WRONG))

    def _show_page(self, events: tuple[AnyEvent, ...], notices: list[str]) -> None:
        pen = self._pen
        *reading, page = Page(pen, self._session).screens(self._offered, events, notices)
        for lines in reading:
            pen.screen.clear()
            pen.screen.show(*lines)
            text = pen.screen.ask(pen.say("tale-read-on"))
            command = self._commands.find(text)
            if command is not None and command.name == "quit":
                command.run()
        pen.screen.clear()
        pen.screen.show(*page)
