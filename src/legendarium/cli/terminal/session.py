"""A game being played in the terminal: whose choice it is, and what each person may hear of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from legendarium.bots.tashkalar import Bot, make_bot
from legendarium.cli.terminal.news import Reporter, squares_of
from legendarium.cli.terminal.seating import HUMAN
from legendarium.locale import Words
from legendarium.table import IllegalChoice, Option, Play, Record
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.turn import agreeing_seat
from legendarium.tashkalar.view import View, view, visible_events


class Step(NamedTuple):
    """One choice of the game."""

    seat: int
    option: Option
    before: Position
    after: Position


class Session:
    """The game with its players; it knows nothing of screens."""

    def __init__(self, play: Play[Position, View], players: Sequence[str]) -> None:
        self.play = play
        self.players = tuple(players)
        self.steps: list[Step] = []
        self.saved: tuple[Option, ...] = ()
        """The choices that the last save holds."""
        seed = play.record.seed + len(play.record.choices)
        self._bots: dict[int, Bot] = {
            seat: make_bot(player, seed * 8 + seat)
            for seat, player in enumerate(self.players)
            if player != HUMAN
        }
        self._recall()

    @classmethod
    def resume(cls, record: Record) -> Session:
        """Go on with a recorded game; raises TableError when it cannot be."""
        take_back = bool(record.setup.get("take_back", True))
        session = cls(Play.resume(TashKalar(), record, take_back), record.players)
        session.saved = record.choices
        return session

    def _recall(self) -> None:
        positions = list(self.play.record.positions(self.play.game))
        for number, option in enumerate(self.play.record.choices):
            before, after = positions[number], positions[number + 1]
            self.steps.append(Step(_chooser(before, option), option, before, after))

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.play.position

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to choose."""
        return self.play.game.question(self.position) is None

    @property
    def is_unsaved(self) -> bool:
        """Whether leaving now would lose an unfinished game."""
        return self.saved != self.play.record.choices and not self.is_over

    @property
    def people(self) -> list[int]:
        """The seats of the people at this terminal."""
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    @property
    def record(self) -> Record:
        """The record of the game, with its players."""
        return replace(self.play.record, players=self.players)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view(self.position, seat)

    def choose(self, option: Option) -> None:
        """Take an option; raises IllegalChoice, and changes nothing, if it is not allowed."""
        before = self.position
        self.play.choose(option)
        self.steps.append(Step(_chooser(before, option), option, before, self.position))

    def let_bot_choose(self, seat: int) -> None:
        """The bot of a seat answers its question."""
        self.choose(self._bots[seat].choose(self.view(seat)))

    def may_take_back(self, seat: int) -> bool:
        """Whether the last choice is this seat's and not final; nobody undoes another's (12T.5)."""
        return self.play.can_take_back and self.steps[-1].seat == seat

    def take_back(self, seat: int) -> None:
        """Undo the last choice, which is this seat's."""
        if self.play.can_take_back and not self.may_take_back(seat):
            raise IllegalChoice("The last choice was made by somebody else.")
        self.play.take_back()
        self.steps.pop()

    def steps_since(self, seat: int) -> list[Step]:
        """The last choice of a seat, and all since."""
        own = [number for number, step in enumerate(self.steps) if step.seat == seat]
        return self.steps[own[-1] if own else 0 :]

    def last_turn(self) -> list[Step]:
        """Every choice of the turn that was the last to begin."""
        begun = [
            number
            for number, step in enumerate(self.steps, 1)
            if any(event.kind == "turn" for event in step.after.events)
        ]
        return self.steps[begun[-1] if begun else 0 :]

    def news(self, words: Words, seat: int, steps: Sequence[Step]) -> list[str]:
        """What happened in these steps, in words, as a seat may know it."""
        reporter = Reporter(words, self.position.setup, seat)
        return [
            sentence
            for step in steps
            for sentence in reporter.tell(visible_events(step.after, seat), step.seat)
        ]


def changed_squares(steps: Sequence[Step]) -> list[str]:
    """Where something happened in these steps."""
    return [square for step in steps for square in squares_of(step.after.events)]


def _chooser(before: Position, option: Option) -> int:
    return agreeing_seat(before, option)
