"""The schema of everything that is said: HTTP, the live connection, and the games on the shelf."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from legendarium.server import messages
from legendarium.table import Shelf


def complete_schema(app: FastAPI, shelf: Shelf) -> dict[str, Any]:
    """The OpenAPI schema of the server, with the messages of live play and the games' shapes."""
    schema = get_openapi(
        title=app.title, version=app.version, description=app.description, routes=app.routes
    )
    components = schema.setdefault("components", {}).setdefault("schemas", {})
    for name, kind in {
        "ServerMessage": messages.ServerMessage,
        "ClientMessage": messages.ClientMessage,
        "Problem": messages.Problem,
    }.items():
        _add(components, name, kind)
    for box in shelf.values():
        prefix = "".join(word.capitalize() for word in box.game.name.split("-"))
        for name, shape in box.shapes.items():
            _add(components, name.capitalize(), shape, prefix)
    return schema


def _add(components: dict[str, Any], name: str, kind: Any, prefix: str = "") -> None:
    """Add a type under a name; the types it is made of get the prefix of their game."""
    template = f"#/components/schemas/{prefix}{{model}}"
    body = TypeAdapter(kind).json_schema(ref_template=template, mode="serialization")
    for defined, definition in body.pop("$defs", {}).items():
        components.setdefault(prefix + defined, definition)
    components.setdefault(prefix + name, body)
