"""Reads a record according to the fields of its kind, and records every fault."""

from __future__ import annotations

import dataclasses
from typing import Any

from legendarium.taintedgrail.content.fields import (
    Field,
    ListOf,
    Record,
    SettingsTable,
    Shape,
    TableOf,
    kind_of,
)
from legendarium.taintedgrail.content.model import AFTERMATH_ON, ENCOUNTER_ON
from legendarium.taintedgrail.content.shapes import (
    ABILITY_EFFECT,
    ABILITY_IF,
    AFTERMATH_EFFECT,
    ENCOUNTER_EFFECT,
    ENCOUNTER_IF,
    STORY_EFFECT,
    STORY_IF,
    ConditionText,
    ScriptText,
)
from legendarium.taintedgrail.content.spots import BAD, Spot
from legendarium.taintedgrail.content.tokens import suggestion
from legendarium.taintedgrail.content.values import read_value, shown
from legendarium.taintedgrail.settings import Settings

_EFFECTS_BY_HOOK = (
    (("start", *ENCOUNTER_ON, "always"), ENCOUNTER_EFFECT),
    (AFTERMATH_ON, AFTERMATH_EFFECT),
)


def read_record(spot: Spot, record: type[Record], table: object) -> dict[str, Any]:
    """The fields by their names in the model: missing ones with their defaults, faulty ones BAD."""
    kind = kind_of(record)
    if not isinstance(table, dict):
        spot.fault("wrong-type", f"{kind.article} must be a table of fields")
        return {field.attribute: BAD for field in kind.fields}
    known = {field.name for field in kind.fields}
    for name in table:
        if name not in known:
            spot.at(name).fault(
                "unknown-field",
                f"{kind.article} has no field `{name}`",
                suggestion(name, [field.name for field in kind.fields]),
            )
    return {field.attribute: _read_field(spot, kind.name, field, table) for field in kind.fields}


def is_good(values: dict[str, Any]) -> bool:
    """Whether every field of a record could be read."""
    return all(value is not BAD for value in values.values())


def _read_field(spot: Spot, kind: str, field: Field, table: dict[str, Any]) -> Any:
    if field.name in table:
        shape = _shape_for_hook(field.shape, table.get("on"))
        return _read(spot.at(field.name), shape, table[field.name])
    if field.is_required:
        example = f"as in `{field.name} = {field.example}`" if field.example else ""
        return spot.fault("missing-field", f"the {kind} has no `{field.name}`", example)
    return field.default


def _shape_for_hook(shape: Shape, on: object) -> Shape:
    """The shape of a script or condition in an ability, which depends on its hook."""
    if shape not in (_ABILITY_EFFECT, _ABILITY_IF):
        return shape
    moment = next((where for words, where in _EFFECTS_BY_HOOK if on in words), STORY_EFFECT)
    if shape == _ABILITY_EFFECT:
        return ScriptText(moment)
    return ConditionText(ENCOUNTER_IF if moment == ENCOUNTER_EFFECT else STORY_IF)


_ABILITY_EFFECT = ScriptText(ABILITY_EFFECT)
_ABILITY_IF = ConditionText(ABILITY_IF)


def _read(spot: Spot, shape: Shape, value: object) -> Any:
    """A value of a shape, or BAD."""
    if isinstance(shape, ListOf):
        return _list(spot, shape, value)
    if isinstance(shape, TableOf):
        values = read_record(spot, shape.record, value)
        return shape.record(**values) if is_good(values) else BAD
    if isinstance(shape, SettingsTable):
        return _settings(spot, value)
    return read_value(spot, shape, value)


def _list(spot: Spot, shape: ListOf, value: object) -> Any:
    if not isinstance(value, list):
        if shape.one_for_all:
            one = _read(spot, shape.of, value)
            return BAD if one is BAD else (one,) * shape.length.least
        return spot.fault("wrong-type", f"{shown(value)} is not a list", "write lists in `[ ]`")
    least, most = shape.length
    if not least <= len(value) <= most:
        size = str(least) if least == most else f"{least} to {most}"
        spot.fault("wrong-length", f"the list has {len(value)} entries", f"{size} entries")
        return BAD
    read = [_read(spot.at(place), shape.of, one) for place, one in enumerate(value)]
    return BAD if any(one is BAD for one in read) else shape.into(read)


def _settings(spot: Spot, value: object) -> Any:
    if not isinstance(value, dict):
        return spot.fault("wrong-type", f"{shown(value)} is not a table of settings")
    defaults = Settings()
    known = {field.name: getattr(defaults, field.name) for field in dataclasses.fields(Settings)}
    good: dict[str, Any] = {}
    for name, one in value.items():
        if name not in known:
            spot.at(name).fault(
                "unknown-field", f"there is no setting `{name}`", suggestion(name, known)
            )
            continue
        default = known[name]
        one = tuple(one) if isinstance(one, list) else one
        if type(one) is not type(default):
            spot.at(name).fault(
                "wrong-type", f"the setting `{name}` cannot be {shown(one)}", f"as in `{default}`"
            )
            continue
        good[name] = one
    return Settings(**good) if len(good) == len(value) else BAD
