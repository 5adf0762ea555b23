"""Asks the person of one seat until an option is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.answers import understand
from legendarium.cli.terminal.commands import Commands
from legendarium.cli.terminal.complaints import complaint
from legendarium.cli.terminal.menu import Menu, menu
from legendarium.cli.terminal.names import number_in
from legendarium.cli.terminal.page import Page
from legendarium.cli.terminal.phrases import Phrases
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.session import Session
from legendarium.cli.terminal.steps import changed_squares, news, steps_since
from legendarium.locale import Words
from legendarium.tashkalar.options import END_TURN, AnyOption


class Conversation:
    """Asks one question to one person."""

    def __init__(self, screen: Screen, words: Words, session: Session, seat: int) -> None:
        self._screen = screen
        self._words = words
        self._session = session
        self._seat = seat
        self._view = session.play.view(seat)
        self._phrases = Phrases(words, self._view)
        options = self._view.question.options if self._view.question else ()
        self._all_options = menu(self._phrases, options)
        self._offered = self._all_options
        self._page = Page(screen, words, session.play.players)

    def hold(self, notice: str = "") -> str:
        """Show the page and read input until the game moves; returns a notice for the next page."""
        self._show_page([notice] if notice else None)
        commands = Commands(self._screen, self._words, self._session, self._seat)
        while True:
            text = self._screen.ask(self._words.say("input-prompt"))
            command = commands.find(text)
            if command is not None:
                answer = command.run()
                if answer.has_moved:
                    return answer.notice
                if answer.shows_page:
                    self._show_page([answer.notice] if answer.notice else None)
            elif self._answer(text):
                return ""

    def _show_page(self, notices: Sequence[str] | None) -> None:
        play = self._session.play
        since = steps_since(play, self._seat)
        told = news(self._words, play, self._seat, since) if notices is None else notices
        self._screen.clear()
        self._screen.show(
            *self._page.for_seat(self._view, self._offered, told, changed_squares(since))
        )

    def _answer(self, text: str) -> bool:
        """Take the option that a text names; returns whether one was taken."""
        offered = self._offered
        if not text and self._all_options.options == (END_TURN,):
            return self._take(self._all_options.options)
        if text == "0" and offered.is_part:
            return self._offer(self._all_options)
        if (number := number_in(text, len(offered.entries))) is not None:
            return self._take(offered.entries[number - 1].options)
        answer = understand(self._words, text, self._phrases.asked, offered, self._all_options)
        if answer.is_certain or len(answer.options) > 1:
            return self._take(answer.options)
        if answer.options:
            return self._offer(menu(self._phrases, answer.options, is_part=True))
        self._screen.show(Text(complaint(self._phrases, text, offered), style.WRONG))
        return False

    def _take(self, options: Sequence[AnyOption]) -> bool:
        if len(options) > 1:
            return self._offer(menu(self._phrases, options, is_part=True))
        self._session.choose(self._seat, options[0])
        return True

    def _offer(self, offered: Menu) -> bool:
        self._offered = offered
        self._screen.show("", *self._page.question(self._phrases, offered))
        return False
