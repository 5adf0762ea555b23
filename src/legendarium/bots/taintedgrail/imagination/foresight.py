"""The story verbs, as far as their words can be imagined: marks, cards, dials, menhirs, ways."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.imagining import (
    Imagined,
    best_suited,
    concerned,
    doing,
)
from legendarium.bots.taintedgrail.judgement.stones import hinted
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.map import standing
from legendarium.taintedgrail.menhirs import is_spent, menhir_text
from legendarium.taintedgrail.position import Dial, Possession, TaskEntry

LOST_HINT = 5.0
"""What it costs when a location that a quest hints at is no longer what it was."""


@doing("tick")
def _tick(im: Imagined, effect: Effect, much: int) -> None:
    name = str(effect.args[0])
    ticked = im.p.statuses.get(name, ())
    status = im.p.campaign.statuses[name]
    free = [part for part in range(1, status.parts + 1) if part not in ticked]
    part = int(effect.args[1]) if len(effect.args) > 1 else (free or [0])[0]
    if part in free:
        im.p.statuses[name] = tuple(sorted((*ticked, part)))


@doing("task")
def _task(im: Imagined, effect: Effect, much: int) -> None:
    name = str(effect.args[0])
    if all(entry.id != name for entry in im.p.tasks):
        im.p.tasks = (*im.p.tasks, TaskEntry(name, 0))


# Cards -------------------------------------------------------------------------------------------


def _has(im: Imagined, kind: str, name: str) -> bool:
    owners = im.p.characters
    return any(held.kind == kind and held.id == name for one in owners for held in one.possessions)


@doing("gain-secret")
def _gain_secret(im: Imagined, effect: Effect, much: int) -> None:
    _receive(im, effect, "secret")


@doing("gain-item")
def _gain_item(im: Imagined, effect: Effect, much: int) -> None:
    _receive(im, effect, "item")


def _receive(im: Imagined, effect: Effect, kind: str) -> None:
    name = str(effect.args[0])
    if not im.members or _has(im, kind, name):
        return
    who = concerned(im, effect)[:1] or [best_suited(im.members, "gain", "")]
    for one in who:
        one.possessions = (*one.possessions, Possession(kind, name, face_up=False))


@doing("lose-secret")
def _lose_secret(im: Imagined, effect: Effect, much: int) -> None:
    _let_go(im, "secret", str(effect.args[0]))


@doing("lose-item")
def _lose_item(im: Imagined, effect: Effect, much: int) -> None:
    _let_go(im, "item", str(effect.args[0]))


def _let_go(im: Imagined, kind: str, name: str) -> None:
    for one in im.members:
        kept = tuple(held for held in one.possessions if (held.kind, held.id) != (kind, name))
        if len(kept) < len(one.possessions):
            one.possessions = kept
            return


@doing("draw-item")
def _draw_item(im: Imagined, effect: Effect, much: int) -> None:
    im.items += 1


@doing("discard-items")
def _discard_items(im: Imagined, effect: Effect, much: int) -> None:
    for one in concerned(im, effect):
        items = [held for held in one.possessions if held.kind == "item"][:much]
        one.possessions = tuple(held for held in one.possessions if held not in items)


# The map -----------------------------------------------------------------------------------------


def _place(im: Imagined, effect: Effect) -> int:
    named = effect.args[0]
    if named == "here":
        return im.p.character(im.me).location
    return standing(im.p, int(named))


@doing("light-menhir")
def _light_menhir(im: Imagined, effect: Effect, much: int) -> None:
    light(im, _place(im, effect), much)


def light(im: Imagined, number: int, dial: int = 0) -> None:
    """A menhir burns, by its own text where no dial is named."""
    text = menhir_text(im.p, number)
    if text is not None and number in im.p.places and not is_spent(im.p, number):
        im.p.menhirs[number] = dial or text.dial[im.p.players - 1]


@doing("replace-location")
@doing("remove-location")
@doing("discard-location")
def _lose_location(im: Imagined, effect: Effect, much: int) -> None:
    """What a quest hints at might be lost with it."""
    if standing(im.p, int(effect.args[0])) in hinted(im.p):
        im.curious -= LOST_HINT


@doing("douse-menhir")
def _douse_menhir(im: Imagined, effect: Effect, much: int) -> None:
    number = _place(im, effect)
    if number in im.p.menhirs:
        im.p.menhirs[number] = 0


@doing("move")
def _move(im: Imagined, effect: Effect, much: int) -> None:
    named = effect.args[0]
    to = im.p.campaign.start_location if named == "home" else standing(im.p, int(named))
    if to in im.p.places:
        for one in im.p.characters if effect.who == "all" else im.members:
            one.location = to


# Dials -------------------------------------------------------------------------------------------


@doing("set-dial")
def _set_dial(im: Imagined, effect: Effect, much: int) -> None:
    im.p.dials[str(effect.args[0])] = Dial(much, "location", 0)


@doing("raise-dial")
@doing("lower-dial")
def _turn_dial(im: Imagined, effect: Effect, much: int) -> None:
    name = str(effect.args[0])
    dial = im.p.dials.get(name)
    if dial is not None:
        value = dial.value + (much if effect.verb == "raise-dial" else -much)
        im.p.dials[name] = dial._replace(value=value)


@doing("remove-dial")
def _remove_dial(im: Imagined, effect: Effect, much: int) -> None:
    im.p.dials.pop(str(effect.args[0]), None)


# What comes next ---------------------------------------------------------------------------------


@doing("encounter")
def _encounter(im: Imagined, effect: Effect, much: int) -> None:
    """It is imagined as won: `standing` counts what it may cost."""
    im.fights = (*im.fights, str(effect.args[1]))
    im.p.last_encounter = "won"


@doing("goto")
def _goto(im: Imagined, effect: Effect, much: int) -> None:
    im.leads = f"log.{effect.args[0]}"


@doing("sealed")
def _sealed(im: Imagined, effect: Effect, much: int) -> None:
    im.leads = f"page.{effect.args[0]}"


@doing("end-chapter")
def _end_chapter(im: Imagined, effect: Effect, much: int) -> None:
    im.p.ending = str(effect.args[0])
