"""The foot of a page: what is asked, and what may be answered."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.menu import Menu
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.wording.questions import question_text
from legendarium.cli.terminal import style
from legendarium.cli.terminal.screen import join
from legendarium.taintedgrail.position import Position

SHOWN_COMMANDS = ("help", "map", "board", "show", "quests", "log", "back", "save", "quit")
"""A reminder on every page; help tells of all."""
Block = list[Text]
NARROWEST = 38
"""Options are set in two columns where each has so much room."""
TOGETHER = 3
"""So many lines more are allowed for keeping the options of a character together."""


class Asked:
    """Draws the question with its options."""

    def __init__(self, pen: Pen, p: Position, offered: Menu) -> None:
        self._pen = pen
        self._p = p
        self._offered = offered

    def question(self) -> list[Text]:
        """What is asked."""
        pen = self._pen
        said = question_text(self._p, pen.words, pen.story)
        return pen.wrap(Text(said, style.QUESTION), pen.width)

    def options(self) -> list[Text]:
        """A line, or a few, for each option."""
        return _flat(self._blocks(self._pen.width))

    def options_in_columns(self) -> list[Text]:
        """The same in two columns, if that is shorter; numbers run downwards."""
        room = (self._pen.width - 2) // 2
        alone = self.options()
        if room < NARROWEST:
            return alone
        groups = self._groups(room)
        split = _halves([_flat(group) for group in groups])
        finer = _halves(_flat_blocks(groups))
        # A group stays together where that does not cost much.
        columns = split if _height(split) <= _height(finer) + TOGETHER else finer
        return join(*columns, room + 2) if _height(columns) < len(alone) else alone

    def commands(self) -> list[Text]:
        """What else can be typed."""
        pen = self._pen
        return pen.quiet(
            pen.in_a_row(pen.say(f"tale-command-{one}") for one in SHOWN_COMMANDS), pen.width
        )

    def _blocks(self, width: int) -> list[Block]:
        return _flat_blocks(self._groups(width))

    def _groups(self, width: int) -> list[list[Block]]:
        """Lines that stay together: a title with its first option, then an option each."""
        pen = self._pen
        groups: list[list[Block]] = []
        number = 0
        for group in self._offered.groups:
            head = [Text(group.title, look.HEADING)] if group.title else []
            blocks: list[Block] = []
            for entry in group.entries:
                number += 1
                blocks.append([*head, *self._numbered(f"{number:>2}", entry.label, width)])
                head = []
            groups.append(blocks)
        mark = f" {pen.shapes.closed}"
        closed = [
            [_quiet(line) for line in self._numbered(mark, text, width)]
            for text in self._offered.closed
        ]
        return [*groups, closed] if closed else groups

    def _numbered(self, number: str, text: str, width: int) -> list[Text]:
        lines = self._pen.wrap(text, width, "    ", f"{number}  ")
        lines[0].stylize(style.READY, 0, len(number))
        return lines


def _quiet(line: Text) -> Text:
    return Text(line.plain, look.QUIET)


def _flat(blocks: list[Block]) -> list[Text]:
    return [line for block in blocks for line in block]


def _flat_blocks(groups: list[list[Block]]) -> list[Block]:
    return [block for group in groups for block in group]


def _halves(blocks: list[Block]) -> tuple[list[Text], list[Text]]:
    """The blocks in two columns, as even as their order allows."""
    ways = [(_flat(blocks[:at]), _flat(blocks[at:])) for at in range(1, len(blocks) + 1)]
    return min(ways, key=_height, default=([], []))


def _height(columns: tuple[list[Text], list[Text]]) -> int:
    return max(map(len, columns))
