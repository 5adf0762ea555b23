"""Draws the map: location cards on their grid, the paths between them, and the light on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.light import (
    is_last_menhir_going_out,
    is_vanishing,
    menhir_letters,
    menhirs_reaching,
)
from legendarium.cli.tale.look import Frame
from legendarium.cli.tale.pen import Pen, cut
from legendarium.taintedgrail.content.model import STEP
from legendarium.taintedgrail.map import neighbour
from legendarium.taintedgrail.position import Position

GAP = 2
MARGIN = 1
MAX_CARD_WIDTH = 18
MIN_CARD_WIDTH = 7
NAME_LINES = 2


class Size(NamedTuple):
    """The size of a drawn card."""

    inner: int
    names: int
    framed: bool
    """Whether the card has a line above and below it."""


class MapDrawing:
    """One drawing of the map."""

    def __init__(self, pen: Pen, p: Position, changed: Sequence[int] = ()) -> None:
        self._pen = pen
        self._p = p
        self._menhir_letters = menhir_letters(p)
        self._changed = frozenset(changed)
        self._at = {(place.x, place.y): number for number, place in p.places.items()}
        self._columns = _span(place.x for place in p.places.values())
        self._rows = _span(place.y for place in p.places.values())[::-1]

    @property
    def max_width(self) -> int:
        """The width of the drawing with cards of the maximum width."""
        columns = len(self._columns)
        return columns * (MAX_CARD_WIDTH + 2) + (columns - 1) * GAP + 2 * MARGIN

    def large(self, width: int) -> list[Text]:
        """Framed cards with two lines for the name."""
        return self._draw(Size(self._inner(width), NAME_LINES, framed=True))

    def middle(self, width: int) -> list[Text]:
        """Framed cards with one line for the name."""
        return self._draw(Size(self._inner(width), 1, framed=True))

    def small(self, width: int) -> list[Text]:
        """Two lines per card."""
        return self._draw(Size(self._inner(width), 1, framed=False))

    def tiny(self, width: int) -> list[Text]:
        """One line per card."""
        return self._draw(Size(self._inner(width), 0, framed=False))

    def warnings(self, width: int) -> list[Text]:
        """Which locations or menhirs will be gone in the morning, in words."""
        pen, p = self._pen, self._p
        going = [pen.story.location(one) for one in sorted(p.places) if is_vanishing(p, one)]
        told = ""
        if is_last_menhir_going_out(p):
            told = pen.say("tale-last-light", menhir=pen.story.word("menhir"))
        elif going:
            told = pen.say("tale-going", places=", ".join(going))
        return pen.wrap(Text(told, look.VANISHING), width) if told else []

    def legend(self, width: int) -> list[Text]:
        """What the symbols of the map mean."""
        pen, shapes = self._pen, self._pen.shapes
        menhir, guardian = pen.story.word("menhir"), pen.story.word("guardian")
        parts = [
            f"{shapes.menhir}8 {pen.say('tale-legend-lit', menhir=menhir)}",
            f"{shapes.dark_menhir} {pen.say('tale-legend-dark', menhir=menhir)}",
            f"A {pen.say('tale-legend-reach')}",
            f"{shapes.vanishing.upright} {shapes.vanishing.upright} {pen.say('tale-legend-going')}",
            *(f"{shapes.emblems[one]} {pen.say(f'tale-emblem-{one}')}" for one in shapes.emblems),
            f"{shapes.guardian} {guardian}",
            f"{shapes.dial} {pen.say('tale-legend-dial')}",
            f"{shapes.dropped} {pen.say('tale-legend-dropped')}",
            f"{shapes.dark_path}{shapes.dark_path} {pen.say('tale-legend-dark-path')}",
        ]
        return pen.quiet(pen.join_with_dots(parts), width)

    # The grid ---------------------------------------------------------------------------------

    def _inner(self, width: int) -> int:
        columns = len(self._columns)
        room = (width - 2 * MARGIN - (columns - 1) * GAP) // columns - 2
        return max(MIN_CARD_WIDTH, min(MAX_CARD_WIDTH, room))

    def _draw(self, size: Size) -> list[Text]:
        lines = [self._paths_down(self._rows[0] + 1, size)]
        for y in self._rows:
            lines += self._row(y, size)
            lines.append(self._paths_down(y, size))
        for line in lines:
            line.rstrip()
        # The first and last lines are empty unless a path leads into the dark.
        return lines[0 if lines[0] else 1 : None if lines[-1] else -1]

    def _row(self, y: int, size: Size) -> list[Text]:
        cards = [self._card(self._at.get((x, y)), size) for x in self._columns]
        lines = [Text() for _ in cards[0]]
        # The path starts at the middle of a card.
        middle = len(lines) // 2 if size.framed else 0
        for x, card in zip(self._columns, cards, strict=True):
            width = MARGIN if x == self._columns[0] else GAP
            self._append_path(lines, middle, (x, y), width)
            for line, part in zip(lines, card, strict=True):
                line.append_text(part)
        self._append_path(lines, middle, (self._columns[-1] + 1, y), MARGIN)
        return lines

    def _append_path(self, lines: list[Text], middle: int, at: tuple[int, int], width: int) -> None:
        """Draw the path to the left of a place of the grid."""
        kind = self._way((at[0] - 1, at[1]), "east") or self._way(at, "west")
        shapes = self._pen.shapes
        shape = {"path": shapes.path, "dark": shapes.dark_path}.get(kind, " ")
        for number, line in enumerate(lines):
            line.append((shape if number == middle else " ") * width, look.PATH)

    def _paths_down(self, y: int, size: Size) -> Text:
        """The vertical paths below a row of the grid."""
        shapes = self._pen.shapes
        line = Text()
        half = (size.inner + 2) // 2
        for x in self._columns:
            kind = self._way((x, y), "south") or self._way((x, y - 1), "north")
            shape = {"path": shapes.path_down, "dark": shapes.dark_path_down}.get(kind, " ")
            line.pad_right(MARGIN if x == self._columns[0] else GAP)
            line.append(" " * half + shape, look.PATH)
            line.pad_right(size.inner + 1 - half)
        return line

    def _way(self, at: tuple[int, int], direction: str) -> str:
        """Whether a path leads to a card (`path`), into the dark (`dark`), or nowhere (empty)."""
        number = self._at.get(at)
        if number is None or not self._p.location(number).directions.get(direction):
            return ""
        if neighbour(self._p, number, direction):
            return "path"
        dx, dy = STEP[direction]
        return "" if (at[0] + dx, at[1] + dy) in self._at else "dark"

    # A card -----------------------------------------------------------------------------------

    def _card(self, number: int | None, size: Size) -> list[Text]:
        height = size.names + (4 if size.framed else 1)
        if number is None:
            return [Text(" " * (size.inner + 2)) for _ in range(height)]
        frame, colour = self._frame(number)
        lines = self._content(number, size)
        edge = Text(frame.upright, colour)
        boxed = []
        for line in lines:
            line.truncate(size.inner, pad=True)
            boxed.append(edge + line + edge)
        if not size.framed:
            return boxed
        corners = frame.corners
        above = Text(corners[0] + frame.across * size.inner + corners[1], colour)
        below = Text(corners[2] + frame.across * size.inner + corners[3], colour)
        return [above, *boxed, below]

    def _frame(self, number: int) -> tuple[Frame, str]:
        shapes = self._pen.shapes
        if is_vanishing(self._p, number):
            return shapes.vanishing, look.VANISHING
        if number in self._p.menhirs:
            return shapes.lit, look.LIT
        return shapes.staying, look.STAYING if menhirs_reaching(self._p, number) else look.QUIET

    def _content(self, number: int, size: Size) -> list[Text]:
        pen, p = self._pen, self._p
        head = Text(str(number), look.ACTIVE if number in self._changed else look.HEADING)
        head.append_text(self._menhir(number))
        reach = "".join(self._menhir_letters.get(one, "") for one in menhirs_reaching(p, number))
        signs, tokens = self._signs(number), self._tokens(number)
        if not size.framed:
            if tokens:
                head.append(" ").append_text(tokens)
            room = size.inner if size.names else size.inner - head.cell_len - signs.cell_len - 2
            name = cut(pen.story.location(number), room, pen.shapes.more) if room > 3 else ""
            if not size.names and name:
                head.append(f" {name}")
            _push_right(head, signs, size.inner)
            return [head, Text(name)] if size.names else [head]
        _push_right(head, Text(reach, look.STAYING), size.inner)
        names = pen.screen.wrap(pen.story.location(number), size.inner)
        if len(names) > size.names:
            rest = " ".join(line.plain for line in names[size.names - 1 :])
            names = [*names[: size.names - 1], Text(cut(rest, size.inner, pen.shapes.more))]
        names += [Text()] * (size.names - len(names))
        _push_right(tokens, signs, size.inner)
        return [head, *names, tokens]

    def _menhir(self, number: int) -> Text:
        shapes = self._pen.shapes
        if number in self._p.menhirs:
            dial = self._p.menhirs[number]
            return Text(f" {shapes.menhir}{dial}", look.LIT if dial else look.VANISHING)
        if "menhir" in self._p.location(number).emblems:
            return Text(f" {shapes.dark_menhir}", look.QUIET)
        return Text()

    def _signs(self, number: int) -> Text:
        p, shapes = self._p, self._pen.shapes
        place, signs = p.places[number], Text()
        for _ in place.guardians:
            signs.append(shapes.guardian, look.RED)
        for dial in p.dials.values():
            if dial.on == "location" and dial.number == number:
                signs.append(f"{shapes.dial}{dial.value}", look.ACTIVE)
        if place.dropped:
            signs.append(shapes.dropped, look.ACTIVE)
        emblems = p.location(number).emblems
        signs.append("".join(shapes.emblems[one] for one in shapes.emblems if one in emblems))
        return signs

    def _tokens(self, number: int) -> Text:
        tokens = [self._pen.token(one.id) for one in self._p.characters_at(number)]
        return Text(" ").join(tokens)


def _push_right(line: Text, what: Text, width: int) -> None:
    """Right-align something on a line, if it fits."""
    if what and line.cell_len + what.cell_len + (1 if line else 0) <= width:
        line.pad_right(width - line.cell_len - what.cell_len)
        line.append_text(what)


def _span(numbers: Iterable[int]) -> list[int]:
    found = sorted(numbers)
    return list(range(found[0], found[-1] + 1))
