"""The functions that messages may call; `web/src/words/words.ts` has the same ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fluent.runtime.types import FluentType, fluent_number


def _names(*given: str | int) -> FluentType:
    """`NAMES($text, $things)`: 1 if a text names each thing of a list, otherwise 0."""
    text, things = map(str, given)
    return fluent_number(int(all(thing in text for thing in things.split(", "))))


FUNCTIONS: dict[str, Callable[[Any], FluentType]] = {"NAMES": _names}
