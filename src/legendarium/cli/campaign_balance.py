"""Let bots play a campaign many times and compare its balance with its targets."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from legendarium.authoring.balance.measuring import measure, measure_request
from legendarium.authoring.balance.table import print_table
from legendarium.cli.progress_bar import tracked
from legendarium.cli.streams import STREAM, check_output, read_bytes, write_output
from legendarium.table import BadRequest

NON_TERMINAL_WIDTH = 160


def run(options: argparse.Namespace) -> int:
    """Run the command; 1 if a game failed with an error."""
    place: str | None = options.html
    if place is not None:
        check_output(place, "html", json_too=options.json)
    page = _page() if place is not None else None
    report = load_or_measure(options)
    if options.json:
        print(json.dumps(report, indent=1, ensure_ascii=False))
    elif place != STREAM:
        # Output to a file is wide enough for every column.
        print_table(report, Console(width=None if sys.stdout.isatty() else NON_TERMINAL_WIDTH))
    if place is not None and page is not None:
        write_output(place, page(report), "html")
    return 1 if any(one["broken"] for one in report["cells"].values()) else 0


def _page() -> Callable[[Mapping[str, Any]], str]:
    """The function that makes the report, imported late because plots are slow to load."""
    from legendarium.authoring.balance.report import page

    return page


def load_or_measure(options: argparse.Namespace) -> dict[str, Any]:
    """The figures: measured now, or read from a file of figures."""
    path = Path(options.path)
    if options.path == STREAM:
        return _figures(read_bytes(), "Standard input")
    if path.is_file():
        return _read_again(path)
    return measure(measure_request(options), tracked)


def _read_again(path: Path) -> dict[str, Any]:
    try:
        return _figures(path.read_bytes(), str(path))
    except OSError as error:
        raise BadRequest(f"{path} cannot be read: {error.strerror}.", "path") from error


def _figures(content: bytes, name: str) -> dict[str, Any]:
    try:
        body = json.loads(content)
    except ValueError as error:
        raise BadRequest(f"{name} contains no figures: {error}.", "path") from error
    if not isinstance(body, dict) or not {"campaign", "rows", "cells"} <= set(body):
        raise BadRequest(f"{name} contains no figures of a campaign.", "path")
    return body
