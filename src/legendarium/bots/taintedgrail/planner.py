"""The bot `planner`: searches its own activations in encounters, and its days."""

from __future__ import annotations

from random import Random

from legendarium.bots.taintedgrail.activation_search import best_option
from legendarium.bots.taintedgrail.bot import listed_options
from legendarium.bots.taintedgrail.greedy import ANSWERS
from legendarium.table import Option
from legendarium.taintedgrail.view import View

SEARCHED = frozenset(
    {"play", "pay-magic", "after-attack", "redraw", "attack-charges", "use-ability"}
)
"""The questions of an encounter that are answered by search."""


class PlannerBot:
    """Searches where a mistake is dear; everything else it answers like `greedy`."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: View) -> Option:
        """The option that a short search prefers."""
        options = listed_options(view)
        if len(options) == 1:
            return options[0]
        self._chance.shuffle(options)
        assert view.question is not None
        kind = view.question.kind
        if view.position.encounter is not None and kind in SEARCHED:
            return best_option(view, options, self._chance)
        answer = ANSWERS.get(kind)
        return answer(view.position, options) if answer else options[0]
