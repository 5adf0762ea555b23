"""Learns the weights of one kind of game in rounds, each played with the weights of the last one.

One more round of games then measures the odds to win for the worths that the new weights give.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from legendarium.bots.tashkalar.learning.calibration import JudgedPosition, judge_game
from legendarium.bots.tashkalar.learning.knobs import knobs_of, turn_knobs
from legendarium.bots.tashkalar.learning.regression import Fit, fit, fit_odds, loss
from legendarium.bots.tashkalar.learning.trial import Trial, play
from legendarium.bots.tashkalar.worth.odds import Odds, TurnOdds, logistic
from legendarium.cli.progress_bar import tracked
from legendarium.workers import run_in_parallel

TRAINING_PERCENT = 85
"""The percentage of games to learn from; the others validate the result."""
DIGITS = 4


class Plan(NamedTuple):
    """The parameters of learning."""

    games: int
    """Per round."""
    rounds: int
    seed: int
    jobs: int


class Round(NamedTuple):
    """The result of a round of games."""

    drawn: int
    """The number of games without a single winner."""
    loss: float
    """The log loss of predicting the validation games; 1 for a coin toss."""
    better: float
    """How often the new weights should beat the previous ones, by linear extrapolation."""


@dataclass(frozen=True, slots=True)
class LearningResult:
    """The weights of a kind before and after learning, and the result of each round."""

    kind: str
    plan: Plan
    before: Mapping[str, float]
    after: Mapping[str, float]
    rounds: tuple[Round, ...]
    odds: TurnOdds

    def note(self, command: str) -> dict[str, Any]:
        """How the weights were learned, for the file."""
        return {
            "command": command,
            "games": self.plan.games,
            "rounds": self.plan.rounds,
            "seed": self.plan.seed,
            "loss": [one.loss for one in self.rounds],
            "better": [one.better for one in self.rounds],
        }

    def odds_note(self, command: str) -> dict[str, Any]:
        """The odds and how they were measured, for the file."""
        return {
            "command": command,
            "games": self.plan.games,
            "begins": list(self.odds.begins),
            "ends": list(self.odds.ends),
        }

    def to_json(self, command: str) -> dict[str, Any]:
        """Everything, as a JSON object."""
        return {
            "kind": self.kind,
            **self.note(command),
            "drawn": [one.drawn for one in self.rounds],
            "before": dict(self.before),
            "after": dict(self.after),
            "odds": {"begins": list(self.odds.begins), "ends": list(self.odds.ends)},
        }


GameResult = TypeVar("GameResult", Trial, tuple[JudgedPosition, ...])
"""What a game contributes to learning."""


class NumberedResult(NamedTuple, Generic[GameResult]):
    """The result of a game, with its number."""

    number: int
    result: GameResult


def learn(kind: str, before: Mapping[str, float], plan: Plan) -> LearningResult:
    """Play the rounds and fit after each; the result does not depend on the number of processes."""
    weights, rounds, knobs = before, [], knobs_of(kind)
    for number in range(plan.rounds):
        trials = _play_trials(kind, weights, plan, number)
        fitted = fit(trials)
        rounds.append(_summary(trials, fitted))
        weights = turn_knobs(weights, knobs, fitted.turns)
    return LearningResult(
        kind, plan, before, weights, tuple(rounds), _measure_odds(kind, weights, plan)
    )


def _summary(trials: list[Trial], fitted: Fit) -> Round:
    first = len(trials) * TRAINING_PERCENT // 100
    gained = sum(effect.gain * effect.turn for effect in fitted.effects)
    return Round(
        sum(trial.places.count(0) > 1 for trial in trials),
        round(loss(trials[first:], fit(trials[:first])), DIGITS),
        round(logistic(gained), DIGITS),
    )


def _play_trials(kind: str, weights: Mapping[str, float], plan: Plan, number: int) -> list[Trial]:
    """Play the games of a round, in the order of their numbers; rounds share no deals."""
    numbers = range(number * plan.games, (number + 1) * plan.games)
    work = partial(_play, kind, dict(weights), plan.seed)
    return _play_all(work, numbers, plan, f"{kind}, round {number + 1} of {plan.rounds}")


def _play(kind: str, weights: Mapping[str, float], seed: int, number: int) -> NumberedResult[Trial]:
    return NumberedResult(number, play(kind, weights, seed, number))


def _measure_odds(kind: str, weights: Mapping[str, float], plan: Plan) -> TurnOdds:
    """Measure the odds for the worths of these weights, at both ends of a turn."""
    work = partial(_judge, kind, dict(weights), plan.seed)
    games = _play_all(work, range(plan.games), plan, f"{kind}, odds")
    judged = [one for game in games for one in game]
    begins, ends = (
        fit_odds([(one.worth, one.won) for one in judged if one.begins == begins])
        for begins in (True, False)
    )
    return TurnOdds(_rounded(begins), _rounded(ends))


def _judge(
    kind: str, weights: Mapping[str, float], seed: int, number: int
) -> NumberedResult[tuple[JudgedPosition, ...]]:
    return NumberedResult(number, judge_game(kind, weights, seed, number))


def _rounded(odds: Odds) -> Odds:
    return Odds(round(odds.offset, DIGITS), round(odds.slope, DIGITS))


def _play_all(
    work: Callable[[int], NumberedResult[GameResult]], numbers: range, plan: Plan, label: str
) -> list[GameResult]:
    """Play the games; their results come in the order of their numbers."""
    with closing(run_in_parallel(work, numbers, min(plan.jobs, plan.games))) as games:
        found = sorted(tracked(games, plan.games, label), key=lambda one: one.number)
    return [game.result for game in found]
