"""Scoring by the colour of the destroyed pieces, for three or four sides (rule 12)."""

from __future__ import annotations

from typing import Any

from legendarium.tashkalar.act import Act
from legendarium.tashkalar.asks import Asking
from legendarium.tashkalar.events import Scored
from legendarium.tashkalar.options import ChooseColour
from legendarium.tashkalar.position import COMMON, Position
from legendarium.tashkalar.scoring.base import (
    TIE_BREAKS,
    Scoring,
    add_points,
    points_for,
    tie_break,
)


class ByColours(Scoring):
    """Three or four players, who score by the colour of the destroyed pieces."""

    max_sides = 4
    flare_scores = True
    destruction_scores = True

    def legend_summoned(self, act: Act) -> Asking[None]:
        colour = yield from self.choose_colour(act, act.opponents)
        self.add(act, act.side, colour, 1)

    def flare_invoked(self, act: Act, opponent: int) -> None:
        self.add(act, opponent, act.side, 1)

    def close_turn(self, act: Act) -> Asking[None]:
        for side, points in enumerate(self.pending(act.position)):
            if points:
                self.add(act, act.side, side, points)
        unpaired = _unpaired(act.position)
        if len(unpaired) >= 2:
            colour = yield from self.choose_colour(act, unpaired)
            self.add(act, act.side, colour, 1)

    def choose_colour(self, act: Act, sides: list[int]) -> Asking[int]:
        """Ask in which colour the point counts."""
        colours = act.position.setup.colours
        options = [ChooseColour(colours[side]) for side in sides]
        answer = yield from act.must_choose("colour", options)
        return colours.index(answer.colour)

    def add(self, act: Act, side: int, column: int, points: int) -> None:
        """Add points in a colour, with an event."""
        add_points(act.position, side, points, column)
        colours = act.position.setup.colours
        act.events.append(Scored(colours[side], points, colours[column]))

    def points(self, position: Position, side: int) -> int:
        """The points in the colour with the most."""
        return max(position.scores[side])

    def pending(self, position: Position) -> tuple[int, ...]:
        return tuple(
            points_for(destroyed) if side != position.side else 0
            for side, destroyed in enumerate(position.destroyed)
        )

    def standing(self, position: Position, side: int) -> tuple[int, ...]:
        """The points of the lowest colour, of the second lowest, then of the third (12.6)."""
        return *_other_colours(position.scores[side], side), *tie_break(position, side)

    def standing_after_turn(self, position: Position, side: int) -> tuple[int, ...]:
        if side != position.side:
            return self.standing(position, side)
        pending = self.pending(position)
        row = [sum(both) for both in zip(position.scores[side], pending, strict=True)]
        unpaired = _unpaired(position)
        if len(unpaired) >= 2:
            row[min(unpaired, key=lambda other: row[other])] += 1
        return *_other_colours(row, side), *tie_break(position, side)

    def compared_by(self, sides: int) -> tuple[str, ...]:
        return *("lowest-colour", "second-colour", "third-colour")[: sides - 1], *TIE_BREAKS

    def score(self, position: Position, side: int) -> Any:
        colours = position.setup.colours
        return {
            colour: points
            for column, (colour, points) in enumerate(
                zip(colours, position.scores[side], strict=True)
            )
            if column != side
        }


def _other_colours(row: list[int] | tuple[int, ...], side: int) -> list[int]:
    """The points of a side in the colours of the others, lowest first."""
    return sorted([*row[:side], *row[side + 1 :]])


def _unpaired(position: Position) -> list[int]:
    """The sides with a destroyed common piece that has no second one to score with (12.2)."""
    return [
        side
        for side, destroyed in enumerate(position.destroyed)
        if side != position.side and destroyed[COMMON] % 2
    ]
