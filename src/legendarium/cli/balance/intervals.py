"""Estimates with their 95 % intervals: shares, means, ratios, medians, and what is made of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, sqrt
from typing import NamedTuple

Z = 1.959964
"""The normal distribution has 95 % of itself within so many standard deviations."""


class Estimate(NamedTuple):
    """What was measured, and the interval in which the truth lies 95 times of 100."""

    value: float
    low: float
    high: float
    size: int
    """How many games, days or offers it stands on."""


class Share(NamedTuple):
    """So many of so many."""

    part: int
    whole: int

    @property
    def value(self) -> float:
        """The share itself; 0 of nothing."""
        return self.part / self.whole if self.whole else 0.0


def wilson(share: Share) -> Estimate:
    """A share with Wilson's interval, which holds near 0 and 1 and for few games too."""
    n = share.whole
    if not n:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = share.value
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Estimate(p, max(0.0, min(p, middle - reach)), min(1.0, max(p, middle + reach)), n)


def weighed(parts: Sequence[tuple[float, Share]]) -> Estimate:
    """A sum of independent shares, each with a weight, as differences and means of shares are.

    The limits come from Wilson's limits of every share by the square-and-add rule; for a
    difference of two this is Newcombe's interval.
    """
    value = below = above = 0.0
    for weight, share in parts:
        one = wilson(share)
        value += weight * one.value
        ends = weight * one.low, weight * one.high
        below += (weight * one.value - min(ends)) ** 2
        above += (max(ends) - weight * one.value) ** 2
    count = sum(share.whole for _, share in parts)
    return Estimate(value, value - sqrt(below), value + sqrt(above), count)


def mean(numbers: Sequence[float]) -> Estimate:
    """A mean with the normal interval."""
    n = len(numbers)
    if not n:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(numbers) / n
    if n == 1:
        return Estimate(middle, middle, middle, 1)
    reach = Z * sqrt(sum((one - middle) ** 2 for one in numbers) / (n - 1) / n)
    return Estimate(middle, middle - reach, middle + reach, n)


def ratio(pairs: Sequence[tuple[int, int]]) -> Estimate:
    """A part of a whole, game by game: what happens within one game hangs together.

    Where all games agree, as when nothing ever happened, they tell no more than the sums do.
    """
    n = len(pairs)
    above, below = sum(part for part, _ in pairs), sum(whole for _, whole in pairs)
    if not below:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = above / below
    strays = sum((part - value * whole) ** 2 for part, whole in pairs)
    if not strays:
        return wilson(Share(above, below))
    reach = Z * sqrt(strays * n / (n - 1)) / below
    return Estimate(value, max(0.0, value - reach), value + reach, below)


def median(numbers: Sequence[float]) -> float:
    """The middle one, or the middle of the two in the middle."""
    ranked = sorted(numbers)
    half = len(ranked) // 2
    return ranked[half] if len(ranked) % 2 else (ranked[half - 1] + ranked[half]) / 2


def median_estimate(numbers: Sequence[float]) -> Estimate:
    """A median between the order statistics that hold it 95 times of 100."""
    n = len(numbers)
    if not n:
        return Estimate(0.0, 0.0, 0.0, 0)
    ranked = sorted(numbers)
    reach = Z * sqrt(n) / 2
    first = max(0, floor(n / 2 - reach) - 1)
    last = min(n - 1, ceil(n / 2 + reach))
    return Estimate(median(ranked), ranked[first], ranked[last], n)


def spread(shares: Sequence[Share]) -> Estimate:
    """The highest share less the lowest: the interval is that of the difference of these two."""
    ranked = sorted(shares, key=lambda share: share.value)
    found = weighed([(1, ranked[-1]), (-1, ranked[0])])
    return found._replace(low=max(0.0, found.low), size=sum(one.whole for one in shares))
