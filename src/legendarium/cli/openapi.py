"""Print the OpenAPI schema of the server, with the messages of live play."""

from __future__ import annotations

import argparse
import json


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    print(schema_text(), end="")
    return 0


def schema_text() -> str:
    """The schema as it is stored in `web/openapi.json`."""
    # Imported here so that other commands start without loading the server.
    from legendarium.cli.shelf import make_shelf
    from legendarium.server.app import create_app
    from legendarium.server.schema import complete_schema
    from legendarium.server.settings import Settings

    app = create_app(make_shelf, Settings(database=":memory:"))
    schema = complete_schema(app, make_shelf())
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
