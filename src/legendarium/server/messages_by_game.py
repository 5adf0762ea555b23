"""Writes each message with a part of a game into the schema once for every game.

A message that names its `game`, such as StepMessage, becomes TashKalarStepMessage, and StepMessage
their union. Parts without it, such as Standing, are only written for each game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from legendarium.server.game_schema import (
    SCHEMAS,
    GameSchema,
    Schema,
    one_of,
    pascal_case,
    reference,
    referred,
)
from legendarium.table.content import CONTENT_KEY

GAME_KEY = "game"


def write_by_game(schema: Schema, games: Sequence[GameSchema]) -> None:
    """Replace every message with a part of a game, in the components and wherever one is named."""
    components: dict[str, Schema] = schema["components"]["schemas"]
    generic = {name: components.pop(name) for name in sorted(_with_parts(components))}
    unions = {name for name, body in generic.items() if _names_game(body)}
    for game in games:
        for name, body in generic.items():
            _add(components, game.prefix + name, _for_game(body, game, set(generic)))
        for name, body in game.components.items():
            _add(components, name, body)
    for name in unions:
        components[name] = one_of(GAME_KEY, {game.game: game.prefix + name for game in games})
    left = {name for body in components.values() for name in referred(body)} - set(components)
    if left:
        raise TypeError(f"Messages refer to {', '.join(sorted(left))}, but do not name the game.")
    schema["paths"] = _with_unions(schema["paths"], components, games)
    _flatten(components, unions)
    for name in [name for name, body in components.items() if _names_game(body)]:
        _name_maps(components, name)


def _with_parts(components: dict[str, Schema]) -> set[str]:
    """The messages with a part of a game, and those that contain one which does not name it."""
    found = {name for name, body in components.items() if CONTENT_KEY in _keys(body)}
    while True:
        unnamed = {name for name in found if not _names_game(components[name])}
        more = {name for name, body in components.items() if unnamed & set(referred(body))}
        if more <= found:
            return found
        found |= more


def _keys(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return {key for one in schema for key in _keys(one)}
    if not isinstance(schema, dict):
        return set()
    return {*schema, *(key for value in schema.values() for key in _keys(value))}


def _names_game(body: Schema) -> bool:
    return GAME_KEY in body.get("properties", {})


def _for_game(body: Schema, game: GameSchema, generic: set[str]) -> Schema:
    """A message as it is in one game."""
    completed: Schema = game.complete(_prefixed(body, game.prefix, generic))
    if _names_game(completed):
        completed["properties"][GAME_KEY] = {"type": "string", "const": game.game}
        completed["required"] = sorted({*completed.get("required", []), GAME_KEY})
    return completed


def _prefixed(schema: Any, prefix: str, generic: set[str]) -> Any:
    if isinstance(schema, list):
        return [_prefixed(one, prefix, generic) for one in schema]
    if not isinstance(schema, dict):
        return schema
    named = {key: _prefixed(value, prefix, generic) for key, value in schema.items()}
    name = str(named.get("$ref", "")).removeprefix(SCHEMAS)
    return named | reference(prefix + name) if name in generic else named


def _with_unions(schema: Any, components: dict[str, Schema], games: Sequence[GameSchema]) -> Any:
    """A schema outside every game, with the union of all games for each of their parts."""
    if isinstance(schema, list):
        return [_with_unions(one, components, games) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if CONTENT_KEY not in schema:
        return {key: _with_unions(value, components, games) for key, value in schema.items()}
    name = pascal_case(schema[CONTENT_KEY])
    components[name] = one_of(GAME_KEY, {game.game: game.prefix + name for game in games})
    return reference(name)


def _flatten(components: dict[str, Schema], unions: set[str]) -> None:
    """Put the messages of every game directly into the unions of messages.

    Their type is named once for each game then, so that it no longer says which message it is.
    """
    for body in components.values():
        members = [one for part in body.get("oneOf", []) for one in referred(part)]
        if unions.isdisjoint(members):
            continue
        parts = [components[name]["oneOf"] if name in unions else [name] for name in members]
        body["oneOf"] = [
            one if isinstance(one, dict) else reference(one) for part in parts for one in part
        ]
        body.pop("discriminator", None)


def _name_maps(components: dict[str, Schema], name: str) -> None:
    """Give the maps of a message components of their own.

    With one game, its message and the union are the same class for openapi-python-client, which
    then cannot name what stands within it.
    """
    properties = components[name]["properties"]
    for key, body in properties.items():
        if isinstance(body.get("additionalProperties"), dict):
            properties[key] = reference(name + pascal_case(key))
            components[name + pascal_case(key)] = body


def _add(components: dict[str, Schema], name: str, body: Schema) -> None:
    if components.setdefault(name, body) != body:
        raise TypeError(f"Two types of the schema are called {name}.")
