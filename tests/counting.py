"""Games that count how often they are started and how many choices they take."""

from __future__ import annotations

from typing import Any

from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from toy import Hands, HighestCard, ToyOption


class CountingTashKalar(TashKalar):
    """Tash-Kalar, counting."""

    def __init__(self) -> None:
        self.played = 0

    def start(self, setup: Any, seed: int) -> Position:
        self.played += 1
        return super().start(setup, seed)

    def take(self, position: Position, option: AnyOption) -> Position:
        self.played += 1
        return super().take(position, option)


class CountingHighestCard(HighestCard):
    """The toy game, counting."""

    def __init__(self) -> None:
        self.played = 0

    def start(self, setup: Any, seed: int) -> Hands:
        self.played += 1
        return super().start(setup, seed)

    def take(self, position: Hands, option: ToyOption) -> Hands:
        self.played += 1
        return super().take(position, option)
