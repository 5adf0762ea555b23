"""Thinking aloud: the best turns that a bot of a level finds, what they are worth and why.

Hints and analyses are made of this. Like a bot, it sees a view and nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.evaluation import evaluate
from legendarium.bots.tashkalar.turn_search import best_turn
from legendarium.table import Option
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View

LEVELS = ("adept", "master")
"""The bots that can think aloud."""

PARTS = (
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


class Line(NamedTuple):
    """A turn that a seat could play."""

    steps: tuple[Option, ...]
    """The options of the turn in order, up to its end."""
    chance: float
    """The chance to win after it, from 0 to 1."""
    parts: Mapping[str, float]
    """What each of PARTS adds to the odds (as a logarithm), the enemy's share taken off."""


class Thoughts(NamedTuple):
    """What a bot thinks about a turn that is to be played."""

    lines: tuple[Line, ...]
    """The best lines, the best first."""
    played: Line | None
    """The turn that was asked about, judged in the same worlds."""


def think(
    view: View,
    level: str,
    seed: int,
    budget: Budget | None = None,
    number: int = 3,
    played: Sequence[Option] = (),
) -> Thoughts:
    """The best lines that a bot of this level finds for the seat of the view, which must choose.

    `played` are the options of the rest of the turn as it was played, up to its end.
    """
    game = TashKalar()
    world = game.sample(view, Random(seed))
    asked = view.question
    assert asked is not None
    steps = tuple(option for _, option in best_turn(game, world, list(asked.options)))
    return Thoughts(
        (_line(game, world, view.seat, steps),),
        _line(game, world, view.seat, tuple(played)) if played else None,
    )


def chances(view: View) -> tuple[float, ...]:
    """The chance to win of every side, as the seat of the view judges the position."""
    return (1 / view.position.setup.sides,) * view.position.setup.sides


def _line(game: TashKalar, world: Position, seat: int, steps: tuple[Option, ...]) -> Line:
    position = world
    for option in steps:
        if option.kind == "end-turn":
            break
        position = game.take(position, option)
    worth = evaluate(position, seat)
    return Line(steps, 1 / (1 + math.exp(-worth / 10)), {"points": worth / 10})
