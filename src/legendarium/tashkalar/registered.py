"""The names of what is registered, so that clients see them and get types for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.schools import DECK, DECKS

if TYPE_CHECKING:
    School = str
    FormName = str
    DeckName = str
else:
    School = Literal[tuple(DECKS)]
    FormName = Literal[tuple(FORMS)]
    DeckName = Literal[tuple(DECK)]
