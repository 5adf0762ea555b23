"""Renders what everybody at the table sees, as text and as a picture."""

from __future__ import annotations

import numpy as np

from legendarium.research.observation import Bytes
from legendarium.tashkalar.arena import COORDINATES, GREEN, RED, SQUARE, Squares
from legendarium.tashkalar.outcome import scores
from legendarium.tashkalar.position import LEGENDARY, Position, Rank
from legendarium.tashkalar.turn import question

MODES = ("ansi", "human", "rgb_array")
"""Text, printed text, and a picture."""

CELL = 24
"""The width of a square in pixels."""

_PIECE: dict[str, tuple[int, int, int]] = {
    "blue": (40, 90, 200),
    "red": (200, 40, 40),
    "yellow": (225, 185, 30),
    "green": (40, 150, 60),
}
_EMPTY = {"red": (235, 190, 180), "green": (195, 225, 185), "plain": (225, 215, 195)}
_INSET = {Rank.COMMON: 7, Rank.HEROIC: 4, Rank.LEGENDARY: 1}


def text(position: Position) -> str:
    """The arena, the points and whose choice it is.

    A piece is the first letter of its colour: lower case for a common one, upper case for a heroic
    one, with a star for a legendary one. Empty red and green squares are x and +.
    """
    lines = []
    for row in range(8, -1, -1):
        cells = [_cell(position, f"{column}{row + 1}") for column in "abcdefghi"]
        lines.append(f"{row + 1} " + "".join(cells).rstrip())
    lines.append("  " + " ".join("abcdefghi"))
    colours = position.setup.colours
    points = zip(colours, scores(position), strict=True)
    lines.append("points: " + ", ".join(f"{colour} {number}" for colour, number in points))
    asked = question(position)
    lines.append("over" if asked is None else f"asked: player_{asked.seat}, {asked.kind}")
    return "\n".join(lines)


def _cell(position: Position, name: str) -> str:
    square = SQUARE.get(name)
    if square is None:
        return "  "
    if not square & position.occupied:
        return {"red": "x ", "green": "+ ", "plain": ". "}[_ground(square)]
    letter = position.setup.colours[position.owner_at(square)][0]
    rank = position.rank_at(square)
    return (letter.upper() if rank else letter) + ("*" if rank == LEGENDARY else " ")


def _ground(square: Squares) -> str:
    return "red" if square & RED else "green" if square & GREEN else "plain"


def picture(position: Position) -> Bytes:
    """The arena as pixels: an array of height, width and RGB."""
    pixels = np.zeros((9 * CELL, 9 * CELL, 3), np.uint8)
    for name, (column, row) in COORDINATES.items():
        square = SQUARE[name]
        top, left = (8 - row) * CELL, column * CELL
        pixels[top + 1 : top + CELL - 1, left + 1 : left + CELL - 1] = _EMPTY[_ground(square)]
        if square & position.occupied:
            inset = _INSET[position.rank_at(square)]
            colour = position.setup.colours[position.owner_at(square)]
            inner = slice(top + inset, top + CELL - inset), slice(left + inset, left + CELL - inset)
            pixels[inner] = _PIECE[colour]
    return pixels


def draw(position: Position, mode: str | None) -> str | Bytes | None:
    """The position in this render mode; None if it is printed or there is no mode."""
    if mode == "rgb_array":
        return picture(position)
    if mode == "ansi":
        return text(position)
    if mode == "human":
        print(text(position))
    return None
