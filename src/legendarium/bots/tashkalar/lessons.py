"""Lessons for the evaluation: what turns that could be played in one position lead to.

A game's result says little about one turn, and what goes with winning need not be what wins. So
the turns that one position offers are compared with each other: each is followed through the
answers of the others to the own next turn, in the same few worlds, and the worth there is what the
evaluation should have foreseen (temporal difference learning over whole turns). The weights are
fitted to the differences between turns of one position, held back towards the weights before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from legendarium.bots.tashkalar.search.forecast import forecast
from legendarium.bots.tashkalar.search.own_turn import Looked, best_closing, is_closing
from legendarium.bots.tashkalar.search.turn_tree import Reached, TurnTree, Width
from legendarium.bots.tashkalar.worth.features import NAMES, deep_features, quick_features
from legendarium.bots.tashkalar.worth.judge import CERTAIN, Judge
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup
from legendarium.tashkalar.turn import END_TURN
from legendarium.tashkalar.view import sample

GAME = TashKalar()

WIDTH = Width(actions=5, effects=3, quiet=True, options=8, begun=5)
"""Games to learn from are many rather than good."""
SURPRISES = 0.25
"""How often a turn is not the best that was found, so that unusual positions are seen, too."""
AMONG = 8
LESSONS = 0.4
"""How often a turn becomes a lesson."""
TURNS = 8
"""How many turns a lesson compares."""
WORLDS = 4
"""In how many worlds it does."""

KINDS: dict[str, tuple[str, int, bool]] = {
    "first-game": ("first-game", 2, False),
    "high-form": ("high-form", 2, False),
    "duel": ("duel", 2, False),
    "melee": ("melee", 3, False),
    "high-form-teams": ("high-form", 4, True),
    "duel-teams": ("duel", 4, True),
}
"""What is learned for: form, seats and teams."""


class Lesson(NamedTuple):
    """Turns that one position offers: their features, and what each leads to."""

    features: tuple[tuple[float, ...], ...]
    worths: tuple[float, ...]


class Played(NamedTuple):
    """A game that was played to learn from."""

    lessons: tuple[Lesson, ...]
    worths: tuple[tuple[float, float], ...]
    """At the end of every turn: the worth for the acting side, and whether it won (1 or 0)."""


def setup_of(kind: str, number: int, chance: Random) -> Setup:
    """A game of a kind with schools drawn by chance; of melees, some are of four."""
    form, seats, teams = KINDS[kind]
    if form == "melee":
        seats = 3 + number % 2
    schools = chance.sample(list(COLOUR_OF_SCHOOL), seats)
    return Setup(form, tuple(schools), teams)


def play(kind: str, weights: Mapping[str, float], seed: int, number: int) -> Played:
    """Play one game and draw lessons from it."""
    chance = Random(f"{seed} {kind} {number}")
    setup = setup_of(kind, number, chance)
    judge = Judge(weights)
    position = GAME.start(setup.to_json(), chance.getrandbits(63))
    lessons: list[Lesson] = []
    seen: list[tuple[int, float]] = []
    while (asked := GAME.question(position)) is not None:
        seat = asked.seat
        world = GAME.sample(GAME.view(position, seat), chance)
        if is_closing(world):
            options = chance.sample(list(asked.options), len(asked.options))
            position = GAME.take(position, best_closing(world, seat, judge, options))
            continue
        if not world.actions:
            position = GAME.take(position, END_TURN)
            continue
        ends = TurnTree(seat, judge.quick, WIDTH, judge.rough).ends(world)
        if chance.random() < LESSONS and len(ends) > TURNS:
            lesson = _lesson(ends, seat, judge, chance)
            if lesson is not None:
                lessons.append(lesson)
        end = chance.choice(ends[: AMONG if chance.random() < SURPRISES else 1])
        for _, option in Looked(end.worth, end).steps():
            if option == END_TURN:
                masked = GAME.view(position, seat).position
                seen.append((setup.side_of[seat], judge.full(masked, seat)))
            position = GAME.take(position, option)
    outcome = GAME.outcome(position)
    assert outcome is not None
    winners = {setup.side_of[seat] for seat in outcome.ranking[0]}
    return Played(
        tuple(lessons),
        tuple((worth, (side in winners) / len(winners)) for side, worth in seen),
    )


def _lesson(ends: Sequence[Reached], seat: int, judge: Judge, chance: Random) -> Lesson | None:
    """Some of the best ends of a turn and some of the others, each followed in the same worlds."""
    best = list(ends[: TURNS // 2])
    chosen = best + chance.sample(
        list(ends[TURNS // 2 : 60]), min(TURNS - len(best), len(ends) - len(best))
    )
    seeds = [chance.getrandbits(64) for _ in range(WORLDS)]
    features, worths = [], []
    for end in chosen:
        view = GAME.view(end.position, seat)
        worth = 0.0
        for one in seeds:
            dice = Random(one)
            worth += forecast(sample(view, dice), seat, judge, dice) / WORLDS
        if abs(worth) >= CERTAIN / 2:
            return None
        features.append(features_of(view.position, seat))
        worths.append(worth)
    return Lesson(tuple(features), tuple(worths))


def features_of(position: Position, seat: int) -> tuple[float, ...]:
    """Every feature, in the order of NAMES."""
    return tuple(map(float, (*quick_features(position, seat), *deep_features(position, seat))))


def fit(
    lessons: Sequence[Lesson], before: Mapping[str, float], held_back: float = 50.0
) -> dict[str, float]:
    """The weights that foretell the differences between the turns of a lesson best.

    `held_back` says how strongly a weight is drawn to the one before: like so many turns that
    speak for it, measured in the spread of its feature.
    """
    x, y = _differences(lessons)
    start = np.array([before.get(name, 0.0) for name in NAMES])
    spread = x.std(axis=0)
    varies = spread > 1e-9
    penalty = held_back * np.where(varies, spread, 1.0) ** 2
    change = np.linalg.solve(x.T @ x + np.diag(penalty), x.T @ (y - x @ start))
    return {
        name: round(float(weight), 4)
        for name, weight, varied in zip(NAMES, start + change, varies, strict=True)
        if varied or before.get(name)
    }


def loss(lessons: Sequence[Lesson], weights: Mapping[str, float]) -> float:
    """The part of the differences that the weights do not foretell, from 0 to 1 and above."""
    x, y = _differences(lessons)
    told = x @ np.array([weights.get(name, 0.0) for name in NAMES])
    return float(((y - told) ** 2).sum() / (y**2).sum())


def _differences(lessons: Sequence[Lesson]) -> tuple[np.ndarray, np.ndarray]:
    """What sets the turns of each lesson apart from their mean."""
    x, y = [], []
    for lesson in lessons:
        features, worths = np.array(lesson.features), np.array(lesson.worths)
        x.append(features - features.mean(axis=0))
        y.append(worths - worths.mean())
    return np.concatenate(x), np.concatenate(y)
