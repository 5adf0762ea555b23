"""The schema that the client is typed from."""

from __future__ import annotations

import json
from pathlib import Path

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
