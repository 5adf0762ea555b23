"""The strings of a campaign: every text that a player reads, by key.

A line `# key` begins a string, which lasts until the next key. Empty lines separate paragraphs.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_KEY = re.compile(r"# *([A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*) *")


class StringText(NamedTuple):
    """A string and the line of its key."""

    text: str
    line: int


class StringsFile(NamedTuple):
    """The strings of a file, and its faults: kind, line, message and hint."""

    strings: dict[str, StringText]
    faults: tuple[tuple[str, int, str, str], ...]


def read_strings(text: str) -> StringsFile:
    """All strings of one file."""
    strings: dict[str, StringText] = {}
    faults: list[tuple[str, int, str, str]] = []
    key = ""
    begun = 0
    lines: list[str] = []
    told = False

    def close() -> None:
        if not key:
            return
        if key in strings:
            line = strings[key].line
            faults.append(
                ("duplicate-string", begun, f"`{key}` is defined twice", f"first on line {line}")
            )
            return
        strings[key] = StringText("\n".join(lines).strip(), begun)

    for number, line in enumerate(text.split("\n"), 1):
        line = line.rstrip()
        if line.startswith("#"):
            close()
            match = _KEY.fullmatch(line)
            key, begun, lines = (match.group(1) if match else ""), number, []
            told = match is None
            if match is None:
                faults.append(
                    ("bad-string-key", number, f"{line!r} is not a key", "as in `# log.107.4`")
                )
        elif key:
            lines.append(line)
        elif line and not told:
            told = True
            faults.append(
                (
                    "text-without-key",
                    number,
                    "there is text before the first key",
                    "begin with `# key`",
                )
            )
    close()
    return StringsFile(strings, tuple(faults))
