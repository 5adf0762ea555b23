"""The clocks of a table: arithmetic on times that are passed in.

Times are seconds since 1970, since a turn that may take days goes on while the server is down. A
real-time clock does not: it continues from what was last written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from legendarium.server.messages import Clocks, DaysPerTurn, RealTime

LEAST = 5.0
"""Seconds of a turn for a seat that has no time left."""

DAY = 86_400.0
GRAIN = 0.001
"""Less than this is no time at all."""


class Clock:
    """What is left to each seat, and whose time is running."""

    def __init__(self, rule: RealTime | DaysPerTurn, seats: int) -> None:
        self.rule = rule
        self.running: int | None = None
        self._left = [_allowance(rule)] * seats
        self._since = 0.0
        """When the running seat had what `_left` says."""

    def start(self, seat: int, now: float, new_turn: bool) -> None:
        """Let this seat's time run, and no other; a new turn brings it what the rule gives."""
        self.stop(now)
        if new_turn and isinstance(self.rule, RealTime):
            self._left[seat] = _with_increment(self._left[seat], self.rule.increment)
        elif new_turn:
            self._left = [_allowance(self.rule)] * len(self._left)
        self.running, self._since = seat, now

    def stop(self, now: float) -> None:
        """Let no time run."""
        self._left = self.left(now)
        self.running = None

    def left(self, now: float) -> list[float]:
        """Seconds left, by seat."""
        left = list(self._left)
        if self.running is not None:
            rest = left[self.running] - max(0.0, now - self._since)
            left[self.running] = rest if rest >= GRAIN else 0.0
        return left

    def ran_out(self, now: float) -> bool:
        """Whether the seat whose time runs has none left."""
        return self.running is not None and self.left(now)[self.running] == 0.0

    def deadline(self) -> float | None:
        """When the running seat has no time left; None when no time runs."""
        return None if self.running is None else self._since + self._left[self.running]

    @property
    def goes_by_date(self) -> bool:
        """Whether it goes on by what was written down, and nobody has to watch it meanwhile."""
        return isinstance(self.rule, DaysPerTurn)

    def show(self, now: float) -> Clocks:
        """What the clocks show."""
        return Clocks(left=[round(left, 3) for left in self.left(now)], running=self.running)

    def to_json(self, now: float) -> dict[str, Any]:
        """The clocks as they are written down."""
        return {"left": self.left(now), "running": self.running, "at": now}

    @classmethod
    def from_json(cls, rule: RealTime | DaysPerTurn, body: Mapping[str, Any], now: float) -> Clock:
        """The clocks as they were written down, and go on now."""
        clock = cls(rule, len(body["left"]))
        clock._left = [float(left) for left in body["left"]]
        clock.running = body["running"]
        clock._since = now if isinstance(rule, RealTime) else float(body["at"])
        return clock


def _allowance(rule: RealTime | DaysPerTurn) -> float:
    return rule.minutes * 60.0 if isinstance(rule, RealTime) else rule.days * DAY


def _with_increment(left: float, increment: int) -> float:
    return left + increment if left > 0.0 else max(float(increment), LEAST)
