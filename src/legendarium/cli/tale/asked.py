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
NARROWEST = 38
"""Options are set in two columns where each has so much room."""


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
        return [line for block in self._blocks(self._pen.width) for line in block]

    def options_in_columns(self) -> list[Text]:
        """The same in two columns, in which numbers run downwards."""
        room = (self._pen.width - 2) // 2
        if room < NARROWEST:
            return self.options()
        blocks = self._blocks(room)
        total = sum(map(len, blocks))
        left: list[Text] = []
        right: list[Text] = []
        for block in blocks:
            side = right if right or len(left) + len(block) / 2 > total / 2 else left
            side.extend(block)
        return join(left, right, room + 2)

    def commands(self) -> list[Text]:
        """What else can be typed."""
        pen = self._pen
        return pen.quiet(
            pen.in_a_row(pen.say(f"tale-command-{one}") for one in SHOWN_COMMANDS), pen.width
        )

    def _blocks(self, width: int) -> list[list[Text]]:
        """Lines that stay together: a title with its first option, then an option each."""
        pen = self._pen
        blocks: list[list[Text]] = []
        number = 0
        for group in self._offered.groups:
            head = [Text(group.title, look.HEADING)] if group.title else []
            for entry in group.entries:
                number += 1
                blocks.append([*head, *self._numbered(f"{number:>2}", entry.label, width)])
                head = []
        for text in self._offered.closed:
            mark = f" {pen.shapes.closed}"
            blocks.append([_quiet(line) for line in self._numbered(mark, text, width)])
        return blocks

    def _numbered(self, number: str, text: str, width: int) -> list[Text]:
        lines = self._pen.wrap(text, width, "    ", f"{number}  ")
        lines[0].stylize(style.READY, 0, len(number))
        return lines


def _quiet(line: Text) -> Text:
    return Text(line.plain, look.QUIET)
