"""Describes the options of menhirs, mercy and encounters."""

from __future__ import annotations

from legendarium.cli.tale.wording.abilities import signed, spend_text
from legendarium.cli.tale.wording.context import QuestionContext
from legendarium.cli.tale.wording.effects import cost_text, effect_text
from legendarium.cli.tale.wording.encounters import encounter_title
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.menhirs import menhir_cost
from legendarium.taintedgrail.options.encounters import (
    FaceEncounter,
    FaceGuardian,
    Flee,
    Keep,
    PlayCard,
    Spend,
    StopPlaying,
)
from legendarium.taintedgrail.options.story import AcceptMercy, Activate


def activate(option: Activate, a: QuestionContext) -> str:
    """The character, or the cost of the menhir."""
    if option.who is not None:
        return a.story.character(option.who)
    number = a.p.character(a.p.scene.me).location
    cost = cost_text(menhir_cost(a.p, number), a.words, a.story, a.p.players)
    menhir = a.story.word("menhir")
    return a.say("tg-option-light", menhir=menhir, cost=cost or a.say("tg-free"))


def accept(option: AcceptMercy, a: QuestionContext) -> str:
    """Mercy."""
    return a.say("tg-option-accept", mercy=a.story.word("mercy"))


def encounter(option: FaceEncounter | FaceGuardian, a: QuestionContext) -> str:
    """The title of the encounter."""
    return encounter_title(a.p.campaign.encounters[option.card], a.words, a.story)


def keep(option: Keep, a: QuestionContext) -> str:
    """The card, or keeping the hand."""
    card = option.card
    return a.say("tg-option-keep") if card is None else a.story.card(card)


def play(option: PlayCard, a: QuestionContext) -> str:
    """The card and what it would gain."""
    card = option.card
    seen = preview(a.p, card)
    gains = [
        a.much(name, number)
        for name, number in (("markers", seen.markers), ("cards", seen.cards))
        if number
    ]
    if seen.affinity:
        gains.append(a.say("tg-bonus-affinity", change=signed(seen.affinity)))
    if seen.symbols:
        gains.append(a.say("tg-bonus-symbol", number=seen.symbols))
    text = a.say("tg-option-play", card=a.story.card(card))
    return f"{text} [{', '.join(gains)}]" if gains else text


def stop(option: StopPlaying, a: QuestionContext) -> str:
    """Playing no more cards, and what follows."""
    if a.p.encounter is not None and a.p.encounter.plays == 0:
        return a.say("tg-option-stop-at-once", effect=_opportunity(a))
    return a.say("tg-option-stop")


def flee(option: Flee, a: QuestionContext) -> str:
    """What flight costs."""
    return a.say("tg-option-flee", energy=a.much("energy", 1), effect=_opportunity(a))


def _opportunity(a: QuestionContext) -> str:
    return effect_text(a.p.card.opportunity, a.words, a.story) or a.say("tg-nothing")


def spend(option: Spend, a: QuestionContext) -> str:
    """The card and the effect of its charges."""
    number = option.card
    spend = a.p.campaign.cards[number].spend
    assert spend is not None
    return f"{a.story.card(number)} [{spend_text(spend, a.words, a.story)}]"
