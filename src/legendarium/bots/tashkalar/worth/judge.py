"""The learned evaluation: what a position is worth to a seat, and how likely that wins.

The worth is a sum of weighted features. The weights, and the odds that turn a worth into a chance,
come from `weights.json`, which `legendarium tune` writes.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any

from legendarium.bots.tashkalar.worth.features import (
    DEEP,
    GLANCE,
    QUICK,
    deep_features,
    glance_features,
    quick_features,
)
from legendarium.bots.tashkalar.worth.odds import CERTAIN, UNMEASURED, Odds, TurnOdds
from legendarium.bots.tashkalar.worth.standing import ends_game, margin, race
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup

ACTION = 1.5
"""An action left is worth a little more than the piece it can always place."""
PIECES = ("commons", "heroics", "legendaries")
"""The features that count pieces, by rank."""


class Judge:
    """An evaluation with the weights of one kind of game."""

    def __init__(self, weights: Mapping[str, float], odds: TurnOdds = UNMEASURED) -> None:
        self.odds = odds
        self._quick = tuple(weights.get(name, 0.0) for name in QUICK)
        self._glance = tuple(weights.get(name, 0.0) for name in GLANCE)
        self._deep = tuple(weights.get(name, 0.0) for name in DEEP)
        self._points = weights.get("points", 0.0) + 0.5 * weights.get("points-late", 0.0)
        self._ranks = tuple(weights.get(name, 0.0) for name in PIECES)
        self._action = ACTION * weights.get("commons", 0.0)

    @property
    def weights(self) -> tuple[float, ...]:
        """The weights of all features, in the order of NAMES."""
        return self._quick + self._deep

    def quick(self, position: Position, seat: int) -> float:
        """The worth in the middle of a turn, without a look at what enemies may hold."""
        worth = self._sum(self._quick, quick_features(position, seat))
        return self._with_actions(worth, position, seat)

    def glance(self, position: Position, seat: int) -> float:
        """The same by what is seen at a glance: it takes a small part of the time."""
        worth = self._sum(self._glance, glance_features(position, seat))
        return self._with_actions(worth, position, seat)

    def _with_actions(self, worth: float, position: Position, seat: int) -> float:
        """A worth with the actions that are left; without any, what a game's end is worth."""
        setup = position.setup
        if setup.side_of[position.seat] == setup.side_of[seat]:
            worth += self._action * position.actions
            if not position.actions and ends_game(position):
                return self._final(position, seat)
        return worth

    def rough(self, position: Position, seat: int) -> float:
        """The worth by points and pieces alone, in the middle of an effect."""
        setup = position.setup
        side = setup.side_of[seat]
        mine = position.owners[side]
        share = 1.0 / (setup.sides - 1)
        worth = self._points * race(position, side).ahead
        for weight, pieces in zip(
            self._ranks, (position.commons, position.heroics, position.legendaries), strict=True
        ):
            own = (pieces & mine).bit_count()
            worth += weight * (own - share * (pieces.bit_count() - own))
        return worth + self._action * position.actions

    def hand(self, position: Position, seat: int) -> float:
        """What the cards in hand add to the worth."""
        return sum(
            weight * number
            for name, weight, number in zip(
                QUICK, self._quick, quick_features(position, seat), strict=True
            )
            if name.startswith("hand-")
        )

    def full(self, position: Position, seat: int) -> float:
        """The worth where a turn of this seat's side ends, with a look at unseen cards."""
        if not position.actions and ends_game(position):
            return self._final(position, seat)
        return self.quick(position, seat) + self._sum(self._deep, deep_features(position, seat))

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        """The same by the parts of the evaluation."""
        found: dict[str, float] = {}
        if not position.actions and ends_game(position):
            return {"end": self._final(position, seat)}
        numbers = [*quick_features(position, seat), *deep_features(position, seat)]
        weights = (*self._quick, *self._deep)
        for name, weight, number in zip((*QUICK, *DEEP), weights, numbers, strict=True):
            part = part_of(name)
            found[part] = found.get(part, 0.0) + weight * number
        return found

    @staticmethod
    def _sum(weights: Sequence[float], numbers: Sequence[float]) -> float:
        total: float = sum(map(mul, weights, numbers))
        return total

    def _final(self, position: Position, seat: int) -> float:
        """Won or lost, told from each other by the first difference there is."""
        difference = margin(position, position.setup.side_of[seat])
        first = next((d for d in difference if d), 0.0)
        if not first:
            return 0.0
        return math.copysign(CERTAIN, first) + max(-3.0, min(3.0, 0.1 * difference[0]))


@cache
def judge_for(setup: Setup) -> Judge:
    """The evaluation for this kind of game."""
    kind = kind_of(setup)
    return Judge(weights_of(kind), odds_of(kind))


def kind_of(setup: Setup) -> str:
    """The kind of game that weights are learned for."""
    return f"{setup.form}-teams" if setup.teams else setup.form


@cache
def _stored() -> Mapping[str, Any]:
    text = files("legendarium.bots.tashkalar.worth").joinpath("weights.json").read_text("utf-8")
    stored: Mapping[str, Any] = json.loads(text)
    return stored


def weights_of(kind: str) -> Mapping[str, float]:
    """The stored weights; teams play with those of their form where they have none."""
    stored: Mapping[str, Mapping[str, float]] = _stored()["weights"]
    return stored.get(kind) or stored[kind.removesuffix("-teams")]


def odds_of(kind: str) -> TurnOdds:
    """The stored odds; teams have those of their form where they have none."""
    stored = _stored()["odds"]
    found = stored.get(kind) or stored[kind.removesuffix("-teams")]
    return TurnOdds(Odds(*found["begins"]), Odds(*found["ends"]))


PARTS: tuple[str, ...] = (
    "points",
    "end",
    "material",
    "hand",
    "safety",
    "threats",
    "tasks",
    "flares",
    "squares",
)
"""What an evaluation is made of: points; who wins if the game ends; pieces by rank; how near the
own cards are to be summoned; how exposed the own pieces are; what the unseen enemy cards could do;
how far the tasks are; flares about to open; coloured and central squares."""

_BEGINNINGS: Sequence[tuple[str, tuple[str, ...]]] = (
    ("end", ("points-last",)),
    ("points", ("turn", "points", "second-points")),
    ("material", ("commons", "heroics", "legendaries", "stock-short", "idle")),
    ("squares", ("central", "coloured", "beside", "aslant")),
    (
        "safety",
        ("own-commons-near", "own-upgraded-near", "enemy-commons-near", "enemy-upgraded-near"),
    ),
    ("hand", ("hand", "partner", "own-deck")),
    ("flares", ("own-flare", "enemy-flare")),
    ("tasks", ("own-task", "enemy-task", "own-next", "enemy-next")),
    ("threats", ("enemy-",)),
)


@cache
def part_of(feature: str) -> str:
    """The part of the evaluation that a feature belongs to."""
    return next(part for part, begins in _BEGINNINGS if feature.startswith(begins))
