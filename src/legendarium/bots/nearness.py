"""How near a set of pieces is to a card's pattern, for all places at once by shifting."""

from __future__ import annotations

from functools import cache

from legendarium.tashkalar.arena import NOWHERE, STRIDE, Squares
from legendarium.tashkalar.patterns import Pattern

TOO_MANY = 3
"""Stands for three missing pieces and for any larger number."""

_MARGIN = 5 * STRIDE
"""Sets are shifted up by this first, so that every shift afterwards goes down."""


def missing_pieces(
    pattern: Pattern,
    mine: Squares,
    upgraded: Squares,
    empty: Squares,
    allowed: Squares,
) -> int:
    """How many changes the pattern needs before it fits somewhere.

    A change is a piece placed on an empty square, or one of mine upgraded where the pattern wants a
    heroic piece. `allowed` are the squares on which the being may appear.
    """
    if pattern.fits(mine, mine & upgraded) & allowed:
        return 0
    have = (mine & upgraded) << _MARGIN, mine << _MARGIN
    free = (mine & ~upgraded) << _MARGIN, empty << _MARGIN
    nearest = TOO_MANY
    for cells in _shapes(pattern):
        none, one, two = allowed, NOWHERE, NOWHERE
        for is_common, shift in cells:
            there, lacking = have[is_common] >> shift, free[is_common] >> shift
            two = two & there | one & lacking
            one = one & there | none & lacking
            none &= there
            if not (none | one | two):
                break
        else:
            if one:
                return 1
            nearest = 2
    return nearest


@cache
def _shapes(pattern: Pattern) -> tuple[tuple[tuple[bool, int], ...], ...]:
    """For each distinct shape: whether a common piece will do, and the shift to the place."""
    shapes = (
        (
            *((False, _shift(*offset)) for offset in orientation.heroics),
            *((True, _shift(*offset)) for offset in orientation.commons),
        )
        for orientation in pattern.orientations
    )
    return tuple(dict.fromkeys(shapes))


def _shift(columns: int, rows: int) -> int:
    return _MARGIN + rows * STRIDE + columns
