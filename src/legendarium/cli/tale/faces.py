"""Draws cards of an encounter so that their key halves meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.pen import Pen, cut
from legendarium.taintedgrail.content.model import Bonus, Left, PlayedCard, Right
from legendarium.taintedgrail.encounters.keys import key_matches
from legendarium.taintedgrail.encounters.row import ENCOUNTER_CARD, right_halves
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling.cards import card_phrases

LINK_WIDTH = 3
"""The columns between two cards."""
ATTRIBUTE_LETTERS = 4
"""How many letters of an attribute are printed on a card."""
MIN_CARD_WIDTHS = (18, 14, 10)
"""Minimum widths of a card, tried from the widest: the title is in the upper border."""


class Face(NamedTuple):
    """A card as it is drawn: key halves from top to bottom."""

    title: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    style: str = ""
    border: str = ""

    def inner(self, min_width: int) -> int:
        """The width between the borders; a long title widens it to `min_width` at most."""
        halves = max(map(cell_len, self.left), default=0), max(map(cell_len, self.right), default=0)
        return max(sum(halves) + 1, min(min_width, cell_len(self.title)), MIN_CARD_WIDTHS[-1])


def left_half(pen: Pen, half: Left) -> str:
    """A left half as symbols."""
    kinds = {"magic": pen.shapes.magic, "free": pen.shapes.free}
    return kinds.get(half.kind, "") + "".join(bonus_sign(pen, one) for one in half.bonuses)


def bonus_sign(pen: Pen, bonus: Bonus) -> str:
    """A bonus as symbols: repeated for 1 or 2, with a number from 3 on."""
    sign = pen.shapes.bonuses[bonus.kind]
    if bonus.kind == "affinity":
        return f"{sign}{bonus.amount:+d}"
    return sign * bonus.amount if bonus.amount <= 2 else f"{sign}{bonus.amount}"


def right_half(pen: Pen, half: Right) -> str:
    """A right half: attribute and level, with its effect on the other half."""
    if half.kind == "none":
        return ""
    shapes = pen.shapes
    kinds = {"magic": shapes.magic, "free": shapes.free}
    text = kinds.get(half.kind) or f"{abbreviated(pen, half.attribute)} {half.level}"
    if half.cancel:
        return text + shapes.cancel
    return f"{text}{shapes.times}{half.multiplier}" if half.multiplier > 1 else text


def abbreviated(pen: Pen, attribute: str) -> str:
    """The first letters of an attribute."""
    return pen.name(attribute)[:ATTRIBUTE_LETTERS]


def draw(pen: Pen, face: Face, rows: int, min_width: int) -> list[Text]:
    """Draw a card: title in the upper border, halves aligned at the bottom (SEQ-1)."""
    frame, inner = pen.shapes.card, face.inner(min_width)
    title = cut(face.title, inner, pen.shapes.more)
    above = Text(frame.corners[0], face.border).append(title, face.style or look.HEADING)
    above.append(frame.across * (inner - cell_len(title)) + frame.corners[1], face.border)
    lines = [above]
    for left, right in zip(
        _bottom_aligned(face.left, rows), _bottom_aligned(face.right, rows), strict=True
    ):
        space = " " * (inner - cell_len(left) - cell_len(right))
        lines.append(
            Text(frame.upright, face.border)
            .append(f"{left}{space}{right}", face.style)
            .append(frame.upright, face.border)
        )
    below = frame.corners[2] + frame.across * inner + frame.corners[3]
    return [*lines, Text(below, face.border)]


def card_face(pen: Pen, card: PlayedCard, title: str, style: str = "") -> Face:
    """The face of a combat or diplomacy card."""
    lefts = tuple(left_half(pen, half) for half in card.left)
    rights = tuple(right_half(pen, half) for half in card.right)
    return Face(title, lefts, rights, style)


def link_states(
    right: tuple[Right, ...], left: tuple[Left, ...], links: Sequence[str]
) -> list[str]:
    """How each row of a card is linked to the previous card: `linked`, `open`, or empty."""
    found = ["linked" if link else "" for link in links] or [""] * len(left)
    for meeting in key_matches(right, left):
        if not found[meeting.row]:
            found[meeting.row] = "open"
    return found


def _bottom_aligned(halves: Sequence[str], rows: int) -> tuple[str, ...]:
    return ("",) * (rows - len(halves)) + tuple(halves)


def link_column(pen: Pen, links: Sequence[str], rows: int) -> list[Text]:
    """The links between two cards, row by row: `linked`, `open`, `magic` or empty."""
    shapes = pen.shapes
    drawn = {
        "linked": Text(shapes.linked, look.SUCCESS),
        "open": Text(shapes.unlinked, look.OPEN_KEY),
        "magic": Text(shapes.magic_link, look.ACTIVE),
    }
    blank = Text(" " * LINK_WIDTH)
    return [blank, *(drawn.get(link, blank) for link in _bottom_aligned(links, rows)), blank]


def join_blocks(blocks: Sequence[Sequence[Text]]) -> list[Text]:
    """Blocks of equal height, side by side."""
    return [Text("").join(parts) for parts in zip(*blocks, strict=True)]


def width_of(block: Sequence[Text]) -> int:
    """The width of a block."""
    return max((line.cell_len for line in block), default=0)


def total_width(blocks: Sequence[Sequence[Text]]) -> int:
    """The width of blocks side by side."""
    return sum(map(width_of, blocks))


def rows_of(p: Position) -> int:
    """The number of key rows on the cards of the current encounter."""
    return max(p.settings.key_rows, len(right_halves(p, ENCOUNTER_CARD)))


def text_lines(pen: Pen, card: PlayedCard, width: int) -> list[Text]:
    """The name and text of a card; empty if it has no text besides its keys."""
    texts = [pen.tell(phrase) for phrase in card_phrases(card, pen.story.campaign)]
    if not texts:
        return []
    told = Text(f"{pen.story.card(card.number)}: ", look.HEADING).append(" ".join(texts))
    return pen.wrap(told, width, "  ")
