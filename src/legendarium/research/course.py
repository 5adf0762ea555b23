"""A game under way, as the interfaces see it: numbers instead of options.

A course is a value like the position in it: an action gives the next course and leaves this one
alone. So a copy of a course is the course itself, and cloning an environment in the middle of an
effect copies nothing but a reference.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from legendarium.research.actions import SIZE, action_text, legal_actions
from legendarium.research.observation import Bytes, observe
from legendarium.table import IllegalChoice, Option, Outcome
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.view import View

GAME = TashKalar()

Mask = NDArray[np.int8]


class Course:
    """A position with its legal actions."""

    __slots__ = ("_legal", "_mask", "position", "question")

    def __init__(self, position: Position) -> None:
        self.position = position
        self.question = GAME.question(position)
        self._legal: dict[int, Option] | None = None
        self._mask: Mask | None = None

    @classmethod
    def start(cls, setup: Setup, seed: int) -> Course:
        """The beginning of the game that this seed deals."""
        return cls(GAME.start(setup.to_json(), seed))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.question is None

    @property
    def seat(self) -> int:
        """The seat that must choose."""
        if self.question is None:
            raise IllegalChoice("The game is over; nothing can be chosen any more.")
        return self.question.seat

    @property
    def legal(self) -> Mapping[int, Option]:
        """Every legal action with its option."""
        if self._legal is None:
            asked = self.question
            self._legal = {} if asked is None else legal_actions(self.position, asked)
        return self._legal

    def after(self, action: SupportsIndex) -> Course:
        """The course after a legal action; raises IllegalChoice, with the reason, after another."""
        option = self.legal.get(number_of(action))
        if option is None:
            raise IllegalChoice(self._why_not(number_of(action)))
        return Course(GAME.take(self.position, option))

    def _why_not(self, action: int) -> str:
        if self.question is None:
            return "The game is over; nothing can be chosen any more."
        return (
            f"Action {action} ({action_text(action)}) is not possible now; "
            f"asked is {self.question.kind!r}, with {len(self.legal)} actions in the mask."
        )

    def mask(self, seat: int) -> Mask:
        """1 for every action that this seat may take now; all 0 when another one is asked."""
        if self.question is None or self.question.seat != seat:
            return np.zeros(SIZE, np.int8)
        if self._mask is None:
            self._mask = np.zeros(SIZE, np.int8)
            self._mask[list(self.legal)] = 1
        return self._mask.copy()

    def view(self, seat: int) -> View:
        """What this seat may know."""
        return GAME.view(self.position, seat)

    def observe(self, seat: int) -> dict[str, Bytes]:
        """What this seat may know, as numbers."""
        return observe(self.view(seat))

    def rewards(self) -> tuple[float, ...]:
        """By seat: what the game has brought; 0 for everybody while it goes on."""
        outcome = GAME.outcome(self.position)
        if outcome is None:
            return (0.0,) * self.position.setup.seats
        return rewards(self.position.setup, outcome)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Course) and self.position == other.position

    def __hash__(self) -> int:
        return hash(self.position)

    def __copy__(self) -> Course:
        return self

    def __deepcopy__(self, memo: object) -> Course:
        return self

    def __reduce__(self) -> tuple[type[Course], tuple[Position]]:
        return Course, (self.position,)


def number_of(action: SupportsIndex) -> int:
    """The action as a plain number; raises IllegalChoice unless it is in the table."""
    try:
        number = action.__index__()
    except (AttributeError, TypeError):
        raise IllegalChoice(f"An action is a whole number, not {action!r}.") from None
    if not 0 <= number < SIZE:
        raise IllegalChoice(f"There is no action {number}; the actions are 0 to {SIZE - 1}.")
    return number


def rewards(setup: Setup, outcome: Outcome) -> tuple[float, ...]:
    """By seat: 1 for winning alone; the other sides share -1; a victory of all is 0.

    Sides that share the victory share its worth: of n sides, k winners get (n / k - 1) / (n - 1)
    each. The rewards of all sides add up to 0, and partners have the same.
    """
    winners = outcome.ranking[0]
    sides = setup.sides
    share = sides / len({setup.side_of[seat] for seat in winners})
    return tuple(
        ((share if seat in winners else 0.0) - 1) / (sides - 1) for seat in range(setup.seats)
    )
