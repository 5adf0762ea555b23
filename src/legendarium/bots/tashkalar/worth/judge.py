"""The learned evaluation: the worth of a position to a seat, and the odds to win with it.

The worth is a weighted sum of features. The weights, and the odds that convert a worth into a
chance, come from `weights.json`, which `legendarium tune` writes.
"""

from __future__ import annotations

import json
import math
from collections.abc import Container, Mapping, Sequence
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
from legendarium.bots.tashkalar.worth.odds import CERTAIN, DEFAULT_ODDS, Odds, TurnOdds
from legendarium.bots.tashkalar.worth.standing import ends_game, lead, margin
from legendarium.tashkalar.forms import FORMS, Form
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup

ACTION_WORTH = 1.5
"""A remaining action is worth a little more than the piece it can always place."""
PIECES = ("commons", "heroics", "legendaries")
"""The features that count pieces, by rank."""


class Judge:
    """An evaluation with the weights of one kind of game."""

    def __init__(self, weights: Mapping[str, float], odds: TurnOdds = DEFAULT_ODDS) -> None:
        self.odds = odds
        self._quick = tuple(weights.get(name, 0.0) for name in QUICK)
        self._glance = tuple(weights.get(name, 0.0) for name in GLANCE)
        self._deep = tuple(weights.get(name, 0.0) for name in DEEP)
        self._points = weights.get("points", 0.0) + 0.5 * weights.get("points-late", 0.0)
        self._ranks = tuple(weights.get(name, 0.0) for name in PIECES)
        self._action = ACTION_WORTH * weights.get("commons", 0.0)

    @property
    def weights(self) -> tuple[float, ...]:
        """The weights of all features, in the order of NAMES."""
        return self._quick + self._deep

    def quick(self, position: Position, seat: int) -> float:
        """The worth in the middle of a turn, ignoring what enemies may hold."""
        worth = self._sum(self._quick, quick_features(position, seat))
        return self._with_actions(worth, position, seat)

    def glance(self, position: Position, seat: int) -> float:
        """The worth by the features of GLANCE, which takes a fraction of the time."""
        worth = self._sum(self._glance, glance_features(position, seat))
        return self._with_actions(worth, position, seat)

    def _with_actions(self, worth: float, position: Position, seat: int) -> float:
        """A worth plus that of the remaining actions; the final worth if the game ends now."""
        setup = position.setup
        if setup.side_of[position.seat] == setup.side_of[seat]:
            worth += self._action * position.actions
            if not position.actions and ends_game(position):
                return self._final(position, seat)
        return worth

    def rough(self, position: Position, seat: int) -> float:
        """The worth by points and pieces alone, used in the middle of an effect."""
        setup = position.setup
        side = setup.side_of[seat]
        mine = position.owners[side]
        share = 1.0 / (setup.sides - 1)
        worth = self._points * lead(position, side)
        for weight, pieces in zip(
            self._ranks, (position.commons, position.heroics, position.legendaries), strict=True
        ):
            own = (pieces & mine).bit_count()
            worth += weight * (own - share * (pieces.bit_count() - own))
        return worth + self._action * position.actions

    def hand(self, position: Position, seat: int) -> float:
        """The contribution of the hand to the worth."""
        return sum(
            weight * number
            for name, weight, number in zip(
                QUICK, self._quick, quick_features(position, seat), strict=True
            )
            if name.startswith("hand-")
        )

    def full(self, position: Position, seat: int) -> float:
        """The worth at the end of a turn of this seat's side, considering unseen cards."""
        if not position.actions and ends_game(position):
            return self._final(position, seat)
        return self.quick(position, seat) + self._sum(self._deep, deep_features(position, seat))

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        """The full worth, split into the parts of the evaluation."""
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
        """The worth of a finished game, decided by the first difference in the standing."""
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
    """The kind of game whose learned weights are used."""
    learned = _stored()["weights"]
    form = setup.rules.learned_as or setup.rules.key
    if form not in learned:
        form = similar_form(setup.rules, learned) or next(iter(learned))
    return f"{form}-teams" if setup.teams else form


def similar_form(form: Form, learned: Container[str]) -> str | None:
    """A learned form that scores in the same way; its weights serve until others are learned.

    One that agrees about legends is preferred.
    """
    alike = [each for each in FORMS.values() if each.key in learned]
    alike = [each for each in alike if each.scoring == form.scoring]
    alike.sort(key=lambda each: each.has_legends != form.has_legends)
    return alike[0].key if alike else None


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
"""The parts of the evaluation: points; who wins if the game ends; pieces by rank; how close the
hand is to being summoned; how exposed the side's pieces are; what unseen enemy cards could do;
progress on tasks; flares that apply; coloured and central squares."""

_PART_PREFIXES: Sequence[tuple[str, tuple[str, ...]]] = (
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
    return next(part for part, begins in _PART_PREFIXES if feature.startswith(begins))
