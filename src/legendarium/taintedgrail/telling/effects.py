"""Describes scripts of a campaign: what happens, to whom, and what must be paid.

On a card `me` is its owner; in the story it is the party member who acts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from legendarium.table.phrase import Argument, Phrase, say
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.amounts import Amount, amount_of, much
from legendarium.taintedgrail.telling.conditions import describe
from legendarium.taintedgrail.telling.lists import FREE, NOTHING, in_turn, listed

_WHO = {"each": "each", "all": "all", "any": "one", "me": "you", "party": "you", "": "you"}


class Setting(NamedTuple):
    """What the words of an effect depend on."""

    home: int
    """The start location of the campaign."""
    in_story: bool = False
    players: int = 0


def effect_phrase(
    script: str, campaign: Campaign, in_story: bool = False, players: int = 0
) -> Phrase:
    """What a script does; `nothing` for an empty script."""
    return _script(script, Setting(campaign.start_location, in_story, players))


def one_effect_phrase(effect: Effect, campaign: Campaign) -> Phrase:
    """What one effect does."""
    return _effect(effect, Setting(campaign.start_location))


@lru_cache(maxsize=4096)
def cost_phrase(script: str, players: int = 0) -> Phrase:
    """A cost: `2 Energy, 1 Wealth`, or `free`."""
    prices = [_price(effect, players) for effect in parse_script(script)]
    return listed(prices) if prices else FREE


@lru_cache(maxsize=4096)
def _script(script: str, setting: Setting) -> Phrase:
    effects = [_effect(effect, setting) for effect in parse_script(script)]
    return in_turn(effects) if effects else NOTHING


def _price(effect: Effect, players: int) -> Phrase:
    if effect.verb == "flip":
        return say("tg-effect-flip")
    amount = amount_of(effect.amount, players)
    return _explained(much(str(effect.args[0]), amount.number), amount)


def _effect(effect: Effect, setting: Setting) -> Phrase:
    amount = amount_of(effect.amount, setting.players)
    told = _VERBS.get(effect.verb, _plain)(EffectContext(effect, amount.number, setting))
    phrase = _explained(told, amount)
    if effect.condition is None:
        return phrase
    return say("tg-if", effect=phrase, condition=describe(effect.condition))


def _explained(phrase: Phrase, amount: Amount) -> Phrase:
    """Add what X stands for, if the amount is not a plain number."""
    if amount.meaning is None:
        return phrase
    return say("tg-where", text=phrase, value=amount.meaning)


class EffectContext(NamedTuple):
    """An effect with what its words depend on."""

    effect: Effect
    number: int | str
    setting: Setting

    @property
    def who(self) -> str:
        """Whom it concerns, as the messages name them."""
        who = self.effect.who
        return "actor" if who == "me" and self.setting.in_story else _WHO[who]

    @property
    def args(self) -> tuple[int | str, ...]:
        """The arguments of the verb."""
        return self.effect.args

    @property
    def name(self) -> str:
        """The first argument."""
        return str(self.effect.args[0])


# Verbs --------------------------------------------------------------------------------------------

Verb = Callable[[EffectContext], Phrase]


def _plain(t: EffectContext) -> Phrase:
    """A verb that says everything."""
    return say(f"tg-effect-{t.effect.verb}")


def _numbered(t: EffectContext) -> Phrase:
    """A verb whose message needs only the number."""
    return say(f"tg-effect-{t.effect.verb}", number=t.number)


def _much(message: str, what: str = "") -> Verb:
    """A verb about an amount of something: of what it names, or of the same each time."""
    return lambda t: say(message, who=t.who, thing=much(what or t.name, t.number))


def _named(of: Callable[[str], Phrase]) -> Verb:
    """A verb about one named thing."""
    return lambda t: say(f"tg-effect-{t.effect.verb}", who=t.who, name=of(t.name))


def _removed(of: Callable[[str], Phrase]) -> Verb:
    """A verb that removes one named thing from the game."""
    return lambda t: say("tg-effect-remove", name=of(t.name))


def _lose(t: EffectContext) -> Phrase:
    thing = much(t.name, t.number)
    if "unavoidable" in t.args:
        return say("tg-effect-lose-unavoidable", who=t.who, thing=thing)
    return say("tg-effect-lose", who=t.who, thing=thing)


def _become(t: EffectContext) -> Phrase:
    return say("tg-effect-become", who=t.who, state=t.name)


def _draw_item(t: EffectContext) -> Phrase:
    return say("tg-effect-draw-item", who=t.who, what=t.name if t.args else "any")


def _tick(t: EffectContext) -> Phrase:
    status = names.status(t.name)
    if len(t.args) > 1:
        return say("tg-effect-tick-part", name=status, number=t.args[1])
    return say("tg-effect-tick", name=status)


def _dial(t: EffectContext) -> Phrase:
    dial = names.dial(t.name)
    if len(t.args) > 1:
        card = names.secret(t.args[2])
        return say("tg-effect-set-dial-on", name=dial, number=t.number, card=card)
    return say(f"tg-effect-{t.effect.verb}", name=dial, number=t.number)


def _charge(t: EffectContext) -> Phrase:
    thing = much("charges", t.number)
    if not t.args:
        return say("tg-effect-charge", thing=thing)
    card = names.possession(f"{t.args[0]}:{t.args[1]}")
    return say("tg-effect-charge-on", thing=thing, card=card)


def _move(t: EffectContext) -> Phrase:
    number = t.setting.home if t.name == "home" else int(t.name)
    return say("tg-effect-move", who=t.who, place=names.location(number))


def _location(t: EffectContext) -> Phrase:
    place, *others = (names.location(int(number)) for number in t.args)
    new = {"new": others[0]} if others else {}
    return say(f"tg-effect-{t.effect.verb}", place=place, **new)


def _encounter(t: EffectContext) -> Phrase:
    how, what, *more = t.args
    if how == "id":
        return say("tg-effect-encounter-named", name=names.encounter(str(what)))
    if not more:
        return say("tg-effect-encounter", colour=what)
    return say(f"tg-effect-encounter-{more[0]}", colour=what, number=more[1])


def _event(t: EffectContext) -> Phrase:
    event, where = t.args
    if event == "random":
        return say(f"tg-effect-event-random-{where}")
    return say(f"tg-effect-event-{where}", name=names.event(str(event)))


def _menhir(t: EffectContext) -> Phrase:
    where: dict[str, Argument] = {"where": "here"}
    if t.name != "here":
        where = {"where": "there", "place": names.location(int(t.name))}
    menhir = names.word("menhir")
    return say(f"tg-effect-{t.effect.verb}", menhir=menhir, number=t.number, **where)


def _read(t: EffectContext) -> Phrase:
    book = names.word("verse" if t.effect.verb == "goto" else "book-of-secrets")
    return say("tg-effect-read", book=book, number=t.name)


_VERBS: dict[str, Verb] = {
    "gain": _much("tg-effect-gain"),
    "lose": _lose,
    "pay": _much("tg-effect-pay"),
    "become": _become,
    "tick": _tick,
    "gain-secret": _named(names.secret),
    "lose-secret": _named(names.secret),
    "gain-item": _named(names.item),
    "lose-item": _named(names.item),
    "draw-item": _draw_item,
    "discard-items": _much("tg-effect-discard", "items"),
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
    "task": _named(names.task),
    "close-task": _named(names.task),
    "activate-quest": _named(names.quest),
    "end-quest": _named(names.quest),
    "light-menhir": _menhir,
    "douse-menhir": _menhir,
    "remove-item": _removed(names.item),
    "remove-secret": _removed(names.secret),
    "remove-event": _removed(names.event),
    "remove-encounter": _removed(names.encounter),
    "goto": _read,
    "sealed": _read,
    "hit": _much("tg-effect-hit", "hits"),
    "gain-markers": _much("tg-effect-gain", "markers"),
    "lose-markers": _much("tg-effect-lose", "markers"),
    "draw-cards": _much("tg-effect-draw", "cards"),
    "discard-cards": _much("tg-effect-discard", "cards"),
    "raise-affinity": _numbered,
    "lower-affinity": _numbered,
    "prevent-hits": _much("tg-effect-prevent-hits", "hits"),
    "prevent-markers": _much("tg-effect-prevent-markers", "markers"),
}
