"""JSON Schemas of the files of a campaign, with which an editor completes and checks them.

A schema knows types, limits and words. Scripts, conditions and references are left to the check.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from itertools import starmap
from typing import Any

from legendarium.authoring.shape_text import shape_text
from legendarium.taintedgrail.content.fields import (
    Field,
    ListOf,
    Record,
    SettingsTable,
    Shape,
    TableOf,
    kind_of,
)
from legendarium.taintedgrail.content.file_names import wildcard
from legendarium.taintedgrail.content.model import RECORDS
from legendarium.taintedgrail.content.shapes import (
    ID,
    Flag,
    Id,
    Number,
    NumberTable,
    OneOf,
    Pattern,
)
from legendarium.taintedgrail.settings import Settings

DRAFT = "http://json-schema.org/draft-07/schema#"

FOLDER = ".schemas"
"""The folder in a campaign that the schemas are in; the check leaves out names with a dot."""

RULES = ".taplo.toml"
"""The file in which Taplo, and editors that use it, look for the schema of a file."""

Schema = dict[str, Any]


def editor_files() -> dict[str, str]:
    """The schemas, and the rules that say which files each of them is for, by path."""
    found = {
        f"{FOLDER}/{name}.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        for name, schema in schemas().items()
    }
    return {**found, RULES: "\n".join(starmap(_rule, file_names().items()))}


def _rule(name: str, files: str) -> str:
    return f'[[rule]]\ninclude = ["{files}"]\nschema = {{ path = "{FOLDER}/{name}.json" }}\n'


def schemas() -> dict[str, Schema]:
    """A schema for each kind of TOML file, by the name of its records."""
    return {
        record.WRITTEN.kind: {"$schema": DRAFT, **_file_schema(record)} for record in _with_files()
    }


def file_names() -> dict[str, str]:
    """The files of each schema, with stars for what differs: `locations/*.toml`."""
    kinds = (record.WRITTEN for record in _with_files())
    return {kind.kind: wildcard(kind.file or kind.listed) for kind in kinds}


def _with_files() -> list[type[Record]]:
    return [record for record in RECORDS if not record.WRITTEN.part]


def _file_schema(record: type[Record]) -> Schema:
    if record.WRITTEN.file:
        return record_schema(record)
    return _object({record.WRITTEN.kind: {"type": "array", "items": record_schema(record)}})


def record_schema(record: type[Record]) -> Schema:
    """The schema of a table with the fields of a record."""
    kind = kind_of(record)
    required = [field.name for field in kind.fields if field.is_required]
    whole = _object({field.name: _field(field) for field in kind.fields})
    return {"description": kind.written.says, **whole, "required": required}


def _object(properties: Mapping[str, Schema]) -> Schema:
    return {"type": "object", "properties": dict(properties), "additionalProperties": False}


def _field(field: Field) -> Schema:
    schema = _shape(field.shape)
    schema["description"] = f"{field.says} ({_in_words(field.shape)})"
    if field.example:
        schema["examples"] = [tomllib.loads(f"value = {field.example}")["value"]]
    if isinstance(field.default, str | int | tuple) and field.default not in ("", ()):
        schema["default"] = field.default
    return schema


def _in_words(shape: Shape) -> str:
    match shape:
        case TableOf():
            return "table"
        case ListOf(TableOf()):
            return "tables"
    return shape_text(shape)


def _shape(shape: Shape) -> Schema:
    match shape:
        case Number(least, most):
            return {"type": "integer", "minimum": least, "maximum": most}
        case Flag():
            return {"type": "boolean"}
        case Id(_, empty):
            return {"type": "string", "pattern": f"^({ID})?$" if empty else f"^{ID}$"}
        case OneOf(words, empty):
            return {"enum": [*words, ""] if empty else list(words)}
        case Pattern(regex):
            return {"type": "string", "pattern": f"^({regex})$"}
        case NumberTable(words, least, most):
            return _object({word: _shape(Number(least, most)) for word in words})
        case ListOf():
            return _list(shape)
        case TableOf(record):
            return record_schema(record)
        case SettingsTable():
            return _settings()
        case _:
            return {"type": "string"}


def _list(shape: ListOf) -> Schema:
    least, most = shape.length
    one = _shape(shape.of)
    several = {"type": "array", "items": one, "minItems": least, "maxItems": most}
    return {"anyOf": [one, several]} if shape.one_for_all else several


def _settings() -> Schema:
    default = Settings()
    values = {one.name: getattr(default, one.name) for one in fields(Settings)}
    return _object({name: {**_type(value), "default": value} for name, value in values.items()})


def _type(value: object) -> Schema:
    match value:
        case bool():
            return {"type": "boolean"}
        case int():
            return {"type": "integer"}
        case str():
            return {"type": "string"}
        case _:
            return {"type": "array"}
