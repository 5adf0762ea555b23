"""The cards as the tests expect them, written by hand: `tests/tashkalar/card-facts.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FACTS: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "tashkalar" / "card-facts.json").read_text(encoding="utf-8")
)
"""By kind and name. `says` is what the text of a being must mention; see `tests/locale`."""

DECKS = ("imperial", "highland", "sylvan", "legends")

BEINGS: dict[str, dict[str, Any]] = {
    name: facts for deck in DECKS for name, facts in FACTS[deck].items()
}
"""The facts of every being, in the order of the card list."""


MADE_UP = tuple(name for name, facts in BEINGS.items() if facts.get("made_up", False))
"""The beings that somebody added to the published game."""


def published(deck: str) -> tuple[str, ...]:
    """The beings of a deck that belong to the published game."""
    return tuple(name for name in FACTS[deck] if name not in MADE_UP)
