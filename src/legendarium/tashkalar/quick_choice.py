"""A legal choice, found at once, for a seat that cannot choose for itself.

It places pieces while there are any; then it works through the deck, so that a game of such choices
alone ends. It claims a task if it can, declines everything else that is optional, and never starts
a flare or a hand-over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from legendarium.table.chance import advance
from legendarium.tashkalar.options import (
    DECLINE,
    HAND_OVER,
    AnyOption,
    Claim,
    Discard,
    Place,
    Summon,
)
from legendarium.tashkalar.position import COMMON, Position
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.turn import END_TURN, question

T = TypeVar("T")

_MASK = (1 << 64) - 1


def quick_choice(position: Position) -> AnyOption:
    """A legal choice that brings the turn closer to its end."""
    asked = question(position)
    if asked is None:
        raise ValueError("nothing is asked once the game is over")
    if asked.kind == "action":
        return _quick_action(position, asked.options)
    if asked.kind == "claim":
        claims = [option for option in asked.options if isinstance(option, Claim)]
        return max(claims, key=lambda claim: TASKS[claim.task].points)
    if DECLINE in asked.options:
        return DECLINE
    return _pick(position, [option for option in asked.options if option != HAND_OVER])


def _quick_action(position: Position, options: Sequence[AnyOption]) -> AnyOption:
    if END_TURN in options:
        return END_TURN
    has_pieces = position.stock(position.side, COMMON) > 0
    kinds: tuple[type[AnyOption], ...] = (Place,) if has_pieces else (Discard, Summon, Place)
    for kind in kinds:
        alike = [option for option in options if isinstance(option, kind)]
        if alike:
            return _pick(position, alike)
    raise ValueError("a piece can always be placed")


def _pick(position: Position, choices: Sequence[T]) -> T:
    """One of these, always the same for the same arena, so that no piece moves back and forth."""
    state = len(position.answers)
    for squares in position.owners:
        while squares:
            state, _ = advance(state ^ squares & _MASK)
            squares >>= 64
    return choices[advance(state)[1] % len(choices)]
