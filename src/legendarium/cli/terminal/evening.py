"""A whole game at this terminal, from the first question to the result."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.commands import Commands, Loaded, Quit
from legendarium.cli.terminal.conversation import Conversation
from legendarium.cli.terminal.news import NOBODY
from legendarium.cli.terminal.page import Page
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.seating import HUMAN
from legendarium.cli.terminal.session import Session, changed_squares
from legendarium.locale import Words


class Evening:
    """People and bots around one terminal."""

    def __init__(self, screen: Screen, words: Words, session: Session) -> None:
        self._screen = screen
        self._words = words
        self._session = session
        self._holder: int | None = None
        """The seat whose person has the device; None while nobody has."""
        self._told = 0
        """How many choices those who only watch have heard of."""
        self._notice = ""
        """What the next page tells instead of news."""

    def spend(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while True:
                try:
                    self._play()
                    self._finish()
                    return
                except Loaded as loaded:
                    self._session, self._holder, self._told = loaded.session, None, 0
                    self._notice = loaded.notice
        except Quit:
            pass
        except (EOFError, KeyboardInterrupt) as left:
            self._screen.show("")
            if isinstance(left, KeyboardInterrupt):
                raise
        finally:
            self._screen.show(self._words.say("goodbye"))

    def _play(self) -> None:
        while (asked := self._session.play.game.question(self._session.position)) is not None:
            if self._session.players[asked.seat] != HUMAN:
                self._session.let_bot_choose(asked.seat)
                self._show_watchers()
                continue
            if len(self._session.people) > 1 and asked.seat != self._holder:
                self._pass_device(asked.seat)
            conversation = Conversation(self._screen, self._words, self._session, asked.seat)
            self._notice = conversation.hold(self._notice)

    def _pass_device(self, seat: int) -> None:
        """Hide what the last person saw until the next one is alone with the screen."""
        self._screen.hide()
        school = self._session.position.setup.schools[seat]
        self._screen.show(Text(self._words.say("hand-over-screen", school=school), style.QUESTION))
        self._screen.ask(self._words.say("hand-over-prompt"))
        self._screen.hide()
        self._holder = seat

    def _show_watchers(self) -> None:
        """With no person at the table, tell each turn to whoever watches."""
        session = self._session
        is_turn_over = any(event.kind == "turn" for event in session.position.events)
        if session.people or not is_turn_over:
            return
        steps = session.steps[self._told :]
        self._told = len(session.steps)
        page = Page(self._screen, self._words, session.players)
        public = session.view(0).position
        self._screen.show("", *page.arena(public, NOBODY, changed_squares(steps)))
        self._screen.show("", *session.news(self._words, NOBODY, steps))

    # The end

    def _finish(self) -> None:
        session = self._session
        people = session.people
        seat = people[0] if len(people) == 1 else NOBODY
        if len(people) > 1:
            self._screen.hide()
        else:
            self._screen.clear()
        steps = session.steps_since(seat) if people else session.steps[self._told :]
        page = Page(self._screen, self._words, session.players)
        public = session.view(max(seat, 0)).position
        self._screen.show(*page.arena(public, seat, changed_squares(steps)), "")
        self._screen.show(*session.news(self._words, seat, steps))
        self._screen.show("", Text(self._result(seat), style.HEADING))
        if people:
            self._talk_afterwards(seat)

    def _result(self, seat: int) -> str:
        outcome = self._session.play.game.outcome(self._session.position)
        assert outcome is not None
        say, setup = self._words.say, self._session.position.setup
        first = outcome.ranking[0]
        names = ", ".join(say("school-name", school=setup.schools[winner]) for winner in first)
        sides = {setup.side_of[winner] for winner in first}
        if len(sides) > 1:
            told = say("result-shared", names=names)
        elif seat in first and not setup.teams:
            told = say("result-won-own")
        elif len(first) > 1:
            told = say("result-won-team", names=names)
        else:
            told = say("result-won", school=setup.schools[first[0]])
        if outcome.reason == "conceded":
            told = f"{say('result-conceded')} {told}"
        return told

    def _talk_afterwards(self, seat: int) -> None:
        commands = Commands(self._screen, self._words, self._session, seat)
        self._screen.show(self._words.say("afterwards"))
        while text := self._screen.ask(self._words.say("input-prompt")):
            command = commands.find(text)
            if command is not None and command.name in _AFTERWARDS:
                command.run()
            else:
                self._screen.show(self._words.say("afterwards"))


_AFTERWARDS = ("log", "save", "load", "piles", "show", "quit")
