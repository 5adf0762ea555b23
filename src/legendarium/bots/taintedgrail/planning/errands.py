"""Errands: a route over the map, a deed at its end, and their worth for the Energy they cost."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from legendarium.bots.taintedgrail.evaluation.character_worth import (
    RESERVE_ENERGY_WORTH,
    energy_reserve,
)
from legendarium.bots.taintedgrail.planning.deeds import TRACKED, Deed, arrival_worth, deeds_at
from legendarium.taintedgrail.map import neighbours
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Travel
from legendarium.taintedgrail.position import Character, Position

MAX_JOURNEYS = 5
"""The maximum length of a route."""
NIGHT_ENERGY_COST = 1.5
"""The Energy that a night on the way counts as."""
NIGHTLY_ENERGY = 4
"""The Energy that a night restores."""
MIN_RATE = 0.4
"""An errand must be worth more than this per point of Energy."""
HUNGRY_FOOD_WEIGHT = 1.6
"""The weight of Food for a character who has none for the night."""


class Route(NamedTuple):
    """The shortest route to a location."""

    steps: tuple[int, ...]
    """The locations after the start, in order; the last is the destination."""

    @property
    def length(self) -> int:
        """The number of journeys."""
        return len(self.steps)


def routes(p: Position, start: int) -> dict[int, Route]:
    """The shortest route to every reachable location, the start included."""
    found = {start: Route(())}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in neighbours(p, here):
            if there not in found:
                found[there] = Route((*found[here].steps, there))
                waiting.append(there)
    return found


class Errand(NamedTuple):
    """A deed and the first step towards it."""

    first: AnyOption
    """The option to take now."""
    deed: Deed
    rate: float
    """Its worth per point of Energy."""


def errands(p: Position, who: str, options: set[AnyOption]) -> list[Errand]:
    """Everything that a character could set out to do now, best first."""
    one = p.character(who)
    found = []
    for number, route in routes(p, one.location).items():
        if route.length > MAX_JOURNEYS:
            continue
        first = Travel(who, route.steps[0]) if route.steps else None
        if first is not None and first not in options:
            continue
        tolls = sum(arrival_worth(p, who, step) for step in route.steps)
        travel = route.length * p.settings.travel_energy
        for deed in deeds_at(p, who, number):
            step = first or deed.option
            if step in options:
                brings = _worth_for(one, deed) + tolls
                found.append(Errand(step, deed, rate(p, one, brings, travel + deed.energy)))
    return sorted(found, key=lambda errand: -errand.rate)


def _worth_for(one: Character, deed: Deed) -> float:
    """The worth of a deed to this character; Food counts more if they have none."""
    feeds = one.food == 0 and deed.change[TRACKED.index("food")] > 0
    return deed.worth * HUNGRY_FOOD_WEIGHT if feeds and deed.worth > 0 else deed.worth


def rate(p: Position, one: Character, brings: float, energy: int) -> float:
    """The worth of an errand per point of Energy, counting the nights on the way."""
    spare = max(0, one.energy - energy_reserve(p, one))
    if energy <= spare:
        return brings / max(energy, 0.5)
    nights = -(-(energy - spare) // NIGHTLY_ENERGY)
    slow = brings / (energy + NIGHT_ENERGY_COST * nights)
    if energy > one.energy:
        return slow
    return max(slow, (brings - RESERVE_ENERGY_WORTH * (energy - spare)) / energy)
