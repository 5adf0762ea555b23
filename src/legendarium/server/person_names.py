"""Which names people may have, and when two names are the same."""

from __future__ import annotations

import unicodedata

from legendarium.server.errors import Refused

MAX_LENGTH = 24
MAX_FOLDED_LENGTH = 48
VISIBLE_CATEGORIES = ("L", "N", "P", "S")
FORBIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Control characters, direction marks, and code points that have no visible form."""
BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Visible by their category, but drawn as nothing."""


VARIATION_SELECTORS = frozenset(
    (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
)
"""They change how the character before them is drawn, in most cases not at all."""


def tidy(name: str) -> str:
    """A name as it is stored and shown; raises Refused when it is not allowed."""
    tidied = " ".join(unicodedata.normalize("NFC", name).split())
    categories = [unicodedata.category(letter) for letter in tidied]
    if (
        not 1 <= len(tidied) <= MAX_LENGTH
        or len(fold(tidied)) > MAX_FOLDED_LENGTH
        or not FORBIDDEN_CATEGORIES.isdisjoint(categories)
        or not BLANK_LETTERS.isdisjoint(tidied)
        or not any(category.startswith(VISIBLE_CATEGORIES) for category in categories)
    ):
        raise Refused("bad-name", "name")
    return tidied


def fold(name: str) -> str:
    """A name for comparison: names that look the same are equal."""
    plain = "".join(letter for letter in name if ord(letter) not in VARIATION_SELECTORS)
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", plain).casefold())
    return " ".join(folded.split())
