"""Which light holds which location, today and tomorrow (MAP-3, DAY-1, DAY-2)."""

from __future__ import annotations

from legendarium.taintedgrail.position import Position

LETTERS = "ABCDEFGH"


def lights(p: Position) -> dict[int, str]:
    """A letter for each lit menhir, by location."""
    return dict(zip(sorted(p.menhirs), LETTERS, strict=False))


def reached_by(p: Position, number: int) -> list[int]:
    """The menhirs whose light reaches a location: one card away, corners too."""
    here = p.places[number]
    return [
        menhir
        for menhir in sorted(p.menhirs)
        if abs(p.places[menhir].x - here.x) <= 1 and abs(p.places[menhir].y - here.y) <= 1
    ]


def burns_tomorrow(p: Position, menhir: int) -> bool:
    """Whether a menhir survives the morning: one without a dial goes out (DAY-1)."""
    return p.menhirs.get(menhir, 0) > 0


def is_going(p: Position, number: int) -> bool:
    """Whether a location leaves the map in the morning, if no menhir is lit until then (DAY-2)."""
    staying = [one for one in p.menhirs if burns_tomorrow(p, one)]
    # With no active menhir nothing is removed; everybody pays the toll instead (WYR-5).
    return bool(staying) and not any(burns_tomorrow(p, one) for one in reached_by(p, number))


def is_last_light_going(p: Position) -> bool:
    """Whether no menhir will burn tomorrow."""
    return not any(burns_tomorrow(p, one) for one in p.menhirs)
