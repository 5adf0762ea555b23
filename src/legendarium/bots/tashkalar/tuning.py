"""Learning the weights of the evaluation from games that it plays against itself.

A game's result says little about one turn, and what goes with winning need not be what wins. So
the turns that one position offers are compared with each other: each is followed through the
answers of the others to the own next turn, in the same few worlds, and the worth there is what the
evaluation should have foreseen (temporal difference learning over whole turns). The weights are
fitted to the differences between turns of one position, held back towards the weights before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from legendarium.bots.tashkalar.search.forecast import forecast
from legendarium.bots.tashkalar.search.own_turn import Looked, best_closing, is_closing
from legendarium.bots.tashkalar.search.turn_tree import Reached, TurnTree, Width
from legendarium.bots.tashkalar.worth.features import (
    DEEP,
    NAMES,
    QUICK,
    deep_features,
    quick_features,
)
from legendarium.bots.tashkalar.worth.judge import CERTAIN, Judge
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup
from legendarium.tashkalar.turn import END_TURN
from legendarium.tashkalar.view import View, sample

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

GAME = TashKalar()

WIDTH = Width(actions=5, effects=3, quiet=True, options=8, begun=5)
"""Games to learn from are many rather than good."""
SURPRISES = 0.25
"""How often a turn is not the best that was found, so that unusual positions are seen, too."""
AMONG = 8
"""One of so many of the best ends is taken then."""
LESSONS = 0.4
"""How often a turn becomes a lesson."""
TURNS = 8
"""How many turns a lesson compares."""
OTHERS = 60
"""Half of them are the best; the others are drawn from so many."""
WORLDS = 4
"""In how many worlds they are followed."""
STEERING = 20.0
"""How many times more the quick features are held back than the deep ones: they steer the search,
so that a small error in them changes which turns are seen at all."""

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


def setup_of(kind: str, number: int, chance: Random) -> Setup:
    """A game of a kind with schools drawn by chance; of melees, some are of four."""
    form, seats, teams = KINDS[kind]
    if form == "melee":
        seats = 3 + number % 2
    schools = chance.sample(list(COLOUR_OF_SCHOOL), seats)
    return Setup(form, tuple(schools), teams)


def play(kind: str, weights: Mapping[str, float], seed: int, number: int) -> list[Lesson]:
    """Play one game and draw lessons from it."""
    chance = Random(f"{seed} {kind} {number}")
    judge = Judge(weights)
    setup = setup_of(kind, number, chance)
    position = GAME.start(setup.to_json(), chance.getrandbits(63))
    lessons: list[Lesson] = []
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
        if len(ends) > TURNS and chance.random() < LESSONS:
            lessons += _lesson(ends, seat, judge, chance)
        end = chance.choice(ends[: AMONG if chance.random() < SURPRISES else 1])
        for _, option in Looked(end.worth, end).steps():
            position = GAME.take(position, option)
    return lessons


def _lesson(ends: Sequence[Reached], seat: int, judge: Judge, chance: Random) -> Iterator[Lesson]:
    """Some of the best ends of a turn and some others; none when one of them decides the game."""
    half = TURNS // 2
    chosen = [*ends[:half], *chance.sample(list(ends[half:OTHERS]), TURNS - half)]
    seeds = [chance.getrandbits(64) for _ in range(WORLDS)]
    features, worths = [], []
    for end in chosen:
        view = GAME.view(end.position, seat)
        worth = sum(_followed(view, seat, judge, Random(one)) for one in seeds) / WORLDS
        if abs(worth) >= CERTAIN / 2:
            return
        features.append(features_of(view.position, seat))
        worths.append(worth)
    yield Lesson(tuple(features), tuple(worths))


def _followed(view: View, seat: int, judge: Judge, dice: Random) -> float:
    return forecast(sample(view, dice), seat, judge, dice)


def features_of(position: Position, seat: int) -> tuple[float, ...]:
    """Every feature, in the order of NAMES."""
    return tuple(map(float, (*quick_features(position, seat), *deep_features(position, seat))))


def fit(
    lessons: Sequence[Lesson], before: Mapping[str, float], held_back: float = 1000.0
) -> dict[str, float]:
    """The weights that foretell the differences between the turns of a lesson best.

    `held_back` says how strongly a weight is drawn to the one before: like so many turns that
    speak for it, measured in the spread of its feature. A feature that never varies is left out.
    """
    import numpy as np

    x, y = _differences(lessons)
    start = np.array([before.get(name, 0.0) for name in NAMES])
    spread = x.std(axis=0)
    varies = spread > 1e-9
    steering = np.array([STEERING if name in QUICK else 1.0 for name in NAMES])
    penalty = held_back * steering * np.where(varies, spread, 1.0) ** 2
    signs = np.array([sign_of(name) for name in NAMES])
    fixed = np.zeros(len(NAMES), bool)
    while True:
        # A weight that is fixed at nothing is held there by all the weight of the world.
        goal = np.where(fixed, 0.0, start)
        held = np.where(fixed, 1e12, penalty)
        change = np.linalg.solve(x.T @ x + np.diag(held), x.T @ (y - x @ goal))
        wrong = ~fixed & (signs * (goal + change) < 0)
        if not wrong.any():
            break
        fixed |= wrong
    return {
        name: round(float(weight), 4)
        for name, weight, varied in zip(NAMES, goal + change, varies, strict=True)
        if varied
    }


def sign_of(feature: str) -> int:
    """1 where more of a feature can only be good for a side, -1 where only bad, else 0.

    A weight of the wrong sign tells what went with it in the lessons, not what it does: an enemy
    who comes nearer to a being is no gain, whatever else was true then.
    """
    if feature in DEEP:
        return -1 if feature.startswith("enemy-") else 1
    if feature.startswith(("hand-", "own-task", "own-next", "own-flare")):
        return 1
    return -1 if feature.startswith(("enemy-task", "enemy-next", "enemy-flare")) else 0


def loss(lessons: Sequence[Lesson], weights: Mapping[str, float]) -> float:
    """The part of the differences that the weights do not foretell: 1 when they tell nothing."""
    import numpy as np

    x, y = _differences(lessons)
    told = x @ np.array([weights.get(name, 0.0) for name in NAMES])
    return float(((y - told) ** 2).sum() / (y**2).sum())


def _differences(lessons: Sequence[Lesson]) -> tuple[Numbers, Numbers]:
    """What sets the turns of each lesson apart from their mean."""
    import numpy as np

    x, y = [], []
    for lesson in lessons:
        features, worths = np.array(lesson.features), np.array(lesson.worths)
        x.append(features - features.mean(axis=0))
        y.append(worths - worths.mean())
    return np.concatenate(x), np.concatenate(y)
