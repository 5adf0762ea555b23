"""The bot `master`: weighs its best turns by how the opponents could reply."""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.bots.tashkalar.adept import AdeptBot
from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.fastest_search import turns_to_weigh, weigh
from legendarium.bots.tashkalar.search.own_turn import EvaluatedTurn
from legendarium.bots.tashkalar.search.weighing import candidates
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.bots.tashkalar.worth.odds import CERTAIN
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position


class MasterBot(AdeptBot):
    """Searches its turn as `adept` does, then looks ahead until the time is up."""

    def look(
        self, world: Position, seat: int, judge: Judge, clock: Clock, options: Sequence[AnyOption]
    ) -> list[EvaluatedTurn]:
        """The turns that are worth weighing."""
        return turns_to_weigh(world, seat, judge, clock, options)

    def pick(
        self, turns: list[EvaluatedTurn], seat: int, judge: Judge, clock: Clock
    ) -> EvaluatedTurn:
        """The turn after which it wins most often across possible worlds."""
        if turns[0].worth >= CERTAIN:
            return turns[0]
        racing = candidates(turns, seat, judge)
        return weigh(racing, seat, judge, self._chance, clock)[0].turn
