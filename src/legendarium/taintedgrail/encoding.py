"""Encodes a position as JSON and decodes it.

The JSON follows the fields of `position`; fields with their default value are left out. Decoding
checks every type, every name that the campaign must know, and the invariants of the rules (INV-1
to INV-12), to reject positions that cannot occur in play as far as a position alone can show it.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from legendarium.table.errors import BadPosition
from legendarium.table.hidden import Pile
from legendarium.table.reading import short_repr
from legendarium.taintedgrail import naming
from legendarium.taintedgrail.agenda import plan, rules, run
from legendarium.taintedgrail.coherence import incoherent
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.invariants import broken, rule_of
from legendarium.taintedgrail.position import Position, Step

_DERIVED_FIELDS = ("campaign", "events", "question", "revealed", "is_sealed")


def encode(p: Position) -> dict[str, Any]:
    """The position as a JSON object."""
    return {"campaign": p.campaign.id, **_object(p)}


def _object(value: Any) -> dict[str, Any]:
    body = {}
    for name, default in _defaults(value.__class__).items():
        item = getattr(value, name)
        if default is not MISSING and item == default:
            continue
        body[name] = _json(item)
    return body


def _json(value: Any) -> Any:
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, Step):
        return [value.name, *map(_json, value.args)]
    if is_dataclass(value) or hasattr(value, "_fields"):
        return _object(value)
    if isinstance(value, Pile):
        return list(value.order)
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, dict):
        return {str(key): _json(item) for key, item in value.items()}
    return [_json(item) for item in value]


@cache
def _defaults(kind: type[Any]) -> dict[str, Any]:
    """The encoded fields of a type with their default values."""
    if hasattr(kind, "_fields"):
        return {name: kind._field_defaults.get(name, MISSING) for name in kind._fields}
    found: dict[str, Any] = {}
    for one in fields(kind):
        if kind is Position and one.name in _DERIVED_FIELDS:
            continue
        default = one.default
        if one.default_factory is not MISSING:
            default = one.default_factory()
        found[one.name] = default
    return found


def decode(body: object, campaigns: Mapping[str, Campaign]) -> Position:
    """The position of a JSON object; raises BadPosition if it is invalid."""
    if not isinstance(body, Mapping):
        raise BadPosition(f"A position must be a JSON object, not {short_repr(body)}.", "position")
    campaign = campaigns.get(str(body.get("campaign")))
    if campaign is None:
        known = ", ".join(sorted(campaigns))
        raise BadPosition(
            f"There is no campaign {short_repr(body.get('campaign'))}. Known campaigns: {known}.",
            "position.campaign",
        )
    written = {key: value for key, value in body.items() if key != "campaign"}
    p: Position = _read_object(Position, written, "position", {"campaign": campaign})
    _check(p)
    if "agenda" not in written and p.phase != "over":
        p.phase = "day"
        plan(p, ("begin_day",))
    try:
        run(p)
    except BadPosition:
        raise
    except Exception as error:
        # Only an invented agenda fails here: its steps exist, but their data does not.
        raise BadPosition(
            f"The agenda does not fit this position ({type(error).__name__}).", "position.agenda"
        ) from None
    p.events.clear()
    p.revealed = 0
    # The steps of an invented agenda may themselves lead to an invalid position.
    _check(p)
    return p


def _check(p: Position) -> None:
    for number, now in enumerate(p.agenda):
        if now.name not in rules():
            raise BadPosition(
                f"There is no step {short_repr(now.name)}.", f"position.agenda[{number}]"
            )
    for problem in naming.unknown_names(p):
        raise BadPosition(problem.message, f"position.{problem.at}")
    if p.agenda:
        for sentence in incoherent(p):
            raise BadPosition(
                f"The agenda does not fit this position: {sentence}", "position.agenda"
            )
    for sentence in broken(p):
        raise BadPosition(sentence, "position", rule_of(sentence))


def _read_object(kind: type, body: object, at: str, given: Mapping[str, Any]) -> Any:
    if not isinstance(body, Mapping):
        raise BadPosition(f"This must be a JSON object, not {short_repr(body)}.", at)
    defaults = _defaults(kind)
    for key in body:
        if key not in defaults:
            raise BadPosition(
                f"Unknown field {short_repr(key)}. Known fields: {', '.join(defaults)}.",
                f"{at}.{key}",
            )
    hints = _hints(kind)
    values = dict(given)
    for name, default in defaults.items():
        if name in body:
            values[name] = _read(hints[name], body[name], f"{at}.{name}")
        elif default is MISSING:
            raise BadPosition(f"The field {short_repr(name)} is missing.", f"{at}.{name}")
    return kind(**values)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(hint: Any, body: object, at: str) -> Any:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        if body is None:
            return None
        hint = next(one for one in get_args(hint) if one is not type(None))
        origin = get_origin(hint)
    if hint is Step:
        return _read_step(body, at)
    if hint is Pile:
        return Pile(*_read_items((str, ...), body, at))
    if isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "_fields")):
        return _read_object(hint, body, at, {})
    if origin in (tuple, list, frozenset):
        return _CONTAINERS[origin](_read_items(get_args(hint), body, at))
    if origin is dict:
        return _read_dict(get_args(hint), body, at)
    if hint is Any:
        return _plain(body, at)
    if type(body) is not hint:
        words = {int: "a whole number", str: "a text", bool: "true or false"}
        raise BadPosition(f"This must be {words[hint]}, not {short_repr(body)}.", at)
    if hint is int and not -(2**63) <= body < 2**64:  # type: ignore[operator]
        raise BadPosition("This number is too large.", at)
    return body


_CONTAINERS: dict[Any, Callable[[list[Any]], Any]] = {
    tuple: tuple,
    list: list,
    frozenset: frozenset,
}


def _read_items(kinds: tuple[Any, ...], body: object, at: str) -> list[Any]:
    if not isinstance(body, list):
        raise BadPosition(f"This must be a list, not {short_repr(body)}.", at)
    if len(kinds) > 1 and kinds[1] is not Ellipsis:
        if len(body) != len(kinds):
            raise BadPosition(f"This list must have {len(kinds)} entries, not {len(body)}.", at)
    else:
        kinds = (kinds[0],) * len(body)
    return [
        _read(kind, item, f"{at}[{n}]")
        for n, (kind, item) in enumerate(zip(kinds, body, strict=True))
    ]


def _read_dict(kinds: tuple[Any, ...], body: object, at: str) -> dict[Any, Any]:
    if not isinstance(body, Mapping):
        raise BadPosition(f"This must be a JSON object, not {short_repr(body)}.", at)
    found = {}
    for key, item in body.items():
        if kinds[0] is int and not (key.isascii() and key.isdecimal() and len(key) < 10):
            raise BadPosition(f"A key must be a number here, not {short_repr(key)}.", at)
        found[kinds[0](key)] = _read(kinds[1], item, f"{at}.{key}")
    return found


def _read_step(body: object, at: str) -> Step:
    if not isinstance(body, list) or not body or not isinstance(body[0], str):
        raise BadPosition("A step must be a list of its name and its data.", at)
    return Step(body[0], tuple(_plain(item, at) for item in body[1:]))


def _plain(body: object, at: str) -> Any:
    if isinstance(body, list):
        return tuple(_plain(item, at) for item in body)
    if body is None or isinstance(body, (str, int)):
        return body
    raise BadPosition(f"This must be plain data, not {short_repr(body)}.", at)
