"""Describes the options of menhirs and encounters."""

from __future__ import annotations

from legendarium.table.phrase import Phrase, all_of, say
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.menhirs import menhir_cost
from legendarium.taintedgrail.options.encounters import (
    DiscardOne,
    FaceEncounter,
    FaceGuardian,
    JoinedBy,
    PlayCard,
    Spend,
)
from legendarium.taintedgrail.options.story import Activate
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.abilities import spend_phrase
from legendarium.taintedgrail.telling.amounts import much, signed
from legendarium.taintedgrail.telling.effects import cost_phrase, effect_phrase
from legendarium.taintedgrail.telling.encounters import encounter_title
from legendarium.taintedgrail.telling.lists import listed


def activate(option: Activate, p: Position) -> Phrase:
    """The character, or the cost of the menhir."""
    if option.who is not None:
        return names.character(option.who)
    number = p.character(p.scene.me).location
    cost = cost_phrase(menhir_cost(p, number), p.players)
    return say("tg-option-light", menhir=names.word("menhir"), cost=cost)


def face(option: FaceEncounter | FaceGuardian, p: Position) -> Phrase:
    """The title of the encounter."""
    return encounter_title(p.campaign.encounters[option.card])


def joined_by(option: JoinedBy) -> Phrase:
    """Who joins, or nobody."""
    if not option.who:
        return say("tg-option-join-nobody")
    return all_of(map(names.character, option.who))


def play(option: PlayCard, p: Position) -> Phrase:
    """The card and what it would gain."""
    card = names.card(option.card)
    seen = preview(p, option.card)
    gains = [
        much(name, number)
        for name, number in (("markers", seen.markers), ("cards", seen.cards))
        if number
    ]
    if seen.affinity:
        gains.append(say("tg-bonus-affinity", change=signed(seen.affinity)))
    if seen.symbols:
        gains.append(say("tg-bonus-symbol", number=seen.symbols))
    if not gains:
        return say("tg-option-play", card=card)
    return say("tg-option-play-for", card=card, gains=listed(gains))


def stop(p: Position) -> Phrase:
    """Playing no more cards, and what follows."""
    if p.encounter is not None and p.encounter.plays == 0:
        return say("tg-option-stop-at-once", effect=_opportunity(p))
    return say("tg-option-stop")


def flee(p: Position) -> Phrase:
    """What flight costs."""
    return say("tg-option-flee", energy=much("energy", 1), effect=_opportunity(p))


def _opportunity(p: Position) -> Phrase:
    return effect_phrase(p.card.opportunity, p.campaign)


def spend(option: Spend, p: Position) -> Phrase:
    """The card and the effect of its charges."""
    spend = p.campaign.cards[option.card].spend
    assert spend is not None
    effect = spend_phrase(spend, p.campaign)
    return say("tg-option-spend", card=names.card(option.card), effect=effect)


def discard(option: DiscardOne, p: Position) -> Phrase:
    """The card of the hand, or the item."""
    if option.item is not None:
        return say("tg-option-discard", card=names.item(option.item))
    assert option.card is not None
    return say("tg-option-discard", card=names.card(option.card))
