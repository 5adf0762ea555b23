"""The budget of a bot: how much time or work it may spend on one turn.

Those of the bots that give hints and analyse games stand here too.
"""

from __future__ import annotations

import math
import time
from typing import NamedTuple

PLANNED_FRACTION = 0.95
"""The part of the time that a search may plan with; the rest covers what follows the search."""

MIN_SECONDS, MAX_SECONDS = 0.01, 3600
"""The limits of the time that a bot can be given for a turn."""


class Budget(NamedTuple):
    """Seconds for each turn, or steps where results must be reproducible."""

    seconds: float | None = 2.0
    steps: int | None = None
    """The number of forecasts of the opponents' replies; None: as many as time allows."""

    def for_replanning(self) -> Budget:
        """The budget for planning again when a planned turn turns out differently."""
        return self if self.seconds is None else self._replace(seconds=self.seconds / 4)

    def begin(self) -> Clock:
        """Start the clock for a turn."""
        return Clock(self)


TURN_BUDGETS = {"adept": Budget(6.0), "master": Budget(2.0)}
"""By the name of a bot that can give hints and analyse games: its budget for one turn there.

`adept` seldom needs all of it.
"""
LEVELS = tuple(TURN_BUDGETS)


class Clock:
    """A budget being spent."""

    __slots__ = ("_begun", "_end", "_left", "_steps")

    def __init__(self, budget: Budget) -> None:
        seconds = budget.seconds
        self._begun = time.monotonic()
        self._end = None if seconds is None else self._begun + PLANNED_FRACTION * seconds
        self._left = self._steps = budget.steps

    def part(self, share: float) -> Clock:
        """A clock for this share of what is left; it counts its own steps."""
        part = Clock(Budget(None, None if self._left is None else math.ceil(share * self._left)))
        if self._end is not None:
            now = time.monotonic()
            part._end = now + share * (self._end - now)
        return part

    def left(self) -> Budget:
        """The remaining time and steps."""
        seconds = None if self._end is None else max(0.0, self._end - time.monotonic())
        return Budget(seconds, self._left)

    def spent(self) -> float:
        """The fraction of the time or of the steps spent so far; 0 without a limit."""
        share = 0.0
        if self._end is not None:
            share = (time.monotonic() - self._begun) / max(self._end - self._begun, 1e-9)
        if self._steps and self._left is not None:
            share = max(share, 1.0 - self._left / self._steps)
        return min(share, 1.0)

    def is_late(self) -> bool:
        """Whether the time is up, so that running work must stop."""
        return self._end is not None and time.monotonic() >= self._end

    def is_over(self) -> bool:
        """Whether no more work may be started."""
        return (self._left is not None and self._left <= 0) or self.is_late()

    def step(self, number: int = 1) -> None:
        """Count this many steps as spent."""
        if self._left is not None:
            self._left -= number
