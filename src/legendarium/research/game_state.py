"""The state of a game as the environments see it, with numbered actions instead of options.

A game state is immutable, like the position in it: an action gives the next state. So a copy is the
state itself, and cloning an environment in the middle of an effect copies only a reference.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from legendarium.research.actions import SIZE, action_text, legal_actions
from legendarium.research.observation import Bytes, observe
from legendarium.table import IllegalChoice, Outcome
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.view import View

GAME = TashKalar()

Mask = NDArray[np.int8]


class GameState:
    """A position with its legal actions."""

    __slots__ = ("_legal", "_mask", "position", "question")

    def __init__(self, position: Position) -> None:
        self.position = position
        self.question = GAME.question(position)
        self._legal: dict[int, AnyOption] | None = None
        self._mask: Mask | None = None

    @classmethod
    def start(cls, setup: Setup, seed: int) -> GameState:
        """The start of the game with this seed."""
        return cls(GAME.start(setup.to_json(), seed))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.question is None

    @property
    def seat(self) -> int:
        """The seat that is to act."""
        if self.question is None:
            raise IllegalChoice("The game is over; nothing can be chosen any more.")
        return self.question.seat

    @property
    def legal(self) -> Mapping[int, AnyOption]:
        """The legal actions with their options."""
        if self._legal is None:
            asked = self.question
            self._legal = {} if asked is None else legal_actions(self.position, asked)
        return self._legal

    def after(self, action: SupportsIndex) -> GameState:
        """The state after a legal action; raises IllegalChoice with the reason for any other."""
        option = self.legal.get(action_number(action))
        if option is None:
            raise IllegalChoice(self._refusal(action_number(action)))
        return GameState(GAME.take(self.position, option))

    def _refusal(self, action: int) -> str:
        if self.question is None:
            return "The game is over; nothing can be chosen any more."
        return (
            f"Action {action} ({action_text(action)}) is not possible now; "
            f"the question is {self.question.kind!r}, with {len(self.legal)} legal actions."
        )

    def mask(self, seat: int) -> Mask:
        """1 for every action that this seat may take now; all 0 if another seat is to act."""
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
        """By seat: the reward of the game; 0 for everybody until it ends."""
        outcome = GAME.outcome(self.position)
        if outcome is None:
            return (0.0,) * self.position.setup.seats
        return rewards(self.position.setup, outcome)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameState) and self.position == other.position

    def __hash__(self) -> int:
        return hash(self.position)

    def __copy__(self) -> GameState:
        return self

    def __deepcopy__(self, memo: object) -> GameState:
        return self

    def __reduce__(self) -> tuple[type[GameState], tuple[Position]]:
        return GameState, (self.position,)


def action_number(action: SupportsIndex) -> int:
    """The action as a plain number; raises IllegalChoice unless it is in the table."""
    try:
        number = action.__index__()
    except (AttributeError, TypeError):
        raise IllegalChoice(f"An action is a whole number, not {action!r}.") from None
    if not 0 <= number < SIZE:
        raise IllegalChoice(f"There is no action {number}; the actions are 0 to {SIZE - 1}.")
    return number


def rewards(setup: Setup, outcome: Outcome) -> tuple[float, ...]:
    """By seat: 1 for a sole win, with -1 split between the other sides; 0 if all sides win.

    Sides that share the victory share the reward: of n sides, k winners get
    (n / k - 1) / (n - 1) each. The rewards of all sides add up to 0; partners get the same.
    """
    winners = outcome.ranking[0]
    sides = setup.sides
    share = sides / len({setup.side_of[seat] for seat in winners})
    return tuple(
        ((share if seat in winners else 0.0) - 1) / (sides - 1) for seat in range(setup.seats)
    )
