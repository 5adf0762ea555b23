"""The schools of Tash-Kalar and the shared legends: every being there is."""

from __future__ import annotations

from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.schools import legends
from legendarium.tashkalar.schools.highland import HIGHLAND
from legendarium.tashkalar.schools.imperial import IMPERIAL
from legendarium.tashkalar.schools.sylvan import SYLVAN

DECKS: dict[str, tuple[str, ...]] = {
    "northern": tuple(IMPERIAL.cards),
    "southern": tuple(IMPERIAL.cards),
    "highland": tuple(HIGHLAND.cards),
    "sylvan": tuple(SYLVAN.cards),
}
"""The beings of each school, in the order of the card list."""

LEGENDS: tuple[str, ...] = tuple(legends.LEGENDS.cards)

CARDS: dict[str, Card] = IMPERIAL.cards | HIGHLAND.cards | SYLVAN.cards | legends.LEGENDS.cards
