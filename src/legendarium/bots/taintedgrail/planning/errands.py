"""Errands: a way over the map and a deed at its end, and what it brings for its Energy."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.bots.taintedgrail.judgement.people import LAST_ENERGY, reserve
from legendarium.bots.taintedgrail.planning.deeds import TRACKED, Deed, arrival_worth, deeds_at
from legendarium.bots.taintedgrail.planning.roads import ways
from legendarium.table import Option
from legendarium.taintedgrail.position import Character, Position

FAR = 5
"""How many journeys are thought of."""
NIGHT = 1.5
"""A night on the way counts as so much Energy."""
DAILY = 4
"""The Energy that a night gives back."""
LEAST_RATE = 0.4
"""What must come of a point of Energy for it to be spent."""
HUNGER = 1.6
"""How much more Food is worth to somebody who has none tonight."""


class Errand(NamedTuple):
    """Something to do somewhere."""

    first: Option
    """The next step of it."""
    deed: Deed
    rate: float
    """What it brings for a point of Energy."""


def errands(p: Position, who: str, options: set[Option]) -> list[Errand]:
    """Everything that a character could set out for now, the best first."""
    one = p.character(who)
    found = []
    for number, way in ways(p, one.location).items():
        if way.length > FAR:
            continue
        first = Option.of("travel", who=who, to=way.steps[0]) if way.steps else None
        if first is not None and first not in options:
            continue
        tolls = sum(arrival_worth(p, who, step) for step in way.steps)
        travel = way.length * p.settings.travel_energy
        for deed in deeds_at(p, who, number):
            step = first or deed.option
            if step in options:
                brings = _felt(one, deed) + tolls
                found.append(Errand(step, deed, rate(p, one, brings, travel + deed.energy)))
    return sorted(found, key=lambda errand: -errand.rate)


def _felt(one: Character, deed: Deed) -> float:
    """The worth of a deed, more of it where it feeds the hungry."""
    feeds = one.food == 0 and deed.change[TRACKED.index("food")] > 0
    return deed.worth * HUNGER if feeds and deed.worth > 0 else deed.worth


def rate(p: Position, one: Character, brings: float, energy: int) -> float:
    """What an errand brings for a point of Energy, with the nights on the way."""
    spare = max(0, one.energy - reserve(p, one))
    if energy <= spare:
        return brings / max(energy, 0.5)
    nights = -(-(energy - spare) // DAILY)
    slow = brings / (energy + NIGHT * nights)
    if energy > one.energy:
        return slow
    return max(slow, (brings - LAST_ENERGY * (energy - spare)) / energy)
