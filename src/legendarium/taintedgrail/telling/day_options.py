"""Describes the options of the day and of the story: actions, payments, gifts, development."""

from __future__ import annotations

from legendarium.table.phrase import Phrase, say
from legendarium.taintedgrail.abilities import ability_of, card_of
from legendarium.taintedgrail.content.model import RESOURCES
from legendarium.taintedgrail.development import CARD_PRICE, price
from legendarium.taintedgrail.journal import passage
from legendarium.taintedgrail.modes import rest_health
from legendarium.taintedgrail.options.day import (
    DoCharacterAction,
    DoLocalAction,
    Eat,
    Explore,
    Give,
    GoHungry,
    Join,
    Leave,
    Travel,
    Use,
)
from legendarium.taintedgrail.options.growth import BuyCard, LearnSkill, RaiseAttribute
from legendarium.taintedgrail.options.story import Choose, PayOwn, PayWith
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.abilities import ability_phrase, skill_phrases
from legendarium.taintedgrail.telling.actions import action_phrase, choice_phrase
from legendarium.taintedgrail.telling.amounts import much
from legendarium.taintedgrail.telling.lists import in_turn


def travel(option: Travel, p: Position) -> Phrase:
    """The destination and the cost."""
    cost = much("energy", p.settings.travel_energy)
    return say("tg-option-travel", place=names.location(option.to), cost=cost, count=p.players)


def explore(option: Explore, p: Position) -> Phrase:
    """The location and the cost."""
    place = names.location(p.character(option.who).location)
    cost = much("energy", p.settings.explore_energy)
    return say("tg-option-explore", place=place, cost=cost, count=p.players)


def local_action(option: DoLocalAction, p: Position) -> Phrase:
    """The action, with its cost and effect."""
    number = p.character(option.who).location
    name = option.action
    action = next(one for one in p.location(number).actions if one.id == name)
    about = action_phrase(action, p.campaign)
    return say("tg-option-local", action=names.local_action(number, name), about=about)


def character_action(option: DoCharacterAction, p: Position) -> Phrase:
    """The action of the board, with its cost and effect."""
    about = action_phrase(p.sheet(option.who).action, p.campaign, in_story=False)
    return say("tg-option-character", action=names.character_action(option.who), about=about)


def use(option: Use, p: Position) -> Phrase:
    """The card and the effect of its ability."""
    key = option.ability
    effect = ability_phrase(ability_of(p, key), p.campaign)
    return say("tg-option-use", card=names.possession(card_of(key)), effect=effect)


def join(option: Join, p: Position) -> Phrase:
    """The character and its place."""
    place = names.location(p.character(option.beside).location)
    return say("tg-option-join", name=names.character(option.character), place=place)


def leave(option: Leave) -> Phrase:
    """Leaving the menhir, or the campaign."""
    if option.who is None:
        return say("tg-option-leave", menhir=names.word("menhir"))
    return say("tg-option-leave-game", name=names.character(option.who))


# Paying, giving, resting --------------------------------------------------------------------------


def pay(option: PayWith, p: Position) -> Phrase:
    """Who pays, and how much they have."""
    who, what = option.who, option.what
    has = int(getattr(p.character(who), what))
    return say("tg-option-pay", name=names.character(who), thing=much(what, 1), number=has)


def pay_own(option: PayOwn, p: Position) -> Phrase:
    """Who pays, and what."""
    what, count = str(p.agenda[-1].args[0]), p.agenda[-1].args[1]
    assert isinstance(count, int)
    return say("tg-option-pay-own", name=names.character(option.who), thing=much(what, count))


def give(option: Give, p: Position) -> Phrase:
    """Giver, receiver and gift."""
    what, name = option.what, option.id
    thing = much(what, 1) if what in RESOURCES else names.possession(f"{what}:{name}")
    giver, receiver = names.character(option.from_), names.character(option.to)
    return say("tg-option-give", name=giver, receiver=receiver, thing=thing)


def eat(option: Eat, p: Position) -> Phrase:
    """What a meal brings."""
    health = much("health", rest_health(p))
    return say("tg-option-eat", health=health, terror=much("terror", 1))


def go_hungry(option: GoHungry, p: Position) -> Phrase:
    """What hunger costs."""
    energy = p.character(option.who).energy
    loss = much("energy", energy) if energy else much("health", 1)
    return say("tg-option-go-hungry", thing=loss)


def choose(option: Choose, p: Position) -> Phrase:
    """The choice as the page words it."""
    key = str(p.agenda[-1].args[0])
    choice = next(one for one in passage(p, key).choices if one.id == option.id)
    return choice_phrase(key, choice)


# Development --------------------------------------------------------------------------------------


def raise_attribute(option: RaiseAttribute, p: Position) -> Phrase:
    """The attribute and its cost."""
    name = option.attribute
    cost = much("xp", price(p, p.character(option.who), name))
    return say("tg-option-raise", attribute=say(f"tg-name-{name}"), cost=cost)


def buy_card(option: BuyCard) -> Phrase:
    """The deck and the cost."""
    return say("tg-option-buy-card", deck=option.deck, cost=much("xp", CARD_PRICE))


def learn_skill(option: LearnSkill, p: Position) -> Phrase:
    """The side of the skill card, with its abilities."""
    number, side = option.number, option.side
    about = in_turn(skill_phrases(p.campaign.skills[number], side, p.campaign))
    return say("tg-option-skill", card=names.skill(number, side), about=about)
