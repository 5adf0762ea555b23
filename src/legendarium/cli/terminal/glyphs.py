"""The shapes that boards and cards are drawn with, one terminal column each."""

from __future__ import annotations

from typing import NamedTuple

Arms = tuple[bool, bool, bool, bool]
"""Whether lines leave a crossing upwards, to the right, downwards and to the left."""


class Glyphs(NamedTuple):
    """One set of shapes."""

    ranks: str
    """Common, heroic, legendary."""
    dot: str
    mark: str
    """A marked square on a card."""
    arrows: dict[str, str]
    changed: str
    """A square on which something has just happened."""
    met: str
    unmet: str
    separator: str
    horizontal: str
    vertical: str
    crossings: str
    """By arms, read as four binary digits: up, right, down, left."""

    def crossing(self, arms: Arms) -> str:
        """Where the lines of the grid meet."""
        up, right, down, left = arms
        return self.crossings[8 * up + 4 * right + 2 * down + left]


LINES = Glyphs(
    ranks="○◆★",
    dot="·",
    mark="×",
    arrows={"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"},
    changed="›",
    met="✓",
    unmet="–",
    separator="·",
    horizontal="─",
    vertical="│",
    crossings=" ╴╷┐╶─┌┬╵┘│┤└┴├┼",
)

LETTERS = Glyphs(
    ranks="o#*",
    dot=".",
    mark="x",
    arrows={"n": "^", "ne": "/", "e": ">", "se": "\\", "s": "v", "sw": "/", "w": "<", "nw": "\\"},
    changed=">",
    met="+",
    unmet="-",
    separator="-",
    horizontal="-",
    vertical="|",
    crossings=" -|+--++|+|+++++",
)
"""For terminals whose encoding has no other shapes."""


def glyphs_for(encoding: str, plain: bool) -> Glyphs:
    """The finest shapes that an encoding can show."""
    if plain:
        return LETTERS
    shapes = "".join("".join(part.values()) if isinstance(part, dict) else part for part in LINES)
    try:
        shapes.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return LETTERS
    return LINES
