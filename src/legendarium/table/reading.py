"""Reading a JSON object that somebody sent: every key of the right type, and none unknown.

Every complaint is one plain sentence and the place in the request that it is about.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from legendarium.table.errors import BadRequest, TableError

LARGEST = 1_000_000
"""No count that anybody needs is larger."""


class Reader:
    """A JSON object being read, key by key; a key that is null counts as left out."""

    def __init__(self, body: object, at: str, error: type[TableError] = BadRequest) -> None:
        if not isinstance(body, Mapping):
            raise error(f"Here belongs a JSON object, not {told(body)}.", at)
        self.body: Mapping[str, Any] = body
        self.at = at
        self.error = error
        self.read: list[str] = []

    def where(self, key: str) -> str:
        """Where a key is, for messages."""
        return f"{self.at}.{key}" if self.at else key

    def optional(self, key: str) -> Any:
        """What a key holds, or None when it is left out."""
        if key not in self.read:
            self.read.append(key)
        return self.body.get(key)

    def inner(self, key: str) -> Reader:
        """The object that a key holds; an empty one when it is left out."""
        body = self.optional(key)
        return Reader({} if body is None else body, self.where(key), self.error)

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self.optional(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.error(f"{key!r} is true or false, not {told(value)}.", self.where(key))
        return value

    def number(self, key: str, default: int | None, most: int = LARGEST) -> int:
        """A whole number from 0 to `most`; without a default it must be there."""
        value = self.optional(key)
        if value is None and default is not None:
            return default
        return whole(value, self.where(key), most, self.error)

    def items(self, key: str) -> list[Any] | None:
        """A list, or None when left out."""
        value = self.optional(key)
        if value is not None and not isinstance(value, list):
            raise self.error(f"{key!r} is a list, not {told(value)}.", self.where(key))
        return value

    def readers(self, key: str) -> list[Reader]:
        """A list of objects; an empty one when left out."""
        return [
            Reader(item, f"{self.where(key)}[{number}]", self.error)
            for number, item in enumerate(self.items(key) or ())
        ]

    def name(self, key: str, known: Collection[str], what: str) -> str | None:
        """One of the known names, or None when left out."""
        value = self.optional(key)
        return None if value is None else self.known(value, known, what, self.where(key))

    def names(self, key: str, known: Collection[str], what: str) -> tuple[str, ...] | None:
        """A list of known names, or None when left out."""
        values = self.items(key)
        if values is None:
            return None
        return tuple(
            self.known(value, known, what, f"{self.where(key)}[{number}]")
            for number, value in enumerate(values)
        )

    def known(self, value: object, known: Collection[str], what: str, at: str) -> str:
        """The value, if it is a known name."""
        if not isinstance(value, str) or value not in known:
            raise self.error(f"{_at_start(told(value))} is not {what}.", at)
        return value

    def finish(self) -> None:
        """Raise when there is a key that nobody has asked for."""
        for key in self.body:
            if key not in self.read:
                raise self.error(
                    f"There is no {told(key)} here; there may be {', '.join(self.read)}.",
                    self.where(key),
                )


def whole(value: object, at: str, most: int, error: type[TableError] = BadRequest) -> int:
    """The value, if it is a whole number from 0 to `most`."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise error(f"Here belongs a whole number from 0 to {most}, not {told(value)}.", at)
    return value


def told(value: object) -> str:
    """A value as a message names it: short, however large or deep it is."""
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


def _at_start(text: str) -> str:
    return text[:1].upper() + text[1:]
