"""Describes the events of a character: tracks, possessions, development, dying."""

from __future__ import annotations

from typing import assert_never

from legendarium.table.phrase import Phrase, say
from legendarium.taintedgrail.events.characters import (
    AttributeRaised,
    BecameInsane,
    BecameSane,
    CardGained,
    CardMoved,
    ChargesChanged,
    Died,
    EnergyChanged,
    Equipped,
    Flipped,
    HealthChanged,
    IsDying,
    ItemDiscarded,
    ItemDropped,
    ItemReceived,
    MadnessTossed,
    NoItem,
    PickedUp,
    Recovered,
    ResourceChanged,
    SecretGiven,
    SecretLearned,
    SecretLost,
    SkillLearned,
    TerrorChanged,
)
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.amounts import much, up_or_down

CharacterEvent = (
    EnergyChanged
    | HealthChanged
    | TerrorChanged
    | ResourceChanged
    | BecameInsane
    | BecameSane
    | MadnessTossed
    | IsDying
    | Recovered
    | Died
    | Equipped
    | Flipped
    | ChargesChanged
    | ItemReceived
    | ItemDiscarded
    | ItemDropped
    | PickedUp
    | NoItem
    | SecretLearned
    | SecretGiven
    | SecretLost
    | CardGained
    | CardMoved
    | AttributeRaised
    | SkillLearned
)


def phrase(event: CharacterEvent) -> Phrase:
    """What happened."""
    match event:
        case EnergyChanged() | HealthChanged() | TerrorChanged() | ResourceChanged():
            return _changed(event)
        case BecameInsane(who):
            return say("tg-event-insane", name=names.character(who))
        case BecameSane(who):
            return say("tg-event-sane", name=names.character(who))
        case MadnessTossed(who, coin):
            return say("tg-event-madness", name=names.character(who), coin=coin)
        case IsDying(who, dial):
            return say("tg-event-dying", name=names.character(who), dial=dial)
        case Recovered(who):
            return say("tg-event-recovered", name=names.character(who))
        case Died(who):
            return say("tg-event-died", name=names.character(who))
        case Equipped(who, card):
            named = names.possession(card)
            return say("tg-event-equipped", name=names.character(who), card=named)
        case Flipped(who, card):
            named = names.possession(card)
            return say("tg-event-flipped", name=names.character(who), card=named)
        case ChargesChanged(card, change, now):
            thing, sign = much("charges", abs(change)), up_or_down(change)
            named = names.card_or_possession(card)
            return say("tg-event-charges", card=named, thing=thing, sign=sign, now=now)
        case ItemReceived(who, item):
            return say("tg-event-item", name=names.character(who), item=names.item(item))
        case ItemDiscarded(who, item):
            return say("tg-event-item-discarded", name=names.character(who), item=names.item(item))
        case ItemDropped():
            return _dropped(event)
        case PickedUp(who, item):
            return say("tg-event-picked-up", name=names.character(who), item=names.item(item))
        case NoItem():
            return _no_item(event)
        case SecretLearned(who, secret):
            return say("tg-event-secret", name=names.character(who), secret=names.secret(secret))
        case SecretGiven(secret, to):
            receiver = names.character(to)
            return say("tg-event-secret-given", receiver=receiver, secret=names.secret(secret))
        case SecretLost(who, secret):
            named = names.secret(secret)
            return say("tg-event-secret-lost", name=names.character(who), secret=named)
        case CardGained(who, card=card):
            return say("tg-event-new-card", name=names.character(who), card=names.card(card))
        case CardMoved(who, _, card, way):
            named = names.card(card)
            return say("tg-event-card-moved", name=names.character(who), card=named, way=way)
        case AttributeRaised(who, attribute):
            named = say(f"tg-name-{attribute}")
            return say("tg-event-raised", name=names.character(who), attribute=named)
        case SkillLearned(who, skill, side):
            named = names.skill(skill, side)
            return say("tg-event-skill", name=names.character(who), card=named)
        case _:
            assert_never(event)


def _changed(event: EnergyChanged | HealthChanged | TerrorChanged | ResourceChanged) -> Phrase:
    what = event.resource if isinstance(event, ResourceChanged) else event.kind
    return say(
        f"tg-event-{event.kind}",
        name=names.character(event.who),
        sign=up_or_down(event.change),
        thing=much(what, abs(event.change)),
        now="none" if event.now is None else event.now,
    )


def _dropped(event: ItemDropped) -> Phrase:
    item, place = names.item(event.item), names.location(event.place)
    return say("tg-event-item-dropped", name=names.character(event.who), item=item, place=place)


def _no_item(event: NoItem) -> Phrase:
    name = names.character(event.who)
    if event.item:
        return say("tg-event-no-item", name=name, what="named", item=names.item(event.item))
    return say("tg-event-no-item", name=name, what=event.what or "any")
