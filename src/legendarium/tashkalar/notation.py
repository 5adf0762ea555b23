"""The short text form of options, which parses back.

An option is its kind, its main details in a fixed order, and any others as `name=value`:
`place e5`, `summon knight d4`, `move d4-d5`, `way squares=c5,e5`, `concede seat=1`.
"""

from __future__ import annotations

from legendarium.table import BadRequest, Option

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
"""The details of each kind that need no name."""

_LISTS = frozenset({"squares", "marks", "directions"})
_NUMBERS = frozenset({"seat"})


def option_text(option: Option) -> str:
    """An option as text."""
    main = _MAIN.get(option.kind, ())
    words = [str(option.get(name)) for name in main if option.get(name) is not None]
    named = [
        f"{name}={','.join(value) if isinstance(value, tuple) else value}"
        for name, value in option.details
        if name not in main
    ]
    joiner = "-" if main == ("from", "to") else " "
    return " ".join([option.kind, *([joiner.join(words)] if words else []), *named])


def parse_option(text: str) -> Option:
    """The option that a text names; raises BadRequest when it is none."""
    kind, *words = text.split()
    if kind in ("move", "leap"):
        words = [part for word in words for part in word.split("-")]
    names = _MAIN.get(kind, ())
    details: dict[str, str | int | tuple[str, ...]] = {}
    plain = [word for word in words if "=" not in word]
    if len(plain) > len(names):
        raise BadRequest(f"{text!r} is not an option: {kind!r} takes no {plain[len(names)]!r}.")
    details.update(zip(names, plain, strict=False))
    for word in words:
        if "=" in word:
            name, value = word.split("=", 1)
            details[name] = _value(name, value)
    return Option(kind, tuple(sorted(details.items())))


def _value(name: str, value: str) -> str | int | tuple[str, ...]:
    if name in _LISTS:
        return tuple(part for part in value.split(",") if part)
    if name in _NUMBERS:
        if not value.isdecimal():
            raise BadRequest(f"{name!r} is a whole number, not {value!r}.")
        return int(value)
    return value
