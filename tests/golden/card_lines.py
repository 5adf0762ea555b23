"""One line for each being: a random scene in which it is summoned, and what happens then.

A line depends on its own card alone. Its digest is of this scene and some more: every question, its
options, the events and the position after the effect.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

from card_list import published
from golden.happenings import digest, event_text, question_text
from legendarium.tashkalar.arena import NAME, each
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.patterns import Footprint
from legendarium.tashkalar.position import LEGENDARY, Player
from legendarium.tashkalar.position_text import position_text
from legendarium.tashkalar.schools import CARDS, DECK, DECKS
from legendarium.tashkalar.setup import Setup
from scene import SCHOOLS, Scene

CARD_LINES = Path(__file__).parent / "cards.txt"
SCENES = 36
STRAYS = {"X": 4, "X+": 2, "X*": 1, "O": 6, "O+": 3, "O*": 1}
"""How many pieces are in the arena that do not belong to the pattern."""


class Summoning(NamedTuple):
    """A being summoned in a scene, its effect done at random."""

    drawing: str
    choices: list[str]
    events: list[str]
    happenings: list[str]


def card_line(name: str) -> str:
    """The line of one being; the scene in which most happens is shown."""
    chance = Random(name)
    summonings = [_summoning(CARDS[name], chance) for _ in range(SCENES)]
    seen = digest(*(text for summoning in summonings for text in summoning.happenings))
    shown = max(summonings, key=lambda summoning: len(summoning.events))
    choices, events = "; ".join(shown.choices), "; ".join(shown.events)
    return f"{name} {seen} | {shown.drawing} | {choices} | {events}"


def _summoning(card: Card, chance: Random) -> Summoning:
    drawing, square = _drawing(card, chance)
    scene = Scene(drawing, setup=_setup(card), players=(_player(card), Player()))
    done = Summoning(drawing, [], [], [])
    choice = f"summon {card.id} {square}"
    while True:
        done.happenings.append(question_text(scene.question))
        scene.do(choice)
        done.choices.append(choice)
        done.events.extend(map(event_text, scene.position.events))
        if scene.asked == "action":
            break
        choice = option_text(chance.choice(scene.question.options))
    done.happenings.extend((*done.choices, *done.events, position_text(scene.position)))
    return done


def _setup(card: Card) -> Setup:
    """A duel of a school that plays the card."""
    mine = next((school for school, deck in DECKS.items() if card.id in deck), SCHOOLS[0])
    return Setup("duel", (mine, SCHOOLS[1]))


def _player(card: Card) -> Player:
    """A player who holds the card; the first published cards of the school are discarded."""
    if card.rank == LEGENDARY:
        return Player(legends=(card.id,))
    deck = next(deck for deck in DECK if card.id in DECK[deck].cards)
    discarded = tuple(name for name in published(deck) if name != card.id)
    return Player(hand=(card.id,), discard=discarded[:2])


def _drawing(card: Card, chance: Random) -> tuple[str, str]:
    """The pattern of a card with pieces of both sides around it, and its summoning square."""
    footprint, square = _place(card, chance)
    free = [name for one, name in NAME.items() if not one & footprint.used and name != square]
    chance.shuffle(free)
    squares = {what: [free.pop() for _ in range(number)] for what, number in STRAYS.items()}
    for piece in each(footprint.used):
        squares["X+" if piece & footprint.heroics else "X"].append(NAME[piece])
    return ", ".join(f"{what} {' '.join(sorted(on))}" for what, on in squares.items()), square


def _place(card: Card, chance: Random) -> tuple[Footprint, str]:
    """A random footprint of the pattern, on a random square that it fits."""
    laid = [
        (footprint, name)
        for one, name in NAME.items()
        for footprint in card.pattern.footprints(one)
    ]
    return chance.choice(laid)
