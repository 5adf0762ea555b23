"""The bot `greedy`: the best evaluation that its own turn can end with."""

from __future__ import annotations

from random import Random

from legendarium.bots.tashkalar.bot import listed_options
from legendarium.bots.tashkalar.turn_search import best_turn, without_hand_over
from legendarium.table import Option
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View


class GreedyBot:
    """Deals the cards it cannot see at random and plans its turn to the end.

    The plan is followed as long as everything looks as it expects, and made anew otherwise.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._game = TashKalar()
        self._plan: list[tuple[Position, Option]] = []
        """What the seat should see, and what it chooses then; the next step last."""

    def choose(self, view: View) -> Option:
        """The first option of the best turn found; between equals, chance decides."""
        options = without_hand_over(listed_options(view))
        if len(options) == 1:
            return options[0]
        if not self._plan or self._plan[-1][0] != view.position:
            world = self._game.sample(view, self._chance)
            self._chance.shuffle(options)
            steps = best_turn(self._game, world, options)
            self._plan = [
                (self._game.view(position, view.seat).position, option)
                for position, option in reversed(steps)
            ]
        return self._plan.pop()[1]
