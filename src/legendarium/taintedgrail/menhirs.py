"""Menhirs: inspecting, lighting and prolonging them, and going out (7.3, DAY-1, DAY-3)."""

from __future__ import annotations

from functools import cache

from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.conditions import holds
from legendarium.taintedgrail.content.model import MenhirText
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import Call
from legendarium.taintedgrail.content.writing import write_script
from legendarium.taintedgrail.events.story import (
    MenhirDialTurned,
    MenhirFailing,
    MenhirLit,
    MenhirRead,
    MenhirWentOut,
)
from legendarium.taintedgrail.map import reveal
from legendarium.taintedgrail.modes import menhir_dial, paying_players
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Leave
from legendarium.taintedgrail.options.story import Activate
from legendarium.taintedgrail.paying import can_pay
from legendarium.taintedgrail.position import Position


def menhir_text(p: Position, number: int) -> MenhirText | None:
    """The text on the back of a location; None if it has no menhir emblem (MEN-1)."""
    location = p.location(number)
    return location.menhir if "menhir" in location.emblems else None


def menhir_cost(p: Position, number: int) -> str:
    """The current cost of lighting the menhir of a location."""
    text = menhir_text(p, number)
    assert text is not None
    counted = paying_players(p)
    return _cost_for_players(text.cost[counted - 1], counted)


@cache
def _cost_for_players(cost: str, players: int) -> str:
    """The cost with this number of players, as story mode counts fewer."""
    script = parse_script(cost)
    return write_script(
        tuple(
            effect._replace(amount=players) if effect.amount == Call("players") else effect
            for effect in script
        )
    )


def light(p: Position, number: int, dial: int = 0) -> bool:
    """Light a menhir, or set its dial again (MEN-2); dial 0 means the dial of its text.

    Returns False if the location is not on the map, has no emblem, or all menhirs are in use.
    """
    text = menhir_text(p, number)
    if number not in p.places or text is None or is_spent(p, number):
        return False
    p.menhirs[number] = menhir_dial(p, dial or text.dial[p.players - 1])
    p.tell(MenhirLit(number, p.menhirs[number]))
    if p.settings.reveal_on_activation:
        reveal(p, number)
    return True


def douse(p: Position, number: int) -> None:
    """Take the dial off a menhir, which stays until the next morning (WYR-4)."""
    if p.menhirs.get(number):
        p.menhirs[number] = 0
        p.tell(MenhirFailing(number))


def is_spent(p: Position, number: int) -> bool:
    """Whether all menhirs of the game are in use elsewhere (2.3)."""
    return number not in p.menhirs and len(p.menhirs) >= p.campaign.max_menhirs


@step
def remove_menhirs(p: Position) -> None:
    """Remove menhirs without a dial (DAY-1)."""
    for number, dial in list(p.menhirs.items()):
        if dial == 0:
            del p.menhirs[number]
            p.tell(MenhirWentOut(number))


@step
def lower_menhirs(p: Position) -> None:
    """Lower each dial by 1; a dial that shows 1 is taken off (DAY-3)."""
    for number, dial in list(p.menhirs.items()):
        if dial:
            p.menhirs[number] = dial - 1
            p.tell(MenhirDialTurned(number, dial - 1))


@step
def inspect_menhir(p: Position) -> None:
    """Read the text of the menhir, and ask whether to light it (ACT-5)."""
    number = p.character(p.scene.me).location
    p.tell(MenhirRead(number, menhir_cost(p, number)))
    plan(p, (Menhir,))


@ask
class Menhir(QuestionStep[Activate | Leave]):
    """Whether to light the menhir of this location."""

    kind = "menhir"

    @staticmethod
    def options(p: Position) -> list[Activate | Leave]:
        """Activate, if possible, or leave."""
        if _refusal(p) is None:
            return [Activate(), Leave()]
        return [Leave()]

    @staticmethod
    def take(p: Position, option: Activate | Leave) -> None:
        """Pay from one pot (MEN-3), then light the menhir."""
        if isinstance(option, Activate):
            number = p.character(p.scene.me).location
            plan(p, ("pay", menhir_cost(p, number), p.scene.party, ""), (prepare_menhir, number))

    @staticmethod
    def refuse(p: Position, option: AnyOption) -> Refusal | None:
        """Why it cannot be lit."""
        return _refusal(p) if isinstance(option, Activate) else None


@step
def prepare_menhir(p: Position, number: int) -> None:
    """Light the menhir after its cost is paid, as its text says (MEN-1)."""
    text = menhir_text(p, number)
    assert text is not None
    light(p, number)
    if text.effect:
        plan(p, ("perform", text.effect))


def _refusal(p: Position) -> Refusal | None:
    number = p.character(p.scene.me).location
    text = menhir_text(p, number)
    if text is None:
        return Refusal("MEN-1", "There is no menhir in this location.")
    if is_spent(p, number):
        return Refusal("MEN-1", f"At most {p.campaign.max_menhirs} menhirs can be lit at once.")
    if not holds(p, text.needs):
        return Refusal("MEN-1", "The party does not meet the requirement of this menhir.")
    if not can_pay(p, menhir_cost(p, number), p.scene.party):
        return Refusal("TRK-6", "The party cannot pay the whole cost of this menhir.")
    return None
