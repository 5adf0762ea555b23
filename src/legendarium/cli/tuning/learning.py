"""Learning the weights of one kind of game: rounds of games, each with what the last one taught."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from legendarium.bots.tashkalar.learning.knobs import knobs_of, turned
from legendarium.bots.tashkalar.learning.regression import Fitted, fit, loss
from legendarium.bots.tashkalar.learning.trial import Trial, play
from legendarium.bots.tashkalar.worth.judge import chance
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

    def to_json(self, command: str) -> dict[str, Any]:
        """Everything, as a JSON object."""
        return {
            "kind": self.kind,
            **self.note(command),
            "drawn": [one.drawn for one in self.rounds],
            "before": dict(self.before),
            "after": dict(self.after),
        }


class Played(NamedTuple):
    """A game that was played to learn from it."""

    number: int
    trial: Trial


def learn(kind: str, before: Mapping[str, float], plan: Plan) -> Learned:
    """Play the rounds and fit after each; the same numbers come out of any number of processes."""
    weights, rounds, knobs = before, [], knobs_of(kind)
    for number in range(plan.rounds):
        trials = _trials(kind, weights, plan, number)
        fitted = fit(trials)
        rounds.append(_told(trials, fitted))
        weights = turned(weights, knobs, fitted.turns)
    return Learned(kind, plan, before, weights, tuple(rounds))


def _told(trials: list[Trial], fitted: Fitted) -> Round:
    first = len(trials) * LEARNED_FROM // 100
    gained = sum(effect.gain * effect.turn for effect in fitted.effects)
    return Round(
        sum(trial.places.count(0) > 1 for trial in trials),
        round(loss(trials[first:], fit(trials[:first])), DIGITS),
        round(chance(gained), DIGITS),
    )


def _trials(kind: str, weights: Mapping[str, float], plan: Plan, number: int) -> list[Trial]:
    """The games of a round in the order of their numbers; no round plays a deal of another."""
    numbers = range(number * plan.games, (number + 1) * plan.games)
    work = partial(_played, kind, dict(weights), plan.seed)
    told = f"{kind}, round {number + 1} of {plan.rounds}"
    with closing(worked(work, numbers, min(plan.jobs, plan.games))) as games:
        found = sorted(tracked(games, plan.games, told), key=lambda one: one.number)
    return [game.trial for game in found]


def _played(kind: str, weights: Mapping[str, float], seed: int, number: int) -> Played:
    return Played(number, play(kind, weights, seed, number))
