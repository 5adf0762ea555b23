"""The effect of each knob on the odds of winning: logistic regression over many trials.

Correlation is not causation in general; but here the knobs are turned at random, so a knob that
goes with winning does cause it.
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
"""The ridge penalty: keeps effects small that few games support."""
TOLERANCE = 1e-9
"""The regression stops when no coefficient changes by more."""
TURN_PER_LOG_ODDS = 4.0
"""How far a knob is turned for each unit of its effect on the log odds. Far from its optimum a
small turn gains much, and at its optimum nothing."""
MAX_TURN = 1.0
"""The largest turn of a knob in one round: the trials say nothing about larger ones."""


class Effect(NamedTuple):
    """What turning a knob by 1 adds to the log odds, and the standard error of that."""

    gain: float
    error: float

    @property
    def turn(self) -> float:
        """How far to turn the knob; less the more the effect may be chance."""
        trust = self.gain**2 / (self.gain**2 + self.error**2) if self.gain else 0.0
        return max(-MAX_TURN, min(MAX_TURN, TURN_PER_LOG_ODDS * self.gain * trust))


class Fit(NamedTuple):
    """The effects of all knobs, and the effect of moving first."""

    effects: tuple[Effect, ...]
    first: float

    @property
    def turns(self) -> tuple[float, ...]:
        """How far to turn each knob."""
        return tuple(effect.turn for effect in self.effects)


def fit(trials: Sequence[Trial]) -> Fit:
    """Fit the effects to the rankings of the trials."""
    import numpy as np

    found, curve = _fit_logistic(*_pairs(trials))
    errors = np.sqrt(np.diag(np.linalg.inv(curve)))
    effects = (Effect(float(gain), float(error)) for gain, error in zip(found, errors, strict=True))
    first, *others = effects
    return Fit(tuple(others), first.gain)


def fit_odds(judged: Sequence[tuple[float, float]]) -> Odds:
    """Fit the odds to pairs of a worth and its result: 1 for a win, 0 for a loss, or a share."""
    import numpy as np

    worths, results = zip(*judged, strict=True)
    found, _ = _fit_logistic(np.array([[1.0, worth] for worth in worths]), np.array(results))
    return Odds(float(found[0]), float(found[1]))


def _fit_logistic(x: Numbers, y: Numbers) -> tuple[Numbers, Numbers]:
    """The effects of the columns of `x` on the odds of `y`, and their curvature."""
    import numpy as np

    found = np.zeros(x.shape[1])
    while True:
        # Newton's method: the penalised likelihood is concave.
        predicted = 1 / (1 + np.exp(-x @ found))
        curve = x.T @ (x * (predicted * (1 - predicted))[:, None]) + RIDGE * np.eye(x.shape[1])
        step = np.linalg.solve(curve, x.T @ (y - predicted) - RIDGE * found)
        found = found + step
        if np.abs(step).max() < TOLERANCE:
            return found, curve


def loss(trials: Sequence[Trial], fitted: Fit) -> float:
    """The log loss of the predicted results: 1 for a coin toss, 0 for perfect prediction."""
    import numpy as np

    x, y = _pairs(trials)
    predicted = x @ np.array([fitted.first, *(effect.gain for effect in fitted.effects)])
    losses = np.log1p(np.exp(-predicted)) * y + np.log1p(np.exp(predicted)) * (1 - y)
    return float(losses.mean()) / math.log(2)


def _pairs(trials: Sequence[Trial]) -> tuple[Numbers, Numbers]:
    """For every pair of sides in a game: how their knobs differ, and the first side's result."""
    import numpy as np

    rows, results = zip(*(pair for trial in trials for pair in _compared(trial)), strict=True)
    return np.array(rows), np.array(results)


def _compared(trial: Trial) -> Iterator[tuple[list[float], float]]:
    for one, other in combinations(range(len(trial.places)), 2):
        ahead = trial.places[other] - trial.places[one]
        differences = [a - b for a, b in zip(trial.turns[one], trial.turns[other], strict=True)]
        yield [1.0, *differences], 0.5 if not ahead else float(ahead > 0)
