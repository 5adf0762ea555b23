"""The bot `random`: every legal option is as likely as any other."""

from __future__ import annotations

from random import Random

from legendarium.bots.tashkalar.bot import listed_options
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.view import View


class UniformBot:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: View) -> AnyOption:
        """Choose any option with equal probability."""
        return self._chance.choice(listed_options(view))
