"""The schools of Tash-Kalar and the shared legends: every being there is.

Each module of this folder defines one deck.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from legendarium.tashkalar import names
from legendarium.tashkalar.cards import BadCard, Card, Deck
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL


def _find_decks() -> dict[str, Deck]:
    found: list[Deck] = []
    for module in iter_modules(__path__):
        try:
            names = vars(import_module(f"{__name__}.{module.name}"))
        except (BadCard, TypeError) as error:
            raise BadCard(f"schools/{module.name}.py: {error}") from error
        found += [value for value in names.values() if isinstance(value, Deck)]
    _check(found)
    return {deck.key: deck for deck in sorted(found, key=lambda deck: deck.order)}


def _check(decks: list[Deck]) -> None:
    """Raise BadCard if two decks have a name, a colour or a card in common, or differ in size."""
    taken: set[str] = set()
    sizes = {len(deck.cards) for deck in decks if deck.schools}
    for deck in decks:
        for name in (deck.key, *deck.schools.values(), *deck.cards):
            if name in taken:
                raise BadCard(f"The deck {deck.key!r}: {name!r} is in another deck, too.")
            taken.add(name)
        if deck.schools and len(sizes) > 1:
            raise BadCard(f"The deck {deck.key!r}: the schools have decks of different sizes.")


DECK: dict[str, Deck] = _find_decks()
"""Every deck by its key, in order."""

COLOUR_OF_SCHOOL.update(
    {school: colour for deck in DECK.values() for school, colour in deck.schools.items()}
)

DECKS: dict[str, tuple[str, ...]] = {
    school: tuple(deck.cards) for deck in DECK.values() for school in deck.schools
}
"""The beings of each school, in the order of the card list."""

DECK_SIZE = len(next(iter(DECKS.values())))
"""The number of beings in the deck of a school."""

LEGENDS: tuple[str, ...] = tuple(
    name for deck in DECK.values() if not deck.schools for name in deck.cards
)

CARDS: dict[str, Card] = {name: card for deck in DECK.values() for name, card in deck.cards.items()}

names.BEINGS.extend(CARDS)
names.CARDS.extend(CARDS)
names.CARDS_OR_HIDDEN.extend(CARDS)
