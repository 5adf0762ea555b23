"""Performs scripts of a campaign in the current scene (see docs/campaign-format.md).

A verb is a function in a table. Most verbs happen once; a personal verb affects characters, and
`for` says which: me, each member, all characters, or one member whom the party chooses (EXP-5).
Effects are separate steps, so that watches see a reached goal between them (QST-2).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.conditions import amount, everybody_context, meets, scene_context
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
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.story import LetReceive
from legendarium.taintedgrail.position import Character, Position

Verb = Callable[[Position, Effect, int], None]
Personal = Callable[[Position, Character, Effect, int], None]
Affects = Callable[[Position, Character, Effect], bool]
V = TypeVar("V", bound=Verb)
W = TypeVar("W", bound=Personal)

_VERBS: dict[str, Verb] = {}
_PERSONAL: dict[str, Personal] = {}
_AFFECTS: dict[str, Affects] = {}
_STRICT: set[str] = set()
_EFFECTS_ON_CARD = (("charge", ()), ("pay", ("charges",)))


def verb(name: str) -> Callable[[V], V]:
    """Register the function that performs a verb: `(p, effect, amount)`."""

    def mark(function: V) -> V:
        assert name not in known_verbs(), name
        _VERBS[name] = function
        return function

    return mark


def personal(name: str, affects: Affects | None = None, strictly: bool = False) -> Callable[[W], W]:
    """Register the function that performs a verb on a character: `(p, character, effect, amount)`.

    `affects` tells whether it would change anything for a character. When one member is chosen, it
    must be one that the verb affects: always if `strictly`, else by the setting for losses.
    """

    def mark(function: W) -> W:
        assert name not in known_verbs(), name
        _PERSONAL[name] = function
        if affects is not None:
            _AFFECTS[name] = affects
        if strictly:
            _STRICT.add(name)
        return function

    return mark


def known_verbs() -> frozenset[str]:
    """Every verb that can be performed."""
    return frozenset(_VERBS) | frozenset(_PERSONAL)


@step
def perform(p: Position, script: str, start: int = 0, card: str = "") -> None:
    """Perform the effects of a script from the one at `start`.

    `card` is the card of the text, if any: `row:2` (a card of the sequence), `item:net` or
    `secret:14` (of the acting character). `charge N`, `pay N charges` and `charges` refer to it.
    """
    effects = parse_script(script)
    while start < len(effects) and not _applies(p, effects[start], card):
        start += 1
    if start == len(effects):
        return
    effect = effects[start]
    if start + 1 < len(effects) or effect.verb == "pay":
        plan(p, (perform, script, start + 1, card))
    if card and (effect.verb, effect.args) in _EFFECTS_ON_CARD:
        effect = effect._replace(args=(*effect.args, "this", card))
    if _is_decided_for_each(effect):
        _perform_for_each(p, effect, card)
    else:
        perform_effect(p, effect, amount(p, effect.amount, card=card))


def perform_effect(p: Position, effect: Effect, count: int) -> None:
    """Perform one effect whose condition holds."""
    happen = _VERBS.get(effect.verb)
    if happen is not None:
        happen(p, effect, count)
        return
    assert effect.verb in _PERSONAL, effect.verb
    who = target_of(p, effect)
    if who in ("party", "any"):
        plan(p, (Receive, effect.verb, count, effect.args))
    else:
        apply_to(p, effect, count, targets_of(p, effect))


def apply_to(p: Position, effect: Effect, count: int, who: tuple[str, ...]) -> None:
    """Apply a personal effect to these characters, one after the other."""
    if len(who) == 1:
        befall(p, effect.verb, count, effect.args, who[0])
    else:
        plan(p, *((befall, effect.verb, count, effect.args, one) for one in who))


@step
def befall(p: Position, verb: str, count: int, args: tuple[Argument, ...], who: str) -> None:
    """Apply a personal effect to a character, if it is still in play."""
    if count > 0 and p.is_in_play(who):
        _PERSONAL[verb](p, p.character(who), Effect(verb, count, args, "me"), count)


def drop_rest(p: Position) -> None:
    """Drop the rest of a script after a `pay` that cannot be covered (TRK-6)."""
    assert p.agenda[-1].name == perform.__name__
    p.agenda = p.agenda[:-1]


# To whom -----------------------------------------------------------------------------------------


def target_of(p: Position, effect: Effect) -> str:
    """The target of an effect; by default `me` in encounters, otherwise `party`."""
    return effect.who or ("me" if p.encounter else "party")


def targets_of(p: Position, effect: Effect) -> tuple[str, ...]:
    """The characters an effect targets, or those to choose one target from."""
    who = target_of(p, effect)
    if who == "all":
        return everybody_context(p).party
    here = scene_context(p)
    return (here.me,) if who == "me" else here.party


def can_affect(p: Position, effect: Effect, who: str) -> bool:
    """Whether an effect can change anything for this character; losses need something to lose."""
    affects = _AFFECTS.get(effect.verb)
    return affects is None or affects(p, p.character(who), effect)


@ask
class Receive(QuestionStep[LetReceive]):
    """Which member receives a single gain or penalty (EXP-5)."""

    kind = "receive"

    @staticmethod
    def options(p: Position, verb: str, count: int, args: tuple[Argument, ...]) -> list[LetReceive]:
        """Every member; for losses, by the setting, only those who have something to lose."""
        if count <= 0:
            return []
        effect = Effect(verb, count, args)
        party = [one for one in scene_context(p).party if p.is_in_play(one)]
        if verb in _STRICT or p.settings.losses_fall_on_those_who_have:
            party = [one for one in party if can_affect(p, effect, one)]
        return [LetReceive(one) for one in party]

    @staticmethod
    def take(
        p: Position, option: LetReceive, verb: str, count: int, args: tuple[Argument, ...]
    ) -> None:
        """Apply the effect to the chosen member."""
        befall(p, verb, count, args, option.who)

    @staticmethod
    def refuse(
        p: Position, option: AnyOption, verb: str, count: int, args: tuple[Argument, ...]
    ) -> Refusal | None:
        """Refuse characters outside the party, and those without any effect."""
        if not isinstance(option, LetReceive):
            return None
        if option.who not in scene_context(p).party:
            return Refusal("EXP-5", "Only a member of the party can be chosen.")
        return Refusal("EXP-5", "This would have no effect on that character.")


# Conditions --------------------------------------------------------------------------------------


def _applies(p: Position, effect: Effect, card: str) -> bool:
    if effect.condition is None or _is_decided_for_each(effect):
        return True
    return meets(p, effect.condition, scene_context(p, card=card))


def _perform_for_each(p: Position, effect: Effect, card: str) -> None:
    """Perform `for each ... if me.…`: the condition is checked for each character."""
    happening = []
    for one in targets_of(p, effect):
        context = scene_context(p, one, card)
        if effect.condition is None or meets(p, effect.condition, context):
            count = amount(p, effect.amount, one, card)
            happening.append((befall, effect.verb, count, effect.args, one))
    plan(p, *happening)


@cache
def _is_decided_for_each(effect: Effect) -> bool:
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
