"""What a form of the game decides: how it starts, what scores, when it ends."""

from __future__ import annotations

from typing import Any

from legendarium.table import Option
from legendarium.tashkalar.act import Act
from legendarium.tashkalar.asks import Asking
from legendarium.tashkalar.position import Position

TIE_BREAKS = ("upgraded-pieces", "pieces")
"""What sides with equal points are compared by, in this order (13.3)."""


class Form:
    """A form of the game; each overrides as little as possible."""

    may_discard = True
    last_turns = True
    """Whether everybody has a last turn once the end is triggered (13.1)."""

    def prepare(self, position: Position) -> None:
        """What is laid out after the cards are dealt."""

    def start_options(self, position: Position) -> list[Option]:
        """The start pieces that can be placed now; none when all are."""
        return []

    def legend_summoned(self, act: Act) -> Asking[None]:
        """What summoning a legend scores at once."""
        yield from ()

    def flare_invoked(self, act: Act, opponent: int) -> None:
        """What a flare scores."""

    def close_turn(self, act: Act) -> Asking[None]:
        """Claim a task, or score what was destroyed (4.5)."""
        raise NotImplementedError

    def is_reached(self, position: Position) -> bool:
        """Whether somebody has enough points to trigger the end."""
        raise NotImplementedError

    def standing(self, position: Position, side: int) -> tuple[int, ...]:
        """What sides are compared by; more is better."""
        raise NotImplementedError

    def compared_by(self, sides: int) -> tuple[str, ...]:
        """What each part of the standing is called."""
        return "points", *TIE_BREAKS

    def score(self, position: Position, side: int) -> Any:
        """The points of a side as people count them."""
        return self.standing(position, side)[0]


def tie_break(position: Position, side: int) -> tuple[int, int]:
    """More upgraded pieces in the arena, then more pieces (13.3)."""
    pieces = position.owners[side]
    return (pieces & position.upgraded).bit_count(), pieces.bit_count()


def add_points(position: Position, side: int, points: int, column: int = 0) -> None:
    """Add to a side's score; in melee the column is the side whose colour it is."""
    scores = [list(row) for row in position.scores]
    scores[side][column] += points
    position.scores = tuple(map(tuple, scores))


def points_for(destroyed: tuple[int, int, int]) -> int:
    """Points for the destroyed pieces of one colour (11.2)."""
    commons, heroics, legendaries = destroyed
    return 2 * legendaries + heroics + commons // 2
