"""A bot that plans once a turn and follows the plan while everything goes as expected."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from legendarium.bots.tashkalar.bot import listed_options
from legendarium.bots.tashkalar.search.turn_tree import Step
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.view import View

GAME = TashKalar()


class Planner:
    """Deals the cards it cannot see at random and plans its turn to the end."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._plan: list[Step] = []
        """Each expected position, as the seat sees it, with the choice there; next step last."""

    def choose(self, view: View) -> AnyOption:
        """The next step of the plan; makes a new plan where none applies."""
        options = listed_options(view)
        if len(options) == 1:
            return options[0]
        if not self._plan or self._plan[-1][0] != view.position:
            self._plan = [
                (GAME.view(position, view.seat).position, option)
                for position, option in reversed(self.plan(view, options))
            ]
        return self._plan.pop()[1]

    def plan(self, view: View, options: list[AnyOption]) -> Sequence[Step]:
        """The remaining steps of the turn, at least one; `options` are those of the view."""
        raise NotImplementedError


__all__ = ["GAME", "Planner", "Step"]
