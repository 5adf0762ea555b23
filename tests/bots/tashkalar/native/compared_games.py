"""Random games in which every action is carried out in both implementations."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from both import Both

from legendarium.tashkalar.options import HAND_OVER, AnyOption
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, start, take


def compared_game(setup: Setup, seed: int, lively: float) -> Iterator[Both]:
    """Every whole action of a game; `lively` is how often summoning or a flare is preferred."""
    chance = Random(seed)
    position = start(setup, seed)
    while position.stage != Stage.OVER:
        if position.stage == Stage.START:
            position = take(position, _chosen(position, chance, lively))
            continue
        both = Both(position)
        position = _followed(both, chance, lively)
        if both.is_over:
            yield both


def _followed(both: Both, chance: Random, lively: float) -> Position:
    """The position after an action; comparison stops at a hand-over, which the library lacks."""
    position = both.position
    while True:
        option = _chosen(position, chance, lively)
        if option == HAND_OVER or position is not both.position:
            position = take(position, option)
        else:
            position = both.take(option).position
        if position.before is None:
            return position


def _chosen(position: Position, chance: Random, lively: float) -> AnyOption:
    asked = question(position)
    assert asked is not None
    rare = [option for option in asked.options if option.kind in ("summon", "flare")]
    return chance.choice(rare if rare and chance.random() < lively else asked.options)
