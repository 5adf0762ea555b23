"""A search through one's own activation, in a few worlds that look like the real one.

In each world the order of the decks is known, so drawing is no secret there; with several worlds
nothing is built on one lucky draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from legendarium.bots.taintedgrail.imagination.blows import active
from legendarium.bots.taintedgrail.imagination.imagining import Imagined
from legendarium.bots.taintedgrail.judgement.outlook import FLED, LOST, outlook, stake
from legendarium.bots.taintedgrail.judgement.people import body, person
from legendarium.table import Option
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.position import Position, Step
from legendarium.taintedgrail.view import View, sample

WORLDS = 4
NODES = 60
"""How many positions are looked at for an option in one world."""

Moment = tuple[int, tuple[str, ...], str]


def best_option(view: View, options: Sequence[Option], chance: Random) -> Option:
    """The option after which the activation ends best, on average over the worlds."""
    encounter = view.position.encounter
    assert encounter is not None
    party = encounter.participants
    totals = dict.fromkeys(options, 0.0)
    for _ in range(WORLDS):
        world = sample(view, chance)
        world.agenda = within_the_encounter(world.agenda)
        for option in options:
            totals[option] += _Search(world, party).after(world, option)
    return max(totals, key=lambda option: totals[option])


def within_the_encounter(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The agenda without all that comes after the encounter: the story is not read ahead.

    Only the ends of the scenes around it stay.
    """
    end = next(number for number, now in enumerate(steps) if now.name == "close_encounter")
    around = tuple(now for now in steps[: end - 1] if now.name == "close_scene")
    return around + steps[end - 1 :]


class _Search:
    """The rest of an activation in one world, for one option."""

    def __init__(self, world: Position, party: tuple[str, ...]) -> None:
        self._moment = _moment(world)
        self._stake = stake(world)
        self._party = party
        self._nodes = NODES

    def after(self, p: Position, option: Option) -> float:
        """How the activation ends at best once this option is taken."""
        q = agenda.take(p, option)
        self._nodes -= 1
        asked = q.question
        if asked is None or q.encounter is None or _moment(q) != self._moment:
            return self._judge(q)
        if self._nodes <= 0:
            return self._judge(q)
        options = asked.options
        if asked.kind in ("discard", "activate"):
            options = options[:1]
        elif len(options) > 2:
            options = [one for one in options if one.kind != "flee"]
        return max(self.after(q, one) for one in options)

    def _judge(self, p: Position) -> float:
        """The people, and what is to be expected of the encounter."""
        worth = sum(person(p, one) for one in p.characters if one.id in self._party)
        if p.encounter is None:
            if p.last_encounter == "won":
                return worth + self._stake
            return worth - LOST - (FLED if p.last_encounter == "fled" else 0.0)
        one = active(p)
        return worth + outlook(Imagined(p, (one.id,), one.id)) - body(p, one)


def _moment(p: Position) -> Moment:
    """Which activation it is."""
    encounter = p.encounter
    return (encounter.turn, encounter.activated, encounter.card) if encounter else (0, (), "")
