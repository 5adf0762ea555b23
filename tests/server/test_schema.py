"""The schema that the client is typed from."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from legendarium.cli.main import main

KEPT = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_schema_of_the_client_is_the_schema_of_the_server(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["openapi"]) == 0
    printed = capsys.readouterr().out
    assert json.loads(KEPT.read_text(encoding="utf-8")) == json.loads(printed), (
        "web/openapi.json is not what the server says: `make schema` makes it again."
    )
    assert KEPT.read_text(encoding="utf-8") == printed


def test_every_way_to_ask_is_described() -> None:
    schema = json.loads(KEPT.read_text(encoding="utf-8"))
    undescribed = [
        f"{method} {path}"
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if not operation.get("description") and not operation.get("summary")
    ]
    assert len(schema["paths"]) > 15
    assert undescribed == []


def operations() -> dict[str, dict[str, Any]]:
    """Every operation by its method and path."""
    schema = json.loads(KEPT.read_text(encoding="utf-8"))
    return {
        f"{method} {path}": operation
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    }


def test_operations_have_short_names_of_their_own() -> None:
    names = [operation["operationId"] for operation in operations().values()]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch("[a-z]+(_[a-z]+){0,3}", name) for name in names), names
    assert "create_table" in names


def test_every_component_is_titled_by_its_own_name() -> None:
    components = json.loads(KEPT.read_text(encoding="utf-8"))["components"]["schemas"]
    assert {name: shape.get("title") for name, shape in components.items()} == {
        name: name for name in components
    }
    assert "properties" in components["TashKalarView"]


def test_the_schema_says_which_operation_needs_the_cookie_and_the_header() -> None:
    schema = json.loads(KEPT.read_text(encoding="utf-8"))
    schemes = schema["components"]["securitySchemes"]
    assert {name: (scheme["in"], scheme["name"]) for name, scheme in schemes.items()} == {
        "csrf": ("header", "X-Legendarium"),
        "person": ("cookie", "legendarium"),
    }
    needs = {name: operation.get("security") for name, operation in operations().items()}
    assert needs["get /api/games"] is None
    assert needs["get /api/me"] == [{}, {"person": []}]
    assert needs["get /api/tables/{code}/link"] == [{"person": []}]
    assert needs["post /api/me"] == [{"csrf": []}, {"csrf": [], "person": []}]
    assert needs["post /api/tables"] == [{"csrf": [], "person": []}]
    writing = [name for name in needs if not name.startswith("get ")]
    assert all("csrf" in needed for name in writing for needed in needs[name] or [{}])


def test_every_successful_answer_has_a_type() -> None:
    untyped = [
        f"{name} {status}"
        for name, operation in operations().items()
        for status, answer in operation["responses"].items()
        if status.startswith("2") and status != "204" and not _is_typed(answer)
    ]
    assert untyped == []


def _is_typed(answer: dict[str, Any]) -> bool:
    return bool(answer.get("content", {}).get("application/json", {}).get("schema"))
