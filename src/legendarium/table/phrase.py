"""Phrases: what is to be said, as data, before it is said in any language.

    ["tg-option-travel", {"place": ["$location.103.name"], "count": 2,
                          "cost": ["tg-much-energy", {"number": 1}]}]

A phrase names a message of the interface and gives its values: numbers, names of variants, texts
that need no translation, and phrases. `$key` is a string of the campaign. There are three other
forms: `and` and `or` join their parts, and `^` begins its part with a capital letter.

A phrase is JSON as it stands, its tuples being arrays, and is never changed. `locale.render` and
`web/src/words/render.ts` say it in a language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

Argument: TypeAlias = "str | int | Phrase"
"""The value of a variable in a message, or a part of a list."""

Values: TypeAlias = Mapping[str, Argument]
"""The values of a message by the names of its variables."""

Phrase: TypeAlias = "tuple[str, *tuple[Argument | Values, ...]]"
"""A message and perhaps its values, a string of the campaign, or a form with its parts."""

AND = "and"
OR = "or"
CAPITAL = "^"
STRING = "$"


def say(message: str, /, **values: Argument) -> Phrase:
    """A message with its values."""
    return (message, values) if values else (message,)


def string(key: str) -> Phrase:
    """A string of the campaign."""
    return (STRING + key,)


def key_of(phrase: Phrase) -> str:
    """The key of a string of the campaign."""
    return phrase[0].removeprefix(STRING)


def all_of(parts: Iterable[Phrase]) -> Phrase:
    """A, B and C."""
    found = tuple(parts)
    return found[0] if len(found) == 1 else (AND, *found)


def one_of(parts: Iterable[Phrase]) -> Phrase:
    """A, B or C."""
    found = tuple(parts)
    return found[0] if len(found) == 1 else (OR, *found)


def capital(phrase: Phrase) -> Phrase:
    """The phrase with a capital first letter."""
    return (CAPITAL, phrase)
