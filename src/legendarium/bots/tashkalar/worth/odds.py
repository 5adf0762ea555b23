"""Converts a worth into a chance to win. A worth ranks turns well, but read as log odds it is far
too confident; `legendarium tune` measures the correction."""

from __future__ import annotations

import math
from typing import NamedTuple

CERTAIN = 100.0
"""The worth of a won game, without its margin: more than any weighted sum of features."""


class Odds(NamedTuple):
    """The log odds to win as a linear function of the worth."""

    offset: float = 0.0
    slope: float = 1.0

    def chance(self, worth: float) -> float:
        """The chance to win with this worth."""
        if abs(worth) >= CERTAIN:
            return float(worth > 0)
        return logistic(self.offset + self.slope * worth)


class TurnOdds(NamedTuple):
    """The odds at the beginning and at the end of a turn."""

    begins: Odds = Odds()
    """For the seat whose turn begins."""
    ends: Odds = Odds()
    """For the seat whose turn ends."""


DEFAULT_ODDS = TurnOdds()
"""Takes a worth itself as the log odds."""


def logistic(number: float) -> float:
    """The chance with these log odds."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, number))))
