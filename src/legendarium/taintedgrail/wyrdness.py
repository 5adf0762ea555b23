"""The Wyrdness: locations and characters out of reach of menhirs each morning (7.2, DAY-2)."""

from __future__ import annotations

from legendarium.taintedgrail.agenda import PlannedStep, plan, step
from legendarium.taintedgrail.events.story import Displaced
from legendarium.taintedgrail.map import in_reach, nearest, take_off
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.tracks import gain_terror, lose_energy, lose_health

TOLL = 2
"""The Health or Energy lost, and the Terror gained, out of reach (WYR-2)."""


@step
def wyrdness(p: Position) -> None:
    """Remove locations out of reach of every menhir; none without menhirs (DAY-2, WYR-5)."""
    if not p.menhirs:
        for character in p.characters:
            _pay_toll(p, character)
        return
    lost = [
        number for number, place in sorted(p.places.items()) if not in_reach(p, place.x, place.y)
    ]
    stranded = [(number, take_off(p, number)) for number in lost]
    planned: list[PlannedStep] = []
    for number, place in stranded:
        there = p.characters_at(number)
        for character in there:
            _pay_toll(p, character)
        if there:
            # Everybody is moved before anybody arrives, so that all have a location.
            to = nearest(p, place.x, place.y)
            who = tuple(character.id for character in there)
            for character in there:
                character.location = to
            p.tell(Displaced(who, to))
            planned.append(("arrive", who))
    plan(p, *planned)


def _pay_toll(p: Position, character: Character) -> None:
    """Lose Health, or Energy by the setting `wyrdness_toll`, and gain Terror (WYR-2)."""
    if p.settings.wyrdness_toll == "energy_terror":
        lose_energy(p, character, TOLL)
    else:
        lose_health(p, character, TOLL)
    gain_terror(p, character, TOLL)
