"""Where text comes from and goes to: the one place that reads and writes."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console
from rich.text import Text

from legendarium.cli.terminal.glyphs import Glyphs, glyphs_for

WIDTH = 80
"""Nothing is wider, unless a game has use for more."""

_CLEAR = "\x1b[H\x1b[2J"
_FORGET = "\x1b[3J"
"""What was scrolled away is cleared too."""


class Screen:
    """A pair of streams: a terminal with its person, or a script and its transcript."""

    def __init__(
        self, source: TextIO, target: TextIO, plain: bool = False, widest: int = WIDTH
    ) -> None:
        if hasattr(target, "reconfigure"):
            # A letter that the terminal cannot show must not end the game.
            target.reconfigure(errors="replace")
        self._source = source
        self._widest = widest
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
        """How many columns there are."""
        return min(self._widest, self._console.width)

    @property
    def height(self) -> int | None:
        """How many lines a person sees at once; None for a transcript, which has no end."""
        return self._console.height if self._is_terminal else None

    def can_show(self, text: str) -> bool:
        """Whether the target has all letters of a text."""
        try:
            text.encode(self._encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    @property
    def _can_clear(self) -> bool:
        return self._console.is_terminal and not self._console.is_dumb_terminal

    def show(self, *lines: str | Text) -> None:
        """Write lines, broken where they are too long."""
        for line in lines:
            self._console.print(line, width=self.width)

    def wrap(self, text: str | Text, width: int) -> list[Text]:
        """A text broken into lines of this width."""
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
        """Begin a fresh page, where there are pages."""
        if self._can_clear:
            self._write(_CLEAR)
        else:
            self.show("")

    def hide(self) -> None:
        """Begin a fresh page from which nothing of the last one can be seen or fetched."""
        _forget_lines()
        if self._can_clear:
            self._write(_CLEAR + _FORGET)
        elif self._is_terminal:
            self.show(*[""] * (self._console.height + 1))
        else:
            self.show("")

    def _write(self, codes: str) -> None:
        self._console.file.write(codes)
        self._console.file.flush()


def _printable(text: str) -> str:
    """A line without the codes of keys that type nothing."""
    return "".join(letter for letter in text.strip() if letter.isprintable())


def standard_screen(plain: bool, widest: int = WIDTH) -> Screen:
    """The terminal that the program runs in."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        _edit_lines()
    return Screen(sys.stdin, sys.stdout, plain, widest)


def _edit_lines() -> None:
    """Let a person edit what is typed and fetch earlier lines, where the system can."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)


def _forget_lines() -> None:
    """Lines typed by one person are not for the next one to fetch."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def join(left: Iterable[Text], right: Iterable[Text], width: int) -> list[Text]:
    """Two columns side by side, the left one so wide."""
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
