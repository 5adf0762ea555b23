"""The bot `apprentice`: plays sensibly, with the mistakes of a human beginner."""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.bots.tashkalar.planner import GAME, Planner, Step
from legendarium.bots.tashkalar.search.own_turn import (
    EvaluatedTurn,
    best_single_choice,
    is_single_choice,
    unsearched_end,
)
from legendarium.bots.tashkalar.search.turn_tree import TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.tashkalar.options import AnyOption, Summon
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View

WIDTH = Width(actions=3, effects=3, quiet=True, options=10, effect_actions=4)
"""It tries few ways to use a card."""
OVERLOOK_CHANCE = 0.3
"""The chance that it overlooks the ways to summon a card of its hand."""
PIECE_WORTH_ERROR = 0.35
"""The standard deviation of its error about the worth of pieces."""
PLACEMENT_ERROR = 0.1
"""The standard deviation of its error about where pieces stand. There are many more ways to place
a piece than to summon: with a large error the luckiest placement would nearly always win."""


class ApprenticeBot(Planner):
    """Plans by a narrow search; overlooks cards and ignores what the opponents may do."""

    def plan(self, view: View, options: list[AnyOption]) -> Sequence[Step]:
        """A turn that looks good to a beginner."""
        world = GAME.sample(view, self._chance)
        judge = judge_for(world.setup)
        if is_single_choice(world):
            return [(world, best_single_choice(world, view.seat, judge, options))]

        errors: dict[object, float] = {}

        def worth(position: Position, seat: int) -> float:
            pieces = _piece_counts(position)
            if pieces not in errors:
                errors[pieces] = self._chance.gauss(0.0, PIECE_WORTH_ERROR)
            seen = judge.rough(position, seat) + judge.hand(position, seat)
            return seen + errors[pieces] + self._chance.gauss(0.0, PLACEMENT_ERROR)

        self._chance.shuffle(options)
        tree = TurnTree(view.seat, worth, WIDTH, judge.rough)
        ends = tree.ends(world, self._without_overlooked(options))
        best = ends[0] if ends else unsearched_end(world, view.seat)
        return EvaluatedTurn(best.worth, best).steps()

    def _without_overlooked(self, options: list[AnyOption]) -> list[AnyOption]:
        """The options without summoning the cards that it overlooks this time."""
        cards = sorted({option.card for option in options if isinstance(option, Summon)})
        missed = {card for card in cards if self._chance.random() < OVERLOOK_CHANCE}
        return [
            option
            for option in options
            if not isinstance(option, Summon) or option.card not in missed
        ]


def _piece_counts(position: Position) -> tuple[int, ...]:
    """By side and rank: the number of pieces in the arena."""
    return tuple(
        (owner & pieces).bit_count()
        for owner in position.owners
        for pieces in (position.commons, position.heroics, position.legendaries)
    )
