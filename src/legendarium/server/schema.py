"""The OpenAPI schema: HTTP, the live connection, and the JSON of the games on the shelf."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from legendarium.server import messages
from legendarium.server.game_schema import SCHEMAS, GameSchema
from legendarium.server.identity import OPTIONAL, REQUIRED
from legendarium.server.messages_by_game import write_by_game
from legendarium.server.safety.origin import CSRF_HEADER, SAFE_METHODS
from legendarium.table import Shelf

SERVER_MESSAGE, CLIENT_MESSAGE = "ServerMessage", "ClientMessage"
"""The components with every message of the live connection, by direction."""

MAPS = {"properties", "schemas", "mapping"}
"""What maps names to schemas, in a schema."""

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
        SERVER_MESSAGE: messages.ServerMessage,
        CLIENT_MESSAGE: messages.ClientMessage,
        "Problem": messages.Problem,
    }.items():
        _add(components, name, kind)
    for component in components.values():
        _require_constants(component)
    write_by_game(schema, [GameSchema(box) for box in shelf.values()])
    for part in ("paths", "components"):
        schema[part] = _without_titles(schema[part])
    for name, component in schema["components"]["schemas"].items():
        # Generated clients name their classes by the titles, which must differ.
        component["title"] = name
    _secure(schema)
    return schema


def _add(components: dict[str, Any], name: str, kind: Any) -> None:
    """Add a type of the live connection, and those that it refers to."""
    body = TypeAdapter(kind).json_schema(ref_template=f"{SCHEMAS}{{model}}", mode="serialization")
    for defined, definition in body.pop("$defs", {}).items():
        components.setdefault(defined, definition)
    components.setdefault(name, body)


def _require_constants(component: dict[str, Any]) -> None:
    """Require what tells messages apart, although the models of the server have it by default."""
    constants = [key for key, field in component.get("properties", {}).items() if "const" in field]
    for key in constants:
        component["properties"][key].pop("default", None)
    if constants:
        component["required"] = list(dict.fromkeys([*constants, *component.get("required", [])]))


def _without_titles(schema: Any, is_map: bool = False) -> Any:
    """A schema without the titles that pydantic makes up; the keys of a map are names."""
    if isinstance(schema, list):
        return [_without_titles(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: _without_titles(value, not is_map and key in MAPS)
        for key, value in schema.items()
        if is_map or key != "title" or not isinstance(value, str)
    }


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
