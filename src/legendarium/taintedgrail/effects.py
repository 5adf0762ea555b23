"""Scripts of a campaign, done effect by effect in the present scene (brief 5.1).

A verb is a function in a table. Most verbs happen once; a personal verb happens to somebody, and
`for` says to whom: me, each member, all characters, or one member whom the party chooses (EXP-5).
Between two effects everybody who watches may step in, so a goal is seen at once (QST-2).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from legendarium.table.message import Option
from legendarium.taintedgrail.agenda import Asking, Refusal, ask, plan, step
from legendarium.taintedgrail.conditions import amount, asked_here, asked_of_all, meets
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import (
    Argument,
    Both,
    Call,
    Comparison,
    Condition,
    Effect,
    Either,
    Negation,
)
from legendarium.taintedgrail.position import Character, Position

Verb = Callable[[Position, Effect, int], None]
Personal = Callable[[Position, Character, Effect, int], None]
Touches = Callable[[Position, Character, Effect], bool]
V = TypeVar("V", bound=Verb)
W = TypeVar("W", bound=Personal)

_VERBS: dict[str, Verb] = {}
_PERSONAL: dict[str, Personal] = {}
_TOUCHES: dict[str, Touches] = {}
_STRICT: set[str] = set()
_ON_THIS_CARD = (("charge", ()), ("pay", ("charges",)))


def verb(name: str) -> Callable[[V], V]:
    """Mark the function that does a verb: `(p, effect, amount)`."""

    def mark(function: V) -> V:
        assert name not in known_verbs(), name
        _VERBS[name] = function
        return function

    return mark


def personal(name: str, touches: Touches | None = None, strictly: bool = False) -> Callable[[W], W]:
    """Mark the function that does a verb to a character: `(p, character, effect, amount)`.

    `touches` says whether it would do anything to that character. Where one member is chosen,
    only those it touches can be: always if `strictly`, else by the setting for losses.
    """

    def mark(function: W) -> W:
        assert name not in known_verbs(), name
        _PERSONAL[name] = function
        if touches is not None:
            _TOUCHES[name] = touches
        if strictly:
            _STRICT.add(name)
        return function

    return mark


def known_verbs() -> frozenset[str]:
    """Every verb that can be done."""
    return frozenset(_VERBS) | frozenset(_PERSONAL)


@step
def perform(p: Position, script: str, start: int = 0, card: str = "") -> None:
    """Do the effects of a script from the one at `start`.

    `card` is the card that the text stands on, where it stands on one: `row:2` (a card of the
    sequence), `item:net` or `secret:14` (of the one acting). `charge N`, `pay N charges` and
    `charges` mean that card.
    """
    effects = parse_script(script)
    while start < len(effects) and not _applies(p, effects[start], card):
        start += 1
    if start == len(effects):
        return
    effect = effects[start]
    if start + 1 < len(effects) or effect.verb == "pay":
        plan(p, (perform, script, start + 1, card))
    if card and (effect.verb, effect.args) in _ON_THIS_CARD:
        effect = effect._replace(args=(*effect.args, "this", card))
    if _is_asked_of_each(effect):
        _do_where_it_applies(p, effect, card)
    else:
        do(p, effect, amount(p, effect.amount, card=card))


def do(p: Position, effect: Effect, much: int) -> None:
    """Do one effect whose condition holds."""
    happen = _VERBS.get(effect.verb)
    if happen is not None:
        happen(p, effect, much)
        return
    assert effect.verb in _PERSONAL, effect.verb
    who = reach(p, effect)
    if who in ("party", "any"):
        plan(p, (Receive, effect.verb, much, effect.args))
    else:
        do_to(p, effect, much, members(p, effect))


def do_to(p: Position, effect: Effect, much: int, who: tuple[str, ...]) -> None:
    """Do a personal effect to these characters, one after the other."""
    if len(who) == 1:
        befall(p, effect.verb, much, effect.args, who[0])
    else:
        plan(p, *((befall, effect.verb, much, effect.args, one) for one in who))


@step
def befall(p: Position, verb: str, much: int, args: tuple[Argument, ...], who: str) -> None:
    """A personal effect happens to a character, if it is still in play."""
    if much > 0 and p.is_here(who):
        _PERSONAL[verb](p, p.character(who), Effect(verb, much, args, "me"), much)


def drop_rest(p: Position) -> None:
    """A `pay` that cannot be covered: the rest of its script is not done (TRK-6)."""
    assert p.agenda[-1].name == perform.__name__
    p.agenda = p.agenda[:-1]


# To whom -----------------------------------------------------------------------------------------


def reach(p: Position, effect: Effect) -> str:
    """Whom an effect concerns: what it says; else the one acting in an encounter, or the party."""
    return effect.who or ("me" if p.encounter else "party")


def members(p: Position, effect: Effect) -> tuple[str, ...]:
    """The characters an effect concerns; those to choose from where one is to be chosen."""
    who = reach(p, effect)
    if who == "all":
        return asked_of_all(p).party
    here = asked_here(p)
    return (here.me,) if who == "me" else here.party


def can_touch(p: Position, effect: Effect, who: str) -> bool:
    """Whether an effect can do anything to this character (a loss needs something to lose)."""
    touches = _TOUCHES.get(effect.verb)
    return touches is None or touches(p, p.character(who), effect)


@ask
class Receive(Asking):
    """Which member receives a single gain or penalty (EXP-5)."""

    kind = "receive"

    @staticmethod
    def options(p: Position, verb: str, much: int, args: tuple[Argument, ...]) -> list[Option]:
        """Every member; of a loss only those who have something to lose, by the setting."""
        if much <= 0:
            return []
        effect = Effect(verb, much, args)
        party = [one for one in asked_here(p).party if p.is_here(one)]
        if verb in _STRICT or p.settings.losses_fall_on_those_who_have:
            party = [one for one in party if can_touch(p, effect, one)]
        return [Option.of("receive", who=one) for one in party]

    @staticmethod
    def take(p: Position, option: Option, verb: str, much: int, args: tuple[Argument, ...]) -> None:
        """It happens to that one."""
        befall(p, verb, much, args, option.get("who"))

    @staticmethod
    def refuse(
        p: Position, option: Option, verb: str, much: int, args: tuple[Argument, ...]
    ) -> Refusal | None:
        """Only a member can be chosen, and only one on whom it has an effect."""
        if option.kind != "receive":
            return None
        if option.get("who") not in asked_here(p).party:
            return Refusal("EXP-5", "Only a member of the party can be chosen.")
        return Refusal("EXP-5", "This would do nothing to that character.")


# Conditions --------------------------------------------------------------------------------------


def _applies(p: Position, effect: Effect, card: str) -> bool:
    if effect.condition is None or _is_asked_of_each(effect):
        return True
    return meets(p, effect.condition, asked_here(p, card=card))


def _do_where_it_applies(p: Position, effect: Effect, card: str) -> None:
    """`for each ... if me.…`: everybody is asked for themselves."""
    happening = []
    for one in members(p, effect):
        asked = asked_here(p, one, card)
        if effect.condition is None or meets(p, effect.condition, asked):
            much = amount(p, effect.amount, one, card)
            happening.append((befall, effect.verb, much, effect.args, one))
    plan(p, *happening)


@cache
def _is_asked_of_each(effect: Effect) -> bool:
    return (
        effect.verb in _PERSONAL
        and effect.who in ("each", "all")
        and (_asks_me(effect.condition) or (isinstance(effect.amount, Call) and effect.amount.mine))
    )


def _asks_me(condition: Condition | None) -> bool:
    if isinstance(condition, Call):
        return condition.mine
    if isinstance(condition, Comparison):
        sides = (condition.left, condition.right)
        return any(isinstance(side, Call) and side.mine for side in sides)
    if isinstance(condition, Negation):
        return _asks_me(condition.part)
    if isinstance(condition, Both | Either):
        return any(map(_asks_me, condition.parts))
    return False
