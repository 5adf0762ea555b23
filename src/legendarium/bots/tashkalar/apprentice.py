"""The bot `apprentice`: plays sensibly and makes the mistakes that people make."""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.bots.tashkalar.planner import GAME, Planner, Step
from legendarium.bots.tashkalar.search.own_turn import Looked, best_closing, hurried, is_closing
from legendarium.bots.tashkalar.search.turn_tree import TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.table import Option
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View

WIDTH = Width(actions=3, effects=3, quiet=True, options=10, begun=4)
"""It looks at few ways to use a card."""
OVERLOOKED = 0.3
"""How often it does not see that a card of its hand could be summoned."""
UNSURE = 0.35
"""How much it errs about what pieces are worth."""
WAVERING = 0.1
"""How much it errs about where pieces stand. Placing has by far the most ways: with a large error
the luckiest of them would nearly always look better than summoning."""


class ApprenticeBot(Planner):
    """Plans by a narrow search; overlooks cards, and never asks what the others may do."""

    def plan(self, view: View, options: list[Option]) -> Sequence[Step]:
        """A turn that looks good to one who learns."""
        world = GAME.sample(view, self._chance)
        judge = judge_for(world.setup)
        if is_closing(world):
            return [(world, best_closing(world, view.seat, judge, options))]

        errors: dict[object, float] = {}

        def worth(position: Position, seat: int) -> float:
            pieces = _counted(position)
            if pieces not in errors:
                errors[pieces] = self._chance.gauss(0.0, UNSURE)
            seen = judge.rough(position, seat) + judge.hand(position, seat)
            return seen + errors[pieces] + self._chance.gauss(0.0, WAVERING)

        self._chance.shuffle(options)
        tree = TurnTree(view.seat, worth, WIDTH, judge.rough)
        ends = tree.ends(world, self._noticed(options))
        best = ends[0] if ends else hurried(world, view.seat)
        return Looked(best.worth, best).steps()

    def _noticed(self, options: list[Option]) -> list[Option]:
        """The options without the summonings of the cards that are overlooked this time."""
        cards = {option.get("card") for option in options if option.kind == "summon"}
        missed = {card for card in sorted(map(str, cards)) if self._chance.random() < OVERLOOKED}
        return [
            option
            for option in options
            if option.kind != "summon" or option.get("card") not in missed
        ]


def _counted(position: Position) -> tuple[int, ...]:
    """How many pieces of each rank every side has."""
    return tuple(
        (owner & pieces).bit_count()
        for owner in position.owners
        for pieces in (position.commons, position.heroics, position.legendaries)
    )
