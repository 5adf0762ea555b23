"""Parses key halves and ranges of encounter tables: `marker, card`, `courage 1 x2`, `0-2`."""

from __future__ import annotations

import re
from functools import cache

from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    COMBAT,
    DIPLOMACY,
    Bonus,
    Left,
    Range,
    Right,
)
from legendarium.taintedgrail.content.tokens import ScriptError, suggestion

_COUNTED = ("marker", "card", "affinity", "symbol")
BONUSES = (*_COUNTED, "extra", "torn")
FOREIGN = {COMBAT: ("affinity", "symbol"), DIPLOMACY: ("marker",)}
"""The bonuses that cards of a kind do not use."""

_BONUS = re.compile(r"([a-z]+)(?: (-?[0-9]))?")
_RIGHT = re.compile(r"([a-z]+)(?: ([0-9]))?(?: (?:x([0-9])|(cancel)))?")
_BAND = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2})|(\+))?")


@cache
def parse_left(text: str) -> Left:
    """A left half; raises ScriptError."""
    text = " ".join(text.split())
    if text == "-":
        return Left()
    head, colon, rest = text.partition(":")
    if head in ("magic", "free"):
        if colon and not rest.strip():
            raise ScriptError(f"`{text}` names no bonus", 1, f"write `{head}` alone")
        return Left(head, _bonuses(rest) if colon else ())
    return Left("bonus", _bonuses(text))


def _bonuses(text: str) -> tuple[Bonus, ...]:
    return tuple(_bonus(part.strip()) for part in text.split(","))


def _bonus(text: str) -> Bonus:
    match = _BONUS.fullmatch(text)
    kind = match.group(1) if match else text
    if match is None or kind not in BONUSES:
        raise ScriptError(f"`{text}` is not a bonus", 1, suggestion(kind, BONUSES))
    amount = int(match.group(2) or 1)
    if match.group(2) is not None and kind not in _COUNTED:
        raise ScriptError(f"`{kind}` takes no number", 1)
    if amount == 0 or (amount < 0 and kind != "affinity"):
        raise ScriptError(f"`{text}` must be at least 1", 1, "1 or more")
    return Bonus(kind, amount)


@cache
def parse_right(text: str) -> Right:
    """A right half; raises ScriptError."""
    text = " ".join(text.split())
    if text == "-":
        return Right()
    if text == "magic":
        return Right("magic")
    match = _RIGHT.fullmatch(text)
    word = match.group(1) if match else text
    if match is None or word not in (*ATTRIBUTES, "free"):
        known = ("-", "magic", "free", *ATTRIBUTES)
        raise ScriptError(f"`{text}` is not a right half", 1, suggestion(word, known))
    multiplier = int(match.group(3) or 1)
    if match.group(3) is not None and multiplier < 2:
        raise ScriptError("a multiplier must be at least 2", 1)
    cancel = match.group(4) is not None
    if word == "free":
        if match.group(2) is not None:
            raise ScriptError("a free half has no level", 1)
        return Right("free", multiplier=multiplier, cancel=cancel)
    if match.group(2) is None or int(match.group(2)) < 1:
        raise ScriptError(f"`{word}` needs a level", 1, f"as in `{word} 1`")
    return Right("attribute", word, int(match.group(2)), multiplier, cancel)


@cache
def parse_range(text: str) -> Range:
    """A range of sizes; raises ScriptError."""
    match = _BAND.fullmatch(text.strip())
    if match is None:
        raise ScriptError(f"`{text}` is not a range", 1, "as in `0-2`, `3` or `4+`")
    first = int(match.group(1))
    if match.group(3):
        return Range(first, None)
    last = int(match.group(2) or first)
    if last < first:
        raise ScriptError(f"`{text}` runs backwards", 1, f"write `{last}-{first}`")
    return Range(first, last)
