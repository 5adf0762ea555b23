"""The view of a seat, and random positions with the same view.

The game is cooperative: everything is visible except the order of the decks and the state of
chance. Every seat sees the same.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from legendarium.table.game import Question
from legendarium.table.hidden import Pile
from legendarium.taintedgrail.agenda import run
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.position import Character, Position

_DECKS = ("event_deck", "random_deck", "item_deck")
_DECKS_OF_CHARACTER = (
    "combat_deck",
    "diplomacy_deck",
    "combat_development",
    "diplomacy_development",
)


class View(NamedTuple):
    """A position as one seat sees it, with sorted decks that hide their order."""

    seat: int
    position: Position
    question: Question[AnyOption] | None


def view(p: Position, seat: int) -> View:
    """What this seat, or a SPECTATOR, may know."""
    seen = p.clone()
    seen.chance = 0
    for name in _DECKS:
        setattr(seen, name, Pile(*getattr(p, name).contents))
    seen.encounter_decks = {
        colour: Pile(*deck.contents) for colour, deck in p.encounter_decks.items()
    }
    for character in seen.characters:
        for name in _DECKS_OF_CHARACTER:
            setattr(character, name, Pile(*getattr(character, name).contents))
    question = p.question
    if question is not None and seat not in question.seats:
        question = question._replace(options=())
    return View(seat, seen, question)


def sample(seen: View, chance: Random) -> Position:
    """A random position with this view."""
    p = seen.position.clone()
    p.chance = chance.getrandbits(64)
    for name in _DECKS:
        setattr(p, name, p.shuffle(getattr(p, name)))
    p.encounter_decks = {colour: p.shuffle(deck) for colour, deck in p.encounter_decks.items()}
    for character in p.characters:
        _shuffle_decks(p, character)
    run(p)
    return p


def _shuffle_decks(p: Position, character: Character) -> None:
    for name in _DECKS_OF_CHARACTER:
        setattr(character, name, p.shuffle(getattr(character, name)))
