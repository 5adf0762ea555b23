"""The bot `adept`: searches its whole turn and evaluates what it leaves to the opponents."""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.bots.tashkalar.budget import Budget, Clock
from legendarium.bots.tashkalar.planner import GAME, Planner, Step
from legendarium.bots.tashkalar.search.handing_over import with_hand_over
from legendarium.bots.tashkalar.search.own_turn import (
    EvaluatedTurn,
    best_single_choice,
    is_single_choice,
    search_own_turn,
)
from legendarium.bots.tashkalar.worth.judge import Judge, judge_for
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View


class AdeptBot(Planner):
    """Plans by a wide search and the learned evaluation."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self._budget = budget or Budget(None)

    def plan(self, view: View, options: list[AnyOption]) -> Sequence[Step]:
        """The best turn that the search finds."""
        clock = (self._budget if _is_fresh(view) else self._budget.for_replanning()).begin()
        world = GAME.sample(view, self._chance)
        judge = judge_for(world.setup)
        if is_single_choice(world):
            return [(world, best_single_choice(world, view.seat, judge, options))]
        self._chance.shuffle(options)
        turns = self.look(world, view.seat, judge, clock, options)
        steps = self.pick(turns, view.seat, judge, clock).steps()
        return with_hand_over(view, steps, judge, self._chance)

    def look(
        self, world: Position, seat: int, judge: Judge, clock: Clock, options: Sequence[AnyOption]
    ) -> list[EvaluatedTurn]:
        """The candidate turns, best first."""
        return search_own_turn(world, seat, judge, clock, options)

    def pick(
        self, turns: list[EvaluatedTurn], seat: int, judge: Judge, clock: Clock
    ) -> EvaluatedTurn:
        """The turn to play among the candidates."""
        return turns[0]


def _is_fresh(view: View) -> bool:
    """Whether the seat has done nothing yet in the current turn."""
    position = view.position
    done = position.summoned or position.discarded or position.handed_over or position.before
    return position.actions >= 2 and not done
