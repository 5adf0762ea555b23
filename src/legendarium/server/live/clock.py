"""The clocks of a table: arithmetic on times that are passed in.

Times are seconds since 1970, because days per turn keep counting while the server is down. A
real-time clock stops then: it continues from the last stored time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from legendarium.server.messages import Clocks, DaysPerTurn, RealTime

MIN_TURN_SECONDS = 5.0
"""Seconds for a turn of a seat that has no time left."""

SECONDS_PER_DAY = 86_400.0
CLOCK_RESOLUTION_SECONDS = 0.001
"""Less time than this counts as none."""


class Clock:
    """The time left to each seat, and whose clock is running."""

    def __init__(self, rule: RealTime | DaysPerTurn, seats: int) -> None:
        self.rule = rule
        self.running: int | None = None
        self._left = [_allowance(rule)] * seats
        self._since = 0.0
        """When the running seat had the time in `_left`."""

    def start(self, seat: int, now: float, new_turn: bool) -> None:
        """Run the clock of this seat alone; on a new turn it first gets the time the rule gives."""
        self.stop(now)
        if new_turn and isinstance(self.rule, RealTime):
            self._left[seat] = _with_increment(self._left[seat], self.rule.increment)
        elif new_turn:
            self._left = [_allowance(self.rule)] * len(self._left)
        self.running, self._since = seat, now

    def stop(self, now: float) -> None:
        """Stop all clocks."""
        self._left = self.left(now)
        self.running = None

    def left(self, now: float) -> list[float]:
        """Seconds left, by seat."""
        left = list(self._left)
        if self.running is not None:
            rest = left[self.running] - max(0.0, now - self._since)
            left[self.running] = rest if rest >= CLOCK_RESOLUTION_SECONDS else 0.0
        return left

    def has_run_out(self, now: float) -> bool:
        """Whether the running seat has no time left."""
        return self.running is not None and self.left(now)[self.running] == 0.0

    def deadline(self) -> float | None:
        """When the running seat will have no time left; None when no clock runs."""
        return None if self.running is None else self._since + self._left[self.running]

    @property
    def counts_days(self) -> bool:
        """Whether it counts days, so that the table need not stay in memory meanwhile."""
        return isinstance(self.rule, DaysPerTurn)

    def show(self, now: float) -> Clocks:
        """What the clocks show."""
        return Clocks(left=[round(left, 3) for left in self.left(now)], running=self.running)

    def to_json(self, now: float) -> dict[str, Any]:
        """The clocks as they are stored."""
        return {"left": self.left(now), "running": self.running, "at": now}

    @classmethod
    def from_json(cls, rule: RealTime | DaysPerTurn, body: Mapping[str, Any], now: float) -> Clock:
        """Stored clocks, running again from now."""
        clock = cls(rule, len(body["left"]))
        clock._left = [float(left) for left in body["left"]]
        clock.running = body["running"]
        clock._since = now if isinstance(rule, RealTime) else float(body["at"])
        return clock


def _allowance(rule: RealTime | DaysPerTurn) -> float:
    return rule.minutes * 60.0 if isinstance(rule, RealTime) else rule.days * SECONDS_PER_DAY


def _with_increment(left: float, increment: int) -> float:
    return left + increment if left > 0.0 else max(float(increment), MIN_TURN_SECONDS)
