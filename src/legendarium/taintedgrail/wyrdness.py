"""The Wyrdness: what it takes each morning from land and people out of reach (7.2, DAY-2)."""

from __future__ import annotations

from legendarium.taintedgrail.agenda import Planned, plan, step
from legendarium.taintedgrail.map import in_reach, nearest, take_off
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.tracks import gain_terror, lose_energy, lose_health

TOLL = 2


@step
def wyrdness(p: Position) -> None:
    """Land out of reach of every active menhir is lost; with no menhir all stays (DAY-2, WYR-5)."""
    if not p.menhirs:
        for character in p.characters:
            _pay_toll(p, character)
        return
    lost = [
        number for number, place in sorted(p.places.items()) if not in_reach(p, place.x, place.y)
    ]
    stranded = [(number, take_off(p, number)) for number in lost]
    planned: list[Planned] = []
    for number, place in stranded:
        there = p.characters_at(number)
        for character in there:
            _pay_toll(p, character)
        if there:
            # All are moved before anybody arrives, so that nobody stands nowhere meanwhile.
            to = nearest(p, place.x, place.y)
            who = tuple(character.id for character in there)
            for character in there:
                character.location = to
            p.tell("displaced", who=who, to=to)
            planned.append(("arrive", who))
    plan(p, *planned)


def _pay_toll(p: Position, character: Character) -> None:
    """2 Health and 2 Terror; or Energy instead of Health (`wyrdness_toll`, WYR-2)."""
    if p.settings.wyrdness_toll == "energy_terror":
        lose_energy(p, character, TOLL)
    else:
        lose_health(p, character, TOLL)
    gain_terror(p, character, TOLL)
