"""The screen: the only place that reads input and writes output."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console
from rich.text import Text

from legendarium.cli.terminal.glyphs import Glyphs, glyphs_for

MAX_WIDTH = 80
"""The maximum width of a page, unless a game uses more."""

_CLEAR = "\x1b[H\x1b[2J"
_CLEAR_SCROLLBACK = "\x1b[3J"


class Screen:
    """A pair of streams: a terminal with its person, or a script and its transcript."""

    def __init__(
        self, source: TextIO, target: TextIO, plain: bool = False, max_width: int = MAX_WIDTH
    ) -> None:
        if hasattr(target, "reconfigure"):
            # A character that the terminal cannot show must not end the game.
            target.reconfigure(errors="replace")
        self._source = source
        self._max_width = max_width
        self._console = Console(
            file=target,
            force_terminal=False if plain else None,
            markup=False,
            emoji=False,
            highlight=False,
        )
        self._is_terminal = target.isatty()
        self._encoding = getattr(target, "encoding", None) or "utf-8"
        self.glyphs: Glyphs = glyphs_for(self._encoding, plain)

    @property
    def width(self) -> int:
        """The number of columns."""
        return min(self._max_width, self._console.width)

    @property
    def height(self) -> int | None:
        """The number of lines; None for a transcript, which has no end."""
        return self._console.height if self._is_terminal else None

    def can_show(self, text: str) -> bool:
        """Whether the target can show every character of a text."""
        try:
            text.encode(self._encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    @property
    def _can_clear(self) -> bool:
        return self._console.is_terminal and not self._console.is_dumb_terminal

    def show(self, *lines: str | Text) -> None:
        """Write lines, wrapped where they are too long."""
        for line in lines:
            self._console.print(line, width=self.width)

    def wrap(self, text: str | Text, width: int) -> list[Text]:
        """A text wrapped to this width."""
        whole = Text(text) if isinstance(text, str) else text
        lines = list(whole.wrap(self._console, width)) or [Text()]
        for line in lines:
            line.rstrip()
        return lines

    def ask(self, prompt: str) -> str:
        """Read one line; raises EOFError at the end of input."""
        if self._source is sys.stdin and self._source.isatty():
            return _printable(input(f"{prompt} "))
        line = self._source.readline()
        if not line:
            raise EOFError
        # A transcript shows what was typed, as a terminal would.
        self.show(f"{prompt} {_printable(line)}")
        return _printable(line)

    def clear(self) -> None:
        """Clear the screen, or write an empty line where that is impossible."""
        if self._can_clear:
            self._write(_CLEAR)
        else:
            self.show("")

    def hide(self) -> None:
        """Clear the screen, its scrollback and the input history."""
        _clear_input_history()
        if self._can_clear:
            self._write(_CLEAR + _CLEAR_SCROLLBACK)
        elif self._is_terminal:
            self.show(*[""] * (self._console.height + 1))
        else:
            self.show("")

    def _write(self, codes: str) -> None:
        self._console.file.write(codes)
        self._console.file.flush()


def _printable(text: str) -> str:
    """A line without control characters."""
    return "".join(letter for letter in text.strip() if letter.isprintable())


def standard_screen(plain: bool, max_width: int = MAX_WIDTH) -> Screen:
    """The terminal that the program runs in."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        _enable_line_editing()
    return Screen(sys.stdin, sys.stdout, plain, max_width)


def _enable_line_editing() -> None:
    """Turn on line editing and input history, where the system has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)


def _clear_input_history() -> None:
    """Forget what was typed, so that the next person cannot recall it."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def side_by_side(left: Iterable[Text], right: Iterable[Text], width: int) -> list[Text]:
    """Two columns side by side; `width` is that of the left one."""
    one, other = list(left), list(right)
    rows = []
    for number in range(max(len(one), len(other))):
        row = Text()
        if number < len(one):
            row.append_text(one[number])
        if number < len(other) and other[number]:
            row.pad_right(width - row.cell_len)
            row.append_text(other[number])
        rows.append(row)
    return rows
