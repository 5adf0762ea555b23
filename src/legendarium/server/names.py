"""What people may be called."""

from __future__ import annotations

import unicodedata

from legendarium.server.errors import Refused

LONGEST = 24
LONGEST_FOLDED = 48
VISIBLE = ("L", "N", "P", "S")
HIDDEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Controls, marks that turn the direction of writing, and whatever nobody can read."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters by their category that show as nothing."""


SELECTORS = frozenset((*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
"""They choose how the letter before them is drawn; most letters look the same with them."""


def tidy(name: str) -> str:
    """A name as it is kept and shown; raises Refused when nobody can be called so."""
    tidied = " ".join(unicodedata.normalize("NFC", name).split())
    categories = [unicodedata.category(letter) for letter in tidied]
    if (
        not 1 <= len(tidied) <= LONGEST
        or len(fold(tidied)) > LONGEST_FOLDED
        or not HIDDEN.isdisjoint(categories)
        or not BLANKS.isdisjoint(tidied)
        or not any(category.startswith(VISIBLE) for category in categories)
    ):
        raise Refused("bad-name", "name")
    return tidied


def fold(name: str) -> str:
    """A name for comparison: two names that read the same are the same."""
    plain = "".join(letter for letter in name if ord(letter) not in SELECTORS)
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", plain).casefold())
    return " ".join(folded.split())
