"""What differs between the ways to score: tasks, destruction, colours."""

from __future__ import annotations

from typing import Any

from legendarium.tashkalar.act import Act
from legendarium.tashkalar.asks import Asking
from legendarium.tashkalar.position import Position

TIE_BREAKS = ("upgraded-pieces", "pieces")
"""The criteria for sides with equal points, in this order (13.3)."""

POINTS_FOR_LEGENDARY = 2
POINTS_FOR_HEROIC = 1
COMMONS_FOR_A_POINT = 2


class Scoring:
    """A way to score; each overrides as little as possible."""

    max_sides = 2
    """How many sides can score in this way."""
    flare_scores = False
    """Whether the opponent that a flare compares with scores for it (8.3)."""
    destruction_scores = False
    """Whether destroyed pieces score (11.2)."""

    def prepare(self, position: Position) -> None:
        """Lay out the rest of the game after the cards are dealt."""

    def legend_summoned(self, act: Act) -> Asking[None] | None:
        """Score a summoned legend."""
        return None

    def flare_invoked(self, act: Act, opponent: int) -> None:
        """Score an invoked flare."""

    def close_turn(self, act: Act) -> Asking[None] | None:
        """Claim a task, or score the destroyed pieces (4.5)."""
        raise NotImplementedError

    def is_reached(self, position: Position) -> bool:
        """Whether a side has enough points to trigger the end."""
        limit = position.setup.points_to_end
        return any(self.points(position, side) >= limit for side in range(position.setup.sides))

    def points(self, position: Position, side: int) -> int:
        """The points of a side that count first: all of them, or its most in one colour."""
        return position.scores[side][0]

    def pending(self, position: Position) -> tuple[int, ...]:
        """What the turn would score if it ended now, by column of the score."""
        raise NotImplementedError

    def unpaired(self, position: Position) -> int:
        """The destroyed common pieces that need a second one before they score."""
        return 0

    def standing(self, position: Position, side: int) -> tuple[int, ...]:
        """The values that sides are compared by, most important first; more is better."""
        return self.points(position, side), *tie_break(position, side)

    def standing_after_turn(self, position: Position, side: int) -> tuple[int, ...]:
        """The standing of a side if the turn ended now."""
        points, *ties = self.standing(position, side)
        if side == position.side:
            points += self.pending(position)[0]
        return points, *ties

    def compared_by(self, sides: int) -> tuple[str, ...]:
        """The name of each value of the standing."""
        return "points", *TIE_BREAKS

    def score(self, position: Position, side: int) -> Any:
        """The points of a side as players count them."""
        return self.points(position, side)


def tie_break(position: Position, side: int) -> tuple[int, int]:
    """The number of upgraded pieces in the arena, then of all pieces (13.3)."""
    pieces = position.owners[side]
    return (pieces & position.upgraded).bit_count(), pieces.bit_count()


def add_points(position: Position, side: int, points: int, column: int = 0) -> None:
    """Add to a side's score; in melee `column` is the side whose colour scores."""
    scores = [list(row) for row in position.scores]
    scores[side][column] += points
    position.scores = tuple(map(tuple, scores))


def points_for(destroyed: tuple[int, int, int]) -> int:
    """Points for the destroyed pieces of one colour (11.2)."""
    commons, heroics, legendaries = destroyed
    return (
        POINTS_FOR_LEGENDARY * legendaries
        + POINTS_FOR_HEROIC * heroics
        + commons // COMMONS_FOR_A_POINT
    )
