"""Describes options: one short line for every option of every question."""

from __future__ import annotations

from collections.abc import Callable

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording.abilities import ARROW, ability_text, signed, spend_text
from legendarium.cli.tale.wording.abilities import skill_text as abilities_of_skill
from legendarium.cli.tale.wording.context import QuestionContext, card_name
from legendarium.cli.tale.wording.effects import cost_text, effect_text
from legendarium.cli.tale.wording.encounters import encounter_title
from legendarium.cli.tale.wording.locations import action_text, choice_text
from legendarium.cli.tale.wording.sentences import capital, join_with_and
from legendarium.locale import Value as Said
from legendarium.locale import Words
from legendarium.table import Option
from legendarium.taintedgrail.abilities import ability_of, card_of
from legendarium.taintedgrail.content.model import RESOURCES
from legendarium.taintedgrail.development import CARD_PRICE, price
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.journal import passage
from legendarium.taintedgrail.menhirs import menhir_cost
from legendarium.taintedgrail.modes import rest_health
from legendarium.taintedgrail.position import Position


def option_text(option: Option, p: Position, words: Words, story: Story, named: bool = True) -> str:
    """What an option does.

    During the day one question holds the options of all characters, so each starts with a name,
    unless `named` is off because they are grouped by character.
    """
    context = QuestionContext(p, words, story)
    text = capital(OPTION_TEXTS.get(option.kind, _plain)(option, context))
    who = option.get("who")
    if named and context.kind == "action" and isinstance(who, str) and option.kind != "leave":
        return f"{story.character(who)}: {text}"
    return text


# Common options ----------------------------------------------------------------------------------


def _plain(option: Option, a: QuestionContext) -> str:
    """An option whose message needs only its own details."""
    values: dict[str, Said] = {"asked": a.kind}
    for name, value in option.details:
        if name in ("who", "character") and isinstance(value, str):
            values["name"] = a.story.character(value)
        elif name == "item":
            values["card"] = a.story.item(str(value))
        elif name == "card":
            values["card"] = card_name(str(value), a.story)
        elif isinstance(value, int | str):
            values[name] = value
    return a.say(f"tg-option-{option.kind}", **values)


def _character(option: Option, a: QuestionContext) -> str:
    """The option is a character."""
    return a.story.character(str(option.get("who") or option.get("character") or option.get("to")))


def _group(option: Option, a: QuestionContext) -> str:
    """The option is a group of characters."""
    who = option.get("who")
    names = join_with_and(map(a.story.character, who), a.words) if who else ""
    return a.say(f"tg-option-{option.kind}", names=names, count=len(who))


# The day ------------------------------------------------------------------------------------------


def _travel(option: Option, a: QuestionContext) -> str:
    cost = a.much("energy", a.p.settings.travel_energy)
    place = a.story.location(option.get("to"))
    return a.say("tg-option-travel", place=place, cost=cost, count=a.p.players)


def _explore(option: Option, a: QuestionContext) -> str:
    place = a.story.location(a.p.character(option.get("who")).location)
    cost = a.much("energy", a.p.settings.explore_energy)
    return a.say("tg-option-explore", place=place, cost=cost, count=a.p.players)


def _local(option: Option, a: QuestionContext) -> str:
    number = a.p.character(option.get("who")).location
    name = option.get("action")
    action = next(one for one in a.p.location(number).actions if one.id == name)
    return f"{a.story.local_action(number, name)} [{action_text(action, a.words, a.story)}]"


def _own_action(option: Option, a: QuestionContext) -> str:
    who = option.get("who")
    name = a.story.text(f"character.{who}.action")
    return f"{name} [{action_text(a.p.sheet(who).action, a.words, a.story, in_story=False)}]"


def _inspect(option: Option, a: QuestionContext) -> str:
    return a.say("tg-option-menhir", menhir=a.story.word("menhir"))


def _use(option: Option, a: QuestionContext) -> str:
    key = option.get("ability")
    text = ability_text(ability_of(a.p, key), a.words, a.story)
    card = a.story.possession(card_of(key))
    return a.say("tg-option-use", card=card, effect=text)


def _join(option: Option, a: QuestionContext) -> str:
    name = a.story.character(option.get("character"))
    return a.say("tg-option-join", name=name, place=_place_of(option.get("beside"), a))


def _leave(option: Option, a: QuestionContext) -> str:
    if option.get("who") is None:
        return a.say("tg-option-leave", menhir=a.story.word("menhir"))
    return a.say("tg-option-leave-game", name=_character(option, a))


def _place_of(who: str, a: QuestionContext) -> str:
    return a.story.location(a.p.character(who).location)


# Paying, giving, resting --------------------------------------------------------------------------


def _pay(option: Option, a: QuestionContext) -> str:
    who, what = option.get("who"), option.get("what")
    has = int(getattr(a.p.character(who), what))
    thing = a.much(what, 1)
    return a.say("tg-option-pay", name=a.story.character(who), thing=thing, number=has)


def _pay_own(option: Option, a: QuestionContext) -> str:
    what, count = str(a.args[0]), a.args[1]
    assert isinstance(count, int)
    return a.say("tg-option-pay-own", name=_character(option, a), thing=a.much(what, count))


def _give(option: Option, a: QuestionContext) -> str:
    what, name = option.get("what"), option.get("id")
    thing = a.much(what, 1) if what in RESOURCES else card_name(f"{what}:{name}", a.story)
    giver, receiver = (a.story.character(option.get(one)) for one in ("from", "to"))
    return f"{giver}{ARROW}{receiver}: {thing}"


def _eat(option: Option, a: QuestionContext) -> str:
    health = a.much("health", rest_health(a.p))
    return a.say("tg-option-eat", health=health, terror=a.much("terror", 1))


def _go_hungry(option: Option, a: QuestionContext) -> str:
    energy = a.p.character(option.get("who")).energy
    loss = a.much("energy", energy) if energy else a.much("health", 1)
    return a.say("tg-option-go-hungry", thing=loss)


def _choice(option: Option, a: QuestionContext) -> str:
    key = str(a.args[0])
    choice = next(one for one in passage(a.p, key).choices if one.id == option.get("id"))
    return choice_text(key, choice, a.words, a.story)


def _raise(option: Option, a: QuestionContext) -> str:
    name = option.get("attribute")
    cost = a.much("xp", price(a.p, a.p.character(option.get("who")), name))
    return a.say("tg-option-raise", attribute=a.say(f"tg-name-{name}"), cost=cost)


def _buy_card(option: Option, a: QuestionContext) -> str:
    return a.say("tg-option-buy-card", deck=option.get("deck"), cost=a.much("xp", CARD_PRICE))


def _skill(option: Option, a: QuestionContext) -> str:
    number, side = option.get("number"), option.get("side")
    lines = abilities_of_skill(a.p.campaign.skills[number], side, a.words, a.story)
    return f"{a.story.skill(number, side)} [{'; '.join(lines)}]"


# Menhirs, mercy, encounters -----------------------------------------------------------------------


def _activate(option: Option, a: QuestionContext) -> str:
    if option.get("who") is not None:
        return _character(option, a)
    number = a.p.character(a.p.scene.me).location
    cost = cost_text(menhir_cost(a.p, number), a.words, a.story, a.p.players)
    menhir = a.story.word("menhir")
    return a.say("tg-option-light", menhir=menhir, cost=cost or a.say("tg-free"))


def _accept(option: Option, a: QuestionContext) -> str:
    return a.say("tg-option-accept", mercy=a.story.word("mercy"))


def _encounter(option: Option, a: QuestionContext) -> str:
    return encounter_title(a.p.campaign.encounters[option.get("card")], a.words, a.story)


def _keep(option: Option, a: QuestionContext) -> str:
    card = option.get("card")
    return a.say("tg-option-keep") if card is None else a.story.card(card)


def _play(option: Option, a: QuestionContext) -> str:
    card = option.get("card")
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


def _stop(option: Option, a: QuestionContext) -> str:
    if a.p.encounter is not None and a.p.encounter.plays == 0:
        return a.say("tg-option-stop-at-once", effect=_opportunity(a))
    return a.say("tg-option-stop")


def _flee(option: Option, a: QuestionContext) -> str:
    return a.say("tg-option-flee", energy=a.much("energy", 1), effect=_opportunity(a))


def _opportunity(a: QuestionContext) -> str:
    return effect_text(a.p.card.opportunity, a.words, a.story) or a.say("tg-nothing")


def _spend(option: Option, a: QuestionContext) -> str:
    number = option.get("card")
    spend = a.p.campaign.cards[number].spend
    assert spend is not None
    return f"{a.story.card(number)} [{spend_text(spend, a.words, a.story)}]"


OPTION_TEXTS: dict[str, Callable[[Option, QuestionContext], str]] = {
    "travel": _travel,
    "explore": _explore,
    "local": _local,
    "character": _own_action,
    "menhir": _inspect,
    "use": _use,
    "join": _join,
    "leave": _leave,
    "party": _group,
    "join-encounter": _group,
    "receive": _character,
    "choose-member": _character,
    "give-secret": _character,
    "take-character": _character,
    "pay": _pay,
    "pay-own": _pay_own,
    "give": _give,
    "eat": _eat,
    "go-hungry": _go_hungry,
    "choice": _choice,
    "raise": _raise,
    "buy-card": _buy_card,
    "skill": _skill,
    "activate": _activate,
    "accept": _accept,
    "choose-encounter": _encounter,
    "guardian": _encounter,
    "keep": _keep,
    "play": _play,
    "stop": _stop,
    "flee": _flee,
    "spend": _spend,
}
"""The options whose text needs more than their own details, or only a name."""
