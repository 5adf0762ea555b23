"""The bot `random`: legal choices by chance, hardly ever by flight."""

from __future__ import annotations

from random import Random

from legendarium.bots.taintedgrail.bot import listed_options
from legendarium.table import Option
from legendarium.taintedgrail.view import View

FLIGHT = 0.02
"""The chance with which it thinks of flight at all, where there is something else to do."""


class UniformBot:
    """Every option is as likely as any other, but for flight.

    Flight is offered at every step of an encounter: as one option among others it would end most
    of them in the first turn, whatever the cards. So it is one option among others only with the
    chance `FLIGHT`, or where there is no card to play at all and it is either that or the
    opportunity attack. Passing is one option among all that everybody could do in the day.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: View) -> Option:
        """Any option, all alike; flight seldom."""
        options = listed_options(view)
        staying = [option for option in options if option.kind != "flee"]
        may_flee = len(staying) < len(options)
        if may_flee and not _is_stuck(view, staying) and self._chance.random() >= FLIGHT:
            options = staying
        return self._chance.choice(options)


def _is_stuck(view: View, staying: list[Option]) -> bool:
    """Whether stopping without having played anything is all that is left."""
    encounter = view.position.encounter
    assert encounter is not None, "flight is offered in encounters"
    return not encounter.plays and all(option.kind == "stop" for option in staying)
