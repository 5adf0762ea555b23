"""Elo ratings and differences with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf, log, log10
from typing import TYPE_CHECKING, NamedTuple

from legendarium.reports.intervals import Estimate, Share, Z, wilson

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ELO_PER_LOGIT = 400 / log(10)
"""The Elo difference that multiplies the odds by e."""
MAX_ITERATIONS = 100
MAX_STEP = 1.0


class Meeting(NamedTuple):
    """The result of two bots against each other."""

    games: int
    score: float
    """The score of the first bot: 1 for a win, a half for a shared victory."""


Points = Mapping[tuple[int, int], float]
"""The result of one game: by pair of bots, the score of the first one."""


def share_of(score: float, games: int) -> Estimate:
    """A score as a share of the games, with Wilson's interval, which half points only widen."""
    return wilson(Share._make((score, games)))


def elo(share: float) -> float:
    """The Elo difference at which a bot scores this share; infinite if it always wins."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share / (1 - share))


def difference(score: float, games: int) -> Estimate:
    """The Elo difference for a score, with the limits of its share."""
    share = share_of(score, games)
    return Estimate(elo(share.value), elo(share.low), elo(share.high), share.size)


def ladder(
    bots: int, meetings: Mapping[tuple[int, int], Meeting], games: Sequence[Points] = ()
) -> list[Estimate]:
    """The Elo of every bot from all meetings, by the Bradley-Terry model; the mean is 0.

    A drawn game is added to every meeting, so that a bot that never lost has a finite rating. The
    limits assume a normal distribution, from the curvature of the likelihood. Where one game gives
    results for several pairs, as in melee, these are correlated, and the limits are at least as
    wide as the scatter between games.
    """
    import numpy as np  # Imported here because it slows down the start of every command.

    ratings = np.zeros(bots)
    for _ in range(MAX_ITERATIONS):
        slope, curvature = np.zeros(bots), np.zeros((bots, bots))
        for (one, other), met in meetings.items():
            expected = _expected(ratings, one, other)
            beyond = met.score + 0.5 - (met.games + 1) * expected
            slope[one] += beyond
            slope[other] -= beyond
            weight = (met.games + 1) * expected * (1 - expected)
            curvature[[one, other], [one, other]] += weight
            curvature[[one, other], [other, one]] -= weight
        spread = np.linalg.pinv(curvature)
        step = np.clip(spread @ slope, -MAX_STEP, MAX_STEP)
        ratings += step
        if np.abs(step).max() < 1e-9:
            break
    ratings -= ratings.mean()
    variances = np.diag(spread)
    if any(len(points) > 1 for points in games):
        scattered = spread @ _scatter(ratings, games) @ spread
        variances = np.maximum(variances, np.diag(scattered))
    sizes = [sum(met.games for pair, met in meetings.items() if bot in pair) for bot in range(bots)]
    return [
        Estimate(
            ELO_PER_LOGIT * float(rating),
            ELO_PER_LOGIT * float(rating - reach),
            ELO_PER_LOGIT * float(rating + reach),
            size,
        )
        for rating, reach, size in zip(ratings, Z * np.sqrt(variances), sizes, strict=True)
    ]


def _expected(ratings: NDArray[np.float64], one: int, other: int) -> float:
    """The expected score of the first of two bots."""
    return 1 / (1 + exp(ratings[other] - ratings[one]))


def _scatter(ratings: NDArray[np.float64], games: Sequence[Points]) -> NDArray[np.float64]:
    """The covariance of the bots' scores beyond expectation, summed over the games."""
    import numpy as np

    scatter = np.zeros((len(ratings), len(ratings)))
    for points in games:
        beyond = np.zeros(len(ratings))
        for (one, other), score in points.items():
            more = score - _expected(ratings, one, other)
            beyond[one] += more
            beyond[other] -= more
        scatter += np.outer(beyond, beyond)
    return scatter
