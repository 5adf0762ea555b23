"""The beings of the Highland school."""

from __future__ import annotations

from legendarium.tashkalar.cards import Deck

HIGHLAND = Deck()
