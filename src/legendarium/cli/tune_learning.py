"""Learning the weights of one kind of game: rounds of games, each with what the last one taught."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from legendarium.bots.tashkalar.tuning import Lesson, fit, loss, play
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
    held_back: float
    jobs: int


class Round(NamedTuple):
    """What a round of games told."""

    lessons: int
    loss_before: float
    """Of the weights that the run began with, on the games kept aside."""
    loss_after: float
    """Of those learned from the other games of this round."""


@dataclass(frozen=True, slots=True)
class Learned:
    """The weights of a kind, before and after, and how well they foretell."""

    kind: str
    plan: Plan
    before: Mapping[str, float]
    after: Mapping[str, float]
    rounds: tuple[Round, ...]

    def note(self, command: str) -> dict[str, Any]:
        """How the weights were learned, for the file; the losses are those of the last round."""
        return {
            "command": command,
            "games": self.plan.games,
            "lessons": sum(one.lessons for one in self.rounds),
            "seed": self.plan.seed,
            "rounds": self.plan.rounds,
            "loss_before": self.rounds[-1].loss_before,
            "loss_after": self.rounds[-1].loss_after,
        }

    def to_json(self, command: str) -> dict[str, Any]:
        """Everything, as a JSON object."""
        return {
            "kind": self.kind,
            **self.note(command),
            "held_back": self.plan.held_back,
            "each_round": [one._asdict() for one in self.rounds],
            "before": dict(self.before),
            "after": dict(self.after),
        }


class Played(NamedTuple):
    """A game that was played to learn from it."""

    number: int
    lessons: list[Lesson]


def learn(kind: str, before: Mapping[str, float], plan: Plan) -> Learned:
    """Play the rounds and fit after each; the same numbers come out of any number of processes."""
    weights, rounds = before, []
    for number in range(plan.rounds):
        games = _games(kind, weights, plan, number)
        first = len(games) * LEARNED_FROM // 100
        known, aside = _lessons(games[:first]), _lessons(games[first:])
        tried = _fitted(known, weights, plan)
        losses = (round(loss(aside, one), DIGITS) for one in (before, tried))
        rounds.append(Round(len(known) + len(aside), *losses))
        weights = _fitted(known + aside, weights, plan)
    return Learned(kind, plan, before, weights, tuple(rounds))


def _fitted(lessons: list[Lesson], weights: Mapping[str, float], plan: Plan) -> dict[str, float]:
    """The weights that fit; of what these games never showed, a weight stays as it was."""
    return {**weights, **fit(lessons, weights, plan.held_back)}


def _games(kind: str, weights: Mapping[str, float], plan: Plan, number: int) -> list[list[Lesson]]:
    """The games of a round in the order of their numbers; no round plays a deal of another."""
    numbers = range(number * plan.games, (number + 1) * plan.games)
    work = partial(_played, kind, dict(weights), plan.seed)
    told = f"{kind}, round {number + 1} of {plan.rounds}"
    with closing(worked(work, numbers, min(plan.jobs, plan.games))) as games:
        found = sorted(tracked(games, plan.games, told), key=lambda one: one.number)
    return [game.lessons for game in found]


def _played(kind: str, weights: Mapping[str, float], seed: int, number: int) -> Played:
    return Played(number, play(kind, weights, seed, number))


def _lessons(games: list[list[Lesson]]) -> list[Lesson]:
    return [lesson for game in games for lesson in game]
