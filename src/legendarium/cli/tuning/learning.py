"""Learning the weights of one kind of game: rounds of games, each with what the last one taught.

Then as many games once more, to measure how often what the new weights call a good position wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from legendarium.bots.tashkalar.learning.knobs import knobs_of, turned
from legendarium.bots.tashkalar.learning.regression import Fitted, fit, fit_odds, loss
from legendarium.bots.tashkalar.learning.sureness import Judged, judge_game
from legendarium.bots.tashkalar.learning.trial import Trial, play
from legendarium.bots.tashkalar.worth.odds import Odds, TurnOdds, logistic
from legendarium.cli.progress import tracked
from legendarium.cli.workers import worked

LEARNED_FROM = 85
"""Of a hundred games; the others tell whether what was learned holds for games never seen."""
DIGITS = 4


class Plan(NamedTuple):
    """How to learn."""

    games: int
    """In a round."""
    rounds: int
    seed: int
    jobs: int


class Round(NamedTuple):
    """What a round of games told."""

    drawn: int
    """Games without one winner."""
    loss: float
    """How badly the games kept aside were foretold from the others; 1 is a tossed coin."""
    better: float
    """How often the new weights should beat the ones before, as far as a straight line goes."""


@dataclass(frozen=True, slots=True)
class Learned:
    """The weights of a kind, before and after, and what each round told."""

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


Told = TypeVar("Told", Trial, tuple[Judged, ...])
"""What a game tells."""


class Played(NamedTuple, Generic[Told]):
    """A game that was played to learn from it."""

    number: int
    told: Told


def learn(kind: str, before: Mapping[str, float], plan: Plan) -> Learned:
    """Play the rounds and fit after each; the same numbers come out of any number of processes."""
    weights, rounds, knobs = before, [], knobs_of(kind)
    for number in range(plan.rounds):
        trials = _trials(kind, weights, plan, number)
        fitted = fit(trials)
        rounds.append(_told(trials, fitted))
        weights = turned(weights, knobs, fitted.turns)
    return Learned(kind, plan, before, weights, tuple(rounds), _odds(kind, weights, plan))


def _told(trials: list[Trial], fitted: Fitted) -> Round:
    first = len(trials) * LEARNED_FROM // 100
    gained = sum(effect.gain * effect.turn for effect in fitted.effects)
    return Round(
        sum(trial.places.count(0) > 1 for trial in trials),
        round(loss(trials[first:], fit(trials[:first])), DIGITS),
        round(logistic(gained), DIGITS),
    )


def _trials(kind: str, weights: Mapping[str, float], plan: Plan, number: int) -> list[Trial]:
    """The games of a round in the order of their numbers; no round plays a deal of another."""
    numbers = range(number * plan.games, (number + 1) * plan.games)
    work = partial(_played, kind, dict(weights), plan.seed)
    return _all(work, numbers, plan, f"{kind}, round {number + 1} of {plan.rounds}")


def _played(kind: str, weights: Mapping[str, float], seed: int, number: int) -> Played[Trial]:
    return Played(number, play(kind, weights, seed, number))


def _odds(kind: str, weights: Mapping[str, float], plan: Plan) -> TurnOdds:
    """How often the worths win that these weights give, at both ends of a turn."""
    work = partial(_judged, kind, dict(weights), plan.seed)
    games = _all(work, range(plan.games), plan, f"{kind}, odds")
    judged = [one for game in games for one in game]
    begins, ends = (
        fit_odds([(one.worth, one.won) for one in judged if one.begins == begins])
        for begins in (True, False)
    )
    return TurnOdds(_rounded(begins), _rounded(ends))


def _judged(
    kind: str, weights: Mapping[str, float], seed: int, number: int
) -> Played[tuple[Judged, ...]]:
    return Played(number, judge_game(kind, weights, seed, number))


def _rounded(odds: Odds) -> Odds:
    return Odds(round(odds.offset, DIGITS), round(odds.slope, DIGITS))


def _all(work: Callable[[int], Played[Told]], numbers: range, plan: Plan, label: str) -> list[Told]:
    """What the games tell, in the order of their numbers."""
    with closing(worked(work, numbers, min(plan.jobs, plan.games))) as games:
        found = sorted(tracked(games, plan.games, label), key=lambda one: one.number)
    return [game.told for game in found]
