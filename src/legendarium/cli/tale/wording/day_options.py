"""Describes the options of the day and of the story: actions, payments, gifts, development."""

from __future__ import annotations

from legendarium.cli.tale.wording.abilities import ARROW, ability_text
from legendarium.cli.tale.wording.abilities import skill_text as abilities_of_skill
from legendarium.cli.tale.wording.context import QuestionContext, card_name
from legendarium.cli.tale.wording.locations import action_text, choice_text
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
    InspectMenhir,
    Join,
    Leave,
    Travel,
    Use,
)
from legendarium.taintedgrail.options.growth import BuyCard, LearnSkill, RaiseAttribute
from legendarium.taintedgrail.options.story import Choose, PayOwn, PayWith


def travel(option: Travel, a: QuestionContext) -> str:
    """The destination and the cost."""
    cost = a.much("energy", a.p.settings.travel_energy)
    place = a.story.location(option.to)
    return a.say("tg-option-travel", place=place, cost=cost, count=a.p.players)


def explore(option: Explore, a: QuestionContext) -> str:
    """The location and the cost."""
    place = a.story.location(a.p.character(option.who).location)
    cost = a.much("energy", a.p.settings.explore_energy)
    return a.say("tg-option-explore", place=place, cost=cost, count=a.p.players)


def local(option: DoLocalAction, a: QuestionContext) -> str:
    """The action, with its cost and effect."""
    number = a.p.character(option.who).location
    name = option.action
    action = next(one for one in a.p.location(number).actions if one.id == name)
    return f"{a.story.local_action(number, name)} [{action_text(action, a.words, a.story)}]"


def own_action(option: DoCharacterAction, a: QuestionContext) -> str:
    """The action of the board, with its cost and effect."""
    who = option.who
    name = a.story.text(f"character.{who}.action")
    return f"{name} [{action_text(a.p.sheet(who).action, a.words, a.story, in_story=False)}]"


def inspect(option: InspectMenhir, a: QuestionContext) -> str:
    """The menhir."""
    return a.say("tg-option-menhir", menhir=a.story.word("menhir"))


def use(option: Use, a: QuestionContext) -> str:
    """The card and the effect of its ability."""
    key = option.ability
    text = ability_text(ability_of(a.p, key), a.words, a.story)
    card = a.story.possession(card_of(key))
    return a.say("tg-option-use", card=card, effect=text)


def join(option: Join, a: QuestionContext) -> str:
    """The character and its place."""
    name = a.story.character(option.character)
    return a.say("tg-option-join", name=name, place=_place_of(option.beside, a))


def leave(option: Leave, a: QuestionContext) -> str:
    """Leaving the menhir, or the campaign."""
    if option.who is None:
        return a.say("tg-option-leave", menhir=a.story.word("menhir"))
    return a.say("tg-option-leave-game", name=a.story.character(option.who))


def _place_of(who: str, a: QuestionContext) -> str:
    return a.story.location(a.p.character(who).location)


# Paying, giving, resting


def pay(option: PayWith, a: QuestionContext) -> str:
    """Who pays, and how much they have."""
    who, what = option.who, option.what
    has = int(getattr(a.p.character(who), what))
    thing = a.much(what, 1)
    return a.say("tg-option-pay", name=a.story.character(who), thing=thing, number=has)


def pay_own(option: PayOwn, a: QuestionContext) -> str:
    """Who pays, and what."""
    what, count = str(a.args[0]), a.args[1]
    assert isinstance(count, int)
    return a.say("tg-option-pay-own", name=a.story.character(option.who), thing=a.much(what, count))


def give(option: Give, a: QuestionContext) -> str:
    """Giver, receiver and gift."""
    what, name = option.what, option.id
    thing = a.much(what, 1) if what in RESOURCES else card_name(f"{what}:{name}", a.story)
    giver, receiver = map(a.story.character, (option.from_, option.to))
    return f"{giver}{ARROW}{receiver}: {thing}"


def eat(option: Eat, a: QuestionContext) -> str:
    """What a meal brings."""
    health = a.much("health", rest_health(a.p))
    return a.say("tg-option-eat", health=health, terror=a.much("terror", 1))


def go_hungry(option: GoHungry, a: QuestionContext) -> str:
    """What hunger costs."""
    energy = a.p.character(option.who).energy
    loss = a.much("energy", energy) if energy else a.much("health", 1)
    return a.say("tg-option-go-hungry", thing=loss)


def choice(option: Choose, a: QuestionContext) -> str:
    """The choice as the page words it."""
    key = str(a.args[0])
    choice = next(one for one in passage(a.p, key).choices if one.id == option.id)
    return choice_text(key, choice, a.words, a.story)


def raise_attribute(option: RaiseAttribute, a: QuestionContext) -> str:
    """The attribute and its cost."""
    name = option.attribute
    cost = a.much("xp", price(a.p, a.p.character(option.who), name))
    return a.say("tg-option-raise", attribute=a.say(f"tg-name-{name}"), cost=cost)


def buy_card(option: BuyCard, a: QuestionContext) -> str:
    """The deck and the cost."""
    return a.say("tg-option-buy-card", deck=option.deck, cost=a.much("xp", CARD_PRICE))


def skill(option: LearnSkill, a: QuestionContext) -> str:
    """The side of the skill card, with its abilities."""
    number, side = option.number, option.side
    lines = abilities_of_skill(a.p.campaign.skills[number], side, a.words, a.story)
    return f"{a.story.skill(number, side)} [{'; '.join(lines)}]"
