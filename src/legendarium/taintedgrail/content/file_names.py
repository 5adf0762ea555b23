"""The names of the files of a campaign: `locations/<number>.toml`, `items/*.toml`.

Those of records are in the model (`Written`), those of other files here.
"""

from __future__ import annotations

import re

from legendarium.taintedgrail.content.shapes import ID

LOG = "log/<number>.log"
PAGES = "sealed/*.log"
STRINGS = "strings/<language>/*.txt"

_PARTS = {"number": "[0-9]{1,3}", "language": "[a-z]{2}"}


def pattern(name: str) -> re.Pattern[str]:
    """An expression for these file names, with a group for every star and part in brackets."""
    written = ""
    for literal, part in re.findall(r"([^<*]+)|(<[^>]+>|\*)", name):
        words = part.strip("<>")
        known = words if "|" in words else _PARTS.get(words, ID)
        written += f"({known})" if part else re.escape(literal)
    return re.compile(written)


def wildcard(name: str) -> str:
    """The same names with stars alone, as editors want them."""
    return re.sub(r"<[^>]+>", "*", name)
