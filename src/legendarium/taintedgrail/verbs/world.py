"""The verbs for the map, its menhirs and dials (7.1 to 7.3, 9.4)."""

from __future__ import annotations

from legendarium.taintedgrail import dials, map, menhirs
from legendarium.taintedgrail.agenda import plan
from legendarium.taintedgrail.conditions import scene_context
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.effects import Receive, personal, target_of, targets_of, verb
from legendarium.taintedgrail.events.story import NoWay
from legendarium.taintedgrail.position import Character, Position


def here(p: Position) -> int:
    """The location of the acting character."""
    return p.character(scene_context(p).me).location


def _place(p: Position, effect: Effect) -> int:
    """The location an effect names: `here`, or a number, which may be replaced (MAP-4)."""
    named = effect.args[0]
    return here(p) if named == "here" else map.current_number(p, int(named))


@verb("set-dial")
def set_dial(p: Position, effect: Effect, count: int) -> None:
    """Place a dial here, or on a secret."""
    name = str(effect.args[0])
    if len(effect.args) > 1:
        dials.set_dial(p, name, count, "secret", int(effect.args[2]))
    else:
        dials.set_dial(p, name, count, "location", here(p))


@verb("lower-dial")
def lower_dial(p: Position, effect: Effect, count: int) -> None:
    """Turn a dial down."""
    dials.lower_dial(p, str(effect.args[0]), count)


@verb("raise-dial")
def raise_dial(p: Position, effect: Effect, count: int) -> None:
    """Turn a dial up."""
    dials.raise_dial(p, str(effect.args[0]), count)


@verb("remove-dial")
def remove_dial(p: Position, effect: Effect, count: int) -> None:
    """Take a dial away."""
    dials.remove_dial(p, str(effect.args[0]))


@verb("move")
def move(p: Position, effect: Effect, count: int) -> None:
    """Special movement: the whole party moves, unless the text names a target (MAP-6)."""
    if target_of(p, effect) == "any":
        plan(p, (Receive, "move-one", 1, effect.args))
    else:
        _move(p, targets_of(p, effect), effect)


@personal("move-one")
def move_one(p: Position, character: Character, effect: Effect, count: int) -> None:
    """Move the chosen member."""
    _move(p, (character.id,), effect)


def _move(p: Position, who: tuple[str, ...], effect: Effect) -> None:
    named = effect.args[0]
    to = p.campaign.start_location if named == "home" else int(named)
    if not map.move_to(p, who, to):
        p.tell(NoWay(who, to))


@verb("replace-location")
def replace_location(p: Position, effect: Effect, count: int) -> None:
    """Replace a location by a variant permanently, unless it is replaced already."""
    old, new = int(effect.args[0]), int(effect.args[1])
    if old not in p.replaced:
        map.replace_location(p, old, new)


@verb("remove-location")
def remove_location(p: Position, effect: Effect, count: int) -> None:
    """Remove it from the game (DSC-4)."""
    map.remove_location(p, int(effect.args[0]))


@verb("discard-location")
def discard_location(p: Position, effect: Effect, count: int) -> None:
    """Take a location off the map; it can be revealed again (DSC-1)."""
    map.discard_location(p, int(effect.args[0]))


@verb("light-menhir")
def light_menhir(p: Position, effect: Effect, count: int) -> None:
    """Light a menhir, with the dial of its text unless a number is given."""
    menhirs.light(p, _place(p, effect), count)


@verb("douse-menhir")
def douse_menhir(p: Position, effect: Effect, count: int) -> None:
    """Take the dial off a menhir, which goes out the next morning (WYR-4)."""
    menhirs.douse(p, _place(p, effect))
