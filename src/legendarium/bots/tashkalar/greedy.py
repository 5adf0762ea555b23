"""The bot `greedy`: the best evaluation that its own turn can end with."""

from __future__ import annotations

from legendarium.bots.tashkalar.planner import GAME, Planner, Step
from legendarium.bots.tashkalar.turn_search import best_turn, without_hand_over
from legendarium.table import Option
from legendarium.tashkalar.view import View


class GreedyBot(Planner):
    """Plans by a narrow search and an evaluation made by hand."""

    def plan(self, view: View, options: list[Option]) -> list[Step]:
        """The best turn found; between equals, chance decides."""
        world = GAME.sample(view, self._chance)
        options = without_hand_over(options)
        self._chance.shuffle(options)
        return best_turn(GAME, world, options)
