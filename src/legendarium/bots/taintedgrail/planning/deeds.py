"""Deeds: what a character could do in a location, and what it would bring.

Only what is printed on revealed cards and what was read before is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.bots.taintedgrail.imagination import foresight
from legendarium.bots.taintedgrail.imagination.imagining import Imagined, change, do, imagine
from legendarium.bots.taintedgrail.imagination.likelihood import is_met
from legendarium.bots.taintedgrail.imagination.pricing import pay_price
from legendarium.bots.taintedgrail.judgement.people import body, stores
from legendarium.bots.taintedgrail.judgement.standing import fight_worth, standing
from legendarium.bots.taintedgrail.judgement.stones import WANTED, Stone, stones
from legendarium.bots.taintedgrail.planning.tales import endings, worth
from legendarium.table import Option
from legendarium.taintedgrail.abilities import card_of, known
from legendarium.taintedgrail.content.model import ActionText
from legendarium.taintedgrail.paying import can_pay, due
from legendarium.taintedgrail.position import Character, Position

TRACKED = ("food", "wealth", "reputation", "magic", "xp", "health", "terror")
"""What a deed changes of its actor."""
BRANCHES = 3
"""How many different explorations of a location are thought of."""
CROWD = 0.7
"""How much of a tale is left where somebody else stands who may explore it as well."""
UNKNOWN = 3.0
"""What an ability is worth that leads to an unread passage."""


class Deed(NamedTuple):
    """Something that can be done in a location."""

    option: Option
    place: int
    energy: int
    worth: float
    """All that it brings, but for the Energy it costs."""
    change: tuple[int, ...]
    """What it changes of its actor, in the order of TRACKED."""
    own: float
    """The part of its worth that this change is."""
    repeats: bool = False


def deeds_at(p: Position, who: str, number: int) -> list[Deed]:
    """All that a character could do in a location, if it stood there."""
    start = imagine(p, (who,))
    start.p.character(who).location = number
    base = standing(start.p)
    found = list(_explorations(start, who, number))
    found += _actions(start, who, number, base)
    found += _lightings(start, who, number, base)
    return found


def _deed(
    start: Imagined, end: Imagined, option: Option, number: int, energy: int, brings: float
) -> Deed:
    before, after = start.p.character(start.me), end.p.character(start.me)
    own = _own(end.p, after) - _own(start.p, before)
    changed = tuple(getattr(after, what) - getattr(before, what) for what in TRACKED)
    return Deed(option, number, energy, brings, changed, own)


def _own(p: Position, one: Character) -> float:
    return body(p, one) + stores(one)


# Exploring ---------------------------------------------------------------------------------------


def _explorations(start: Imagined, who: str, number: int) -> Iterator[Deed]:
    key = f"log.{number}.intro"
    if key not in start.p.campaign.passages:
        return
    energy = start.p.settings.explore_energy
    paid = imagine(start.p, start.party, who)
    change(paid.p, paid.p.character(who), "energy", -energy)
    base = standing(paid.p)
    crowded = any(one.id != who and not one.passed for one in start.p.characters_at(number))
    option = Option.of("explore", who=who)
    ends = sorted(endings(paid, key), key=worth, reverse=True)[:BRANCHES]
    for end in ends:
        brings = worth(end) - base - (1 - CROWD) * crowded * end.curious
        yield _deed(start, end, option, number, energy, brings)


# Actions -----------------------------------------------------------------------------------------


def _actions(start: Imagined, who: str, number: int, base: float) -> Iterator[Deed]:
    used = start.p.places[number].used
    for action in start.p.location(number).actions:
        if not (action.once_per_day and action.id in used) and _can_use(start, who, action):
            option = Option.of("local", who=who, action=action.id)
            deed = _action(start, who, number, action, option, base)
            yield deed._replace(repeats=not action.once_per_day)
    own = start.p.sheet(who).action
    if _can_use(start, who, own):
        option = Option.of("character", who=who)
        yield _action(start, who, number, own, option, base)._replace(repeats=True)


def _can_use(start: Imagined, who: str, action: ActionText) -> bool:
    """Whether its needs are met, and its price but for the Energy can be paid."""
    one = start.p.character(who)
    if not is_met(start.p, action.needs, start.asked()):
        return False
    priced = due(start.p, action.cost)
    return all(what == "energy" or getattr(one, what) >= much for what, much in priced)


def _action(
    start: Imagined, who: str, number: int, action: ActionText, option: Option, base: float
) -> Deed:
    end = imagine(start.p, start.party, who)
    one = end.p.character(who)
    energy = dict(due(start.p, action.cost)).get("energy", 0)
    before = one.energy
    pay_price(end, one, action.cost)
    one.energy = before
    do(end, action.effect)
    return _deed(start, end, option, number, energy, worth(end) - base)


# Menhirs -----------------------------------------------------------------------------------------


def _lightings(start: Imagined, who: str, number: int, base: float) -> Iterator[Deed]:
    for stone in stones(start.p):
        if stone.number == number:
            end = _lit(start, who, stone)
            if end is not None:
                # Once it burns it is no longer wanted: what was hoped for has come true.
                brings = standing(end.p) - base + (WANTED if stone.wanted else 0.0)
                yield _deed(start, end, Option.of("menhir", who=who), number, 0, brings)


def _lit(start: Imagined, who: str, stone: Stone) -> Imagined | None:
    """A menhir lit by all who stand there; None where they cannot."""
    there = {one.id for one in start.p.characters_at(stone.number) if not one.passed} | {who}
    crew = tuple(start.p.by_number(there))
    cost = "; ".join(f"pay {much} {what}" for what, much in stone.cost)
    text = start.p.location(stone.number).menhir
    assert text is not None
    end = imagine(start.p, crew, who)
    if not is_met(end.p, text.needs, end.asked()) or (cost and not can_pay(end.p, cost, crew)):
        return None
    do(end, cost)
    foresight.light(end, stone.number, stone.dial)
    do(end, text.effect)
    return end


# Abilities and arrivals --------------------------------------------------------------------------


def ability_worth(p: Position, who: str, key: str, *others: str) -> float:
    """What an ability used outside encounters changes, with these others who join."""
    ability = known(p, key)
    party = p.scene.party if p.scenes and who in p.scene.party else (who, *others)
    im = imagine(p, party, who)
    pay_price(im, im.p.character(who), ability.cost)
    do(im, ability.effect, card_of(key))
    return worth(im) - standing(p) + (UNKNOWN if im.leads else 0.0)


def would_join(p: Position, who: str, actor: str, key: str) -> bool:
    """Whether somebody gains by joining an action that stands on a card of the actor."""
    return ability_worth(p, actor, key, who) > ability_worth(p, actor, key)


def arrival_worth(p: Position, who: str, number: int) -> float:
    """What awaits somebody who arrives: guardians, and the printed instant rule."""
    im = imagine(p, (who,))
    im.p.character(who).location = number
    awaits = len(p.places[number].guardians) * (fight_worth(p, im.members, False) - 1.5)
    text = p.campaign.passages.get(f"log.{number}.arrival")
    if text is None or any(is_met(im.p, one.condition, im.asked()) for one in text.redirections):
        return awaits
    before = standing(im.p)
    do(im, text.effect)
    return awaits + worth(im) - before
