"""Gaining, losing and paying: resources and tracks (TRK, RES)."""

from __future__ import annotations

from legendarium.taintedgrail.agenda import plan
from legendarium.taintedgrail.content.model import RESOURCES
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.effects import drop_rest, members, personal, reach, verb
from legendarium.taintedgrail.journal import end_exploration
from legendarium.taintedgrail.paying import can_pay, hand_over, has
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.resources import gain_resource, lose_resource
from legendarium.taintedgrail.tracks import (
    gain_energy,
    gain_health,
    gain_terror,
    lose_energy,
    lose_health,
    lose_terror,
)
from legendarium.taintedgrail.verbs.charging import pay_charges

_GAIN = {"energy": gain_energy, "health": gain_health, "terror": gain_terror}
_LOSE = {"energy": lose_energy, "health": lose_health, "terror": lose_terror}


@personal("gain")
def gain(p: Position, character: Character, effect: Effect, much: int) -> None:
    """Add to a resource, or raise a track."""
    what = str(effect.args[0])
    if what in RESOURCES:
        gain_resource(p, character, what, much)
    else:
        _GAIN[what](p, character, much)


def _has_some(p: Position, character: Character, effect: Effect) -> bool:
    return bool(getattr(character, str(effect.args[0])))


@personal("lose", _has_some)
def lose(p: Position, character: Character, effect: Effect, much: int) -> None:
    """Take what is there (TRK-6).

    `unavoidable` needs nothing here: only hits can be prevented, and a loss is no hit (TRK-7).
    """
    what = str(effect.args[0])
    if what in RESOURCES:
        lose_resource(p, character, what, much)
    else:
        _LOSE[what](p, character, much)


@personal("become")
def become(p: Position, character: Character, effect: Effect, much: int) -> None:
    """Set the track so that the state card is attached; who has the card already keeps it."""
    if effect.args[0] == "dying":
        if character.health:
            lose_health(p, character, character.health)
        return
    short = p.sheet(character.id).terror_top - 1 - character.terror
    if short > 0:
        gain_terror(p, character, short)


@verb("pay")
def pay(p: Position, effect: Effect, much: int) -> None:
    """Pay in the middle of a text: the party as one pot, or a toll of each (PTY-4).

    A pot that cannot be filled ends the scene for the whole party, as a toll that cannot be paid
    ends it for one member (reading); in an encounter only the rest of the text falls away.
    """
    what = str(effect.args[0])
    if much <= 0:
        return
    if what == "charges":
        if not pay_charges(p, effect, much):
            _fail(p)
    elif reach(p, effect) in ("party", "any"):
        _pay_as_one(p, what, much)
    elif p.encounter is not None:
        _pay_at_once(p, members(p, effect), what, much)
    else:
        _pay_each(p, members(p, effect), what, much)


def _pay_as_one(p: Position, what: str, much: int) -> None:
    party = p.scene.party
    cost = f"pay {much} {what}"
    if can_pay(p, cost, party):
        plan(p, ("pay", cost, party, ""))
    else:
        _fail(p)


def _pay_each(p: Position, who: tuple[str, ...], what: str, much: int) -> None:
    """Members may drop out; a character outside the scene can only pay or not."""
    plan(p, *(("toll", what, much, one) for one in who if one in p.scene.party))
    outside = tuple(one for one in who if one not in p.scene.party)
    for one in outside:
        if has(p.character(one), what) >= much:
            hand_over(p, p.character(one), what, much)


def _pay_at_once(p: Position, who: tuple[str, ...], what: str, much: int) -> None:
    if all(has(p.character(one), what) >= much for one in who):
        for one in who:
            hand_over(p, p.character(one), what, much)
    else:
        _fail(p)


def _fail(p: Position) -> None:
    p.tell("unpaid", who=p.scene.party)
    drop_rest(p)
    if p.encounter is None:
        end_exploration(p)
