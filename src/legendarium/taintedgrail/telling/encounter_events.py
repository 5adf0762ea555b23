"""Describes the events of an encounter."""

from __future__ import annotations

from typing import assert_never

from legendarium.table.phrase import Phrase, all_of, say
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.events.encounters import (
    AffinityMoved,
    Attacked,
    BecameActive,
    CardAbilityFired,
    CardPlayed,
    ChargesSpent,
    DiscardedCards,
    DrewCards,
    EncounterBegan,
    EncounterEnded,
    Expelled,
    Fled,
    LeftOut,
    Linked,
    MarkersChanged,
    MarkersMissing,
    NoCards,
    NoEncounter,
    OpportunityTaken,
    Panicked,
    Prevented,
    Reshuffled,
    StageBegan,
    StageWon,
    TimeTokenRemoved,
    Torn,
    TraitFired,
    WasHit,
)
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.amounts import much, up_or_down
from legendarium.taintedgrail.telling.effects import effect_phrase
from legendarium.taintedgrail.telling.lists import NOTHING
from legendarium.taintedgrail.telling.people import people

EncounterEvent = (
    NoEncounter
    | EncounterBegan
    | EncounterEnded
    | LeftOut
    | StageBegan
    | StageWon
    | BecameActive
    | DrewCards
    | DiscardedCards
    | Reshuffled
    | NoCards
    | CardPlayed
    | Linked
    | Torn
    | CardAbilityFired
    | TimeTokenRemoved
    | ChargesSpent
    | TraitFired
    | MarkersChanged
    | MarkersMissing
    | AffinityMoved
    | Attacked
    | OpportunityTaken
    | WasHit
    | Prevented
    | Panicked
    | Fled
    | Expelled
)


def phrase(event: EncounterEvent, campaign: Campaign) -> Phrase:
    """What happened."""
    match event:
        case NoEncounter(colour):
            return say("tg-event-no-encounter", colour=colour)
        case EncounterBegan(card, who=members):
            return say("tg-event-encounter", card=names.encounter(card), **people(members))
        case EncounterEnded(how, card):
            return say("tg-event-encounter-ended", card=names.encounter(card), how=how)
        case LeftOut(who, card):
            named = names.possession(card)
            return say("tg-event-left-out", name=names.character(who), card=named)
        case StageBegan(number, affinity, top):
            return say("tg-event-stage", number=number, affinity=affinity, top=top)
        case StageWon(number):
            return say("tg-event-stage-won", number=number)
        case BecameActive(who, turn):
            return say("tg-event-active", name=names.character(who), turn=turn)
        case DrewCards(who, cards):
            return say("tg-event-draw", name=names.character(who), cards=_cards(cards))
        case DiscardedCards(who, cards):
            return say("tg-event-discard", name=names.character(who), cards=_cards(cards))
        case Reshuffled(who):
            return say("tg-event-reshuffled", name=names.character(who))
        case NoCards(who, wanted, left):
            return say("tg-event-no-cards", name=names.character(who), wanted=wanted, left=left)
        case CardPlayed(who, card):
            return say("tg-event-play", name=names.character(who), card=names.card(card))
        case Linked(key=key):
            is_attribute = key not in ("magic", "free")
            named = say(f"tg-name-{key}") if is_attribute else say(f"tg-half-{key}")
            return say("tg-event-link", key=named)
        case Torn(card=card):
            return say("tg-event-torn", card=names.card(card))
        case CardAbilityFired(card=card):
            return say("tg-event-card-ability", card=names.card(card))
        case TimeTokenRemoved(card, left):
            return say("tg-event-time-token", card=names.card(card), left=left)
        case ChargesSpent(who, card, charges):
            name, thing = names.character(who), much("charges", charges)
            return say("tg-event-spend", name=name, thing=thing, card=names.card(card))
        case TraitFired(card):
            return say("tg-event-trait", card=names.encounter(card))
        case MarkersChanged(change, now):
            thing = much("markers", abs(change))
            return say("tg-event-markers", sign=up_or_down(change), thing=thing, now=now)
        case MarkersMissing(who, number):
            thing = much("markers", number)
            return say("tg-event-missing-markers", name=names.character(who), thing=thing)
        case AffinityMoved(change, now):
            sign = up_or_down(change)
            return say("tg-event-affinity", sign=sign, number=abs(change), now=now)
        case Attacked(who, effect):
            told = effect_phrase(effect, campaign)
            return say("tg-event-attack", name=names.character(who), effect=told)
        case OpportunityTaken(who):
            return say("tg-event-opportunity", name=names.character(who))
        case WasHit(who, hits):
            return say("tg-event-hit", name=names.character(who), thing=much("hits", hits))
        case Prevented():
            return _prevented(event)
        case Panicked(who):
            return say("tg-event-panic", name=names.character(who))
        case Fled(who):
            return say("tg-event-flee", name=names.character(who))
        case Expelled(who):
            return say("tg-event-expelled", name=names.character(who))
        case _:
            assert_never(event)


def _cards(cards: tuple[str, ...]) -> Phrase:
    return all_of(map(names.card, cards)) if cards else NOTHING


def _prevented(event: Prevented) -> Phrase:
    what, number = ("markers", event.markers) if event.hits is None else ("hits", event.hits)
    thing = much(what, number or 0)
    return say("tg-event-prevented", name=names.character(event.who), what=what, thing=thing)
