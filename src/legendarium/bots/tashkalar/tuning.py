"""Learning the weights of the evaluation from games that it plays against itself.

At the end of every turn the features are written down as the acting seat sees them; the game tells
later whether its side won. A logistic regression finds the weights under which the worths fit the
results best, held back towards the weights that the games were played with: what few games say
little about stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from legendarium.bots.tashkalar.search.own_turn import Looked, best_closing, is_closing
from legendarium.bots.tashkalar.search.turn_tree import TurnTree, Width
from legendarium.bots.tashkalar.worth.features import NAMES, deep_features, quick_features
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.table import Option
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup
from legendarium.tashkalar.turn import END_TURN

GAME = TashKalar()

WIDTH = Width(actions=4, effects=3, quiet=True, options=8, begun=5)
"""Games to learn from are many rather than good."""
SURPRISES = 0.15
"""How often a turn is not the best that was found, so that unusual positions are seen, too."""
AMONG = 6
"""One of so many of the best ends is taken then."""

KINDS: dict[str, tuple[str, int, bool]] = {
    "first-game": ("first-game", 2, False),
    "high-form": ("high-form", 2, False),
    "duel": ("duel", 2, False),
    "melee": ("melee", 3, False),
    "high-form-teams": ("high-form", 4, True),
    "duel-teams": ("duel", 4, True),
}
"""What is learned for: form, seats and teams."""


class Row(NamedTuple):
    """The end of a turn as the acting seat saw it, and what became of it."""

    features: tuple[float, ...]
    won: float


def setup_of(kind: str, number: int, chance: Random) -> Setup:
    """A game of a kind with schools drawn by chance; of melees, some are of four."""
    form, seats, teams = KINDS[kind]
    if form == "melee":
        seats = 3 + number % 2
    schools = chance.sample(list(COLOUR_OF_SCHOOL), seats)
    return Setup(form, tuple(schools), teams)


def play(kind: str, weights: Mapping[str, float], seed: int, number: int) -> list[Row]:
    """Play one game and tell what was seen at the end of every turn."""
    chance = Random(f"{seed} {kind} {number}")
    setup = setup_of(kind, number, chance)
    judge = Judge(weights)
    position = GAME.start(setup.to_json(), chance.getrandbits(63))
    seen: list[tuple[int, tuple[float, ...]]] = []
    while (asked := GAME.question(position)) is not None:
        seat = asked.seat
        world = GAME.sample(GAME.view(position, seat), chance)
        if is_closing(world):
            options = chance.sample(list(asked.options), len(asked.options))
            position = GAME.take(position, best_closing(world, seat, judge, options))
            continue
        for option in _turn(world, seat, judge, chance):
            if option == END_TURN:
                masked = GAME.view(position, seat).position
                seen.append((setup.side_of[seat], features_of(masked, seat)))
            position = GAME.take(position, option)
    outcome = GAME.outcome(position)
    assert outcome is not None
    winners = {setup.side_of[seat] for seat in outcome.ranking[0]}
    return [Row(row, (side in winners) / len(winners)) for side, row in seen]


def _turn(world: Position, seat: int, judge: Judge, chance: Random) -> list[Option]:
    """The options of a good turn, and now and then of a surprising one."""
    if not world.actions:
        return [END_TURN]
    ends = TurnTree(seat, judge.quick, WIDTH, judge.rough).ends(world)
    end = chance.choice(ends[: AMONG if chance.random() < SURPRISES else 1])
    return [option for _, option in Looked(end.worth, end).steps()]


def features_of(position: Position, seat: int) -> tuple[float, ...]:
    """Every feature, in the order of NAMES."""
    return tuple(map(float, (*quick_features(position, seat), *deep_features(position, seat))))


def fit(
    rows: Iterable[Row], before: Mapping[str, float], held_back: float = 20.0, rounds: int = 30
) -> dict[str, float]:
    """The weights that fit best, by Newton's method; without features that are always the same.

    `held_back` says how strongly a weight is drawn to the one before, in rows that would have to
    speak against it, measured in the spread of its feature. It must be above 0.
    """
    import numpy as np  # The whole command line would wait for it.

    table = list(rows)
    x = np.array([row.features for row in table])
    y = np.array([row.won for row in table])
    start = np.array([before.get(name, 0.0) for name in NAMES])
    spread = x.std(axis=0)
    spread[0] = 1.0
    penalty = held_back * np.where(spread > 0, spread, 1.0) ** 2
    weights = start.copy()
    for _ in range(rounds):
        p = 1.0 / (1.0 + np.exp(-np.clip(x @ weights, -30, 30)))
        gradient = x.T @ (y - p) - penalty * (weights - start)
        hessian = (x * (p * (1 - p))[:, None]).T @ x + np.diag(penalty)
        step = np.linalg.solve(hessian, gradient)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return {
        name: round(float(w), 4) for name, w, s in zip(NAMES, weights, spread, strict=True) if s > 0
    }


def loss(rows: Sequence[Row], weights: Mapping[str, float]) -> float:
    """How badly the weights foretell the results, in bits of surprise a turn."""
    import numpy as np  # The whole command line would wait for it.

    x = np.array([row.features for row in rows])
    y = np.array([row.won for row in rows])
    w = np.array([weights.get(name, 0.0) for name in NAMES])
    p = np.clip(1.0 / (1.0 + np.exp(-np.clip(x @ w, -30, 30))), 1e-9, 1 - 1e-9)
    return float(-(y * np.log2(p) + (1 - y) * np.log2(1 - p)).mean())
