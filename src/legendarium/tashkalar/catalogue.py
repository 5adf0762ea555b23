"""Everything that is printed on the material, as JSON for clients that draw it."""

from __future__ import annotations

from legendarium.tashkalar.arena import GREEN, NAME, RED
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.reasons import REASONS
from legendarium.tashkalar.schools import DECK, DECKS
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL
from legendarium.tashkalar.shapes import (
    CardShape,
    CatalogueShape,
    FlareShape,
    SquareKind,
    TaskShape,
)
from legendarium.tashkalar.tasks import TASKS


def make_catalogue() -> CatalogueShape:
    """The catalogue; it is the same for every game."""
    return {
        "cards": {
            name: _card(deck.key, card)
            for deck in DECK.values()
            for name, card in deck.cards.items()
        },
        "decks": {school: list(deck) for school, deck in DECKS.items()},
        "colours": dict(COLOUR_OF_SCHOOL),
        "flares": {
            name: FlareShape(upper=flare.upper.more, lower=flare.lower.more)
            for name, flare in FLARES.items()
        },
        "tasks": {
            name: TaskShape(points=task.points, category=task.category, advanced=task.advanced)
            for name, task in TASKS.items()
        },
        "reasons": {reason: rule for reason, rule in REASONS.items() if rule},
        "squares": {name: _kind(square) for square, name in NAME.items()},
    }


def _card(deck: str, card: Card) -> CardShape:
    return {
        "deck": deck,
        "rank": card.rank.word,
        "drawing": list(card.pattern.drawing),
        "marks": list(card.pattern.mark_drawing),
        "directions": list(card.pattern.directions),
    }


def _kind(square: int) -> SquareKind:
    return "red" if square & RED else "green" if square & GREEN else "plain"
