"""The outcome of a campaign, which all players share."""

from __future__ import annotations

from legendarium.table.game import Outcome
from legendarium.taintedgrail.position import Position

FAILED = "failed"


def outcome(p: Position) -> Outcome | None:
    """How the game ended; None while it is in progress. Everybody shares one rank."""
    if p.phase != "over":
        return None
    seats = tuple(sorted(one.seat for one in p.characters)) or (0,)
    score = 0 if p.ending == FAILED else 1
    return Outcome((seats,), (score,) * len(seats), p.ending)
