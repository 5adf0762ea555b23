"""The OpenAPI schema: HTTP, the live connection, and the JSON of the games on the shelf."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from legendarium.server import messages
from legendarium.server.identity import OPTIONAL, REQUIRED
from legendarium.server.safety.origin import CSRF_HEADER, SAFE_METHODS
from legendarium.table import Shelf

SCHEMAS = "#/components/schemas/"

COOKIE_DESCRIPTION = "Who you are. `POST /api/me` with a name, or `POST /api/sign-in`, sets it."

CSRF_SCHEME = "csrf"
CSRF_DESCRIPTION = (
    "Send `1` with every request that changes something. No page of another origin can."
)


def complete_schema(app: FastAPI, shelf: Shelf) -> dict[str, Any]:
    """The OpenAPI schema, with the messages of live play and the JSON types of the games."""
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
    for name, component in components.items():
        # Generated clients name their classes by the titles, which must differ.
        component["title"] = name
    _secure(schema)
    return schema


def _add(components: dict[str, Any], name: str, kind: Any, prefix: str = "") -> None:
    """Add a type under a name; the types it refers to get the prefix of their game."""
    template = f"{SCHEMAS}{prefix}{{model}}"
    body = TypeAdapter(kind).json_schema(ref_template=template, mode="serialization")
    definitions = body.pop("$defs", {})
    if set(body) == {"$ref"}:
        # A type that refers to itself is among its own definitions: give that one the name.
        reference = body["$ref"]
        text = json.dumps(definitions).replace(f'"{reference}"', f'"{SCHEMAS}{prefix}{name}"')
        definitions = json.loads(text)
        body = definitions.pop(reference.removeprefix(f"{SCHEMAS}{prefix}"))
    for defined, definition in definitions.items():
        components.setdefault(prefix + defined, definition)
    components.setdefault(prefix + name, body)


def _secure(schema: dict[str, Any]) -> None:
    """Declare what each operation needs: the cookie, and the header where it changes something."""
    schemes = schema["components"]["securitySchemes"]
    del schemes[OPTIONAL.scheme_name]
    schemes[REQUIRED.scheme_name]["description"] = COOKIE_DESCRIPTION
    schemes[CSRF_SCHEME] = {"type": "apiKey", "in": "header", "name": CSRF_HEADER.title()}
    schemes[CSRF_SCHEME]["description"] = CSRF_DESCRIPTION
    for methods in schema["paths"].values():
        for method, operation in methods.items():
            always: dict[str, list[str]] = (
                {} if method.upper() in SAFE_METHODS else {CSRF_SCHEME: []}
            )
            person = {**always, REQUIRED.scheme_name: []}
            asked = [name for needs in operation.get("security", []) for name in needs]
            if REQUIRED.scheme_name in asked:
                operation["security"] = [person]
            elif OPTIONAL.scheme_name in asked:
                operation["security"] = [always, person]
            elif always:
                operation["security"] = [always]
