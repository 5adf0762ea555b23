"""The shapes of fields in words."""

from __future__ import annotations

from legendarium.taintedgrail.content.fields import (
    Field,
    ListOf,
    Record,
    SettingsTable,
    Shape,
    TableOf,
    kind_of,
    with_article,
)
from legendarium.taintedgrail.content.shapes import (
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
)

_NAMES: dict[type, str] = {
    Flag: "true or false",
    ScriptText: "script",
    ConditionText: "condition",
    LeftHalf: "left half",
    RightHalf: "right half",
    RangeText: "range",
    SettingsTable: "table of settings",
}


def field_text(field: Field) -> str:
    """The shape of a field in words."""
    match field.shape:
        case ListOf(TableOf(record)) if field.name != field.attribute:
            return f"tables in double brackets, see {_link(record)}"
    return shape_text(field.shape)


def shape_text(shape: Shape) -> str:
    """A shape in words; the name of a kind of record is a link to its section."""
    match shape:
        case Number(least, most, of):
            return f"number of {with_article(of)}" if of else f"number, {least} to {most}"
        case Id(of):
            return f"id of {with_article(of)}" if of else "id"
        case OneOf(words):
            return "one of " + ", ".join(f"`{word}`" for word in words)
        case Pattern(_, example):
            return f"text such as `{example}`"
        case NumberTable(words, least, most):
            known = ", ".join(f"`{word}`" for word in words)
            return f"table of numbers, {least} to {most}, by {known}"
        case ListOf(of, one_for_all=True):
            return f"{shape_text(of)}; or a list of four, by players"
        case ListOf(of, (least, most)):
            return (
                f"list of {least}: {shape_text(of)}" if least == most else f"list: {shape_text(of)}"
            )
        case TableOf(record):
            return f"table, see {_link(record)}"
        case _:
            return _NAMES[type(shape)]


def _link(record: type[Record]) -> str:
    kind = kind_of(record).name
    return f"[{kind}](#{kind})"
