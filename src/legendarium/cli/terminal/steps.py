"""The choices of a game with the positions around them, and the news that they make."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from legendarium.cli.terminal.news import Reporter, squares_of
from legendarium.cli.terminal.session import TerminalPlay
from legendarium.locale import Words
from legendarium.tashkalar.events import TurnBegan
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import visible_events


class Step(NamedTuple):
    """One choice of the game."""

    seat: int
    option: AnyOption
    before: Position
    after: Position

    @property
    def begins_turn(self) -> bool:
        """Whether a turn begins after it."""
        return any(isinstance(event, TurnBegan) for event in self.after.events)


def steps(play: TerminalPlay, first: int = 0) -> list[Step]:
    """Every choice from a moment on, as far as they can be played again."""
    if first < play.first and not play.recover_past():
        first = play.first
    return [
        Step(choice.by, choice.option, before, after)
        for choice, (before, after) in zip(
            play.choices[first:], pairwise(play.positions(first)), strict=True
        )
    ]


def steps_since(play: TerminalPlay, seat: int) -> list[Step]:
    """The last choice of a seat, and all choices after it."""
    own = (moment for moment in reversed(range(play.moment)) if play.choices[moment].by == seat)
    return steps(play, next(own, 0))


def last_turn(play: TerminalPlay) -> list[Step]:
    """Every choice of the latest turn."""
    every = steps(play)
    begun = [number for number, step in enumerate(every, 1) if step.begins_turn]
    return every[begun[-1] if begun else 0 :]


def news(words: Words, play: TerminalPlay, seat: int, told: Sequence[Step]) -> list[str]:
    """What happened in these steps, in words, as far as a seat may know it."""
    reporter = Reporter(words, play.position.setup, seat)
    return [
        sentence
        for step in told
        for sentence in reporter.tell(visible_events(step.after, seat), step.seat)
    ]


def changed_squares(changing: Sequence[Step]) -> list[str]:
    """The squares that these steps changed."""
    return [square for step in changing for square in squares_of(step.after.events)]
