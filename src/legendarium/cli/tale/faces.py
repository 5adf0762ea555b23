"""The faces of cards in an encounter: their key halves, drawn so that keys visibly close."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.pen import Pen, cut
from legendarium.cli.tale.wording.cards import card_text
from legendarium.taintedgrail.content.model import Bonus, Left, PlayedCard, Right
from legendarium.taintedgrail.encounters.keys import meetings
from legendarium.taintedgrail.encounters.row import ENCOUNTER_CARD, right_halves
from legendarium.taintedgrail.position import Position

LINK = 3
"""Columns between two cards."""
ABBREVIATED = 4
"""Letters by which an attribute is known on a card."""
LEAST = (18, 14, 10)
"""How wide a card is at least, the widest first: its title stands in its upper border."""


class Face(NamedTuple):
    """A card as it is drawn: its halves from top to bottom."""

    title: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    style: str = ""
    border: str = ""

    def inner(self, least: int) -> int:
        """How wide it is between its borders; no wider for its title than so much."""
        halves = max(map(cell_len, self.left), default=0), max(map(cell_len, self.right), default=0)
        return max(sum(halves) + 1, min(least, cell_len(self.title)), LEAST[-1])


def left_half(pen: Pen, half: Left) -> str:
    """A left half in symbols."""
    kinds = {"magic": pen.shapes.magic, "free": pen.shapes.free}
    return kinds.get(half.kind, "") + "".join(bonus_sign(pen, one) for one in half.bonuses)


def bonus_sign(pen: Pen, bonus: Bonus) -> str:
    """A bonus in symbols: twice the same where there are two, a number from three on."""
    sign = pen.shapes.bonuses[bonus.kind]
    if bonus.kind == "affinity":
        return f"{sign}{bonus.amount:+d}"
    return sign * bonus.amount if bonus.amount <= 2 else f"{sign}{bonus.amount}"


def right_half(pen: Pen, half: Right) -> str:
    """A right half: the attribute and its level, with what it does to the other half."""
    if half.kind == "none":
        return ""
    shapes = pen.shapes
    kinds = {"magic": shapes.magic, "free": shapes.free}
    text = kinds.get(half.kind) or f"{abbreviated(pen, half.attribute)} {half.level}"
    if half.cancel:
        return text + shapes.cancel
    return f"{text}{shapes.times}{half.multiplier}" if half.multiplier > 1 else text


def abbreviated(pen: Pen, attribute: str) -> str:
    """An attribute in a few letters."""
    return pen.name(attribute)[:ABBREVIATED]


def draw(pen: Pen, face: Face, rows: int, least: int) -> list[Text]:
    """A card with its title in the upper border and its halves lined up at the bottom (SEQ-1)."""
    frame, inner = pen.shapes.card, face.inner(least)
    title = cut(face.title, inner, pen.shapes.more)
    above = Text(frame.corners[0], face.border).append(title, face.style or look.HEADING)
    above.append(frame.across * (inner - cell_len(title)) + frame.corners[1], face.border)
    lines = [above]
    for left, right in zip(_lifted(face.left, rows), _lifted(face.right, rows), strict=True):
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


def joined(right: tuple[Right, ...], left: tuple[Left, ...], links: Sequence[str]) -> list[str]:
    """How each row of a card is joined to the one before: linked, open, or not at all."""
    found = ["linked" if link else "" for link in links] or [""] * len(left)
    for meeting in meetings(right, left):
        if not found[meeting.row]:
            found[meeting.row] = "open"
    return found


def _lifted(halves: Sequence[str], rows: int) -> tuple[str, ...]:
    return ("",) * (rows - len(halves)) + tuple(halves)


def link_column(pen: Pen, links: Sequence[str], rows: int) -> list[Text]:
    """What joins two cards, row by row: `linked`, `open`, `magic` or nothing."""
    shapes = pen.shapes
    drawn = {
        "linked": Text(shapes.linked, look.CLOSED),
        "open": Text(shapes.unlinked, look.OPEN),
        "magic": Text(shapes.magic_link, look.NOW),
    }
    blank = Text(" " * LINK)
    return [blank, *(drawn.get(link, blank) for link in _lifted(links, rows)), blank]


def beside(blocks: Sequence[Sequence[Text]]) -> list[Text]:
    """Blocks of the same height, side by side."""
    return [Text("").join(parts) for parts in zip(*blocks, strict=True)]


def width_of(block: Sequence[Text]) -> int:
    """How wide a block is."""
    return max((line.cell_len for line in block), default=0)


def total_width(blocks: Sequence[Sequence[Text]]) -> int:
    """How wide blocks are side by side."""
    return sum(map(width_of, blocks))


def rows_of(p: Position) -> int:
    """How many rows of keys the cards of the present encounter have."""
    return max(p.settings.key_rows, len(right_halves(p, ENCOUNTER_CARD)))


def text_lines(pen: Pen, card: PlayedCard, width: int) -> list[Text]:
    """What a card says besides its keys, after its name; nothing where it says nothing."""
    texts = card_text(card, pen.words, pen.story)
    if not texts:
        return []
    told = Text(f"{pen.story.card(card.number)}: ", look.HEADING).append(" ".join(texts))
    return pen.wrap(told, width, "  ")
