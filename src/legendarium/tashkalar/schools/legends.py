"""The legends: beings of legendary rank that all schools share."""

from __future__ import annotations

from legendarium.tashkalar.cards import Deck

LEGENDS = Deck()
