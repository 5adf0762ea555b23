"""What turning a knob does to the odds of winning: logistic regression over many trials.

What goes with winning need not be what wins; but here chance alone decided how the knobs were
turned, so a side that did better because of a knob is all that can make a difference.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from legendarium.bots.tashkalar.learning.trial import Trial
from legendarium.bots.tashkalar.worth.odds import Odds

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

RIDGE = 1.0
"""Keeps an effect small that few games speak for."""
STEADY = 1e-9
"""The regression ends when nothing changes by more."""
PER_LOG_ODDS = 4.0
"""A knob is turned by so much where turning it by 1 multiplies the odds by e: what is far from its
best gains much by a small turn, and what is at its best nothing."""
FARTHEST = 1.0
"""No knob is turned by more in one round: farther away nothing was tried."""


class Effect(NamedTuple):
    """What turning a knob by 1 adds to the logarithm of the odds, and its standard error."""

    gain: float
    error: float

    @property
    def turn(self) -> float:
        """How far the knob is worth turning; less far the more it may be mere chance."""
        trust = self.gain**2 / (self.gain**2 + self.error**2) if self.gain else 0.0
        return max(-FARTHEST, min(FARTHEST, PER_LOG_ODDS * self.gain * trust))


class Fitted(NamedTuple):
    """The effects of all knobs, and what moving first adds."""

    effects: tuple[Effect, ...]
    first: float

    @property
    def turns(self) -> tuple[float, ...]:
        """How far each knob is worth turning."""
        return tuple(effect.turn for effect in self.effects)


def fit(trials: Sequence[Trial]) -> Fitted:
    """The effects that explain best who came before whom."""
    import numpy as np

    found, curve = _fitted(*_pairs(trials))
    errors = np.sqrt(np.diag(np.linalg.inv(curve)))
    effects = (Effect(float(gain), float(error)) for gain, error in zip(found, errors, strict=True))
    first, *others = effects
    return Fitted(tuple(others), first.gain)


def fit_odds(judged: Sequence[tuple[float, float]]) -> Odds:
    """The odds that explain best which worths won (1), lost (0) or shared the game."""
    import numpy as np

    worths, results = zip(*judged, strict=True)
    found, _ = _fitted(np.array([[1.0, worth] for worth in worths]), np.array(results))
    return Odds(float(found[0]), float(found[1]))


def _fitted(x: Numbers, y: Numbers) -> tuple[Numbers, Numbers]:
    """The effects of the columns of `x` on the odds of `y`, and how sharply they are told."""
    import numpy as np

    found = np.zeros(x.shape[1])
    while True:
        # Newton's method: the sum that is made largest has one top only.
        told = 1 / (1 + np.exp(-x @ found))
        curve = x.T @ (x * (told * (1 - told))[:, None]) + RIDGE * np.eye(x.shape[1])
        step = np.linalg.solve(curve, x.T @ (y - told) - RIDGE * found)
        found = found + step
        if np.abs(step).max() < STEADY:
            return found, curve


def loss(trials: Sequence[Trial], fitted: Fitted) -> float:
    """How badly the results are foretold: 1 by who tosses a coin, 0 by who knows them."""
    import numpy as np

    x, y = _pairs(trials)
    told = x @ np.array([fitted.first, *(effect.gain for effect in fitted.effects)])
    right = np.log1p(np.exp(-told)) * y + np.log1p(np.exp(told)) * (1 - y)
    return float(right.mean()) / math.log(2)


def _pairs(trials: Sequence[Trial]) -> tuple[Numbers, Numbers]:
    """For every two sides of a game, how their knobs differ, and the result of the earlier one."""
    import numpy as np

    rows, results = zip(*(pair for trial in trials for pair in _compared(trial)), strict=True)
    return np.array(rows), np.array(results)


def _compared(trial: Trial) -> Iterator[tuple[list[float], float]]:
    for one, other in combinations(range(len(trial.places)), 2):
        ahead = trial.places[other] - trial.places[one]
        differences = [a - b for a, b in zip(trial.turns[one], trial.turns[other], strict=True)]
        yield [1.0, *differences], 0.5 if not ahead else float(ahead > 0)
