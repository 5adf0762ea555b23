"""The words of what a person types, and of what it may mean: without marks, capitals, accents."""

from __future__ import annotations

import re

from legendarium.cli.terminal.names import plain

_WORD = re.compile(r"\w+")
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f]")
"""What keys send that are no letters, such as an arrow; a tab is a space."""


def words_of(text: str) -> list[str]:
    """The words of a text, plain; an apostrophe parts no word.

    A line with control characters has none: an arrow key sends a letter among others.
    """
    if is_garbled(text):
        return []
    return _WORD.findall(plain(text).replace("'", "").replace("’", ""))


def is_garbled(text: str) -> bool:
    """Whether keys were pressed that are no letters."""
    return _CONTROL.search(text) is not None


def visible(text: str) -> str:
    """A text that can be shown again without moving the cursor."""
    return _CONTROL.sub("?", text)


def is_start(typed: list[str], text: str) -> bool:
    """Whether the words typed begin the first words of a text, one by one."""
    words = words_of(text)
    return 0 < len(typed) <= len(words) and all(map(str.startswith, words, typed))


def is_among(typed: list[str], *texts: str) -> bool:
    """Whether every word typed begins some word of the texts."""
    words = [word for text in texts for word in words_of(text)]
    return bool(typed) and all(any(word.startswith(part) for word in words) for part in typed)
