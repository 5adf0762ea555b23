"""How much stronger one bot is than another, as an Elo difference with its 95 % interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf, log, log10
from typing import TYPE_CHECKING, NamedTuple

from legendarium.cli.balance.intervals import Estimate, Share, Z, wilson

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

A_LOGIT = 400 / log(10)
"""So many points of Elo make the odds e times as good."""
ROUNDS = 100
LONGEST_STEP = 1.0


class Meeting(NamedTuple):
    """What two bots came to against each other."""

    games: int
    score: float
    """Of the first of them: a game won counts 1, one shared counts a half."""


Points = Mapping[tuple[int, int], float]
"""What one game came to: by pair of bots, the score of the first of them."""


def share_of(score: float, games: int) -> Estimate:
    """A score as a share of the games, with Wilson's interval; halves only make it wider."""
    return wilson(Share._make((score, games)))


def elo(share: float) -> float:
    """The difference at which a bot scores such a share; without end where it always wins."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share / (1 - share))


def difference(score: float, games: int) -> Estimate:
    """The Elo difference that a score tells; the limits are those of its share."""
    share = share_of(score, games)
    return Estimate(elo(share.value), elo(share.low), elo(share.high), share.size)


def ladder(
    bots: int, meetings: Mapping[tuple[int, int], Meeting], games: Sequence[Points] = ()
) -> list[Estimate]:
    """The Elo of every bot from all who met (Bradley and Terry); their mean is 0.

    A drawn game is added to every meeting, so that a bot that never lost has a place as well. The
    limits are the normal ones, from the curvature of the likelihood. Where one of the `games` tells
    of several pairs at once, as in melee, these go together, and the limits are at least as wide as
    the games scatter.
    """
    import numpy as np  # The whole command line would wait for it.

    ratings = np.zeros(bots)
    for _ in range(ROUNDS):
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
        step = np.clip(spread @ slope, -LONGEST_STEP, LONGEST_STEP)
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
            A_LOGIT * float(rating),
            A_LOGIT * float(rating - reach),
            A_LOGIT * float(rating + reach),
            size,
        )
        for rating, reach, size in zip(ratings, Z * np.sqrt(variances), sizes, strict=True)
    ]


def _expected(ratings: NDArray[np.float64], one: int, other: int) -> float:
    """What the first of two bots scores on average."""
    return 1 / (1 + exp(ratings[other] - ratings[one]))


def _scatter(ratings: NDArray[np.float64], games: Sequence[Points]) -> NDArray[np.float64]:
    """How much what the bots score beyond what is expected varies from game to game, together."""
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
