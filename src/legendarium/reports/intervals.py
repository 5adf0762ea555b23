"""Estimates with 95 % intervals: shares, means, ratios, medians and differences."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, sqrt
from typing import NamedTuple

Z = 1.959964
"""95 % of a normal distribution lies within this many standard deviations of the mean."""


class Estimate(NamedTuple):
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float
    size: int
    """The number of games, days or offers it is based on."""


class Share(NamedTuple):
    """A part of a whole, as counts."""

    part: int
    whole: int

    @property
    def value(self) -> float:
        """The share as a fraction; 0 if the whole is 0."""
        return self.part / self.whole if self.whole else 0.0


def wilson(share: Share) -> Estimate:
    """A share with Wilson's interval, which is also valid near 0 and 1 and for few games."""
    n = share.whole
    if not n:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = share.value
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half_width = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Estimate(
        p, max(0.0, min(p, middle - half_width)), min(1.0, max(p, middle + half_width)), n
    )


def weighted_sum(parts: Sequence[tuple[float, Share]]) -> Estimate:
    """A weighted sum of independent shares, such as a difference or a mean.

    The limits come from Wilson's limits of every share by the square-and-add rule; for a
    difference of two shares this is Newcombe's interval.
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
    half_width = Z * sqrt(sum((one - middle) ** 2 for one in numbers) / (n - 1) / n)
    return Estimate(middle, middle - half_width, middle + half_width, n)


def ratio(pairs: Sequence[tuple[int, int]]) -> Estimate:
    """The ratio of two sums over games; events within one game are not independent.

    If the ratio is the same in every game, Wilson's interval of the sums is used.
    """
    n = len(pairs)
    above, below = sum(part for part, _ in pairs), sum(whole for _, whole in pairs)
    if not below:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = above / below
    strays = sum((part - value * whole) ** 2 for part, whole in pairs)
    if not strays:
        return wilson(Share(above, below))
    half_width = Z * sqrt(strays * n / (n - 1)) / below
    return Estimate(value, max(0.0, value - half_width), value + half_width, below)


def median(numbers: Sequence[float]) -> float:
    """The median; the mean of the two middle numbers if their count is even."""
    ranked = sorted(numbers)
    half = len(ranked) // 2
    return ranked[half] if len(ranked) % 2 else (ranked[half - 1] + ranked[half]) / 2


def median_estimate(numbers: Sequence[float]) -> Estimate:
    """A median with its 95 % interval from order statistics."""
    n = len(numbers)
    if not n:
        return Estimate(0.0, 0.0, 0.0, 0)
    ranked = sorted(numbers)
    half_width = Z * sqrt(n) / 2
    first = max(0, floor(n / 2 - half_width) - 1)
    last = min(n - 1, ceil(n / 2 + half_width))
    return Estimate(median(ranked), ranked[first], ranked[last], n)


def spread(shares: Sequence[Share]) -> Estimate:
    """The highest share minus the lowest, with the interval of that difference."""
    ranked = sorted(shares, key=lambda share: share.value)
    found = weighted_sum([(1, ranked[-1]), (-1, ranked[0])])
    return found._replace(low=max(0.0, found.low), size=sum(one.whole for one in shares))
