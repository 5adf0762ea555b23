"""Reads single values according to their shapes, and records every fault."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from legendarium.taintedgrail.content.halves import parse_left, parse_range, parse_right
from legendarium.taintedgrail.content.parsing import parse_condition, parse_script
from legendarium.taintedgrail.content.shapes import (
    ID,
    ConditionText,
    Flag,
    Id,
    LeftHalf,
    Number,
    NumberTable,
    OneOf,
    Pattern,
    RangeText,
    RightHalf,
    ScriptText,
    Value,
)
from legendarium.taintedgrail.content.sources import Reference, WrittenCondition, WrittenScript
from legendarium.taintedgrail.content.spots import BAD, Spot
from legendarium.taintedgrail.content.tokens import ScriptError, suggestion


def read_value(spot: Spot, shape: Value, value: object) -> Any:
    """A value of a shape, or BAD."""
    return _READERS[type(shape)](spot, shape, value)


def shown(value: object) -> str:
    """A value in a message, shortened."""
    return f"`{str(value)[:40]}`"


def _number(spot: Spot, shape: Number, value: object) -> Any:
    if not isinstance(value, int) or isinstance(value, bool):
        return spot.fault("wrong-type", f"{shown(value)} is not a whole number")
    if not shape.least <= value <= shape.most:
        return spot.fault(
            "out-of-range", f"{value} is out of range", f"{shape.least} to {shape.most}"
        )
    if shape.of and value:
        spot.sources.references.append(Reference(shape.of, value, spot.place))
    return value


def _flag(spot: Spot, _shape: Flag, value: object) -> Any:
    if not isinstance(value, bool):
        return spot.fault("wrong-type", f"{shown(value)} is neither true nor false")
    return value


def _text(spot: Spot, value: object) -> Any:
    if not isinstance(value, str):
        return spot.fault("wrong-type", f"{shown(value)} is not a text", "write texts in quotes")
    return value


def _id(spot: Spot, shape: Id, value: object) -> Any:
    text = _text(spot, value)
    if text is BAD or (shape.empty and text == ""):
        return text
    if not re.fullmatch(ID, text):
        return spot.fault(
            "bad-id", f"{text!r} cannot be an id", "small letters, digits, hyphens: `eel-spear`"
        )
    if shape.of:
        spot.sources.references.append(Reference(shape.of, text, spot.place))
    return text


def _one_of(spot: Spot, shape: OneOf, value: object) -> Any:
    text = _text(spot, value)
    if text is BAD or text in shape.words or (shape.empty and text == ""):
        return text
    return spot.fault(
        "bad-word",
        f"{text!r} is not one of {', '.join(shape.words)}",
        suggestion(text, shape.words),
    )


def _pattern(spot: Spot, shape: Pattern, value: object) -> Any:
    text = _text(spot, value)
    if text is BAD or re.fullmatch(shape.regex, text):
        return text
    return spot.fault("bad-word", f"{text!r} is not of the right form", f"as in {shape.example!r}")


def _parsed(spot: Spot, kind: str, parse: Callable[[str], Any], value: object) -> Any:
    text = _text(spot, value)
    if text is BAD:
        return BAD
    try:
        return parse(text)
    except ScriptError as error:
        column = f" (character {error.column} of `{text}`)" if error.column > 1 else ""
        return spot.fault(kind, error.message + column, error.hint)


def _script(spot: Spot, shape: ScriptText, value: object) -> Any:
    script = _parsed(spot, "bad-script", parse_script, value)
    if script is BAD:
        return BAD
    if script:
        spot.sources.scripts.append(WrittenScript(spot.owner, shape.where, script, spot.place))
    return value


def _condition(spot: Spot, shape: ConditionText, value: object) -> Any:
    if value == "":
        return value
    condition = _parsed(spot, "bad-condition", parse_condition, value)
    if condition is BAD:
        return BAD
    spot.sources.conditions.append(WrittenCondition(spot.owner, shape.where, condition, spot.place))
    return value


def _number_table(spot: Spot, shape: NumberTable, value: object) -> Any:
    if not isinstance(value, dict):
        return spot.fault("wrong-type", f"{shown(value)} is not a table of numbers")
    good = True
    for name, number in value.items():
        if name not in shape.words:
            spot.at(name).fault(
                "unknown-field", f"`{name}` is not known here", suggestion(name, shape.words)
            )
            good = False
        elif _number(spot.at(name), Number(shape.least, shape.most), number) is BAD:
            good = False
    return MappingProxyType(dict(value)) if good else BAD


_READERS: Mapping[type, Callable[[Spot, Any, object], Any]] = {
    Number: _number,
    Flag: _flag,
    Id: _id,
    OneOf: _one_of,
    Pattern: _pattern,
    ScriptText: _script,
    ConditionText: _condition,
    LeftHalf: lambda spot, _shape, value: _parsed(spot, "bad-half", parse_left, value),
    RightHalf: lambda spot, _shape, value: _parsed(spot, "bad-half", parse_right, value),
    RangeText: lambda spot, _shape, value: _parsed(spot, "bad-range", parse_range, value),
    NumberTable: _number_table,
}
