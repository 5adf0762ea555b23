"""The AsyncAPI document: the messages of the live connection, by direction.

It is made from the components of the OpenAPI schema, so both describe every message alike.
"""

from __future__ import annotations

from typing import Any

from legendarium.server.game_schema import Schema, reference, referred
from legendarium.server.schema import CLIENT_MESSAGE, SERVER_MESSAGE

MESSAGES = "#/components/messages/"
CHANNEL = "table"
ADDRESS = "/api/tables/{code}/live"
DESCRIPTION = (
    "The live connection of a table, a WebSocket. The cookie of the HTTP interface says who you "
    "are; anybody else is a spectator. After connecting, the server sends the table, a view or the "
    "steps that you missed, and the chat."
)
QUERY: Schema = {
    "type": "object",
    "properties": {
        "last": {
            "type": "integer",
            "minimum": 0,
            "default": 0,
            "description": "The number of the last step that the client received.",
        },
        "language": {
            "type": "string",
            "default": "en",
            "description": "The language of refusals.",
        },
    },
}


def live_schema(openapi: Schema) -> Schema:
    """The AsyncAPI document with the live messages of an OpenAPI schema."""
    components: dict[str, Schema] = openapi["components"]["schemas"]
    sent, received = _members(components, SERVER_MESSAGE), _members(components, CLIENT_MESSAGE)
    return {
        "asyncapi": "3.0.0",
        "info": openapi["info"],
        "defaultContentType": "application/json",
        "channels": {
            CHANNEL: {
                "address": ADDRESS,
                "description": DESCRIPTION,
                "parameters": {"code": {"description": "The code of the table."}},
                "messages": {name: {"$ref": MESSAGES + name} for name in (*sent, *received)},
                "bindings": {"ws": {"method": "GET", "query": QUERY}},
            }
        },
        "operations": {
            "tell": _operation("send", "What the server tells a client.", sent),
            "hear": _operation("receive", "What a client sends to the server.", received),
        },
        "components": {
            "messages": {name: _message(name, components[name]) for name in (*sent, *received)},
            "schemas": _needed(components, (*sent, *received)),
        },
    }


def _members(components: dict[str, Schema], union: str) -> list[str]:
    return [name for member in components[union]["oneOf"] for name in referred(member)]


def _operation(action: str, summary: str, messages: list[str]) -> Schema:
    channel = f"#/channels/{CHANNEL}"
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": channel},
        "messages": [{"$ref": f"{channel}/messages/{name}"} for name in messages],
    }


def _message(name: str, component: Schema) -> Schema:
    return {
        "name": component["properties"]["type"]["const"],
        "title": name,
        "summary": component["description"],
        "payload": reference(name),
    }


def _needed(components: dict[str, Schema], names: tuple[str, ...]) -> dict[str, Schema]:
    """These components, and all that they refer to."""
    needed: dict[str, Schema] = {}
    left = list(names)
    while left:
        name = left.pop()
        if name not in needed:
            needed[name] = _without_discriminators(components[name])
            left += referred(components[name])
    return dict(sorted(needed.items()))


def _without_discriminators(schema: Any) -> Any:
    """A schema without discriminators, which AsyncAPI writes otherwise.

    Nothing is lost: the members of every union differ in a constant.
    """
    if isinstance(schema, list):
        return [_without_discriminators(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: _without_discriminators(value)
        for key, value in schema.items()
        if key != "discriminator" or not isinstance(value, dict)
    }
