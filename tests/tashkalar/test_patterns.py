"""Patterns: their orientations, and where they fit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from legendarium.tashkalar.arena import ARENA, COORDINATES, NAME, SQUARE, Squares, squares
from legendarium.tashkalar.patterns import Borrowing, Orientation, Pattern
from legendarium.tashkalar.schools import CARDS

GROUPS = st.lists(st.sampled_from(sorted(NAME)), max_size=40).map(lambda group: sum(set(group)))


def needs(orientation: Orientation, home: str) -> tuple[set[str], set[str]] | None:
    """The squares that want a piece and a heroic piece, by counting columns and rows."""
    by_place = {place: name for name, place in COORDINATES.items()}
    column, row = COORDINATES[home]
    found = []
    for offsets in (orientation.commons, orientation.heroics):
        places = [(column + across, row + up) for across, up in offsets]
        if any(place not in by_place for place in places):
            return None
        found.append({by_place[place] for place in places})
    return found[0], found[1]


def fits_slowly(pattern: Pattern, pieces: Squares, upgraded: Squares) -> Squares:
    """Where a pattern fits, square by square."""
    found = 0
    for home in SQUARE:
        for orientation in pattern.orientations:
            wanted = needs(orientation, home)
            if wanted is None:
                continue
            commons, heroics = wanted
            if all(SQUARE[name] & pieces for name in commons) and all(
                SQUARE[name] & upgraded for name in heroics
            ):
                found |= SQUARE[home]
    return found


@pytest.mark.parametrize(
    ("name", "number"),
    [("swordmaster", 2), ("master-of-intrigue", 1), ("kiskin-leafsplitter", 1), ("knight", 8),
     ("bomb", 8), ("assassin", 4), ("cannon", 8), ("fire-dragon", 4), ("sapling", 4)],
)  # fmt: skip
@pytest.mark.rule("6.1")
def test_duplicates_by_symmetry_are_removed(name: str, number: int) -> None:
    assert len(CARDS[name].pattern.orientations) == number


def test_marks_and_directions_keep_symmetric_patterns_apart() -> None:
    drawing = ". c .\n. @ .\n. c ."
    assert len(Pattern(drawing).orientations) == 2
    assert len(Pattern(drawing, marks=". . x\n. @ .\n. . .").orientations) == 8
    assert len(Pattern(drawing, directions=["n"]).orientations) == 4


@pytest.mark.slow
@given(pieces=GROUPS, raised=GROUPS, name=st.sampled_from(sorted(CARDS)))
def test_shifting_finds_what_counting_finds(pieces: int, raised: int, name: str) -> None:
    pattern = CARDS[name].pattern
    upgraded = pieces & raised
    assert pattern.fits(pieces, upgraded) == fits_slowly(pattern, pieces, upgraded)


def borrows_slowly(
    pattern: Pattern, mine: Squares, theirs: Squares, upgraded: Squares, borrowing: Borrowing
) -> Squares:
    """Try every enemy piece, and every pair, that may stand in."""
    lent = [0, *(square for square in NAME if square & borrowing.permitted)]
    spare = [0, *(square for square in NAME if square & borrowing.improvised)]
    found = 0
    for one in lent:
        for other in spare:
            if not one or one != other:
                pieces = mine | one | other
                found |= pattern.fits(pieces, pieces & upgraded)
    return found


@given(
    mine=GROUPS,
    theirs=st.lists(st.sampled_from(sorted(NAME)), max_size=12).map(lambda g: sum(set(g))),
    spent=GROUPS,
    raised=GROUPS,
    permit=st.booleans(),
    name=st.sampled_from(sorted(CARDS)),
)
def test_borrowing_by_shifting_finds_what_trying_finds(
    mine: int, theirs: int, spent: int, raised: int, permit: bool, name: str
) -> None:
    theirs &= ~mine
    upgraded = raised & (mine | theirs)
    borrowing = Borrowing(theirs if permit else 0, theirs & ~spent)
    pattern = CARDS[name].pattern
    found = pattern.fits_with(mine, mine & upgraded, upgraded, borrowing)
    assert found == borrows_slowly(pattern, mine, theirs, upgraded, borrowing)


def test_the_whole_board_fits_wherever_the_pattern_stays_on_it() -> None:
    assert CARDS["swordmaster"].pattern.fits(ARENA, ARENA) == fits_slowly(
        CARDS["swordmaster"].pattern, ARENA, ARENA
    )


def test_nothing_wraps_around_the_edge() -> None:
    pattern = CARDS["eagle-lord"].pattern
    assert pattern.fits(squares("i5 a6 h4 b5 i6 a7"), 0) == 0
