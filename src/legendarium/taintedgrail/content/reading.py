"""Reads a record according to the schema of its kind, and records every fault."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from legendarium.taintedgrail.content.faults import Place
from legendarium.taintedgrail.content.halves import parse_left, parse_range, parse_right
from legendarium.taintedgrail.content.lines import Path, line_of
from legendarium.taintedgrail.content.parsing import parse_condition, parse_script
from legendarium.taintedgrail.content.schema import KINDS
from legendarium.taintedgrail.content.shapes import (
    ABILITY_EFFECT,
    ABILITY_IF,
    AFTERMATH_EFFECT,
    AFTERMATH_ON,
    ENCOUNTER_EFFECT,
    ENCOUNTER_IF,
    ENCOUNTER_ON,
    STORY_EFFECT,
    STORY_IF,
    ByPlayers,
    ConditionText,
    Field,
    Flag,
    Id,
    LeftHalf,
    ListOf,
    Number,
    NumberTable,
    OneOf,
    Pattern,
    Range,
    RightHalf,
    ScriptText,
    Settings,
    Shape,
    TableOf,
    TablesOf,
)
from legendarium.taintedgrail.content.sources import (
    Reference,
    Sources,
    WrittenCondition,
    WrittenScript,
)
from legendarium.taintedgrail.content.tokens import ScriptError, suggestion
from legendarium.taintedgrail.settings import Settings as NamedSettings

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_EFFECTS_BY_HOOK = (
    (("start", *ENCOUNTER_ON, "always"), ENCOUNTER_EFFECT),
    (AFTERMATH_ON, AFTERMATH_EFFECT),
)
BAD: Any = object()
"""Marks a value that could not be read."""


@dataclass(frozen=True)
class Spot:
    """A place in a TOML file, and the owner of the record."""

    sources: Sources
    file: str
    text: str
    path: Path = ()
    owner: str = ""

    def at(self, *more: str | int) -> Spot:
        """A place inside this one."""
        return replace(self, path=(*self.path, *more))

    def of(self, owner: str) -> Spot:
        """The same place with another owner."""
        return replace(self, owner=owner)

    @property
    def place(self) -> Place:
        """File and line."""
        return Place(self.file, line_of(self.text, self.path))

    @property
    def root(self) -> tuple[str, Path]:
        """The text of the file, and the path in it."""
        return self.text, self.path

    def fault(self, kind: str, message: str, hint: str = "") -> Any:
        """Record a fault here; returns BAD."""
        self.sources.fault(kind, self.place, message, hint)
        return BAD


def read_record(spot: Spot, kind: str, table: object) -> dict[str, Any]:
    """The fields of a record by name, with defaults for missing and BAD for invalid values."""
    known = {field.name: field for field in KINDS[kind].fields}
    if not isinstance(table, dict):
        spot.fault("wrong-type", f"a {kind} must be a table of fields")
        return dict.fromkeys(known, BAD)
    for name in table:
        if name not in known:
            spot.at(name).fault(
                "unknown-field", f"a {kind} has no field `{name}`", suggestion(name, known)
            )
    return {name: _read_field(spot, kind, field, table) for name, field in known.items()}


def _read_field(spot: Spot, kind: str, field: Field, table: dict[str, Any]) -> Any:
    if field.name in table:
        shape = _shape_for_hook(field.shape, table.get("on"))
        return read_value(spot.at(field.name), shape, table[field.name])
    if field.required:
        example = f"as in `{field.name} = {field.example}`" if field.example else ""
        return spot.fault("missing-field", f"the {kind} has no `{field.name}`", example)
    return () if isinstance(field.shape, TablesOf) else field.default


def _shape_for_hook(shape: Shape, on: object) -> Shape:
    """The shape of a script or condition in an ability, which depends on its hook."""
    moment = next((where for words, where in _EFFECTS_BY_HOOK if on in words), STORY_EFFECT)
    if shape == ScriptText(ABILITY_EFFECT):
        return ScriptText(moment)
    if shape == ConditionText(ABILITY_IF):
        return ConditionText(ENCOUNTER_IF if moment == ENCOUNTER_EFFECT else STORY_IF)
    return shape


def read_value(spot: Spot, shape: Shape, value: object) -> Any:
    """A value of a shape, or BAD."""
    return _READERS[type(shape)](spot, shape, value)


def _number(spot: Spot, shape: Number, value: object) -> Any:
    if not isinstance(value, int) or isinstance(value, bool):
        return spot.fault("wrong-type", f"{_shown(value)} is not a whole number")
    if not shape.least <= value <= shape.most:
        return spot.fault(
            "out-of-range", f"{value} is out of range", f"{shape.least} to {shape.most}"
        )
    if shape.of and value:
        spot.sources.references.append(Reference(shape.of, value, spot.place))
    return value


def _flag(spot: Spot, _shape: Flag, value: object) -> Any:
    if not isinstance(value, bool):
        return spot.fault("wrong-type", f"{_shown(value)} is neither true nor false")
    return value


def _text(spot: Spot, value: object) -> Any:
    if not isinstance(value, str):
        return spot.fault("wrong-type", f"{_shown(value)} is not a text", "write texts in quotes")
    return value


def _id(spot: Spot, shape: Id, value: object) -> Any:
    text = _text(spot, value)
    if text is BAD or (shape.empty and text == ""):
        return text
    if not _ID.fullmatch(text):
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
        return spot.fault("wrong-type", f"{_shown(value)} is not a table of numbers")
    good = True
    for name, number in value.items():
        if name not in shape.words:
            spot.at(name).fault(
                "unknown-field", f"`{name}` is not known here", suggestion(name, shape.words)
            )
            good = False
        elif _number(spot.at(name), Number(shape.least, shape.most), number) is BAD:
            good = False
    return dict(value) if good else BAD


def _list(spot: Spot, shape: ListOf, value: object) -> Any:
    if not isinstance(value, list):
        return spot.fault("wrong-type", f"{_shown(value)} is not a list", "write lists in `[ ]`")
    if not shape.least <= len(value) <= shape.most:
        size = str(shape.least) if shape.least == shape.most else f"{shape.least} to {shape.most}"
        spot.fault("wrong-length", f"the list has {len(value)} entries", f"{size} entries")
        return BAD
    read = tuple(read_value(spot.at(place), shape.of, one) for place, one in enumerate(value))
    return BAD if any(one is BAD for one in read) else read


def _by_players(spot: Spot, shape: ByPlayers, value: object) -> Any:
    if isinstance(value, list):
        return _list(spot, ListOf(shape.of, 4, 4), value)
    read = read_value(spot, shape.of, value)
    return BAD if read is BAD else (read,) * 4


def _table(spot: Spot, shape: TableOf, value: object) -> Any:
    read = read_record(spot, shape.kind, value)
    return BAD if any(one is BAD for one in read.values()) else read


def _tables(spot: Spot, shape: TablesOf, value: object) -> Any:
    return _list(spot, ListOf(TableOf(shape.kind), shape.least), value)


def _settings(spot: Spot, _shape: Settings, value: object) -> Any:
    if not isinstance(value, dict):
        return spot.fault("wrong-type", f"{_shown(value)} is not a table of settings")
    defaults = NamedSettings()
    known = {field.name: getattr(defaults, field.name) for field in fields(NamedSettings)}
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
                "wrong-type", f"the setting `{name}` cannot be {_shown(one)}", f"as in `{default}`"
            )
            continue
        good[name] = one
    return good if len(good) == len(value) else BAD


def _shown(value: object) -> str:
    return f"`{str(value)[:40]}`"


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
    Range: lambda spot, _shape, value: _parsed(spot, "bad-range", parse_range, value),
    NumberTable: _number_table,
    ListOf: _list,
    ByPlayers: _by_players,
    Settings: _settings,
    TableOf: _table,
    TablesOf: _tables,
}
