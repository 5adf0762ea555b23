"""The tokens of conditions and scripts, and the error for an invalid one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

MAX_CHARACTERS = 2000
MAX_TOKENS = 600
END = "end"

_TOKEN = re.compile(
    r"""\s*(?:
        "(?P<text>[^"\n]*)"
      | (?P<verse>[0-9]{1,9}\.[0-9]{1,9})
      | (?P<number>[0-9]+)
      | (?P<mine>me\.)
      | (?P<word>[A-Za-z_][A-Za-z0-9_-]*)
      | (?P<sign>==|!=|<=|>=|<|>|\(|\)|,|;)
    )""",
    re.VERBOSE,
)


class ScriptError(ValueError):
    """An invalid condition or script: the message, the column of the error, and a hint."""

    def __init__(self, message: str, column: int, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.column = column
        self.hint = hint


class Token(NamedTuple):
    kind: str
    text: str
    column: int


def _tokens(text: str) -> tuple[Token, ...]:
    if len(text) > MAX_CHARACTERS:
        raise ScriptError(f"the text is longer than {MAX_CHARACTERS} characters", 1)
    found: list[Token] = []
    place = 0
    while text[place:].strip():
        match = _TOKEN.match(text, place)
        if match is None:
            column = len(text) - len(text[place:].lstrip()) + 1
            if text[column - 1] == '"':
                raise ScriptError("a quotation mark is not closed", column)
            raise ScriptError(f"{text[column - 1]!r} does not belong here", column)
        kind = match.lastgroup or ""
        start = match.end() - len(match.group().strip()) + 1
        found.append(Token(kind, match.group(kind), start))
        place = match.end()
        if len(found) > MAX_TOKENS:
            raise ScriptError(f"the text has more than {MAX_TOKENS} words", start)
    found.append(Token(END, "", len(text) + 1))
    return tuple(found)


class Reader:
    """A reader of the tokens of one text."""

    def __init__(self, text: str) -> None:
        self._tokens = _tokens(text)
        self.place = 0

    @property
    def now(self) -> Token:
        return self._tokens[self.place]

    def take(self) -> Token:
        token = self.now
        if token.kind != END:
            self.place += 1
        return token

    def is_at(self, text: str) -> bool:
        return self.now.kind in ("word", "sign") and self.now.text == text

    def accept(self, text: str) -> bool:
        if not self.is_at(text):
            return False
        self.place += 1
        return True

    def fault(self, message: str, hint: str = "") -> ScriptError:
        return ScriptError(message, self.now.column, hint)

    def describe(self) -> str:
        return "the end" if self.now.kind == END else f"`{self.now.text}`"


def suggestion(word: str, known: Iterable[str], max_listed: int = 12) -> str:
    """A hint that names the nearest known word, or all known words if there are only a few."""
    known = tuple(known)
    nearest = _nearest(word, known)
    if nearest:
        return f"did you mean `{nearest}`?"
    return f"known: {', '.join(known)}" if 0 < len(known) <= max_listed else ""


@lru_cache(maxsize=1024)
def _nearest(word: str, known: tuple[str, ...]) -> str:
    """The known word that is most like this one, if one is; parsing tries many wrong forms."""
    return next(iter(get_close_matches(word, known, n=1, cutoff=0.6)), "")
