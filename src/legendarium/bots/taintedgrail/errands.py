"""Errands: a way over the map and a deed at its end, with what it brings for the Energy it takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.bots.taintedgrail import foresight
from legendarium.bots.taintedgrail.imagining import Imagined, change, do, imagine
from legendarium.bots.taintedgrail.likelihood import is_met
from legendarium.bots.taintedgrail.people import LAST_ENERGY, reserve
from legendarium.bots.taintedgrail.pricing import pay_price
from legendarium.bots.taintedgrail.roads import Way, ways
from legendarium.bots.taintedgrail.standing import expected_standing, fight_worth, standing
from legendarium.bots.taintedgrail.stones import Stone, stones
from legendarium.bots.taintedgrail.tales import best_tale, worth as tale_worth
from legendarium.table import Option
from legendarium.taintedgrail.abilities import card_of, known
from legendarium.taintedgrail.content.model import ActionText
from legendarium.taintedgrail.paying import can_pay, due
from legendarium.taintedgrail.position import Character, Position

FAR = 5
"""How many journeys are thought of."""
NIGHT = 1.5
"""A night on the way counts as so much Energy."""
DAILY = 4
"""The Energy that a night gives back."""
LEAST_RATE = 0.4
"""What must come of a point of Energy for it to be spent."""
HUNGER = 1.5
"""How much more Food is worth to somebody who has none tonight."""


class Errand(NamedTuple):
    """Something to do somewhere."""

    first: Option
    """The next step of it."""
    worth: float
    energy: int
    place: int
    kind: str
    rate: float = 0.0


def errands(p: Position, who: str, options: list[Option]) -> list[Errand]:
    """Everything that a character could set out for now, the best first."""
    one = p.character(who)
    mine = {option for option in options if option.get("who") == who}
    base = standing(p)
    found = []
    for number, way in ways(p, one.location).items():
        if way.length > FAR:
            continue
        first = Option.of("travel", who=who, to=way.steps[0]) if way.steps else None
        if first is not None and first not in mine:
            continue
        tolls = sum(arrival_worth(p, who, step) for step in way.steps)
        for deed, worth, energy in deeds(p, one, number, base):
            step = first or deed
            if step in mine:
                found.append(_errand(p, one, step, deed, worth + tolls, energy, way, number))
    return sorted(found, key=lambda errand: -errand.rate)


def _errand(
    p: Position,
    one: Character,
    first: Option,
    deed: Option,
    worth: float,
    energy: int,
    way: Way,
    number: int,
) -> Errand:
    total = energy + way.length * p.settings.travel_energy
    return Errand(first, worth, total, number, deed.kind, rate(p, one, worth, total))


def rate(p: Position, one: Character, worth: float, energy: int) -> float:
    """What an errand brings for a point of Energy, with the nights on the way."""
    spare = max(0, one.energy - reserve(p, one))
    if energy <= spare:
        return worth / max(energy, 0.5)
    nights = -(-(energy - spare) // DAILY)
    slow = worth / (energy + NIGHT * nights)
    if energy > one.energy:
        return slow
    return max(slow, (worth - LAST_ENERGY * (energy - spare)) / energy)


# Deeds -------------------------------------------------------------------------------------------

Deed = tuple[Option, float, int]
"""What it is, what it is worth without its Energy, and that Energy."""


def deeds(p: Position, one: Character, number: int, base: float) -> Iterator[Deed]:
    """What a character could do in a location."""
    key = f"log.{number}.intro"
    if key in p.campaign.passages:
        im = _there(p, one, number)
        change(im.p, im.p.character(one.id), "energy", -p.settings.explore_energy)
        paid = standing(im.p)
        worth = tale_worth(best_tale(im, key)) - paid
        yield Option.of("explore", who=one.id), worth, p.settings.explore_energy
    for action in p.location(number).actions:
        if _can_use(p, one, number, action):
            worth, energy = _action(_there(p, one, number), one.id, action, base)
            yield Option.of("local", who=one.id, action=action.id), worth, energy
    for stone in stones(p):
        if stone.number == number and stone.open:
            worth = _lighting(p, one, stone, base)
            if worth:
                yield Option.of("menhir", who=one.id), worth, 0
    if number == one.location:
        yield from _own_deeds(p, one, base)


def _there(p: Position, one: Character, number: int) -> Imagined:
    im = imagine(p, (one.id,))
    im.p.character(one.id).location = number
    return im


def _can_use(p: Position, one: Character, number: int, action: ActionText) -> bool:
    im = Imagined(p, (one.id,), one.id)
    if action.once_per_day and action.id in p.places[number].used:
        return False
    if not is_met(p, action.needs, im.asked()):
        return False
    return all(
        what == "energy" or getattr(one, what) >= much for what, much in due(p, action.cost)
    )


def _action(im: Imagined, who: str, action: ActionText, base: float) -> tuple[float, int]:
    """An action with its price, but for the Energy."""
    one = im.p.character(who)
    hungry = one.food == 0
    energy = dict(due(im.p, action.cost)).get("energy", 0)
    before = one.energy
    pay_price(im, one, action.cost)
    one.energy = before
    do(im, action.effect)
    worth = expected_standing(im) - base
    if hungry and one.food:
        worth *= HUNGER
    return worth, energy


def _lighting(p: Position, one: Character, stone: Stone, base: float) -> float:
    """Lighting a menhir with all who stand there; nothing where they cannot pay."""
    party = {other.id for other in p.characters_at(stone.number) if not other.passed} | {one.id}
    crew = tuple(p.by_number(party))
    cost = "; ".join(f"pay {much} {what}" for what, much in stone.cost)
    im = imagine(p, crew, one.id)
    im.p.character(one.id).location = stone.number
    text = p.location(stone.number).menhir
    assert text is not None
    if not is_met(im.p, text.needs, im.asked()) or (cost and not can_pay(p, cost, crew)):
        return 0.0
    do(im, cost)
    foresight.light(im, stone.number, stone.dial)
    lit = standing(im.p) - base
    if stone.wanted:
        # Once it burns it is no longer wanted: what was hoped for has come true.
        lit += foresight.WANTED
    return lit


def _own_deeds(p: Position, one: Character, base: float) -> Iterator[Deed]:
    """The character action, and what cards add."""
    action = p.sheet(one.id).action
    worth, energy = _action(imagine(p, (one.id,)), one.id, action, base)
    yield Option.of("character", who=one.id), worth, energy


def ability_worth(p: Position, who: str, key: str) -> float:
    """What an ability used outside encounters changes."""
    ability = known(p, key)
    party = p.scene.party if p.scenes and who in p.scene.party else (who,)
    im = imagine(p, party, who)
    pay_price(im, im.p.character(who), ability.cost)
    do(im, ability.effect, card_of(key))
    worth = expected_standing(im) - standing(p)
    if im.leads:
        worth += 3.0
    return worth


def arrival_worth(p: Position, who: str, number: int) -> float:
    """What awaits somebody who arrives: guardians, and the printed instant rule."""
    im = _there(p, p.character(who), number)
    worth = len(p.places[number].guardians) * (fight_worth(p, im.members, False) - 1.5)
    text = p.campaign.passages.get(f"log.{number}.arrival")
    if text is None or any(
        is_met(im.p, one.condition, im.asked()) for one in text.redirections
    ):
        return worth
    before = standing(im.p)
    do(im, text.effect)
    return worth + expected_standing(im) - before


def spare_energy(p: Position, one: Character) -> int:
    """Energy above the reserve."""
    return max(0, one.energy - reserve(p, one))


__all__ = ["Errand", "ability_worth", "arrival_worth", "change", "errands", "rate"]
