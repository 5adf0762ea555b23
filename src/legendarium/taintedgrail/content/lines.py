"""Finds the lines of keys in a TOML file, as the standard parser does not report them.

A simple scanner is enough because the text has already been parsed as TOML: it handles headers,
arrays of tables, keys, and values over several lines.
"""

from __future__ import annotations

import re
from functools import lru_cache

Path = tuple[str | int, ...]

_BARE = r"[A-Za-z0-9_-]+"
_PART = rf"""(?:{_BARE}|"[^"\n]*"|'[^'\n]*')"""
_DOTTED = rf"{_PART}(?:\s*\.\s*{_PART})*"
_HEADER = re.compile(rf"\s*\[\s*({_DOTTED})\s*\]")
_ARRAY = re.compile(rf"\s*\[\[\s*({_DOTTED})\s*\]\]")
_KEY = re.compile(rf"\s*({_DOTTED})\s*=")
_VALUE_TOKEN = re.compile(r'"""|\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{}]')


def line_of(text: str, path: Path) -> int:
    """The line of the longest prefix of the path that occurs; 1 if none does."""
    known = _index(text)
    for length in range(len(path), 0, -1):
        if path[:length] in known:
            return known[path[:length]]
    return 1


@lru_cache(maxsize=512)
def _index(text: str) -> dict[Path, int]:
    known: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    lines = text.split("\n")
    number = 0
    while number < len(lines):
        line = lines[number]
        if match := _ARRAY.match(line):
            opened = _resolved(_split(match.group(1)), counts, last=False)
            counts[opened] = counts.get(opened, -1) + 1
            table = (*opened, counts[opened])
            known.setdefault(opened, number + 1)
            known.setdefault(table, number + 1)
        elif match := _HEADER.match(line):
            table = _resolved(_split(match.group(1)), counts, last=True)
            known.setdefault(table, number + 1)
        elif match := _KEY.match(line):
            path = table + _split(match.group(1))
            for length in range(len(table) + 1, len(path) + 1):
                known.setdefault(path[:length], number + 1)
            number = _end_of_value(lines, number, match.end(), path, known)
        number += 1
    return known


def _split(dotted: str) -> Path:
    return tuple(part.strip("\"'") for part in re.findall(_PART, dotted))


def _resolved(names: Path, counts: dict[Path, int], last: bool) -> Path:
    """The path of a header, with the index of the latest table of each array in it."""
    path: Path = ()
    for place, name in enumerate(names):
        path = (*path, name)
        if path in counts and (last or place < len(names) - 1):
            path = (*path, counts[path])
    return path


def _end_of_value(
    lines: list[str], number: int, column: int, path: Path, known: dict[Path, int]
) -> int:
    """The line on which a value ends; records the lines of strings and tables in a list."""
    depth = 0
    entries = -1
    listed = lines[number][column:].lstrip().startswith("[")
    quoted = ""
    while True:
        line = lines[number]
        while match := _VALUE_TOKEN.search(line, column):
            piece = match.group()
            column = match.end()
            if quoted:
                quoted = "" if piece == quoted else quoted
            elif piece in ('"""', "'''"):
                quoted = piece
            elif piece in ("]", "}"):
                depth -= 1
            elif not piece.startswith("#"):
                if listed and depth == 1:
                    entries += 1
                    known.setdefault((*path, entries), number + 1)
                depth += piece in ("[", "{")
        if (depth <= 0 and not quoted) or number + 1 >= len(lines):
            return number
        number += 1
        column = 0
