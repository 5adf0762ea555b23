"""The short text form of options, which parses back.

An option is its kind, its required fields in order, and any others as `name=value`: `place e5`,
`summon knight d4`, `move d4-d5`, `way squares=c5,e5`, `concede seat=1`. The text form of positions
is in `position_text`.
"""

from __future__ import annotations

from typing import Any

from legendarium.table import BadRequest
from legendarium.table.kinds import Field
from legendarium.table.reading import short_repr
from legendarium.tashkalar.options import OPTIONS, AnyOption

_MOVES = ["from", "to"]


def option_text(option: AnyOption) -> str:
    """An option as text."""
    given = dict(option.items())
    plain = [str(given.pop(name)) for name in _plain_fields(OPTIONS.fields[option.kind])]
    words = ["-".join(plain)] if len(plain) == 2 and "from" in type(option).keys else plain
    named = [f"{name}={_value_text(value)}" for name, value in sorted(given.items())]
    return " ".join([option.kind, *words, *named])


def parse_option(text: str) -> AnyOption:
    """The option of a text; raises a TableError if it is not one."""
    if not text.split():
        raise BadRequest("An option starts with its kind, such as 'place e5'.")
    kind, *words = text.split()
    fields = OPTIONS.fields.get(kind, ())
    main = _plain_fields(fields)
    plain = [word for word in words if "=" not in word]
    if main == _MOVES:
        plain = [part for word in plain for part in word.split("-")]
    if kind in OPTIONS.of and len(plain) > len(main):
        raise BadRequest(f"{text!r} is not an option: {kind!r} takes no {plain[len(main)]!r}.")
    body: dict[str, Any] = {"kind": kind, **dict(zip(main, plain, strict=False))}
    known = {field.key: field for field in fields}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            continue
        if name in body:
            raise BadRequest(f"{text!r} is not an option: {name!r} is given twice.")
        body[name] = _parse_value(known.get(name), value)
    return OPTIONS.read(body)


def _plain_fields(fields: tuple[Field, ...]) -> list[str]:
    """The fields that are written without a name."""
    return [field.key for field in fields if field.is_required and not field.is_list]


def _value_text(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _parse_value(field: Field | None, value: str) -> Any:
    if field is None:
        return value
    if field.is_list:
        return [part for part in value.split(",") if part]
    if field.type is int:
        if not value.isdecimal() or len(value) > 9:
            number = short_repr(value)
            raise BadRequest(f"{field.key!r} is a small whole number, not {number}.")
        return int(value)
    return value
