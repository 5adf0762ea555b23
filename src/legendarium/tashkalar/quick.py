"""A legal choice found at once, for a seat that cannot choose for itself.

Pieces are placed while there are any; then the deck is gone through, so that a game of such choices
alone comes to its end. A task that can be claimed is claimed; whatever else may be declined is, and
no flare or hand-over is begun.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from legendarium.table import Option
from legendarium.table.chance import advance
from legendarium.tashkalar.asks import DECLINE
from legendarium.tashkalar.position import COMMON, Position
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.turn import END_TURN, question

T = TypeVar("T")

_MASK = (1 << 64) - 1


def quick(position: Position) -> Option:
    """A legal choice that brings the turn nearer to its end."""
    asked = question(position)
    if asked is None:
        raise ValueError("nothing is asked once the game is over")
    if asked.kind == "action":
        return _action(position, asked.options)
    if asked.kind == "claim":
        claims = [option for option in asked.options if option.kind == "claim"]
        return max(claims, key=lambda claim: TASKS[claim.get("task")].points)
    if DECLINE in asked.options:
        return DECLINE
    return _any(position, [option for option in asked.options if option.kind != "hand-over"])


def _action(position: Position, options: Sequence[Option]) -> Option:
    if END_TURN in options:
        return END_TURN
    has_pieces = position.stock(position.side, COMMON) > 0
    for kind in ("place",) if has_pieces else ("discard", "summon", "place"):
        alike = [option for option in options if option.kind == kind]
        if alike:
            return _any(position, alike)
    raise ValueError("a piece can always be placed")


def _any(position: Position, choices: Sequence[T]) -> T:
    """One of these, the same whenever the arena is the same: pieces go to and fro otherwise."""
    mixed = len(position.answers)
    for squares in position.owners:
        while squares:
            mixed, _ = advance(mixed ^ squares & _MASK)
            squares >>= 64
    return choices[advance(mixed)[1] % len(choices)]
