"""Print what other programs read about this one: schemas of the server, completion of a shell.

Everything is imported late, so that other commands start without loading it.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

SHELLS = ("bash", "zsh")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `completion`; the others have none."""
    parser.add_argument("shell", choices=SHELLS, help="the shell that completes commands")


def run(options: argparse.Namespace) -> int:
    """Run one of the commands."""
    match options.command:
        case "openapi":
            print(openapi_text(), end="")
        case "asyncapi":
            print(asyncapi_text(), end="")
        case "completion":
            print(_completion(options.shell))
    return 0


def openapi_text() -> str:
    """The schema as it is stored in `web/openapi.json`."""
    return _text(_openapi())


def asyncapi_text() -> str:
    """The schema as it is stored in `web/asyncapi.json`."""
    from legendarium.server.live_schema import live_schema

    return _text(live_schema(_openapi()))


def _openapi() -> dict[str, Any]:
    from legendarium.cli.shelf import make_shelf
    from legendarium.server.app import create_app
    from legendarium.server.schema import complete_schema
    from legendarium.server.settings import Settings

    app = create_app(make_shelf, Settings(database=":memory:"))
    return complete_schema(app, make_shelf())


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def _completion(shell: str) -> str:
    import shtab

    from legendarium.cli.main import make_parser

    script: str = shtab.complete(make_parser().declared(), shell=shell)
    return script
