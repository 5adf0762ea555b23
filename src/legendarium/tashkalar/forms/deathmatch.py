"""Deathmatch: the duel of two sides and the melee of three or four (rules 11 and 12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from legendarium.table import Event, Option
from legendarium.tashkalar.act import Act
from legendarium.tashkalar.arena import DUEL_STARTS, MELEE_STARTS, NAME, Squares, each
from legendarium.tashkalar.asks import Asking
from legendarium.tashkalar.forms.base import TIE_BREAKS, Form, add_points, points_for, tie_break
from legendarium.tashkalar.position import COMMON, Position, Stage


class Duel(Form):
    """Two sides, which score for destroyed pieces."""

    points_to_end = 18

    flare_scores = True

    def prepare(self, position: Position) -> None:
        position.stage = Stage.START

    def start_squares(self) -> Sequence[Squares]:
        """The start marks; each takes one start piece on one of its squares."""
        return tuple(each(DUEL_STARTS))

    def start_sides(self, position: Position) -> list[int]:
        """The sides that have a start piece."""
        return list(range(position.setup.sides))

    def start_options(self, position: Position) -> list[Option]:
        free = [mark for mark in self.start_squares() if not mark & position.occupied]
        waiting = [side for side in self.start_sides(position) if not position.owners[side]]
        return [
            Option.of("place", square=NAME[square], colour=position.setup.colours[side])
            for mark in free
            for square in each(mark)
            for side in waiting
        ]

    def legend_summoned(self, act: Act) -> Asking[None]:
        self.score_points(act, act.side, 1)
        yield from ()

    def flare_invoked(self, act: Act, opponent: int) -> None:
        self.score_points(act, opponent, 1)

    def close_turn(self, act: Act) -> Asking[None]:
        points = points_for(act.position.destroyed[1 - act.side])
        if points:
            self.score_points(act, act.side, points)
        yield from ()

    def score_points(self, act: Act, side: int, points: int) -> None:
        """Add points, with an event."""
        add_points(act.position, side, points)
        colour = act.position.setup.colours[side]
        act.events.append(Event.of("scored", colour=colour, points=points))

    def is_reached(self, position: Position) -> bool:
        return any(row[0] >= self.points_to_end for row in position.scores)

    def standing(self, position: Position, side: int) -> tuple[int, ...]:
        return position.scores[side][0], *tie_break(position, side)


class Melee(Duel):
    """Three or four players, who score by the colour of the destroyed pieces."""

    def start_squares(self) -> Sequence[Squares]:
        return MELEE_STARTS

    def start_sides(self, position: Position) -> list[int]:
        """All three players; of four, all but the second (12.1)."""
        sides = position.setup.sides
        return [side for side in range(sides) if sides == 3 or side != 1]

    def legend_summoned(self, act: Act) -> Asking[None]:
        colour = yield from self.choose_colour(act, act.opponents)
        self.score_colour(act, act.side, colour, 1)

    def flare_invoked(self, act: Act, opponent: int) -> None:
        self.score_colour(act, opponent, act.side, 1)

    def close_turn(self, act: Act) -> Asking[None]:
        destroyed = act.position.destroyed
        for side in act.opponents:
            points = points_for(destroyed[side])
            if points:
                self.score_colour(act, act.side, side, points)
        unpaired = [side for side in act.opponents if destroyed[side][COMMON] % 2]
        if len(unpaired) >= 2:
            colour = yield from self.choose_colour(act, unpaired)
            self.score_colour(act, act.side, colour, 1)

    def choose_colour(self, act: Act, sides: list[int]) -> Asking[int]:
        """Ask in which colour the point counts."""
        colours = act.position.setup.colours
        options = [Option.of("colour", colour=colours[side]) for side in sides]
        answer = yield from act.must_choose("colour", options)
        return colours.index(answer.get("colour"))

    def score_colour(self, act: Act, side: int, column: int, points: int) -> None:
        """Add points in a colour, with an event."""
        add_points(act.position, side, points, column)
        colours = act.position.setup.colours
        act.events.append(
            Event.of("scored", colour=colours[side], points=points, in_colour=colours[column])
        )

    def is_reached(self, position: Position) -> bool:
        limit = 12 if position.setup.sides == 3 else 10
        return any(max(row) >= limit for row in position.scores)

    def standing(self, position: Position, side: int) -> tuple[int, ...]:
        """The points of the lowest colour, of the second lowest, then of the third (12.6)."""
        points = [n for column, n in enumerate(position.scores[side]) if column != side]
        return *sorted(points), *tie_break(position, side)

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
