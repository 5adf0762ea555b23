"""Deeds: what a character could do in a location, and what it would be worth.

Only revealed cards and passages already read are used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.bots.taintedgrail.evaluation.character_worth import body_worth, stored_worth
from legendarium.bots.taintedgrail.evaluation.group_worth import encounter_worth, group_worth
from legendarium.bots.taintedgrail.evaluation.menhir_worth import (
    HINTED_MENHIR_WORTH,
    LightableMenhir,
    lightable_menhirs,
)
from legendarium.bots.taintedgrail.imagination import story_effects
from legendarium.bots.taintedgrail.imagination.imagining import (
    Imagined,
    change,
    imagine,
    imagine_script,
    pay_price,
)
from legendarium.bots.taintedgrail.imagination.likelihood import is_met
from legendarium.bots.taintedgrail.planning.explorations import endings, worth
from legendarium.taintedgrail.abilities import ability_of, card_of
from legendarium.taintedgrail.content.model import ActionText
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import (
    DoCharacterAction,
    DoLocalAction,
    Explore,
    InspectMenhir,
)
from legendarium.taintedgrail.paying import can_pay, due
from legendarium.taintedgrail.position import Character, Position

TRACKED = ("food", "wealth", "reputation", "magic", "xp", "health", "terror")
"""The resources and tracks of the actor that a deed may change."""
MAX_EXPLORATIONS = 3
"""The maximum number of explorations considered in a location."""
CROWDED_WEIGHT = 0.7
"""The weight of unread passages where another character in the location may read them."""
UNREAD_PASSAGE_WORTH = 3.0
"""The worth of an ability that leads to an unread passage."""


class Deed(NamedTuple):
    """Something that can be done in a location."""

    option: AnyOption
    place: int
    energy: int
    worth: float
    """The worth of everything it changes, without the Energy it costs."""
    change: tuple[int, ...]
    """The changes to its actor, in the order of TRACKED."""
    own: float
    """The part of its worth that comes from these changes."""
    repeats: bool = False


def deeds_at(p: Position, who: str, number: int) -> list[Deed]:
    """Everything a character could do in a location, if it were there."""
    start = imagine(p, (who,))
    start.p.character(who).location = number
    base = group_worth(start.p)
    found = list(_explorations(start, who, number))
    found += _actions(start, who, number, base)
    found += _lightings(start, who, number, base)
    return found


def _deed(
    start: Imagined, end: Imagined, option: AnyOption, number: int, energy: int, brings: float
) -> Deed:
    before, after = start.p.character(start.me), end.p.character(start.me)
    own = _own(end.p, after) - _own(start.p, before)
    changed = tuple(getattr(after, what) - getattr(before, what) for what in TRACKED)
    return Deed(option, number, energy, brings, changed, own)


def _own(p: Position, one: Character) -> float:
    return body_worth(p, one) + stored_worth(one)


# Exploring ---------------------------------------------------------------------------------------


def _explorations(start: Imagined, who: str, number: int) -> Iterator[Deed]:
    key = f"log.{number}.intro"
    if key not in start.p.campaign.passages:
        return
    energy = start.p.settings.explore_energy
    paid = imagine(start.p, start.party, who)
    change(paid.p, paid.p.character(who), "energy", -energy)
    base = group_worth(paid.p)
    crowded = any(one.id != who and not one.passed for one in start.p.characters_at(number))
    option = Explore(who)
    ends = sorted(endings(paid, key), key=worth, reverse=True)[:MAX_EXPLORATIONS]
    for end in ends:
        brings = worth(end) - base - (1 - CROWDED_WEIGHT) * crowded * end.curious
        yield _deed(start, end, option, number, energy, brings)


# Actions -----------------------------------------------------------------------------------------


def _actions(start: Imagined, who: str, number: int, base: float) -> Iterator[Deed]:
    used = start.p.places[number].used
    for action in start.p.location(number).actions:
        if not (action.once_per_day and action.id in used) and _can_use(start, who, action):
            option = DoLocalAction(who, action.id)
            deed = _action(start, who, number, action, option, base)
            yield deed._replace(repeats=not action.once_per_day)
    own = start.p.sheet(who).action
    if _can_use(start, who, own):
        yield _action(start, who, number, own, DoCharacterAction(who), base)._replace(repeats=True)


def _can_use(start: Imagined, who: str, action: ActionText) -> bool:
    """Whether its needs are met and its cost, Energy aside, can be paid."""
    one = start.p.character(who)
    if not is_met(start.p, action.needs, start.context()):
        return False
    priced = due(start.p, action.cost)
    return all(what == "energy" or getattr(one, what) >= amount for what, amount in priced)


def _action(
    start: Imagined, who: str, number: int, action: ActionText, option: AnyOption, base: float
) -> Deed:
    end = imagine(start.p, start.party, who)
    one = end.p.character(who)
    energy = dict(due(start.p, action.cost)).get("energy", 0)
    before = one.energy
    pay_price(end, one, action.cost)
    one.energy = before
    imagine_script(end, action.effect)
    return _deed(start, end, option, number, energy, worth(end) - base)


# Menhirs -----------------------------------------------------------------------------------------


def _lightings(start: Imagined, who: str, number: int, base: float) -> Iterator[Deed]:
    for menhir in lightable_menhirs(start.p):
        if menhir.number == number:
            end = _lighting(start, who, menhir)
            if end is not None:
                # A lit menhir no longer counts as hinted at, so its worth is added here.
                brings = group_worth(end.p) - base + (HINTED_MENHIR_WORTH if menhir.wanted else 0.0)
                yield _deed(start, end, InspectMenhir(who), number, 0, brings)


def _lighting(start: Imagined, who: str, menhir: LightableMenhir) -> Imagined | None:
    """A menhir lit by all characters there; None if they cannot light it."""
    there = {one.id for one in start.p.characters_at(menhir.number) if not one.passed} | {who}
    crew = tuple(start.p.by_number(there))
    cost = "; ".join(f"pay {amount} {what}" for what, amount in menhir.cost)
    text = start.p.location(menhir.number).menhir
    assert text is not None
    end = imagine(start.p, crew, who)
    if not is_met(end.p, text.needs, end.context()) or (cost and not can_pay(end.p, cost, crew)):
        return None
    imagine_script(end, cost)
    story_effects.light(end, menhir.number, menhir.dial)
    imagine_script(end, text.effect)
    return end


# Abilities and arrivals --------------------------------------------------------------------------


def ability_worth(p: Position, who: str, key: str, *others: str) -> float:
    """The worth of an ability used outside encounters, with these others joining."""
    ability = ability_of(p, key)
    party = p.scene.party if p.scenes and who in p.scene.party else (who, *others)
    im = imagine(p, party, who)
    pay_price(im, im.p.character(who), ability.cost)
    imagine_script(im, ability.effect, card_of(key))
    return worth(im) - group_worth(p) + (UNREAD_PASSAGE_WORTH if im.leads else 0.0)


def would_join(p: Position, who: str, actor: str, key: str) -> bool:
    """Whether joining an action on a card of the actor is a gain."""
    return ability_worth(p, actor, key, who) > ability_worth(p, actor, key)


def arrival_worth(p: Position, who: str, number: int) -> float:
    """The worth of arriving in a location: its guardians and its printed instant rule."""
    im = imagine(p, (who,))
    im.p.character(who).location = number
    awaits = len(p.places[number].guardians) * (encounter_worth(p, im.members, False) - 1.5)
    text = p.campaign.passages.get(f"log.{number}.arrival")
    if text is None or any(is_met(im.p, one.condition, im.context()) for one in text.redirections):
        return awaits
    before = group_worth(im.p)
    imagine_script(im, text.effect)
    return awaits + worth(im) - before
