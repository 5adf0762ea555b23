"""Compares typed words with texts, without punctuation, capitals and accents."""

from __future__ import annotations

import re

from legendarium.cli.terminal.names import normalized

_WORD = re.compile(r"\w+")
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f]")
"""Control characters, which keys such as arrows send; a tab counts as a space."""


def split_words(text: str) -> list[str]:
    """The words of a text, normalized; an apostrophe does not split a word.

    A line with control characters has no words, because an arrow key sends a letter too.
    """
    if is_garbled(text):
        return []
    return _WORD.findall(normalized(text).replace("'", "").replace("’", ""))


def is_garbled(text: str) -> bool:
    """Whether a text has control characters."""
    return _CONTROL.search(text) is not None


def visible(text: str) -> str:
    """A text that can be printed without moving the cursor."""
    return _CONTROL.sub("?", text)


def is_beginning(typed: list[str], text: str) -> bool:
    """Whether the typed words abbreviate the first words of a text, one by one."""
    words = split_words(text)
    return 0 < len(typed) <= len(words) and all(map(str.startswith, words, typed))


def is_abbreviation(typed: list[str], *texts: str) -> bool:
    """Whether every typed word is the start of some word of the texts."""
    words = [word for text in texts for word in split_words(text)]
    return bool(typed) and all(any(word.startswith(part) for word in words) for part in typed)
