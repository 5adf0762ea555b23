"""Describes scripts of a campaign: what happens, to whom, and what must be paid.

On a card `me` is its owner; in the story it is the party member who acts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording.conditions import describe_condition
from legendarium.cli.tale.wording.values import Amount, amount_of
from legendarium.locale import Value as Said
from legendarium.locale import Words
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import Effect

_WHO = {"each": "each", "all": "all", "any": "one", "me": "you", "party": "you", "": "you"}


class EffectContext(NamedTuple):
    """What the text of an effect depends on: language, campaign, story or card."""

    words: Words
    story: Story
    in_story: bool = False
    players: int = 0

    def say(self, message: str, **values: Said) -> str:
        """A message in the reader's language."""
        return self.words.say(message, **values)


def effect_text(
    script: str, words: Words, story: Story, in_story: bool = False, players: int = 0
) -> str:
    """What a script does; empty for an empty script."""
    context = EffectContext(words, story, in_story, players)
    return "; ".join(_effect(effect, context) for effect in parse_script(script))


def one_effect_text(effect: Effect, words: Words, story: Story) -> str:
    """What one effect does."""
    return _effect(effect, EffectContext(words, story))


def cost_text(script: str, words: Words, story: Story, players: int = 0) -> str:
    """A cost: `2 Energy, 1 Wealth`; empty if it is free."""
    context = EffectContext(words, story, players=players)
    return ", ".join(_price(effect, context) for effect in parse_script(script))


def _price(effect: Effect, t: EffectContext) -> str:
    if effect.verb == "flip":
        return t.say("tg-effect-flip")
    much = amount_of(effect.amount, t.words, t.story, t.players)
    return _explained(t.say(f"tg-much-{effect.args[0]}", number=much.number), much, t)


def _effect(effect: Effect, t: EffectContext) -> str:
    much = amount_of(effect.amount, t.words, t.story, t.players)
    text = _explained(_VERB_TEXTS.get(effect.verb, _plain)(effect, much, t), much, t)
    if effect.condition is None:
        return text
    condition = describe_condition(effect.condition, t.words, t.story)
    return t.say("tg-if", effect=text, condition=condition)


def _explained(text: str, much: Amount, t: EffectContext) -> str:
    """Add what X stands for, if the amount is not a plain number."""
    return t.say("tg-where", text=text, value=much.meaning) if much.meaning else text


def _who(effect: Effect, t: EffectContext) -> str:
    return "actor" if effect.who == "me" and t.in_story else _WHO[effect.who]


def _name(effect: Effect) -> str:
    return str(effect.args[0])


# Verbs --------------------------------------------------------------------------------------------


def _plain(effect: Effect, much: Amount, t: EffectContext) -> str:
    """A verb whose message needs only the number and the characters affected."""
    return t.say(f"tg-effect-{effect.verb}", who=_who(effect, t), number=much.number)


def _much(what: str, much: Amount, t: EffectContext) -> str:
    return t.say(f"tg-much-{what}", number=much.number)


def _gain(effect: Effect, much: Amount, t: EffectContext) -> str:
    return t.say("tg-effect-gain", who=_who(effect, t), thing=_much(_name(effect), much, t))


def _lose(effect: Effect, much: Amount, t: EffectContext) -> str:
    thing = _much(_name(effect), much, t)
    if "unavoidable" in effect.args:
        return t.say("tg-effect-lose-unavoidable", who=_who(effect, t), thing=thing)
    return t.say("tg-effect-lose", who=_who(effect, t), thing=thing)


def _pay(effect: Effect, much: Amount, t: EffectContext) -> str:
    return t.say("tg-effect-pay", who=_who(effect, t), thing=_much(_name(effect), much, t))


def _gain_markers(effect: Effect, much: Amount, t: EffectContext) -> str:
    return t.say("tg-effect-gain", who=_who(effect, t), thing=_much("markers", much, t))


def _lose_markers(effect: Effect, much: Amount, t: EffectContext) -> str:
    return t.say("tg-effect-lose", who=_who(effect, t), thing=_much("markers", much, t))


def _draw_cards(effect: Effect, much: Amount, t: EffectContext) -> str:
    return t.say("tg-effect-draw", who=_who(effect, t), thing=_much("cards", much, t))


def _discard(effect: Effect, much: Amount, t: EffectContext) -> str:
    what = effect.verb.removeprefix("discard-")
    return t.say("tg-effect-discard", who=_who(effect, t), thing=_much(what, much, t))


def _hit(effect: Effect, much: Amount, t: EffectContext) -> str:
    return t.say("tg-effect-hit", who=_who(effect, t), thing=_much("hits", much, t))


def _prevent(effect: Effect, much: Amount, t: EffectContext) -> str:
    what = effect.verb.removeprefix("prevent-")
    return t.say(f"tg-effect-{effect.verb}", thing=_much(what, much, t))


def _become(effect: Effect, much: Amount, t: EffectContext) -> str:
    return t.say("tg-effect-become", who=_who(effect, t), state=_name(effect))


def _draw_item(effect: Effect, much: Amount, t: EffectContext) -> str:
    what = _name(effect) if effect.args else "any"
    return t.say("tg-effect-draw-item", who=_who(effect, t), what=what)


def _tick(effect: Effect, much: Amount, t: EffectContext) -> str:
    name = t.story.status(_name(effect))
    if len(effect.args) > 1:
        return t.say("tg-effect-tick-part", name=name, number=effect.args[1])
    return t.say("tg-effect-tick", name=name)


def _dial(effect: Effect, much: Amount, t: EffectContext) -> str:
    name = t.story.dial(_name(effect))
    if len(effect.args) > 1:
        card = t.story.secret(effect.args[2])
        return t.say("tg-effect-set-dial-on", name=name, number=much.number, card=card)
    return t.say(f"tg-effect-{effect.verb}", name=name, number=much.number)


def _charge(effect: Effect, much: Amount, t: EffectContext) -> str:
    thing = _much("charges", much, t)
    if not effect.args:
        return t.say("tg-effect-charge", thing=thing)
    card = t.story.possession(f"{effect.args[0]}:{effect.args[1]}")
    return t.say("tg-effect-charge-on", thing=thing, card=card)


def _move(effect: Effect, much: Amount, t: EffectContext) -> str:
    to = effect.args[0]
    number = t.story.campaign.start_location if to == "home" else int(to)
    return t.say("tg-effect-move", who=_who(effect, t), place=t.story.location(number))


def _location(effect: Effect, much: Amount, t: EffectContext) -> str:
    place, *others = (t.story.location(int(number)) for number in effect.args)
    new = others[0] if others else ""
    return t.say(f"tg-effect-{effect.verb}", place=place, new=new)


def _encounter(effect: Effect, much: Amount, t: EffectContext) -> str:
    how, what, *more = effect.args
    if how == "id":
        return t.say("tg-effect-encounter-named", name=t.story.encounter(str(what)))
    if not more:
        return t.say("tg-effect-encounter", colour=str(what))
    return t.say(f"tg-effect-encounter-{more[0]}", colour=str(what), number=more[1])


def _event(effect: Effect, much: Amount, t: EffectContext) -> str:
    event, where = effect.args
    if event == "random":
        return t.say(f"tg-effect-event-random-{where}")
    return t.say(f"tg-effect-event-{where}", name=t.story.event(str(event)))


def _menhir(effect: Effect, much: Amount, t: EffectContext) -> str:
    here = effect.args[0] == "here"
    place = "" if here else t.story.location(int(effect.args[0]))
    return t.say(
        f"tg-effect-{effect.verb}",
        menhir=t.story.word("menhir"),
        place=place,
        where="here" if here else "there",
        number=much.number,
    )


def _read(effect: Effect, much: Amount, t: EffectContext) -> str:
    book = t.story.word("verse" if effect.verb == "goto" else "book-of-secrets")
    return t.say("tg-effect-read", book=book, number=str(effect.args[0]))


def _named(of: Callable[[Story, str], str]) -> Callable[[Effect, Amount, EffectContext], str]:
    """The text function of a verb about one named thing."""

    def tell(effect: Effect, much: Amount, t: EffectContext) -> str:
        name = of(t.story, _name(effect))
        return t.say(f"tg-effect-{effect.verb}", who=_who(effect, t), name=name)

    return tell


def _removed(of: Callable[[Story, str], str]) -> Callable[[Effect, Amount, EffectContext], str]:
    """The text function of a verb that removes one named thing from the game."""

    def tell(effect: Effect, much: Amount, t: EffectContext) -> str:
        return t.say("tg-effect-remove", name=of(t.story, _name(effect)))

    return tell


_VERB_TEXTS: dict[str, Callable[[Effect, Amount, EffectContext], str]] = {
    "gain": _gain,
    "lose": _lose,
    "pay": _pay,
    "become": _become,
    "tick": _tick,
    "gain-secret": _named(Story.secret),
    "lose-secret": _named(Story.secret),
    "gain-item": _named(Story.item),
    "lose-item": _named(Story.item),
    "draw-item": _draw_item,
    "discard-items": _discard,
    "set-dial": _dial,
    "lower-dial": _dial,
    "raise-dial": _dial,
    "remove-dial": _dial,
    "charge": _charge,
    "move": _move,
    "replace-location": _location,
    "remove-location": _location,
    "discard-location": _location,
    "encounter": _encounter,
    "event": _event,
    "task": _named(Story.task),
    "close-task": _named(Story.task),
    "activate-quest": _named(Story.quest),
    "end-quest": _named(Story.quest),
    "light-menhir": _menhir,
    "douse-menhir": _menhir,
    "remove-item": _removed(Story.item),
    "remove-secret": _removed(Story.secret),
    "remove-event": _removed(Story.event),
    "remove-encounter": _removed(Story.encounter),
    "goto": _read,
    "sealed": _read,
    "hit": _hit,
    "gain-markers": _gain_markers,
    "lose-markers": _lose_markers,
    "draw-cards": _draw_cards,
    "discard-cards": _discard,
    "prevent-hits": _prevent,
    "prevent-markers": _prevent,
}
