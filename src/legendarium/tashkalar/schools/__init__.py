"""The schools of Tash-Kalar and the shared legends: every being there is."""

from __future__ import annotations

from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.schools.imperial import IMPERIAL

DECKS: dict[str, tuple[str, ...]] = {
    "northern": tuple(IMPERIAL.cards),
    "southern": tuple(IMPERIAL.cards),
}
"""The beings of each school, in the order of the card list."""

LEGENDS: tuple[str, ...] = ()

CARDS: dict[str, Card] = IMPERIAL.cards
