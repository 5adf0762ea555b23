"""Draws the bottom of a page: the question, its options, the commands."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.menu import Menu
from legendarium.cli.tale.pen import Pen
from legendarium.cli.terminal import style
from legendarium.cli.terminal.screen import side_by_side
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling import question_phrase

SHOWN_COMMANDS = ("help", "map", "board", "show", "quests", "log", "back", "save", "quit")
"""The commands that every page lists; `help` lists all of them."""
Block = list[Text]
MIN_COLUMN_WIDTH = 38
"""The minimum width of a column of options; narrower pages have one column."""
MAX_EXTRA_LINES = 3
"""How many more lines a page may have so that the options of a character stay together."""


class QuestionPanel:
    """Draws the question with its options."""

    def __init__(self, pen: Pen, p: Position, offered: Menu) -> None:
        self._pen = pen
        self._p = p
        self._offered = offered

    def question(self) -> list[Text]:
        """The question."""
        pen = self._pen
        asked = question_phrase(self._p)
        said = pen.tell(asked) if asked is not None else ""
        return pen.wrap(Text(said, style.QUESTION), pen.width)

    def options(self) -> list[Text]:
        """The numbered options, each on one or more lines."""
        return _flat(self._blocks(self._pen.width))

    def options_in_columns(self) -> list[Text]:
        """The options in two columns if that is shorter; numbers run downwards."""
        room = (self._pen.width - 2) // 2
        alone = self.options()
        if room < MIN_COLUMN_WIDTH:
            return alone
        groups = self._groups(room)
        split = _halves([_flat(group) for group in groups])
        finer = _halves(_flat_blocks(groups))
        # A group stays together unless that needs many more lines.
        columns = split if _height(split) <= _height(finer) + MAX_EXTRA_LINES else finer
        return side_by_side(*columns, room + 2) if _height(columns) < len(alone) else alone

    def commands(self) -> list[Text]:
        """The commands."""
        pen = self._pen
        return pen.quiet(
            pen.join_with_dots(pen.say(f"tale-command-{one}") for one in SHOWN_COMMANDS), pen.width
        )

    def _blocks(self, width: int) -> list[Block]:
        return _flat_blocks(self._groups(width))

    def _groups(self, width: int) -> list[list[Block]]:
        """Lines that stay together: a title with its first option, then one option each."""
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
        mark = f" {pen.shapes.unavailable}"
        unavailable = [
            [_quiet(line) for line in self._numbered(mark, text, width)]
            for text in self._offered.unavailable
        ]
        return [*groups, unavailable] if unavailable else groups

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
    """The blocks in two columns of heights as equal as possible."""
    ways = [(_flat(blocks[:at]), _flat(blocks[at:])) for at in range(1, len(blocks) + 1)]
    return min(ways, key=_height, default=([], []))


def _height(columns: tuple[list[Text], list[Text]]) -> int:
    return max(map(len, columns))
