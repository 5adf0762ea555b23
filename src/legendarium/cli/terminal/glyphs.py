"""The characters that boards and cards are drawn with, one terminal column each."""

from __future__ import annotations

from typing import NamedTuple

Arms = tuple[bool, bool, bool, bool]
"""Whether a crossing has a line upwards, to the right, downwards and to the left."""


class Glyphs(NamedTuple):
    """One set of characters."""

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
        """The character where lines of the grid meet."""
        up, right, down, left = arms
        return self.crossings[8 * up + 4 * right + 2 * down + left]


LINE_GLYPHS = Glyphs(
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

ASCII_GLYPHS = Glyphs(
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
"""For terminals whose encoding lacks the line characters."""


def glyphs_for(encoding: str, plain: bool) -> Glyphs:
    """The best glyphs that an encoding can show."""
    if plain:
        return ASCII_GLYPHS
    shapes = "".join(
        "".join(part.values()) if isinstance(part, dict) else part for part in LINE_GLYPHS
    )
    try:
        shapes.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII_GLYPHS
    return LINE_GLYPHS
