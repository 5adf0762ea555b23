"""The beings of the Sylvan school."""

from __future__ import annotations

from legendarium.tashkalar.cards import Deck

SYLVAN = Deck()
