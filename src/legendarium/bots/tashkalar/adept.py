"""The bot `adept`: searches its own whole turn and knows what it leaves to the others."""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.bots.tashkalar.budget import Budget, Clock
from legendarium.bots.tashkalar.planner import GAME, Planner, Step
from legendarium.bots.tashkalar.search.handing_over import with_hand_over
from legendarium.bots.tashkalar.search.own_turn import (
    Looked,
    best_closing,
    closer_look,
    is_closing,
)
from legendarium.bots.tashkalar.worth.judge import Judge, judge_for
from legendarium.table import Option
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View


class AdeptBot(Planner):
    """Plans by a wide search and the learned evaluation."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self._budget = budget or Budget(None)

    def plan(self, view: View, options: list[Option]) -> Sequence[Step]:
        """The best turn found."""
        clock = (self._budget if _is_fresh(view) else self._budget.for_rest()).begin()
        world = GAME.sample(view, self._chance)
        judge = judge_for(world.setup)
        if is_closing(world):
            return [(world, best_closing(world, view.seat, judge, options))]
        self._chance.shuffle(options)
        looked = self.look(world, view.seat, judge, clock, options)
        steps = self.pick(looked, view.seat, judge, clock).steps()
        return with_hand_over(view, steps, judge, self._chance)

    def look(
        self, world: Position, seat: int, judge: Judge, clock: Clock, options: Sequence[Option]
    ) -> list[Looked]:
        """The turns that it may play."""
        return closer_look(world, seat, judge, clock, options)

    def pick(self, looked: list[Looked], seat: int, judge: Judge, clock: Clock) -> Looked:
        """The turn to play among the best ones."""
        return looked[0]


def _is_fresh(view: View) -> bool:
    """Whether nothing has been done yet in the running turn."""
    position = view.position
    done = position.summoned or position.discarded or position.handed_over or position.before
    return position.actions >= 2 and not done
