"""How often a worth wins: the sum of the weights tells better turns from worse ones, but by itself
it is far too sure of itself. `legendarium tune` measures this, too."""

from __future__ import annotations

import math
from typing import NamedTuple

CERTAIN = 100.0
"""The worth of a game that is won for certain, before its margin: more than any sum of weights."""


class Odds(NamedTuple):
    """The logarithm of the odds to win, as a straight line over the worth."""

    offset: float = 0.0
    slope: float = 1.0

    def chance(self, worth: float) -> float:
        """The chance to win that a worth stands for."""
        if abs(worth) >= CERTAIN:
            return float(worth > 0)
        return logistic(self.offset + self.slope * worth)


class TurnOdds(NamedTuple):
    """The odds by when a position is judged: whose turn it is matters."""

    begins: Odds = Odds()
    """For the seat whose turn begins."""
    ends: Odds = Odds()
    """For the seat whose turn ends."""


UNMEASURED = TurnOdds()
"""A worth taken for the logarithm of the odds."""


def logistic(number: float) -> float:
    """The chance whose odds have this logarithm."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, number))))
