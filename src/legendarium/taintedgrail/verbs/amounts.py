"""Gaining, losing and paying: resources and tracks (TRK, RES)."""

from __future__ import annotations

from legendarium.taintedgrail.agenda import plan
from legendarium.taintedgrail.content.model import RESOURCES
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.effects import drop_rest, personal, target_of, targets_of, verb
from legendarium.taintedgrail.events.day import Unpaid
from legendarium.taintedgrail.journal import end_exploration
from legendarium.taintedgrail.paying import can_pay, hand_over, has
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.tracks import (
    gain_energy,
    gain_health,
    gain_resource,
    gain_terror,
    lose_energy,
    lose_health,
    lose_resource,
    lose_terror,
)
from legendarium.taintedgrail.verbs.charging import pay_charges

_GAIN = {"energy": gain_energy, "health": gain_health, "terror": gain_terror}
_LOSE = {"energy": lose_energy, "health": lose_health, "terror": lose_terror}


@personal("gain")
def gain(p: Position, character: Character, effect: Effect, count: int) -> None:
    """Add to a resource, or raise a track."""
    what = str(effect.args[0])
    if what in RESOURCES:
        gain_resource(p, character, what, count)
    else:
        _GAIN[what](p, character, count)


def _has_some(p: Position, character: Character, effect: Effect) -> bool:
    return bool(getattr(character, str(effect.args[0])))


@personal("lose", _has_some)
def lose(p: Position, character: Character, effect: Effect, count: int) -> None:
    """Lose up to this amount (TRK-6).

    `unavoidable` makes no difference here: only hits can be prevented (TRK-7).
    """
    what = str(effect.args[0])
    if what in RESOURCES:
        lose_resource(p, character, what, count)
    else:
        _LOSE[what](p, character, count)


@personal("become")
def become(p: Position, character: Character, effect: Effect, count: int) -> None:
    """Set the track so that the state card is attached, unless it already is."""
    if effect.args[0] == "dying":
        if character.health:
            lose_health(p, character, character.health)
        return
    short = p.sheet(character.id).terror_top - 1 - character.terror
    if short > 0:
        gain_terror(p, character, short)


@verb("pay")
def pay(p: Position, effect: Effect, count: int) -> None:
    """Pay in the middle of a text: the party together, or a toll of each member (PTY-4).

    A common cost that cannot be paid ends the scene for the whole party, as an unpaid toll ends it
    for one member (reading); in an encounter only the rest of the text is dropped.
    """
    what = str(effect.args[0])
    if count <= 0:
        return
    if what == "charges":
        if not pay_charges(p, effect, count):
            _fail(p)
    elif target_of(p, effect) in ("party", "any"):
        _pay_as_one(p, what, count)
    elif p.encounter is not None:
        _pay_at_once(p, targets_of(p, effect), what, count)
    else:
        _pay_each(p, targets_of(p, effect), what, count)


def _pay_as_one(p: Position, what: str, count: int) -> None:
    party = p.scene.party
    cost = f"pay {count} {what}"
    if can_pay(p, cost, party):
        plan(p, ("pay", cost, party, ""))
    else:
        _fail(p)


def _pay_each(p: Position, who: tuple[str, ...], what: str, count: int) -> None:
    """Plan the tolls of members; characters outside the scene pay at once if they can."""
    plan(p, *(("toll", what, count, one) for one in who if one in p.scene.party))
    outside = tuple(one for one in who if one not in p.scene.party)
    for one in outside:
        if has(p.character(one), what) >= count:
            hand_over(p, p.character(one), what, count)


def _pay_at_once(p: Position, who: tuple[str, ...], what: str, count: int) -> None:
    if all(has(p.character(one), what) >= count for one in who):
        for one in who:
            hand_over(p, p.character(one), what, count)
    else:
        _fail(p)


def _fail(p: Position) -> None:
    p.tell(Unpaid(p.scene.party))
    drop_rest(p)
    if p.encounter is None:
        end_exploration(p)
