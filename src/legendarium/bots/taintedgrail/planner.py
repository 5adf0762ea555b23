"""The bot `planner`: searches its activations in encounters and plans its days."""

from __future__ import annotations

from random import Random

from legendarium.bots.taintedgrail.answers.days import is_at_hand
from legendarium.bots.taintedgrail.bot import first_of, listed_options, of_kind
from legendarium.bots.taintedgrail.greedy import ANSWERS
from legendarium.bots.taintedgrail.planning.activation_search import best_option
from legendarium.bots.taintedgrail.planning.dayplan import plan_day
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Pass
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.view import View

MIN_PLAN_GAIN = 0.2
"""A day plan is followed only if it gains more than this over passing."""

SEARCHED_QUESTIONS = frozenset(
    {"play", "pay-magic", "after-attack", "redraw", "attack-charges", "use-ability"}
)
"""The questions of an encounter that are answered by search."""


class PlannerBot:
    """Searches where mistakes are costly; answers everything else like `greedy`."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: View) -> AnyOption:
        """The option that a short search prefers."""
        options = listed_options(view)
        if len(options) == 1:
            return options[0]
        self._chance.shuffle(options)
        assert view.question is not None
        kind = view.question.kind
        if view.position.encounter is not None and kind in SEARCHED_QUESTIONS:
            return best_option(view, options, self._chance)
        if kind == "action":
            return _choose_action(view.position, options)
        return ANSWERS[kind](view.position, options)


def _choose_action(p: Position, options: list[AnyOption]) -> AnyOption:
    """The first step of the day plan with the highest gain; pass if no plan gains enough."""
    for option in options:
        if is_at_hand(p, option):
            return option
    listed = set(options)
    plans = [plan_day(p, option.who, listed) for option in of_kind(options, Pass)]
    best = max(plans, key=lambda plan: plan.gain)
    if best.first is not None and best.gain > MIN_PLAN_GAIN:
        return best.first
    return first_of(options, Pass)
