"""The arena drawn with lines: squares, pieces, coordinates."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.glyphs import Glyphs
from legendarium.tashkalar.arena import CENTRAL, GREEN, NAME, RED, SQUARE, Squares
from legendarium.tashkalar.position import Position

COLUMNS = "abcdefghi"
WIDTH = 40
"""Columns of the terminal that the drawing takes, row numbers included."""

Letters = Callable[[str], str]
"""The letter of a colour."""


class BoardDrawing:
    """One drawing of the arena.

    Brackets `[ ]` mark red squares, and `( )` green ones. Between them stand the mark of a change,
    the owner's letter and the shape of the rank, so the drawing is readable without colours.
    """

    def __init__(
        self, position: Position, glyphs: Glyphs, letter: Letters, changed: Iterable[str] = ()
    ) -> None:
        self._position = position
        self._glyphs = glyphs
        self._letter = letter
        self._changed = frozenset(changed)

    def lines(self, tall: bool = True) -> list[Text]:
        """The lines of the drawing; only a tall one has borders between the rows."""
        names = Text("   " + "".join(f"  {name} " for name in COLUMNS), style.LABEL)
        drawn = [self._horizontal_edges(9)]
        for row in range(8, -1, -1):
            drawn.append(self._row(row))
            if tall or row == 0:
                drawn.append(self._horizontal_edges(row))
        return [*drawn, names]

    def _row(self, row: int) -> Text:
        line = Text().append(f"{row + 1:>2} ", style.LABEL)
        for column in range(10):
            line.append_text(self._vertical_edge(column, row))
            if column < 9:
                line.append_text(self._square(_square(column, row)))
        line.rstrip()
        return line

    def _square(self, square: Squares) -> Text:
        position, glyphs = self._position, self._glyphs
        if not square:
            return Text("   ")
        has_changed = NAME[square] in self._changed
        content = Text().append(glyphs.changed if has_changed else " ", style.CHANGED)
        if square & position.occupied:
            colour = position.setup.colours[position.owner_at(square)]
            piece = self._letter(colour) + glyphs.ranks[position.rank_at(square)]
            content.append(piece, style.PIECE[colour])
        else:
            is_marked = position.tasks is not None and square & CENTRAL
            content.append(f"{glyphs.dot if is_marked else ' '} ", style.GRID)
        return content

    def _vertical_edge(self, column: int, row: int) -> Text:
        left, right = _square(column - 1, row), _square(column, row)
        for group, shape, look in (
            (RED, "[]", style.RED_SQUARE),
            (GREEN, "()", style.GREEN_SQUARE),
        ):
            if right & group:
                return Text(shape[0], look)
            if left & group:
                return Text(shape[1], look)
        return Text(self._glyphs.vertical if left or right else " ", style.GRID)

    def _horizontal_edges(self, row: int) -> Text:
        """The border between row - 1 and row."""
        line = "   "
        for column in range(10):
            corners = [(_square(column + across, row + up)) for across in (-1, 0) for up in (-1, 0)]
            lower_left, upper_left, lower_right, upper_right = map(bool, corners)
            line += self._glyphs.crossing(
                (
                    upper_left or upper_right,
                    lower_right or upper_right,
                    lower_left or lower_right,
                    lower_left or upper_left,
                )
            )
            if column < 9:
                has_line = lower_right or upper_right
                line += (self._glyphs.horizontal if has_line else " ") * 3
        return Text(line.rstrip(), style.GRID)


def _square(column: int, row: int) -> Squares:
    if not (0 <= column < 9 and 0 <= row < 9):
        return 0
    return SQUARE.get(f"{COLUMNS[column]}{row + 1}", 0)
