"""A bot that thinks once a turn, then follows its plan while everything looks as expected."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from legendarium.bots.tashkalar.bot import listed_options
from legendarium.bots.tashkalar.search.turn_tree import Step
from legendarium.table import Option
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.view import View

GAME = TashKalar()


class Planner:
    """Deals the cards it cannot see at random and plans its turn to the end."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._plan: list[Step] = []
        """What the seat should see, and what it chooses then; the next step last."""

    def choose(self, view: View) -> Option:
        """The next step of the plan; a new plan is made where there is none."""
        options = listed_options(view)
        if len(options) == 1:
            return options[0]
        if not self._plan or self._plan[-1][0] != view.position:
            self._plan = [
                (GAME.view(position, view.seat).position, option)
                for position, option in reversed(self.plan(view, options))
            ]
        return self._plan.pop()[1]

    def plan(self, view: View, options: list[Option]) -> Sequence[Step]:
        """The steps of the turn from here on, at least one; `options` are those of the view."""
        raise NotImplementedError


__all__ = ["GAME", "Planner", "Step"]
