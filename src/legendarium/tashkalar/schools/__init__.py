"""The schools of Tash-Kalar and the shared legends: every being there is.

Each module of this folder defines one deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from legendarium.tashkalar import names
from legendarium.tashkalar.cards import BadCard, Card, Deck
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, LEGENDS_KEY, MADE_UP, Setup


def _find_decks() -> dict[str, Deck]:
    found: dict[str, Deck] = {}
    for module in iter_modules(__path__):
        file = f"schools/{module.name}.py"
        try:
            names = vars(import_module(f"{__name__}.{module.name}"))
        except (BadCard, TypeError) as error:
            raise BadCard(f"{file}: {error}") from error
        decks = [value for value in names.values() if isinstance(value, Deck)]
        if len(decks) != 1:
            raise BadCard(f"{file}: It defines {len(decks)} decks instead of one.")
        found[file] = decks[0]
    for file, problem in wrong_decks(found):
        raise BadCard(f"{file}: {problem}")
    return {deck.key: deck for deck in sorted(found.values(), key=lambda deck: deck.order)}


def wrong_decks(decks: Mapping[str, Deck]) -> Iterator[tuple[str, str]]:
    """By file: what is wrong with a deck beside the others, each in one sentence."""
    taken: dict[tuple[str, object], str] = {}
    for file, deck in decks.items():
        for what, name in _names(deck):
            if (what, name) in taken:
                other = taken[what, name]
                yield file, f"The deck {deck.key!r}: the {what} {name!r} is taken in {other}."
            taken[what, name] = file


def _names(deck: Deck) -> Iterator[tuple[str, object]]:
    """Everything in a deck that no deck may repeat."""
    yield "key", deck.key
    yield "order", deck.order
    yield from (("school", school) for school in deck.schools)
    yield from (("colour", colour) for colour in deck.schools.values())
    yield from (("card", card) for card in deck.cards)


DECK: dict[str, Deck] = _find_decks()
"""Every deck by its key, in order."""

COLOUR_OF_SCHOOL.update(
    {school: colour for deck in DECK.values() for school, colour in deck.schools.items()}
)

DECKS: dict[str, tuple[str, ...]] = {
    school: tuple(deck.cards) for deck in DECK.values() for school in deck.schools
}
"""The beings of each school, in the order of the card list."""

LEGENDS: tuple[str, ...] = tuple(
    name for deck in DECK.values() if not deck.schools for name in deck.cards
)

CARDS: dict[str, Card] = {name: card for deck in DECK.values() for name, card in deck.cards.items()}


def _made_up(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in cards if CARDS[name].is_made_up)


MADE_UP.update({school: _made_up(cards) for school, cards in DECKS.items()})
MADE_UP[LEGENDS_KEY] = _made_up(LEGENDS)


def beings_of(setup: Setup, school: str) -> tuple[str, ...]:
    """The beings in the deck of a school in a game."""
    return _dealt(DECKS[school], setup.made_up)


def deck_sizes(setup: Setup) -> tuple[int, ...]:
    """By seat: how many beings there are in its deck."""
    return _deck_sizes(setup.schools, setup.made_up)


@cache
def _deck_sizes(schools: tuple[str, ...], made_up: tuple[str, ...] | None) -> tuple[int, ...]:
    return tuple(len(_dealt(DECKS[school], made_up)) for school in schools)


def legends_of(setup: Setup) -> tuple[str, ...]:
    """The legends of a game, if its form has any."""
    return _dealt(LEGENDS, setup.made_up)


@cache
def _dealt(cards: tuple[str, ...], made_up: tuple[str, ...] | None) -> tuple[str, ...]:
    """These cards without the made-up ones that are not dealt."""
    return tuple(name for name in cards if not CARDS[name].is_made_up or name in (made_up or ()))


names.BEINGS.extend(CARDS)
names.CARDS.extend(CARDS)
names.CARDS_OR_HIDDEN.extend(CARDS)
