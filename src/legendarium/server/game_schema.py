"""The JSON schema of a game: its shapes, and every kind of its options and events."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter

from legendarium.table import Box
from legendarium.table.content import CONTENT_KEY
from legendarium.table.kinds import Field, Kinds
from legendarium.table.message import KindType

Schema = dict[str, Any]

SCHEMAS = "#/components/schemas/"
TYPE_NAMES = {str: "string", int: "integer", bool: "boolean"}


class GameSchema:
    """The components of a game; all names start with the name of the game."""

    def __init__(self, box: Box[Any, Any]) -> None:
        self.game = box.game.name
        self.prefix = pascal_case(self.game)
        self.components: dict[str, Schema] = {}
        self._sets: dict[str, str] = {}
        """By the JSON of a set of names: the component with its type."""
        self._parts: dict[str, str] = {}
        """By the name of a part, such as `view`: the component with its type."""
        for part, shape in box.shapes.items():
            self._parts[part] = self._add_shape(pascal_case(part), shape)
        for kinds in (box.game.option_kinds, box.game.event_kinds):
            self._parts[kinds.word] = self._add_kinds(kinds)
        self.components = {
            name: self.complete(body, name) for name, body in self.components.items()
        }

    def complete(self, schema: Any, own_name: str = "") -> Any:
        """A schema with the types of this game: its parts and sets of names by reference."""
        if isinstance(schema, list):
            return [self.complete(one, own_name) for one in schema]
        if not isinstance(schema, dict):
            return schema
        rest = {key: value for key, value in schema.items() if key == "description"}
        if CONTENT_KEY in schema:
            return reference(self._parts[schema[CONTENT_KEY]]) | rest
        named = self._sets.get(_values(schema)) if "enum" in schema else None
        if named not in (None, own_name):
            return reference(str(named)) | rest
        return {key: self.complete(value, own_name) for key, value in schema.items()}

    def _add_shape(self, name: str, shape: Any) -> str:
        """Add a type, and those that it refers to; the name of its component."""
        template = f"{SCHEMAS}{self.prefix}{{model}}"
        body = TypeAdapter(shape).json_schema(ref_template=template, mode="serialization")
        definitions = body.pop("$defs", {})
        if set(body) == {"$ref"}:
            # A type that refers to itself is among its own definitions: give that one the name.
            own = body["$ref"]
            text = json.dumps(definitions).replace(f'"{own}"', f'"{template.format(model=name)}"')
            definitions = json.loads(text)
            body = definitions.pop(own.removeprefix(SCHEMAS + self.prefix))
        for defined, definition in definitions.items():
            self.components.setdefault(self.prefix + defined, _closed(definition))
        if "enum" in body:
            known = self._sets.setdefault(_values(body), self.prefix + name)
            if known != self.prefix + name:
                return known
        self.components[self.prefix + name] = _closed(body)
        return self.prefix + name

    def _add_kinds(self, kinds: Kinds[Any]) -> str:
        """Add every kind, and their union; the name of its component."""
        name = self.prefix + pascal_case(kinds.word)
        of_kind = {
            kind: f"{self.prefix}{made.__name__}{pascal_case(kinds.word)}"
            for kind, made in kinds.of.items()
        }
        for kind, component in of_kind.items():
            self.components[component] = kind_schema(kinds.of[kind], kinds.fields[kind])
        self.components[name] = one_of("kind", of_kind)
        return name


def kind_schema(kind: KindType, fields: tuple[Field, ...]) -> Schema:
    """The JSON schema of a kind of options or events."""
    return {
        "type": "object",
        "description": inspect.getdoc(kind),
        "properties": {
            "kind": {"type": "string", "const": kind.kind},
            **{field.key: _field_schema(field) for field in fields},
        },
        "required": ["kind", *(field.key for field in fields if field.is_required)],
        "additionalProperties": False,
    }


def _field_schema(field: Field) -> Schema:
    one: Schema = {"type": TYPE_NAMES[field.type]}
    if field.names is not None:
        one["enum"] = list(field.names)
    return {"type": "array", "items": one} if field.is_list else one


def one_of(key: str, components: dict[str, str]) -> Schema:
    """The union of components, by the value of a key in each."""
    return {
        "oneOf": [reference(component) for component in components.values()],
        "discriminator": {
            "propertyName": key,
            "mapping": {value: SCHEMAS + component for value, component in components.items()},
        },
    }


def reference(component: str) -> Schema:
    """A reference to a component."""
    return {"$ref": SCHEMAS + component}


def referred(schema: Any) -> Iterator[str]:
    """Every component that a schema refers to directly."""
    if isinstance(schema, list):
        for one in schema:
            yield from referred(one)
    elif isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].removeprefix(SCHEMAS)
        for value in schema.values():
            yield from referred(value)


def pascal_case(words: str) -> str:
    """Words with hyphens as the name of a type."""
    return "".join(word.capitalize() for word in words.split("-"))


def _values(schema: Schema) -> str:
    return json.dumps(schema["enum"])


def _closed(schema: Any) -> Any:
    """A schema whose objects have no unknown fields."""
    if isinstance(schema, list):
        return [_closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {key: _closed(value) for key, value in schema.items()}
    if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
        closed.setdefault("additionalProperties", False)
    return closed
