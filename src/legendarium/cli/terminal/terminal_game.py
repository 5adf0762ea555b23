"""Runs a whole game in the terminal, from the first question to the result."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.commands import Commands, GameLoaded, Quit
from legendarium.cli.terminal.conversation import Conversation
from legendarium.cli.terminal.device import pass_device
from legendarium.cli.terminal.ending import result
from legendarium.cli.terminal.last_look import is_last_look, last_look
from legendarium.cli.terminal.names import shortened
from legendarium.cli.terminal.page import Page
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.seating import HUMAN
from legendarium.cli.terminal.session import Session
from legendarium.cli.terminal.steps import (
    Step,
    changed_squares,
    last_turn,
    news,
    steps,
    steps_since,
)
from legendarium.locale import Words
from legendarium.table import SPECTATOR
from legendarium.tashkalar.events import TurnBegan


class TerminalGame:
    """A game of people and bots at one terminal."""

    def __init__(self, screen: Screen, words: Words, session: Session, notice: str = "") -> None:
        self._screen = screen
        self._words = words
        self._session = session
        self._device_seat: int | None = None
        """The seat whose person has the device; None while nobody has it."""
        self._steps_shown = 0
        """The moment up to which spectators have been shown the game."""
        self._notice = notice
        """What the next page shows instead of news."""
        self._trouble_shown = False

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while True:
                try:
                    self._play()
                    self._finish()
                    break
                except GameLoaded as loaded:
                    self._session, self._device_seat, self._steps_shown = loaded.session, None, 0
                    self._notice = loaded.notice
        except Quit:
            pass
        except (EOFError, KeyboardInterrupt):
            self._screen.show("")
            if self._session.is_unsaved:
                self._screen.show(self._words.say("left-unsaved"))
        if self._session.is_kept and self._session.play.question is not None:
            self._screen.show(self._words.say("kept"))
        self._screen.show(self._words.say("goodbye"))

    def _play(self) -> None:
        play = self._session.play
        while (asked := play.question) is not None:
            if play.players[asked.seat] != HUMAN:
                self._session.let_bot_choose(asked.seat)
                self._show_spectators()
                continue
            if len(self._session.people) > 1 and asked.seat != self._device_seat:
                pass_device(self._screen, self._words, play.position.setup.schools[asked.seat])
                self._device_seat = asked.seat
            self._session.keep()
            conversation = Conversation(self._screen, self._words, self._session, asked.seat)
            self._notice = conversation.hold(f"{self._one_time_notice()} {self._notice}".strip())
            self._session.keep()
            if is_last_look(self._session, asked.seat):
                self._notice = last_look(self._screen, self._words, self._session, asked.seat)

    def _one_time_notice(self) -> str:
        """That the game cannot be saved automatically, once."""
        if self._trouble_shown or not self._session.cannot_be_kept:
            return ""
        self._trouble_shown = True
        return self._words.say("not-kept")

    def _show_spectators(self) -> None:
        """If only bots play, show each finished turn."""
        play = self._session.play
        is_turn_over = any(isinstance(event, TurnBegan) for event in play.position.events)
        if self._session.people or not is_turn_over:
            return
        turn = steps(play, self._steps_shown)
        self._steps_shown = play.moment
        page = Page(self._screen, self._words, play.players)
        public = play.view(0).position
        self._screen.show("", *page.arena(public, SPECTATOR, changed_squares(turn)))
        self._screen.show("", *news(self._words, play, SPECTATOR, turn))

    # The end

    def _finish(self) -> None:
        self._session.keep()
        play, people = self._session.play, self._session.people
        seat = people[0] if len(people) == 1 else SPECTATOR
        if len(people) > 1:
            self._screen.hide()
        else:
            self._screen.clear()
        latest = self._latest_steps(seat)
        page = Page(self._screen, self._words, play.players)
        public = play.view(max(seat, 0)).position
        self._screen.show(*page.arena(public, seat, changed_squares(latest)), "")
        self._screen.show(*news(self._words, play, seat, latest))
        self._screen.show("", Text(result(self._words, play, seat), style.HEADING))
        if people:
            self._prompt_after_end(seat)

    def _latest_steps(self, seat: int) -> list[Step]:
        """The steps since the person's last choice; for several people, the latest turn."""
        play = self._session.play
        if seat != SPECTATOR:
            return steps_since(play, seat)
        return last_turn(play) if self._session.people else steps(play, self._steps_shown)

    def _prompt_after_end(self, seat: int) -> None:
        commands = Commands(self._screen, self._words, self._session, seat)
        say = self._words.say
        self._screen.show(say("afterwards"))
        while text := self._screen.ask(say("input-prompt")):
            command = commands.find(text)
            if command is not None and command.name in _COMMANDS_AFTER_END:
                command.run()
            else:
                self._screen.show(Text(say("afterwards-not", text=shortened(text)), style.WRONG))


_COMMANDS_AFTER_END = ("log", "news", "save", "load", "piles", "show", "quit")
