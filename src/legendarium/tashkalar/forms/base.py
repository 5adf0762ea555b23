"""What differs between the forms of the game: the start, the scoring and the end."""

from __future__ import annotations

from typing import Any

from legendarium.table import Option
from legendarium.tashkalar.act import Act
from legendarium.tashkalar.asks import Asking
from legendarium.tashkalar.position import Position

TIE_BREAKS = ("upgraded-pieces", "pieces")
"""The criteria for sides with equal points, in this order (13.3)."""


class Form:
    """A form of the game; each overrides as little as possible."""

    may_discard = True
    last_turns = True
    """Whether every seat has a last turn after the end is triggered (13.1)."""
    flare_scores = False
    """Whether the opponent that a flare compares with scores for it (8.3)."""

    def prepare(self, position: Position) -> None:
        """Lay out the rest of the game after the cards are dealt."""

    def start_options(self, position: Position) -> list[Option]:
        """The start pieces that can be placed now; empty once all are placed."""
        return []

    def legend_summoned(self, act: Act) -> Asking[None]:
        """Score a summoned legend."""
        yield from ()

    def flare_invoked(self, act: Act, opponent: int) -> None:
        """Score an invoked flare."""

    def close_turn(self, act: Act) -> Asking[None]:
        """Claim a task, or score the destroyed pieces (4.5)."""
        raise NotImplementedError

    def is_reached(self, position: Position) -> bool:
        """Whether a side has enough points to trigger the end."""
        raise NotImplementedError

    def standing(self, position: Position, side: int) -> tuple[int, ...]:
        """The values that sides are compared by, most important first; more is better."""
        raise NotImplementedError

    def compared_by(self, sides: int) -> tuple[str, ...]:
        """The name of each value of the standing."""
        return "points", *TIE_BREAKS

    def score(self, position: Position, side: int) -> Any:
        """The points of a side as players count them."""
        return self.standing(position, side)[0]


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
    return 2 * legendaries + heroics + commons // 2
