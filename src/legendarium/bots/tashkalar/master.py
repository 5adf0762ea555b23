"""The bot `master`: weighs its best turns by what the others could answer."""

from __future__ import annotations

from legendarium.bots.tashkalar.adept import AdeptBot
from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.search.own_turn import Looked
from legendarium.bots.tashkalar.search.weighing import (
    CANDIDATES,
    SEARCHING,
    candidates,
    weigh,
)
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.bots.tashkalar.worth.odds import CERTAIN


class MasterBot(AdeptBot):
    """Searches its turn as `adept` does, then looks ahead until the time is up."""

    searching = SEARCHING
    closer = CANDIDATES

    def pick(self, looked: list[Looked], seat: int, judge: Judge, clock: Clock) -> Looked:
        """The turn after which it wins most often in worlds that may be the real one."""
        if looked[0].worth >= CERTAIN:
            return looked[0]
        racing = candidates(looked, seat, judge)
        return weigh(racing, seat, judge, self._chance, clock)[0].looked
