"""How long a bot may think about one turn."""

from __future__ import annotations

import time
from typing import NamedTuple

SHARE = 0.9
"""The part of the time that is planned with: the rest is for what comes after the thinking."""


class Budget(NamedTuple):
    """So many seconds a turn; or so many steps, where the same must come out every time."""

    seconds: float | None = 2.0
    steps: int | None = None
    """How many answers of opponents are looked at; None: as many as there is time for."""

    def begin(self) -> Clock:
        """Start the clock for a turn."""
        return Clock(self)


class Clock:
    """A budget that is running."""

    __slots__ = ("_end", "_left", "begun")

    def __init__(self, budget: Budget) -> None:
        self.begun = time.monotonic()
        seconds = budget.seconds
        self._end = None if seconds is None else self.begun + SHARE * seconds
        self._left = budget.steps

    @property
    def is_over(self) -> bool:
        """Whether the thinking must stop now."""
        if self._left is not None and self._left <= 0:
            return True
        return self._end is not None and time.monotonic() >= self._end

    def step(self) -> None:
        """Count a step."""
        if self._left is not None:
            self._left -= 1
