"""Menhirs: inspecting, lighting and prolonging them, and how they go out (7.3, DAY-1, DAY-3)."""

from __future__ import annotations

from functools import cache

from legendarium.table.message import Option
from legendarium.taintedgrail.agenda import Asking, Refusal, ask, plan, step
from legendarium.taintedgrail.conditions import holds
from legendarium.taintedgrail.content.model import MenhirText
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import Call
from legendarium.taintedgrail.content.writing import write_script
from legendarium.taintedgrail.map import reveal
from legendarium.taintedgrail.modes import menhir_dial, paying_players
from legendarium.taintedgrail.paying import can_pay
from legendarium.taintedgrail.position import Position


def menhir_text(p: Position, number: int) -> MenhirText | None:
    """The text on the back of a location; None where it bears no menhir emblem (MEN-1)."""
    location = p.location(number)
    return location.menhir if "menhir" in location.emblems else None


def menhir_cost(p: Position, number: int) -> str:
    """What lighting the menhir of a location costs now."""
    text = menhir_text(p, number)
    assert text is not None
    counted = paying_players(p)
    return _for_players(text.cost[counted - 1], counted)


@cache
def _for_players(cost: str, players: int) -> str:
    """The cost with the number of players written out, so that story mode can count fewer."""
    script = parse_script(cost)
    return write_script(
        tuple(
            effect._replace(amount=players) if effect.amount == Call("players") else effect
            for effect in script
        )
    )


def light(p: Position, number: int, dial: int = 0) -> bool:
    """Light a menhir, or set its dial anew (MEN-2); 0 takes the dial of its text.

    False where no menhir can stand: no such place or emblem, or all menhirs are in use.
    """
    text = menhir_text(p, number)
    if number not in p.places or text is None or is_spent(p, number):
        return False
    p.menhirs[number] = menhir_dial(p, dial or text.dial[p.players - 1])
    p.tell("menhir-lit", location=number, dial=p.menhirs[number])
    if p.settings.reveal_on_activation:
        reveal(p, number)
    return True


def douse(p: Position, number: int) -> None:
    """Take the dial off a menhir; it stays until the next start of day (WYR-4)."""
    if p.menhirs.get(number):
        p.menhirs[number] = 0
        p.tell("menhir-failing", location=number)


def is_spent(p: Position, number: int) -> bool:
    """Whether every menhir of the box stands somewhere else (2.3)."""
    return number not in p.menhirs and len(p.menhirs) >= p.campaign.max_menhirs


@step
def remove_menhirs(p: Position) -> None:
    """Menhirs without a dial go; the rest are the active ones (DAY-1)."""
    for number, dial in list(p.menhirs.items()):
        if dial == 0:
            del p.menhirs[number]
            p.tell("menhir-out", location=number)


@step
def lower_menhirs(p: Position) -> None:
    """Each dial goes down by 1; one that shows 1 is taken off (DAY-3)."""
    for number, dial in list(p.menhirs.items()):
        if dial:
            p.menhirs[number] = dial - 1
            p.tell("menhir-dial", location=number, dial=dial - 1)


@step
def inspect_menhir(p: Position) -> None:
    """The party reads the text of the menhir, and may light it (ACT-5)."""
    number = p.character(p.scene.me).location
    p.tell("menhir-text", location=number, cost=menhir_cost(p, number))
    plan(p, (Menhir,))


@ask
class Menhir(Asking):
    """Light the menhir of this location now, or leave it."""

    kind = "menhir"

    @staticmethod
    def options(p: Position) -> list[Option]:
        """Lighting it, where it can be lit."""
        if _hindrance(p) is None:
            return [Option.of("activate"), Option.of("leave")]
        return [Option.of("leave")]

    @staticmethod
    def take(p: Position, option: Option) -> None:
        """Pay from one pot (MEN-3), then light it."""
        if option.kind == "activate":
            number = p.character(p.scene.me).location
            plan(p, ("pay", menhir_cost(p, number), p.scene.party, ""), (prepare_menhir, number))

    @staticmethod
    def refuse(p: Position, option: Option) -> Refusal | None:
        """Why it cannot be lit."""
        return _hindrance(p) if option.kind == "activate" else None


@step
def prepare_menhir(p: Position, number: int) -> None:
    """The cost is paid: prepare the menhir as its text says (MEN-1)."""
    text = menhir_text(p, number)
    assert text is not None
    light(p, number)
    if text.effect:
        plan(p, ("perform", text.effect))


def _hindrance(p: Position) -> Refusal | None:
    number = p.character(p.scene.me).location
    text = menhir_text(p, number)
    if text is None:
        return Refusal("MEN-1", "There is no menhir in this location.")
    if is_spent(p, number):
        return Refusal("MEN-1", f"No more than {p.campaign.max_menhirs} menhirs burn at once.")
    if not holds(p, text.needs):
        return Refusal("MEN-1", "The party does not have what this menhir asks for.")
    if not can_pay(p, menhir_cost(p, number), p.scene.party):
        return Refusal("TRK-6", "The party cannot pay the whole cost of this menhir.")
    return None
