"""Print the schemas of the server: OpenAPI for HTTP, AsyncAPI for the live connection."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any


def run(options: argparse.Namespace) -> int:
    """Run the command, whose name is that of the schema."""
    print(SCHEMAS[options.command](), end="")
    return 0


def openapi_text() -> str:
    """The schema as it is stored in `web/openapi.json`."""
    return _text(_openapi())


def asyncapi_text() -> str:
    """The schema as it is stored in `web/asyncapi.json`."""
    from legendarium.server.live_schema import live_schema

    return _text(live_schema(_openapi()))


SCHEMAS: dict[str, Callable[[], str]] = {"openapi": openapi_text, "asyncapi": asyncapi_text}
"""By command: the text of its schema."""


def _openapi() -> dict[str, Any]:
    # Imported here so that other commands start without loading the server.
    from legendarium.cli.shelf import make_shelf
    from legendarium.server.app import create_app
    from legendarium.server.schema import complete_schema
    from legendarium.server.settings import Settings

    app = create_app(make_shelf, Settings(database=":memory:"))
    return complete_schema(app, make_shelf())


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
