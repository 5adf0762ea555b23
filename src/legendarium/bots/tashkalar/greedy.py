"""The bot `greedy`: plays the turn that ends with the best evaluation."""

from __future__ import annotations

from legendarium.bots.tashkalar.planner import GAME, Planner, Step
from legendarium.bots.tashkalar.turn_search import best_turn, without_hand_over
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.view import View


class GreedyBot(Planner):
    """Plans by a narrow search and a hand-made evaluation."""

    def plan(self, view: View, options: list[AnyOption]) -> list[Step]:
        """The best turn found; ties are broken at random."""
        world = GAME.sample(view, self._chance)
        options = without_hand_over(options)
        self._chance.shuffle(options)
        return best_turn(GAME, world, options)
