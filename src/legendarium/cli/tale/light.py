"""Which menhirs light which locations, today and tomorrow (MAP-3, DAY-1, DAY-2)."""

from __future__ import annotations

from legendarium.taintedgrail.position import Position

MENHIR_LETTERS = "ABCDEFGH"


def menhir_letters(p: Position) -> dict[int, str]:
    """A letter for each lit menhir, by location."""
    return dict(zip(sorted(p.menhirs), MENHIR_LETTERS, strict=False))


def menhirs_reaching(p: Position, number: int) -> list[int]:
    """The menhirs whose light reaches a location: up to one card away, diagonals included."""
    here = p.places[number]
    return [
        menhir
        for menhir in sorted(p.menhirs)
        if abs(p.places[menhir].x - here.x) <= 1 and abs(p.places[menhir].y - here.y) <= 1
    ]


def is_lit_tomorrow(p: Position, menhir: int) -> bool:
    """Whether a menhir stays lit in the morning; one without a dial goes out (DAY-1)."""
    return p.menhirs.get(menhir, 0) > 0


def is_vanishing(p: Position, number: int) -> bool:
    """Whether a location leaves the map in the morning unless a menhir is lit before (DAY-2)."""
    staying = [one for one in p.menhirs if is_lit_tomorrow(p, one)]
    # Without an active menhir nothing is removed; everybody pays the toll instead (WYR-5).
    return bool(staying) and not any(is_lit_tomorrow(p, one) for one in menhirs_reaching(p, number))


def is_last_menhir_going_out(p: Position) -> bool:
    """Whether no menhir will be lit tomorrow."""
    return not any(is_lit_tomorrow(p, one) for one in p.menhirs)
