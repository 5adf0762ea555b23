"""A plan for the day of one character: which deeds, in which order, until the night.

Deeds are looked up once, with what each changes of the character and what else it is worth. The
search then goes from deed to deed over the revealed map. Every way to spend the day is judged after
the night: fed or hungry, with tomorrow's Energy, and by what could be set out for from there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from legendarium.bots.taintedgrail.judgement.people import body, stores
from legendarium.bots.taintedgrail.planning.deeds import TRACKED, Deed, arrival_worth, deeds_at
from legendarium.bots.taintedgrail.planning.errands import DAILY
from legendarium.bots.taintedgrail.planning.roads import Way, ways
from legendarium.table import Option
from legendarium.taintedgrail.modes import rest_health
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.rest import rested_energy

FAR = 6
"""How many journeys away deeds are looked for."""
WIDE = 7
"""How many deeds are tried from one place."""
MOST = 1500
"""How many days are imagined for one decision."""
ENERGY = 1.2
"""What a point of Energy is worth in the morning."""
TOMORROW = 0.7
"""How much of tomorrow's best errand counts today."""

_FOOD = TRACKED.index("food")
_HEALTH = TRACKED.index("health")
_TERROR = TRACKED.index("terror")


class Plan(NamedTuple):
    """The best day found."""

    first: Option | None
    """Its first step; None where it is best to pass."""
    gain: float
    """How much better it is than passing now."""


@dataclass(frozen=True, slots=True)
class _Hour:
    """A moment of an imagined day."""

    place: int
    energy: int
    had: tuple[int, ...]
    """In the order of TRACKED."""
    extra: float
    """What was gained beside that."""
    done: frozenset[int]
    """The deeds that cannot be done again, by their places in the list."""


def plan_day(p: Position, who: str, options: set[Option]) -> Plan:
    """The best way to spend what is left of the day, if its first step is among the options."""
    return _Day(p, who, options).plan()


class _Day:
    """The search for one character."""

    def __init__(self, p: Position, who: str, options: set[Option]) -> None:
        self._p = p
        self._one = p.character(who)
        self._options = options
        self._ways: dict[int, dict[int, Way]] = {self._one.location: ways(p, self._one.location)}
        near = {
            number: way
            for number, way in self._ways[self._one.location].items()
            if way.length <= FAR
        }
        self._tolls = {number: arrival_worth(p, who, number) for number in near}
        self._deeds = [deed for number in near for deed in deeds_at(p, who, number)]
        self._left = MOST
        self._scratch = p.clone().character(who)

    def plan(self) -> Plan:
        """The first step of the best day."""
        one = self._one
        had = tuple(getattr(one, what) for what in TRACKED)
        now = _Hour(one.location, one.energy, had, 0.0, frozenset())
        idle = self._night(now)
        best, first = idle, None
        for number, deed in self._next(now):
            step = self._first_step(deed)
            if step in self._options:
                value = self._best(self._after(now, number, deed))
                if value > best:
                    best, first = value, step
        return Plan(first, best - idle)

    def _first_step(self, deed: Deed) -> Option:
        way = self._way(self._one.location, deed.place)
        if not way.steps:
            return deed.option
        return Option.of("travel", who=self._one.id, to=way.steps[0])

    def _way(self, start: int, to: int) -> Way:
        if start not in self._ways:
            self._ways[start] = ways(self._p, start)
        return self._ways[start].get(to, Way((to,) * 99))

    def _cost(self, place: int, deed: Deed) -> int:
        return self._way(place, deed.place).length * self._p.settings.travel_energy + deed.energy

    # From deed to deed -----------------------------------------------------------------------

    def _next(self, now: _Hour) -> list[tuple[int, Deed]]:
        """The deeds that bring most for their Energy, and can be done today."""
        able = []
        for number, deed in enumerate(self._deeds):
            cost = self._cost(now.place, deed)
            if number not in now.done and cost <= now.energy and self._affordable(now, deed):
                able.append((deed.worth / max(cost, 0.5), number, deed))
        able.sort(key=lambda one: (-one[0], one[1]))
        return [(number, deed) for _, number, deed in able[:WIDE]]

    def _affordable(self, now: _Hour, deed: Deed) -> bool:
        return all(
            had + changed >= 0 or what == _TERROR
            for what, (had, changed) in enumerate(zip(now.had, deed.change, strict=True))
        )

    def _after(self, now: _Hour, number: int, deed: Deed) -> _Hour:
        way = self._way(now.place, deed.place)
        had = tuple(a + b for a, b in zip(now.had, deed.change, strict=True))
        extra = now.extra + deed.worth - deed.own
        extra += sum(self._tolls.get(step, 0.0) for step in way.steps)
        done = now.done if deed.repeats else now.done | {number}
        energy = now.energy - self._cost(now.place, deed)
        return _Hour(deed.place, energy, had, extra, done)

    def _best(self, now: _Hour) -> float:
        """The best end of a day from here."""
        best = self._night(now)
        self._left -= 1
        if now.energy <= 0 or self._left <= 0:
            return best
        for number, deed in self._next(now):
            best = max(best, self._best(self._after(now, number, deed)))
        return best

    # The night -------------------------------------------------------------------------------

    def _night(self, now: _Hour) -> float:
        """How the character stands in the morning, and what it can set out for."""
        one = self._morning(now)
        worth = body(self._p, one) + stores(one) + now.extra + ENERGY * one.energy
        return worth + TOMORROW * self._tomorrow(now)

    def _morning(self, now: _Hour) -> Character:
        """Fed or hungry, and rested (END-1, END-2)."""
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

    def _tomorrow(self, now: _Hour) -> float:
        """The best that is left to do, as far as a day goes."""
        best = 0.0
        for number, deed in enumerate(self._deeds):
            if number not in now.done and deed.worth > best:
                cost = self._cost(now.place, deed)
                best = max(best, deed.worth * min(1.0, DAILY / max(cost, 1)))
        return best
