"""The bot `greedy`: the best evaluation at the end of the action it is about to take."""

from __future__ import annotations

from heapq import nlargest
from random import Random

from legendarium.bots.bot import listed_options
from legendarium.bots.evaluation import evaluate
from legendarium.table import Option
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View

BEAM = 4
"""How many unfinished ways through an effect are followed at a time."""


class GreedyBot:
    """Deals the cards it cannot see at random, tries each option, and likes the best one."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._game = TashKalar()

    def choose(self, view: View) -> Option:
        """The option after which the action can end best; between equals, chance decides."""
        options = [option for option in listed_options(view) if option.kind != "hand-over"]
        if len(options) == 1:
            return options[0]
        world = self._game.sample(view, self._chance)
        values = [self._value(world, option, view.seat) for option in options]
        best = max(values)
        return self._chance.choice(
            [option for option, value in zip(options, values, strict=True) if value == best]
        )

    def _value(self, world: Position, option: Option, seat: int) -> float:
        if option.kind == "end-turn":
            # What ends the turn draws cards that nobody knows: judge what it leaves behind.
            return evaluate(world, seat)
        return self._completed(self._game.take(world, option), seat)

    def _completed(self, position: Position, seat: int) -> float:
        """The best evaluation that the running action can end in."""
        best = float("-inf")
        frontier = [position]
        while frontier:
            unfinished: list[tuple[float, Position]] = []
            for reached in frontier:
                worth = evaluate(reached, seat)
                asked = self._game.question(reached) if reached.before else None
                if asked is None or asked.seat != seat:
                    best = max(best, worth)
                else:
                    unfinished.append((worth, reached))
            frontier = [
                self._game.take(reached, option)
                for _, reached in nlargest(BEAM, unfinished, key=lambda pair: pair[0])
                for option in self._game.question(reached).options
                if option.kind != "hand-over"
            ]
        return best
