"""Imagined story verbs: statuses, cards, the map, dials, and where the story leads."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.imagining import (
    Imagined,
    affected,
    best_suited,
    imagines,
)
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.map import current_number
from legendarium.taintedgrail.menhirs import is_spent, menhir_text
from legendarium.taintedgrail.position import Dial, Possession, TaskEntry
from legendarium.taintedgrail.quests import hinted_locations

LOST_HINT_COST = 5.0
"""The cost of losing or replacing a location that a quest hints at."""


@imagines("tick")
def _tick(im: Imagined, effect: Effect, amount: int) -> None:
    name = str(effect.args[0])
    ticked = im.p.statuses.get(name, ())
    status = im.p.campaign.statuses[name]
    free = [part for part in range(1, status.parts + 1) if part not in ticked]
    part = int(effect.args[1]) if len(effect.args) > 1 else (free or [0])[0]
    if part in free:
        im.p.statuses[name] = tuple(sorted((*ticked, part)))


@imagines("task")
def _task(im: Imagined, effect: Effect, amount: int) -> None:
    name = str(effect.args[0])
    if all(entry.id != name for entry in im.p.tasks):
        im.p.tasks = (*im.p.tasks, TaskEntry(name, 0))


# Cards -------------------------------------------------------------------------------------------


def _has(im: Imagined, kind: str, name: str) -> bool:
    owners = im.p.characters
    return any(held.kind == kind and held.id == name for one in owners for held in one.possessions)


@imagines("gain-secret")
def _gain_secret(im: Imagined, effect: Effect, amount: int) -> None:
    _receive(im, effect, "secret")


@imagines("gain-item")
def _gain_item(im: Imagined, effect: Effect, amount: int) -> None:
    _receive(im, effect, "item")


def _receive(im: Imagined, effect: Effect, kind: str) -> None:
    name = str(effect.args[0])
    if not im.members or _has(im, kind, name):
        return
    who = affected(im, effect)[:1] or [best_suited(im.members, "gain", "")]
    for one in who:
        one.possessions = (*one.possessions, Possession(kind, name, face_up=False))


@imagines("lose-secret")
def _lose_secret(im: Imagined, effect: Effect, amount: int) -> None:
    _let_go(im, "secret", str(effect.args[0]))


@imagines("lose-item")
def _lose_item(im: Imagined, effect: Effect, amount: int) -> None:
    _let_go(im, "item", str(effect.args[0]))


def _let_go(im: Imagined, kind: str, name: str) -> None:
    for one in im.members:
        kept = tuple(held for held in one.possessions if (held.kind, held.id) != (kind, name))
        if len(kept) < len(one.possessions):
            one.possessions = kept
            return


@imagines("draw-item")
def _draw_item(im: Imagined, effect: Effect, amount: int) -> None:
    im.items += 1


@imagines("discard-items")
def _discard_items(im: Imagined, effect: Effect, amount: int) -> None:
    for one in affected(im, effect):
        items = [held for held in one.possessions if held.kind == "item"][:amount]
        one.possessions = tuple(held for held in one.possessions if held not in items)


# The map -----------------------------------------------------------------------------------------


def _place(im: Imagined, effect: Effect) -> int:
    named = effect.args[0]
    if named == "here":
        return im.p.character(im.me).location
    return current_number(im.p, int(named))


@imagines("light-menhir")
def _light_menhir(im: Imagined, effect: Effect, amount: int) -> None:
    light(im, _place(im, effect), amount)


def light(im: Imagined, number: int, dial: int = 0) -> None:
    """Light a menhir, with the dial of its own text unless one is given."""
    text = menhir_text(im.p, number)
    if text is not None and number in im.p.places and not is_spent(im.p, number):
        im.p.menhirs[number] = dial or text.dial[im.p.players - 1]


@imagines("replace-location")
@imagines("remove-location")
@imagines("discard-location")
def _lose_location(im: Imagined, effect: Effect, amount: int) -> None:
    """Count a cost if a quest hints at the location."""
    if current_number(im.p, int(effect.args[0])) in hinted_locations(im.p):
        im.curious -= LOST_HINT_COST


@imagines("douse-menhir")
def _douse_menhir(im: Imagined, effect: Effect, amount: int) -> None:
    number = _place(im, effect)
    if number in im.p.menhirs:
        im.p.menhirs[number] = 0


@imagines("move")
def _move(im: Imagined, effect: Effect, amount: int) -> None:
    named = effect.args[0]
    to = im.p.campaign.start_location if named == "home" else current_number(im.p, int(named))
    if to in im.p.places:
        for one in im.p.characters if effect.who == "all" else im.members:
            one.location = to


# Dials -------------------------------------------------------------------------------------------


@imagines("set-dial")
def _set_dial(im: Imagined, effect: Effect, amount: int) -> None:
    im.p.dials[str(effect.args[0])] = Dial(amount, "location", 0)


@imagines("raise-dial")
@imagines("lower-dial")
def _turn_dial(im: Imagined, effect: Effect, amount: int) -> None:
    name = str(effect.args[0])
    dial = im.p.dials.get(name)
    if dial is not None:
        value = dial.value + (amount if effect.verb == "raise-dial" else -amount)
        im.p.dials[name] = dial._replace(value=value)


@imagines("remove-dial")
def _remove_dial(im: Imagined, effect: Effect, amount: int) -> None:
    im.p.dials.pop(str(effect.args[0]), None)


# What comes next ---------------------------------------------------------------------------------


@imagines("encounter")
def _encounter(im: Imagined, effect: Effect, amount: int) -> None:
    """Imagine a victory; `expected_group_worth` counts what the encounter may cost."""
    im.fights = (*im.fights, str(effect.args[1]))
    im.p.last_encounter = "won"


@imagines("goto")
def _goto(im: Imagined, effect: Effect, amount: int) -> None:
    im.leads = f"log.{effect.args[0]}"


@imagines("sealed")
def _sealed(im: Imagined, effect: Effect, amount: int) -> None:
    im.leads = f"page.{effect.args[0]}"


@imagines("end-chapter")
def _end_chapter(im: Imagined, effect: Effect, amount: int) -> None:
    im.p.ending = str(effect.args[0])
