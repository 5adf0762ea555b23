"""Draws cards: the pattern with the text beside it."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.glyphs import Glyphs
from legendarium.cli.terminal.screen import Screen, side_by_side
from legendarium.locale import Words
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.patterns import Pattern
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.scoring import SCORING

Cell = tuple[int, int]
"""Columns to the right of the summoning square, and rows below it."""

DIRECTION_CELLS: dict[str, Cell] = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}


def pattern_lines(pattern: Pattern, glyphs: Glyphs) -> list[Text]:
    """A pattern as printed on the card, with marks and arrows, two columns per square."""
    shapes = {
        "c": f" {glyphs.ranks[0]}",
        "h": f" {glyphs.ranks[1]}",
        "@": " @",
        "C": f"@{glyphs.ranks[0]}",
        "H": f"@{glyphs.ranks[1]}",
    }
    drawn = {cell: shapes[letter] for cell, letter in _cells(pattern.drawing) if letter in shapes}
    for cell, letter in _cells(pattern.mark_drawing):
        if letter == "x":
            drawn.setdefault(cell, f" {glyphs.mark}")
    for direction in pattern.directions:
        drawn.setdefault(DIRECTION_CELLS[direction], f" {glyphs.arrows[direction]}")
    columns = [column for column, _ in drawn]
    rows = [row for _, row in drawn]
    return [
        Text("").join(
            _cell(drawn.get((column, row)), glyphs)
            for column in range(min(columns), max(columns) + 1)
        )
        for row in range(min(rows), max(rows) + 1)
    ]


def _cell(shape: str | None, glyphs: Glyphs) -> Text:
    if shape is None:
        return Text(f" {glyphs.dot}", style.QUIET)
    return Text(shape, style.READY if "@" in shape else "")


def _cells(rows: tuple[str, ...]) -> list[tuple[Cell, str]]:
    """The cells of a drawing, relative to its summoning square."""
    cells = [((x, y), letter) for y, line in enumerate(rows) for x, letter in enumerate(line)]
    home = next(((x, y) for (x, y), letter in cells if letter in "@CH"), (0, 0))
    return [((x - home[0], y - home[1]), letter) for (x, y), letter in cells]


class CardDrawing:
    """Draws cards in a given width."""

    def __init__(self, screen: Screen, words: Words, width: int) -> None:
        self._screen = screen
        self._words = words
        self._width = width

    def being(self, name: str, is_ready: bool = False) -> list[Text]:
        """A being: name and rank, pattern, effect."""
        card, glyphs, words = CARDS[name], self._screen.glyphs, self._words
        rank = words.say("rank-name", rank=card.rank.word)
        head = Text().append(f"{glyphs.met} " if is_ready else "", style.READY)
        head.append(words.say(name), style.READY if is_ready else style.HEADING)
        head.append(f"  {glyphs.ranks[card.rank]} {rank}", style.QUIET)
        drawing = pattern_lines(card.pattern, glyphs)
        room = max(10, *(line.cell_len + 2 for line in drawing))
        effect = self._screen.wrap(words.say(f"{name}.effect"), self._width - room)
        return [head, *side_by_side(drawing, effect, room)]

    def flare(
        self, name: str, form: str, position: Position | None = None, side: int = 0
    ) -> list[Text]:
        """A flare: its conditions and effects, how far each is from being met, and its cost."""
        glyphs, say = self._screen.glyphs, self._words.say
        lines = [Text(say("flare-title", flare=say(name)), style.HEADING)]
        for part, more in zip(("upper", "lower"), FLARES[name], strict=True):
            effect = say(f"{name}.{part}")
            if position is None:
                told = Text(say(f"flare-{part}", more=more.more, effect=effect))
            else:
                now = _lead(position, side, only_upgraded=part == "upper")
                is_met = now >= more.more
                told = Text().append(f"{glyphs.met if is_met else glyphs.unmet} ", style.READY)
                told.append(
                    say(f"flare-{part}-now", more=more.more, now=now, effect=effect),
                    "" if is_met else style.QUIET,
                )
            lines += self._screen.wrap(told, self._width)
        scoring = FORMS[form].scoring
        if SCORING[scoring].flare_scores:
            told = Text(say("flare-scores", scoring=scoring), style.QUIET)
            lines += self._screen.wrap(told, self._width)
        return lines

    def task(self, name: str, points: int) -> list[Text]:
        """A task: its points and its condition."""
        condition = self._words.say(f"{name}.condition")
        title = self._words.say(name)
        told = self._words.say("show-task", task=title, points=points, condition=condition)
        return self._screen.wrap(told, self._width)


def _lead(position: Position, side: int, only_upgraded: bool) -> int:
    """By how many pieces the strongest opponent is ahead of a side (8.1)."""
    among = position.upgraded if only_upgraded else position.occupied
    counts = [(pieces & among).bit_count() for pieces in position.owners]
    return max(0, *(n - counts[side] for other, n in enumerate(counts) if other != side))
