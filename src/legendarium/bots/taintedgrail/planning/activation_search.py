"""Searches the activation of one character in a few sampled worlds.

In each world the order of the decks is known, so draws are known too; averaging over several worlds
keeps the bot from relying on one lucky draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from legendarium.bots.taintedgrail.evaluation.character_worth import body_worth, character_worth
from legendarium.bots.taintedgrail.evaluation.outlook import (
    DEFEAT_COST,
    FLIGHT_COST,
    outlook,
    stake,
)
from legendarium.bots.taintedgrail.imagination.encounter_effects import active
from legendarium.bots.taintedgrail.imagination.imagining import Imagined
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.encounters import Flee
from legendarium.taintedgrail.position import Position, Step
from legendarium.taintedgrail.view import View, sample

WORLDS_SAMPLED = 4
MAX_POSITIONS = 60
"""The maximum number of positions searched for an option in one world."""

ActivationKey = tuple[int, tuple[str, ...], str]


def best_option(view: View, options: Sequence[AnyOption], chance: Random) -> AnyOption:
    """The option after which the activation ends best, on average over the worlds."""
    encounter = view.position.encounter
    assert encounter is not None
    party = encounter.participants
    totals = dict.fromkeys(options, 0.0)
    for _ in range(WORLDS_SAMPLED):
        world = sample(view, chance)
        world.agenda = encounter_steps(world.agenda)
        for option in options:
            totals[option] += _Search(world, party).after(world, option)
    return max(totals, key=lambda option: totals[option])


def encounter_steps(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The agenda without the steps after the encounter, so that the search reads no story ahead.

    Of those steps, only the ends of the surrounding scenes stay.
    """
    end = next(number for number, now in enumerate(steps) if now.name == "close_encounter")
    around = tuple(now for now in steps[: end - 1] if now.name == "close_scene")
    return around + steps[end - 1 :]


class _Search:
    """The search of the rest of an activation in one world, for one option."""

    def __init__(self, world: Position, party: tuple[str, ...]) -> None:
        self._activation_key = _activation_key(world)
        self._stake = stake(world)
        self._party = party
        self._nodes = MAX_POSITIONS

    def after(self, p: Position, option: AnyOption) -> float:
        """The worth of the best end of the activation after this option."""
        q = agenda.take(p, option)
        self._nodes -= 1
        asked = q.question
        if asked is None or q.encounter is None or _activation_key(q) != self._activation_key:
            return self._judge(q)
        if self._nodes <= 0:
            return self._judge(q)
        options = asked.options
        if asked.kind in ("discard", "activate"):
            options = options[:1]
        elif len(options) > 2:
            options = [one for one in options if not isinstance(one, Flee)]
        return max(self.after(q, one) for one in options)

    def _judge(self, p: Position) -> float:
        """The worth of the participants and of the rest of the encounter."""
        worth = sum(character_worth(p, one) for one in p.characters if one.id in self._party)
        if p.encounter is None:
            if p.last_encounter == "won":
                return worth + self._stake
            return worth - DEFEAT_COST - (FLIGHT_COST if p.last_encounter == "fled" else 0.0)
        one = active(p)
        return worth + outlook(Imagined(p, (one.id,), one.id)) - body_worth(p, one)


def _activation_key(p: Position) -> ActivationKey:
    """The identity of the current activation."""
    encounter = p.encounter
    return (encounter.turn, encounter.activated, encounter.card) if encounter else (0, (), "")
