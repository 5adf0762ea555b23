"""Targets of the balance, and whether a value meets them."""

from __future__ import annotations

from typing import NamedTuple

PERCENT = "%"
POINTS = "points"


class Target(NamedTuple):
    """A range, open at either end. Limits of shares and points are fractions of 1."""

    low: float | None = None
    high: float | None = None
    unit: str = ""

    def is_met(self, value: float) -> bool:
        """Whether a value is within the range, limits included."""
        if self.low is not None and value < self.low - _ROUNDING_TOLERANCE:
            return False
        return self.high is None or value <= self.high + _ROUNDING_TOLERANCE

    def text(self) -> str:
        """The target as text."""
        if self.low is None and self.high is None:
            return ""
        if self.low is None:
            return f"at most {figure(self.high or 0.0, self.unit)}"
        if self.high is None:
            return f"at least {figure(self.low, self.unit)}"
        low, high = (figure(one, self.unit, bare=True) for one in (self.low, self.high))
        return f"{low} to {high}{_unit_suffix(self.unit)}"


_ROUNDING_TOLERANCE = 1e-9
NO_TARGET = Target()
"""For a row that is measured without a target."""


def within(low: float, high: float, unit: str = PERCENT) -> Target:
    """A target between two limits."""
    return Target(low, high, unit)


def at_least(low: float, unit: str = PERCENT) -> Target:
    """A target with a lower limit."""
    return Target(low, None, unit)


def at_most(high: float, unit: str = PERCENT) -> Target:
    """A target with an upper limit."""
    return Target(None, high, unit)


def figure(value: float, unit: str, bare: bool = False) -> str:
    """A number as text with one decimal; shares in per cent."""
    shown = value * 100 if unit in (PERCENT, POINTS) else value
    text = f"{shown:.1f}".removesuffix(".0")
    text = "0" if text == "-0" else text
    return text if bare else f"{text}{_unit_suffix(unit)}"


def _unit_suffix(unit: str) -> str:
    return f" {unit}" if unit else ""
