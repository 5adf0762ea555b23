"""A target of the balance, and whether what was measured meets it."""

from __future__ import annotations

from typing import NamedTuple

PERCENT = "%"
POINTS = "points"


class Target(NamedTuple):
    """Between two limits; either may be left open. Shares and points are told as fractions of 1."""

    low: float | None = None
    high: float | None = None
    unit: str = ""

    def is_met(self, value: float) -> bool:
        """Whether a value lies within, the limits included."""
        if self.low is not None and value < self.low - _HAIR:
            return False
        return self.high is None or value <= self.high + _HAIR

    def told(self) -> str:
        """The target in words."""
        if self.low is None and self.high is None:
            return ""
        if self.low is None:
            return f"at most {figure(self.high or 0.0, self.unit)}"
        if self.high is None:
            return f"at least {figure(self.low, self.unit)}"
        low, high = (figure(one, self.unit, bare=True) for one in (self.low, self.high))
        return f"{low} to {high}{_tail(self.unit)}"


_HAIR = 1e-9
ANY = Target()
"""Measured for its own sake."""


def within(low: float, high: float, unit: str = PERCENT) -> Target:
    """From so much to so much."""
    return Target(low, high, unit)


def at_least(low: float, unit: str = PERCENT) -> Target:
    """So much or more."""
    return Target(low, None, unit)


def at_most(high: float, unit: str = PERCENT) -> Target:
    """So much or less."""
    return Target(None, high, unit)


def figure(value: float, unit: str, bare: bool = False) -> str:
    """A number as people read it, with one decimal: shares in per cent."""
    shown = value * 100 if unit in (PERCENT, POINTS) else value
    text = f"{shown:.1f}".removesuffix(".0")
    text = "0" if text == "-0" else text
    return text if bare else f"{text}{_tail(unit)}"


def _tail(unit: str) -> str:
    return f" {unit}" if unit else ""
