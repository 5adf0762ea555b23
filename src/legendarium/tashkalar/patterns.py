"""A card's drawing, its distinct orientations, and where they fit (rules 6.1, 6.2, 9.4).

A drawing is turned and mirrored into its distinct orientations. Each is a list of shifts from an
anchor piece, so that `fits` finds all squares at once by shifting the sets of pieces. The caller
excludes squares that the summoning forbids (6.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from legendarium.tashkalar.arena import ARENA, DIRECTIONS, NOWHERE, STEPS, STRIDE, Squares

Offset = tuple[int, int]

PIECES = "ch"
"""In a drawing: a common piece or higher, a heroic piece or higher."""
SUMMONING_SQUARES = "@CH"
"""The summoning square; the letters say that it holds a piece of the pattern too."""
MARK = "x"

MARGIN = 5 * STRIDE
"""Sets are first shifted up by this much, so that every later shift goes down."""

_NAME_OF = {offset: name for name, offset in STEPS.items()}


class Orientation(NamedTuple):
    """One way to turn a drawing; offsets are (columns, rows) from the summoning square."""

    commons: tuple[Offset, ...]
    heroics: tuple[Offset, ...]
    marks: tuple[Offset, ...]
    directions: tuple[str, ...]


class Footprint(NamedTuple):
    """An orientation placed on a summoning square."""

    orientation: Orientation
    used: Squares
    """The pattern's squares, the summoning square included if it belongs to them."""
    heroics: Squares
    """Those of them that need a heroic or legendary piece."""
    marked: Squares
    """The marked squares in the arena."""


class Borrowing(NamedTuple):
    """Enemy pieces that may replace own ones in one summoning (12.4, War Summoner)."""

    permitted: Squares
    """Enemy pieces of which one may be used because of the War Summoner, whatever its colour."""
    improvised: Squares
    """Enemy pieces of which one may be used by improvising: their colours are not used up."""


class Pattern:
    """A card's drawing in all its orientations."""

    def __init__(self, drawing: str, marks: str = "", directions: Iterable[str] = ()) -> None:
        self.drawing = _rows(drawing)
        self.mark_drawing = _rows(marks)
        self.directions = tuple(directions)
        self._footprints: dict[Squares, tuple[Footprint, ...]] = {}

    @cached_property
    def orientations(self) -> tuple[Orientation, ...]:
        """The distinct orientations, in a fixed order, the printed one first."""
        commons, heroics, marks = self._offsets()
        found: dict[Orientation, None] = {}
        for turn in _TURNS:
            found[
                Orientation(
                    _turned(commons, turn),
                    _turned(heroics, turn),
                    _turned(marks, turn),
                    _turned_directions(self.directions, turn),
                )
            ] = None
        return tuple(found)

    @cached_property
    def size(self) -> int:
        """How many pieces the pattern needs."""
        printed = self.orientations[0]
        return len(printed.commons) + len(printed.heroics)

    @cached_property
    def _anchored(self) -> tuple[tuple[bool, tuple[int, ...], tuple[int, ...], int], ...]:
        """For each distinct shape: whether the anchor is heroic, and the shifts of the other
        heroic pieces, of the common pieces, and from the anchor to the summoning square."""
        shapes: dict[tuple[bool, tuple[int, ...], tuple[int, ...], int], None] = {}
        for orientation in self.orientations:
            cells = [*orientation.heroics, *orientation.commons]
            anchor = _index(cells[0])
            heroics = tuple(MARGIN + _index(c) - anchor for c in orientation.heroics)
            commons = tuple(MARGIN + _index(c) - anchor for c in orientation.commons)
            if heroics:
                shapes[True, heroics[1:], commons, MARGIN + anchor] = None
            else:
                shapes[False, (), commons[1:], MARGIN + anchor] = None
        return tuple(shapes)

    @cached_property
    def shapes(self) -> tuple[tuple[tuple[bool, int], ...], ...]:
        """For each distinct shape, its pieces: whether a common one is enough, and its shift.

        Shifting a set up by MARGIN and down by this shift puts the piece's square on the summoning
        square.
        """
        shapes = (
            (
                *((False, MARGIN + _index(cell)) for cell in orientation.heroics),
                *((True, MARGIN + _index(cell)) for cell in orientation.commons),
            )
            for orientation in self.orientations
        )
        return tuple(dict.fromkeys(shapes))

    # Three of four calls of a search repeat an earlier one; patterns live as long as the program.
    @lru_cache(maxsize=1 << 15)  # noqa: B019
    def fits(self, pieces: Squares, upgraded: Squares) -> Squares:
        """Every summoning square where these pieces form the pattern in some orientation."""
        found = NOWHERE
        low = pieces << MARGIN
        high = upgraded << MARGIN
        for anchored_high, heroics, commons, place in self._anchored:
            anchors = upgraded if anchored_high else pieces
            for shift in heroics:
                anchors &= high >> shift
            for shift in commons:
                anchors &= low >> shift
                if not anchors:
                    break
            else:
                found |= (anchors << MARGIN) >> place
        return found & ARENA

    def fits_with(
        self, pieces: Squares, upgraded: Squares, high_ranked: Squares, borrowing: Borrowing
    ) -> Squares:
        """The same when enemy pieces may be borrowed, one for each permission.

        `high_ranked` are all upgraded pieces in the arena, whoever owns them. Four sets are tracked
        through each shape: squares without borrowing, with the War Summoner's permission, with
        improvising, and with both.
        """
        found = NOWHERE
        permitted, improvised = borrowing
        own = upgraded << MARGIN, pieces << MARGIN
        lent = (permitted & high_ranked) << MARGIN, permitted << MARGIN
        spare = (improvised & high_ranked) << MARGIN, improvised << MARGIN
        for cells in self.shapes:
            none, by_permit, by_improvising, both = ARENA, NOWHERE, NOWHERE, NOWHERE
            for is_common, shift in cells:
                mine = own[is_common] >> shift
                permit = lent[is_common] >> shift
                improvise = spare[is_common] >> shift
                both = both & mine | by_permit & improvise | by_improvising & permit
                by_permit = by_permit & mine | none & permit
                by_improvising = by_improvising & mine | none & improvise
                none &= mine
                if not (none | by_permit | by_improvising | both):
                    break
            else:
                found |= none | by_permit | by_improvising | both
        return found & ARENA

    def footprints(self, square: Squares) -> tuple[Footprint, ...]:
        """The orientations that fit into the arena around a summoning square."""
        found = self._footprints.get(square)
        if found is None:
            placed = (_footprint(orientation, square) for orientation in self.orientations)
            found = tuple(one for one in placed if one.used.bit_count() == self.size)
            self._footprints[square] = found
        return found

    def _offsets(self) -> tuple[list[Offset], list[Offset], list[Offset]]:
        home = next(
            (column, row)
            for row, line in enumerate(self.drawing)
            for column, cell in enumerate(line)
            if cell in SUMMONING_SQUARES
        )
        cells = list(_cells(self.drawing, home))
        commons = [offset for offset, cell in cells if cell in "cC"]
        heroics = [offset for offset, cell in cells if cell in "hH"]
        marks = [offset for offset, cell in _cells(self.mark_drawing, home) if cell == MARK]
        return commons, heroics, marks


def _footprint(orientation: Orientation, square: Squares) -> Footprint:
    heroics = _shifted(square, orientation.heroics)
    return Footprint(
        orientation,
        used=heroics | _shifted(square, orientation.commons),
        heroics=heroics,
        marked=_shifted(square, orientation.marks),
    )


def _rows(drawing: str) -> tuple[str, ...]:
    return tuple("".join(line.split()) for line in drawing.strip().splitlines())


def _cells(rows: tuple[str, ...], home: Offset) -> Iterator[tuple[Offset, str]]:
    for row, line in enumerate(rows):
        for column, cell in enumerate(line):
            yield (column - home[0], home[1] - row), cell


_TURNS: tuple[tuple[int, int, int, int], ...] = (
    (1, 0, 0, 1),
    (0, 1, -1, 0),
    (-1, 0, 0, -1),
    (0, -1, 1, 0),
    (-1, 0, 0, 1),
    (0, 1, 1, 0),
    (1, 0, 0, -1),
    (0, -1, -1, 0),
)
"""The eight rotations and reflections as matrices."""


def _turn(offset: Offset, turn: tuple[int, int, int, int]) -> Offset:
    a, b, c, d = turn
    return a * offset[0] + b * offset[1], c * offset[0] + d * offset[1]


def _turned(offsets: list[Offset], turn: tuple[int, int, int, int]) -> tuple[Offset, ...]:
    return tuple(sorted(_turn(offset, turn) for offset in offsets))


def _turned_directions(ways: tuple[str, ...], turn: tuple[int, int, int, int]) -> tuple[str, ...]:
    turned = {_NAME_OF[_turn(STEPS[way], turn)] for way in ways}
    return tuple(way for way in DIRECTIONS if way in turned)


def _index(offset: Offset) -> int:
    return offset[1] * STRIDE + offset[0]


def _shifted(square: Squares, offsets: tuple[Offset, ...]) -> Squares:
    found = NOWHERE
    for offset in offsets:
        shift = _index(offset)
        found |= square << shift if shift >= 0 else square >> -shift
    return found & ARENA
