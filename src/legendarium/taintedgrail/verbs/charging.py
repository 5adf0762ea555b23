"""Charges on cards: of the sequence, of items and of secrets (SEQ-5)."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.taintedgrail import keywords
from legendarium.taintedgrail.conditions import scene_context
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.effects import verb
from legendarium.taintedgrail.events.characters import ChargesChanged
from legendarium.taintedgrail.position import Character, Position


@verb("charge")
def charge(p: Position, effect: Effect, count: int) -> None:
    """Put charges on the card of the text, or on a named item or secret."""
    _add(p, effect.args, count)


def pay_charges(p: Position, effect: Effect, count: int) -> bool:
    """Take charges off the card of the text; returns whether it had enough."""
    return _add(p, effect.args[1:], -count)


def _add(p: Position, args: tuple[int | str, ...], count: int) -> bool:
    if not args:
        return False
    kind, name = str(args[0]), str(args[1])
    if kind == "this":
        kind, _, name = name.partition(":")
    return _add_in_row(p, int(name), count) if kind == "row" else _add_held(p, kind, name, count)


def _add_in_row(p: Position, place: int, count: int) -> bool:
    encounter = p.encounter
    if encounter is None or place >= len(encounter.row):
        return False
    card = encounter.row[place]
    if card.charges + count < 0:
        return False
    now = card._replace(charges=card.charges + count)
    encounter.row = (*encounter.row[:place], now, *encounter.row[place + 1 :])
    p.tell(ChargesChanged(card.number, count, now.charges))
    return True


def _add_held(p: Position, kind: str, name: str, count: int) -> bool:
    for character in _nearest_first(p):
        held = keywords.find(character, kind, name)
        if held is not None and held.charges + count >= 0:
            now = held._replace(charges=held.charges + count)
            keywords.replace(character, held, now)
            p.tell(ChargesChanged(keywords.card_of(held), count, now.charges))
            return True
    return False


def _nearest_first(p: Position) -> Iterator[Character]:
    """The acting character, then the party, then everybody else."""
    here = scene_context(p)
    first = (here.me, *(one for one in here.party if one != here.me))
    for one in first:
        if p.is_in_play(one):
            yield p.character(one)
    for character in p.characters:
        if character.id not in first:
            yield character
