"""Scoring for destroyed pieces, by two sides (rule 11)."""

from __future__ import annotations

from legendarium.tashkalar.act import Act
from legendarium.tashkalar.events import Scored
from legendarium.tashkalar.position import COMMON, Position
from legendarium.tashkalar.scoring.base import Scoring, add_points, points_for


class ByDestruction(Scoring):
    """Two sides, which score for destroyed pieces."""

    flare_scores = True
    destruction_scores = True

    def legend_summoned(self, act: Act) -> None:
        self.add(act, act.side, 1)

    def flare_invoked(self, act: Act, opponent: int) -> None:
        self.add(act, opponent, 1)

    def close_turn(self, act: Act) -> None:
        points = points_for(act.position.destroyed[1 - act.side])
        if points:
            self.add(act, act.side, points)

    def add(self, act: Act, side: int, points: int) -> None:
        """Add points, with an event."""
        add_points(act.position, side, points)
        colour = act.position.setup.colours[side]
        act.events.append(Scored(colour, points))

    def pending(self, position: Position) -> tuple[int, ...]:
        return (points_for(position.destroyed[1 - position.side]),)

    def unpaired(self, position: Position) -> int:
        return position.destroyed[1 - position.side][COMMON] % 2
