"""A game in the terminal with its players and its steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from legendarium.bots.tashkalar import Bot, make_bot
from legendarium.cli.terminal.news import Reporter, squares_of
from legendarium.cli.terminal.seating import HUMAN
from legendarium.locale import Words
from legendarium.table import IllegalChoice, Play, Record
from legendarium.tashkalar.events import TurnBegan
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.turn import choosing_seat
from legendarium.tashkalar.view import View, view, visible_events


class Step(NamedTuple):
    """One choice of the game."""

    seat: int
    option: AnyOption
    before: Position
    after: Position


class Session:
    """The game with its players; it does not depend on the screen."""

    def __init__(self, play: Play[Position, View], players: Sequence[str]) -> None:
        self.play = play
        self.players = tuple(players)
        self.steps: list[Step] = []
        self.saved_choices: tuple[AnyOption, ...] = ()
        """The choices that the last save holds."""
        seed = play.record.seed + len(play.record.choices)
        self._bots: dict[int, Bot] = {
            seat: make_bot(player, seed * 8 + seat)
            for seat, player in enumerate(self.players)
            if player != HUMAN
        }
        self._replay_steps()

    @classmethod
    def resume(cls, record: Record) -> Session:
        """Continue a recorded game; raises TableError if that is impossible."""
        take_back = bool(record.setup.get("take_back", True))
        session = cls(Play.resume(TashKalar(), record, take_back), record.players)
        session.saved_choices = record.choices
        return session

    def _replay_steps(self) -> None:
        positions = list(self.play.record.positions(self.play.game))
        for number, option in enumerate(self.play.record.choices):
            before, after = positions[number], positions[number + 1]
            self.steps.append(Step(_chooser(before, option), option, before, after))

    @property
    def position(self) -> Position:
        """The current position."""
        return self.play.position

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.play.game.question(self.position) is None

    @property
    def is_unsaved(self) -> bool:
        """Whether leaving now would lose an unfinished game."""
        return self.saved_choices != self.play.record.choices and not self.is_over

    @property
    def people(self) -> list[int]:
        """The seats of the people at this terminal."""
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    @property
    def record(self) -> Record:
        """The record of the game, with its players."""
        return replace(self.play.record, players=self.players)

    def view(self, seat: int) -> View:
        """The view of a seat."""
        return view(self.position, seat)

    def choose(self, option: AnyOption) -> None:
        """Take an option; raises IllegalChoice, and changes nothing, if it is not allowed."""
        before = self.position
        self.play.choose(option)
        self.steps.append(Step(_chooser(before, option), option, before, self.position))

    def let_bot_choose(self, seat: int) -> None:
        """Let the bot of a seat answer its question."""
        self.choose(self._bots[seat].choose(self.view(seat)))

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice is reversible and this seat's own (12T.5)."""
        return self.play.can_undo and self.steps[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Undo the last choice, which must be this seat's own."""
        if self.play.can_undo and not self.can_undo(seat):
            raise IllegalChoice("The last choice was made by somebody else.")
        self.play.undo()
        self.steps.pop()

    def steps_since(self, seat: int) -> list[Step]:
        """The last choice of a seat, and all choices after it."""
        own = [number for number, step in enumerate(self.steps) if step.seat == seat]
        return self.steps[own[-1] if own else 0 :]

    def last_turn(self) -> list[Step]:
        """Every choice of the latest turn."""
        begun = [
            number
            for number, step in enumerate(self.steps, 1)
            if any(isinstance(event, TurnBegan) for event in step.after.events)
        ]
        return self.steps[begun[-1] if begun else 0 :]

    def news(self, words: Words, seat: int, steps: Sequence[Step]) -> list[str]:
        """What happened in these steps, in words, as far as a seat may know it."""
        reporter = Reporter(words, self.position.setup, seat)
        return [
            sentence
            for step in steps
            for sentence in reporter.tell(visible_events(step.after, seat), step.seat)
        ]


def changed_squares(steps: Sequence[Step]) -> list[str]:
    """The squares that these steps changed."""
    return [square for step in steps for square in squares_of(step.after.events)]


def _chooser(before: Position, option: AnyOption) -> int:
    return choosing_seat(before, option)
