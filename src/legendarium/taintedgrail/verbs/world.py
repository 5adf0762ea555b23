"""The map, its menhirs and the dials, as a text changes them (sections 7 and 9.4)."""

from __future__ import annotations

from legendarium.taintedgrail import dials, map, menhirs
from legendarium.taintedgrail.agenda import plan
from legendarium.taintedgrail.conditions import asked_here
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.effects import Receive, members, personal, reach, verb
from legendarium.taintedgrail.position import Character, Position


def here(p: Position) -> int:
    """The location of the one acting."""
    return p.character(asked_here(p).me).location


def _place(p: Position, effect: Effect) -> int:
    """The location an effect names: `here`, or a number, or what has replaced it (MAP-4)."""
    named = effect.args[0]
    return here(p) if named == "here" else map.standing(p, int(named))


@verb("set-dial")
def set_dial(p: Position, effect: Effect, much: int) -> None:
    """Place a dial here, or on a secret."""
    name = str(effect.args[0])
    if len(effect.args) > 1:
        dials.set_dial(p, name, much, "secret", int(effect.args[2]))
    else:
        dials.set_dial(p, name, much, "location", here(p))


@verb("lower-dial")
def lower_dial(p: Position, effect: Effect, much: int) -> None:
    """Turn a dial down."""
    dials.lower_dial(p, str(effect.args[0]), much)


@verb("raise-dial")
def raise_dial(p: Position, effect: Effect, much: int) -> None:
    """Turn a dial up."""
    dials.raise_dial(p, str(effect.args[0]), much)


@verb("remove-dial")
def remove_dial(p: Position, effect: Effect, much: int) -> None:
    """Take a dial away."""
    dials.remove_dial(p, str(effect.args[0]))


@verb("move")
def move(p: Position, effect: Effect, much: int) -> None:
    """Special movement: the party goes together unless the text names somebody (MAP-6)."""
    if reach(p, effect) == "any":
        plan(p, (Receive, "move-one", 1, effect.args))
    else:
        _move(p, members(p, effect), effect)


@personal("move-one")
def move_one(p: Position, character: Character, effect: Effect, much: int) -> None:
    """The member that was chosen is moved."""
    _move(p, (character.id,), effect)


def _move(p: Position, who: tuple[str, ...], effect: Effect) -> None:
    named = effect.args[0]
    to = p.campaign.start_location if named == "home" else int(named)
    if not map.move_to(p, who, to):
        p.tell("no-way", who=who, to=to)


@verb("replace-location")
def replace_location(p: Position, effect: Effect, much: int) -> None:
    """A variant takes the place of a location for good; once."""
    old, new = int(effect.args[0]), int(effect.args[1])
    if old not in p.replaced:
        map.replace_location(p, old, new)


@verb("remove-location")
def remove_location(p: Position, effect: Effect, much: int) -> None:
    """Out of the game for good (DSC-4)."""
    map.remove_location(p, int(effect.args[0]))


@verb("discard-location")
def discard_location(p: Position, effect: Effect, much: int) -> None:
    """Off the map; it can be revealed again (DSC-1)."""
    map.discard_location(p, int(effect.args[0]))


@verb("light-menhir")
def light_menhir(p: Position, effect: Effect, much: int) -> None:
    """Light a menhir; without a number its own text says the dial."""
    menhirs.light(p, _place(p, effect), much)


@verb("douse-menhir")
def douse_menhir(p: Position, effect: Effect, much: int) -> None:
    """Put a menhir out: its dial goes, and with the next morning the menhir (WYR-4)."""
    menhirs.douse(p, _place(p, effect))
