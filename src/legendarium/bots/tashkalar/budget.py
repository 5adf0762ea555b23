"""How long a bot may think about one turn."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

SHARE = 0.95
"""The part of the time that is planned with: the rest is for what comes after the thinking."""


SHORTEST, LONGEST = 0.01, 3600
"""The times that a bot can be given for a turn, in seconds."""


class Budget(NamedTuple):
    """So many seconds a turn; or so many steps, where the same must come out every time."""

    seconds: float | None = 2.0
    steps: int | None = None
    """How many times the answers of the others are foreseen; None: as often as there is time."""

    def for_rest(self) -> Budget:
        """What is left for a turn that was planned once already and looks other than expected."""
        return self if self.seconds is None else self._replace(seconds=self.seconds / 4)

    def begin(self) -> Clock:
        """Start the clock for a turn."""
        return Clock(self)


class Clock:
    """A budget that is running."""

    __slots__ = ("_begun", "_end", "_left", "_steps")

    def __init__(self, budget: Budget) -> None:
        seconds = budget.seconds
        self._begun = time.monotonic()
        self._end = None if seconds is None else self._begun + SHARE * seconds
        self._left = self._steps = budget.steps

    def part(self, share: float) -> Clock:
        """A clock for this share of what is left; its steps are counted for itself."""
        part = Clock(Budget(None, None if self._left is None else math.ceil(share * self._left)))
        if self._end is not None:
            now = time.monotonic()
            part._end = now + share * (self._end - now)
        return part

    def left(self) -> Budget:
        """What is left of the time and of the steps."""
        seconds = None if self._end is None else max(0.0, self._end - time.monotonic())
        return Budget(seconds, self._left)

    def spent(self) -> float:
        """The share of the time, or of the steps, that is spent, from 0 to 1; 0 without a limit."""
        share = 0.0
        if self._end is not None:
            share = (time.monotonic() - self._begun) / max(self._end - self._begun, 1e-9)
        if self._steps and self._left is not None:
            share = max(share, 1.0 - self._left / self._steps)
        return min(share, 1.0)

    def is_late(self) -> bool:
        """Whether the time is up: whatever runs must stop."""
        return self._end is not None and time.monotonic() >= self._end

    def is_over(self) -> bool:
        """Whether nothing more may be begun."""
        return (self._left is not None and self._left <= 0) or self.is_late()

    def step(self, number: int = 1) -> None:
        """Count so many steps."""
        if self._left is not None:
            self._left -= number
