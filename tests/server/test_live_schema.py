"""The AsyncAPI document of the live connection."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from httpx import AsyncClient

from legendarium.cli.main import main

WEB = Path(__file__).parents[2] / "web"
KEPT = WEB / "asyncapi.json"
OFFICIAL = WEB / "node_modules/@asyncapi/specs/schemas/3.0.0-without-$id.json"


def document() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    return read


def openapi_components() -> dict[str, Any]:
    schema = json.loads((WEB / "openapi.json").read_text(encoding="utf-8"))
    components: dict[str, Any] = schema["components"]["schemas"]
    return components


def references(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for one in part:
            yield from references(one)
    elif isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for one in part.values():
            yield from references(one)


def follow(whole: Any, reference: str) -> Any:
    found = whole
    for key in reference.removeprefix("#/").split("/"):
        found = found[key.replace("~1", "/").replace("~0", "~")]
    return found


def without_discriminators(schema: Any) -> Any:
    if isinstance(schema, list):
        return [without_discriminators(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: without_discriminators(value)
        for key, value in schema.items()
        if not (key == "discriminator" and "oneOf" in schema)
    }


def test_the_kept_document_is_that_of_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["asyncapi"]) == 0
    assert KEPT.read_text(encoding="utf-8") == capsys.readouterr().out, (
        "web/asyncapi.json is not what the server says: `make schema` makes it again."
    )


@pytest.mark.anyio
async def test_the_server_serves_the_document_of_its_games(client: AsyncClient) -> None:
    answer = await client.get("/api/asyncapi.json")
    assert answer.status_code == 200
    assert answer.json()["channels"]["table"]["address"] == "/api/tables/{code}/live"
    assert "HighestCardStepMessage" in answer.json()["components"]["messages"]


def test_every_reference_resolves() -> None:
    whole = document()
    found = set(references(whole))
    assert len(found) > 100
    assert all(isinstance(follow(whole, reference), dict) for reference in found)


@pytest.mark.parametrize(
    ("union", "operation", "action"),
    [("ServerMessage", "tell", "send"), ("ClientMessage", "hear", "receive")],
)
def test_every_live_message_is_in_the_channel_and_in_its_direction(
    union: str, operation: str, action: str
) -> None:
    whole = document()
    named = [member["$ref"].rsplit("/")[-1] for member in openapi_components()[union]["oneOf"]]
    said = whole["operations"][operation]
    assert said["action"] == action
    in_channel = [follow(whole, one["$ref"]) for one in said["messages"]]
    assert in_channel == [{"$ref": f"#/components/messages/{name}"} for name in named]
    payloads = [follow(whole, one["$ref"])["payload"]["$ref"] for one in in_channel]
    assert payloads == [f"#/components/schemas/{name}" for name in named]


def test_messages_are_made_from_the_components_of_the_openapi_schema() -> None:
    openapi = openapi_components()
    for name, component in document()["components"]["schemas"].items():
        assert component == without_discriminators(openapi[name]), name


def test_the_members_of_a_union_differ_in_a_constant() -> None:
    openapi = openapi_components()
    unions = {name: body for name, body in openapi.items() if "discriminator" in body}
    assert "TashKalarEvent" in unions
    for name, body in unions.items():
        key = body["discriminator"]["propertyName"]
        members = [openapi[one["$ref"].rsplit("/")[-1]] for one in body["oneOf"]]
        constants = [member["properties"][key]["const"] for member in members]
        assert len(set(constants)) == len(members), name
        assert all(key in member["required"] for member in members), name


@pytest.mark.skipif(not OFFICIAL.exists(), reason="the packages of web/ are not installed")
def test_the_document_follows_the_official_schema_of_asyncapi() -> None:
    official = json.loads(OFFICIAL.read_text(encoding="utf-8"))
    checker = jsonschema_rs.validator_for(official)
    assert [error.message[:300] for error in checker.iter_errors(document())] == []
    broken = {**document(), "operations": {"tell": {"action": "shout"}}}
    assert not checker.is_valid(broken)
