"""Turns and mirrors positions and options, for the law that the rules are symmetric."""

from __future__ import annotations

from typing import Any

from legendarium.tashkalar.arena import COORDINATES, DIRECTIONS, NAME, SQUARE, STEPS, Squares, each
from legendarium.tashkalar.options import OPTIONS, AnyOption
from legendarium.tashkalar.position import Position

Turn = dict[str, str]
"""Where each square and each direction goes, by name."""


def _turn(a: int, b: int, c: int, d: int) -> Turn:
    by_place = {place: name for name, place in COORDINATES.items()}
    by_step = {step: name for name, step in STEPS.items()}
    found = {}
    for name, (column, row) in COORDINATES.items():
        across, up = column - 4, row - 4
        found[name] = by_place[a * across + b * up + 4, c * across + d * up + 4]
    for name, (across, up) in STEPS.items():
        found[name] = by_step[a * across + b * up, c * across + d * up]
    return found


TURNS: tuple[Turn, ...] = (
    _turn(-1, 0, 0, 1),
    _turn(1, 0, 0, -1),
    _turn(0, 1, 1, 0),
    _turn(0, 1, -1, 0),
    _turn(-1, 0, 0, -1),
    _turn(0, -1, 1, 0),
    _turn(0, -1, -1, 0),
)
"""The seven symmetries of the arena other than leaving it alone."""


def turned_squares(turn: Turn, group: Squares) -> Squares:
    return sum(SQUARE[turn[NAME[square]]] for square in each(group))


def turned_option(turn: Turn, option: AnyOption) -> AnyOption:
    body: dict[str, Any] = {"kind": option.kind}
    for name, value in option.items():
        if name in ("square", "from", "to", "direction"):
            body[name] = turn[value]
        elif name in ("squares", "marks"):
            group = turned_squares(turn, sum(SQUARE[item] for item in value))
            body[name] = [NAME[square] for square in each(group)]
        elif name == "directions":
            ways = {turn[item] for item in value}
            body[name] = [way for way in DIRECTIONS if way in ways]
        else:
            body[name] = value
    return OPTIONS.read(body)


def turned_position(turn: Turn, position: Position) -> Position:
    """The turned position; works only between actions."""
    assert position.before is None
    new = position.copy()
    new._question = None
    new.owners = tuple(turned_squares(turn, pieces) for pieces in position.owners)
    new.commons = turned_squares(turn, position.commons)
    new.heroics = turned_squares(turn, position.heroics)
    new.legendaries = turned_squares(turn, position.legendaries)
    new.summoned = tuple((card, turned_squares(turn, at)) for card, at in position.summoned)
    return new
