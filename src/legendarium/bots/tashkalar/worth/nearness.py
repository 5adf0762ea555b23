"""How close a set of pieces is to a card's pattern, for all places at once by bit shifts."""

from __future__ import annotations

from legendarium.tashkalar.arena import NOWHERE, Squares
from legendarium.tashkalar.patterns import MARGIN, Pattern

TOO_MANY = 3
"""Three missing pieces or more."""


def missing_pieces(
    pattern: Pattern,
    mine: Squares,
    upgraded: Squares,
    empty: Squares,
    allowed: Squares,
) -> int:
    """How many changes the pattern needs before it fits somewhere.

    A change is a piece placed on an empty square, or one of mine upgraded where the pattern needs a
    heroic piece. `allowed` is the set of squares on which the being may appear.
    """
    if pattern.fits(mine, mine & upgraded) & allowed:
        return 0
    return missing_where_none_fits(pattern, mine, upgraded, empty, allowed)


def missing_where_none_fits(
    pattern: Pattern,
    mine: Squares,
    upgraded: Squares,
    empty: Squares,
    allowed: Squares,
) -> int:
    """The same if the pattern is known to fit nowhere."""
    have = (mine & upgraded) << MARGIN, mine << MARGIN
    free = (mine & ~upgraded) << MARGIN, empty << MARGIN
    nearest = TOO_MANY
    for cells in pattern.shapes:
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
