"""Positions of random games with many summonings, for tests of searches."""

from __future__ import annotations

from random import Random

from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.turn import question, start, take
from settings import setup_of


def lively_positions(setting: str, seed: int, every: int) -> list[Position]:
    """Every n-th position between actions of a random game that prefers summoning."""
    chance = Random(seed)
    position = start(setup_of(setting, seed), seed)
    found = []
    while (asked := question(position)) is not None:
        if position.before is None and position.stage == Stage.TURNS and position.actions:
            found.append(position)
        rare = [option for option in asked.options if option.kind not in ("place", "discard")]
        position = take(position, chance.choice(rare or list(asked.options)))
    return found[::every]
