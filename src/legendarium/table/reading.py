"""Reads a JSON object from a request: every key has the right type and no key is unknown.

Every error is one plain sentence and the part of the request that it is about.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from legendarium.table.errors import BadRequest, TableError

MAX_NUMBER = 1_000_000
"""The largest number that a request may hold, unless its key has a limit of its own."""


class Reader:
    """Reads a JSON object key by key; a key that is null counts as missing."""

    def __init__(self, body: object, at: str, error: type[TableError] = BadRequest) -> None:
        if not isinstance(body, Mapping):
            raise error(f"Expected a JSON object, not {short_repr(body)}.", at)
        self.body: Mapping[str, Any] = body
        self.at = at
        self.error = error
        self.read: list[str] = []

    def where(self, key: str) -> str:
        """The path of a key in the request, for error messages."""
        return f"{self.at}.{key}" if self.at else key

    def optional(self, key: str) -> Any:
        """The value of a key, or None if it is missing."""
        if key not in self.read:
            self.read.append(key)
        return self.body.get(key)

    def inner(self, key: str) -> Reader:
        """A reader of the object under a key; an empty object if it is missing."""
        body = self.optional(key)
        return Reader({} if body is None else body, self.where(key), self.error)

    def flag(self, key: str, default: bool = False) -> bool:
        """A Boolean."""
        value = self.optional(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.error(f"{key!r} is true or false, not {short_repr(value)}.", self.where(key))
        return value

    def number(self, key: str, default: int | None, maximum: int = MAX_NUMBER) -> int:
        """A whole number from 0 to `maximum`; without a default the key is required."""
        value = self.optional(key)
        if value is None and default is not None:
            return default
        return whole_number(value, self.where(key), maximum, self.error)

    def items(self, key: str) -> list[Any] | None:
        """A list, or None if it is missing."""
        value = self.optional(key)
        if value is not None and not isinstance(value, list):
            raise self.error(f"{key!r} is a list, not {short_repr(value)}.", self.where(key))
        return value

    def readers(self, key: str) -> list[Reader]:
        """A reader for each object of a list; an empty list if it is missing."""
        return [
            Reader(item, f"{self.where(key)}[{number}]", self.error)
            for number, item in enumerate(self.items(key) or ())
        ]

    def name(self, key: str, known: Collection[str], what: str) -> str | None:
        """One of the known names, or None if it is missing."""
        value = self.optional(key)
        return None if value is None else self.known(value, known, what, self.where(key))

    def names(self, key: str, known: Collection[str], what: str) -> tuple[str, ...] | None:
        """A list of known names, or None if it is missing."""
        values = self.items(key)
        if values is None:
            return None
        return tuple(
            self.known(value, known, what, f"{self.where(key)}[{number}]")
            for number, value in enumerate(values)
        )

    def known(self, value: object, known: Collection[str], what: str, at: str) -> str:
        """The value, if it is a known name; raises an error otherwise."""
        if not isinstance(value, str) or value not in known:
            raise self.error(f"{_capitalized(short_repr(value))} is not {what}.", at)
        return value

    def finish(self) -> None:
        """Raise an error if the object has a key that was not read."""
        for key in self.body:
            if key not in self.read:
                raise self.error(
                    f"There is no {short_repr(key)} here; there may be {', '.join(self.read)}.",
                    self.where(key),
                )


def whole_number(value: object, at: str, maximum: int, error: type[TableError] = BadRequest) -> int:
    """The value, if it is a whole number from 0 to `maximum`; raises an error otherwise."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= maximum:
        raise error(f"Expected a whole number from 0 to {maximum}, not {short_repr(value)}.", at)
    return value


def short_repr(value: object) -> str:
    """A value as error messages show it: short, however large or deep it is."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "a huge number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else f"{value[:39]}…")
    return "a list" if isinstance(value, list | tuple) else "an object"


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]
