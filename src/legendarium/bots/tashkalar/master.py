"""The bot `master`: weighs its best turns by what the others could answer."""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.bots.tashkalar.adept import AdeptBot
from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.search.ahead import weigh, worth_weighing
from legendarium.bots.tashkalar.search.own_turn import Looked
from legendarium.bots.tashkalar.search.weighing import candidates
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.bots.tashkalar.worth.odds import CERTAIN
from legendarium.table import Option
from legendarium.tashkalar.position import Position


class MasterBot(AdeptBot):
    """Searches its turn as `adept` does, then looks ahead until the time is up."""

    def look(
        self, world: Position, seat: int, judge: Judge, clock: Clock, options: Sequence[Option]
    ) -> list[Looked]:
        """The turns that are worth a thought."""
        return worth_weighing(world, seat, judge, clock, options)

    def pick(self, looked: list[Looked], seat: int, judge: Judge, clock: Clock) -> Looked:
        """The turn after which it wins most often in worlds that may be the real one."""
        if looked[0].worth >= CERTAIN:
            return looked[0]
        racing = candidates(looked, seat, judge)
        return weigh(racing, seat, judge, self._chance, clock)[0].looked
