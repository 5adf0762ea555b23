"""The plan for one character's day: which deeds, in which order, until the night.

Each deed is evaluated once: how it changes the character, and what else it is worth. The search
then goes from deed to deed over the revealed map. A day is evaluated the morning after: fed or
hungry, with tomorrow's Energy, and by the best deed within reach.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from legendarium.bots.taintedgrail.evaluation.character_worth import body_worth, stored_worth
from legendarium.bots.taintedgrail.planning.deeds import TRACKED, Deed, arrival_worth, deeds_at
from legendarium.bots.taintedgrail.planning.errands import NIGHTLY_ENERGY, Route, routes
from legendarium.taintedgrail.modes import rest_health
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Travel
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.rest import rested_energy

MAX_JOURNEYS = 6
"""How many journeys away deeds are considered."""
MAX_DEEDS_TRIED = 7
"""How many deeds are tried at each step."""
MAX_DAYS_IMAGINED = 1500
"""How many steps of days are searched for one decision."""
MORNING_ENERGY_WORTH = 1.2
"""The worth of a point of Energy in the morning."""
TOMORROW_WEIGHT = 0.7
"""The weight of tomorrow's best deed."""

_FOOD = TRACKED.index("food")
_HEALTH = TRACKED.index("health")
_TERROR = TRACKED.index("terror")


class Plan(NamedTuple):
    """The best plan found for the day."""

    first: AnyOption | None
    """Its first step; None if passing is best."""
    gain: float
    """How much better it is than passing now."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """A moment of an imagined day."""

    place: int
    energy: int
    had: tuple[int, ...]
    """The amounts in the order of TRACKED."""
    extra: float
    """The worth gained besides."""
    done: frozenset[int]
    """The indexes of the deeds that cannot be done again."""


def plan_day(p: Position, who: str, options: set[AnyOption]) -> Plan:
    """The best plan for the rest of the day whose first step is among the options."""
    return _DaySearch(p, who, options).plan()


class _DaySearch:
    """The search for one character."""

    def __init__(self, p: Position, who: str, options: set[AnyOption]) -> None:
        self._p = p
        self._one = p.character(who)
        self._options = options
        start = self._one.location
        self._routes: dict[int, dict[int, Route]] = {start: routes(p, start)}
        near = {
            number: route
            for number, route in self._routes[start].items()
            if route.length <= MAX_JOURNEYS
        }
        self._tolls = {number: arrival_worth(p, who, number) for number in near}
        self._possible_actions = [deed for number in near for deed in deeds_at(p, who, number)]
        self._days_left = MAX_DAYS_IMAGINED
        self._scratch = p.clone().character(who)

    def plan(self) -> Plan:
        """The first step of the best day."""
        one = self._one
        had = tuple(getattr(one, what) for what in TRACKED)
        now = _Moment(one.location, one.energy, had, 0.0, frozenset())
        idle = self._night(now)
        best, first = idle, None
        for number, deed in self._next(now):
            step = self._first_step(deed)
            if step in self._options:
                value = self._best(self._after(now, number, deed))
                if value > best:
                    best, first = value, step
        return Plan(first, best - idle)

    def _first_step(self, deed: Deed) -> AnyOption:
        route = self._route(self._one.location, deed.place)
        if not route.steps:
            return deed.option
        return Travel(self._one.id, route.steps[0])

    def _route(self, start: int, to: int) -> Route:
        if start not in self._routes:
            self._routes[start] = routes(self._p, start)
        return self._routes[start].get(to, Route((to,) * 99))

    def _cost(self, place: int, deed: Deed) -> int:
        return self._route(place, deed.place).length * self._p.settings.travel_energy + deed.energy

    # From deed to deed -----------------------------------------------------------------------

    def _next(self, now: _Moment) -> list[tuple[int, Deed]]:
        """The deeds that can be done today and are worth most for their Energy."""
        able = []
        for number, deed in enumerate(self._possible_actions):
            cost = self._cost(now.place, deed)
            if number not in now.done and cost <= now.energy and self._affordable(now, deed):
                able.append((deed.worth / max(cost, 0.5), number, deed))
        able.sort(key=lambda one: (-one[0], one[1]))
        return [(number, deed) for _, number, deed in able[:MAX_DEEDS_TRIED]]

    def _affordable(self, now: _Moment, deed: Deed) -> bool:
        return all(
            had + changed >= 0 or what == _TERROR
            for what, (had, changed) in enumerate(zip(now.had, deed.change, strict=True))
        )

    def _after(self, now: _Moment, number: int, deed: Deed) -> _Moment:
        route = self._route(now.place, deed.place)
        had = tuple(a + b for a, b in zip(now.had, deed.change, strict=True))
        extra = now.extra + deed.worth - deed.own
        extra += sum(self._tolls.get(step, 0.0) for step in route.steps)
        done = now.done if deed.repeats else now.done | {number}
        energy = now.energy - self._cost(now.place, deed)
        return _Moment(deed.place, energy, had, extra, done)

    def _best(self, now: _Moment) -> float:
        """The worth of the best continuation of the day."""
        best = self._night(now)
        self._days_left -= 1
        if now.energy <= 0 or self._days_left <= 0:
            return best
        for number, deed in self._next(now):
            best = max(best, self._best(self._after(now, number, deed)))
        return best

    # The night -------------------------------------------------------------------------------

    def _night(self, now: _Moment) -> float:
        """The worth of ending the day now, as seen the next morning."""
        one = self._morning(now)
        worth = body_worth(self._p, one) + stored_worth(one) + now.extra
        worth += MORNING_ENERGY_WORTH * one.energy
        return worth + TOMORROW_WEIGHT * self._tomorrow(now)

    def _morning(self, now: _Moment) -> Character:
        """The character the next morning: fed or hungry, and rested (END-1, END-2)."""
        p, one = self._p, self._scratch
        top = p.sheet(one.id).health
        for what, value in zip(TRACKED, now.had, strict=True):
            setattr(one, what, max(0, value))
        one.health = min(top, one.health)
        one.energy = max(0, min(now.energy, one.health))
        if one.food:
            one.food -= 1
            one.health = min(top, one.health + rest_health(p))
            one.terror = max(0, one.terror - 1)
        elif one.energy:
            one.energy = 0
        else:
            one.health = max(0, one.health - 1)
        one.terror = min(one.terror, p.sheet(one.id).terror_top)
        one.energy = rested_energy(p, one)
        return one

    def _tomorrow(self, now: _Moment) -> float:
        """The worth of the best remaining deed, less if it takes more than a day."""
        best = 0.0
        for number, deed in enumerate(self._possible_actions):
            if number not in now.done and deed.worth > best:
                cost = self._cost(now.place, deed)
                best = max(best, deed.worth * min(1.0, NIGHTLY_ENERGY / max(cost, 1)))
        return best
