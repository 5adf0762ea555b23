"""The short text form of options, which parses back.

An option is its kind, its main details in a fixed order, and any others as `name=value`:
`place e5`, `summon knight d4`, `move d4-d5`, `way squares=c5,e5`, `concede seat=1`. The text form
of positions is in `position_text`.
"""

from __future__ import annotations

from legendarium.table import BadRequest, Option
from legendarium.table.message import Detail

_MAIN: dict[str, tuple[str, ...]] = {
    "place": ("square",),
    "pick": ("square",),
    "pick-up": ("square",),
    "convert": ("square",),
    "upgrade": ("square",),
    "summon": ("card", "square"),
    "flare": ("card",),
    "discard": ("card",),
    "put-under": ("card",),
    "card": ("card",),
    "move": ("from", "to"),
    "leap": ("from", "to"),
    "direction": ("direction",),
    "claim": ("task",),
    "colour": ("colour",),
    "opponent": ("colour",),
    "choose": ("what",),
}
"""The details of each kind that are written without a name."""

_LISTS = frozenset({"squares", "marks", "directions"})
_NUMBERS = frozenset({"seat"})
_MOVES = ("from", "to")


def option_text(option: Option) -> str:
    """An option as text."""
    main = _MAIN.get(option.kind, ())
    given = dict(option.details)
    plain = []
    for name in main:
        if name not in given:
            break
        plain.append(_value_text(given.pop(name)))
    words = ["-".join(plain)] if main == _MOVES and plain else plain
    named = [f"{name}={_value_text(value)}" for name, value in given.items()]
    return " ".join([option.kind, *words, *named])


def parse_option(text: str) -> Option:
    """The option of a text; raises BadRequest if it is not one."""
    if not text.split():
        raise BadRequest("An option starts with its kind, such as 'place e5'.")
    kind, *words = text.split()
    main = _MAIN.get(kind, ())
    plain = [word for word in words if "=" not in word]
    if main == _MOVES:
        plain = [part for word in plain for part in word.split("-")]
    if len(plain) > len(main):
        raise BadRequest(f"{text!r} is not an option: {kind!r} takes no {plain[len(main)]!r}.")
    details: dict[str, Detail] = dict(zip(main, plain, strict=False))
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            continue
        if name in details:
            raise BadRequest(f"{text!r} is not an option: {name!r} is given twice.")
        details[name] = _parse_value(name, value)
    return Option(kind, tuple(sorted(details.items())))


def _value_text(value: Detail) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _parse_value(name: str, value: str) -> Detail:
    if name in _LISTS:
        return tuple(part for part in value.split(",") if part)
    if name in _NUMBERS:
        if not value.isdecimal() or len(value) > 9:
            raise BadRequest(f"{name!r} is a small whole number, not {value[:40]!r}.")
        return int(value)
    return value
