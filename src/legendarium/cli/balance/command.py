"""Let bots play a campaign many times and measure its balance beside its targets."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from legendarium.cli.balance.asking import add_measuring, asked
from legendarium.cli.balance.measuring import measure
from legendarium.cli.balance.table import print_table
from legendarium.cli.places import check_writable, write
from legendarium.cli.progress import tracked
from legendarium.table import BadRequest

FILE_WIDTH = 160


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument(
        "path", help="the folder of the campaign, or the JSON of figures measured before"
    )
    add_measuring(parser)
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument("--html", metavar="FILE", help="write a report with plots there")


def run(options: argparse.Namespace) -> int:
    """Run the command; 1 where a game broke off."""
    place = Path(options.html) if options.html else None
    if place is not None:
        check_writable(place, "html")
    page = _page() if place is not None else None
    report = found(options)
    if options.json:
        print(json.dumps(report, indent=1, ensure_ascii=False))
    else:
        # Where nobody looks at a terminal, nothing needs to be left out.
        print_table(report, Console(width=None if sys.stdout.isatty() else FILE_WIDTH))
    if place is not None and page is not None:
        write(place, page(report), "html")
    return 1 if any(one["broken"] for one in report["cells"].values()) else 0


def _page() -> Callable[[Mapping[str, Any]], str]:
    """What makes the report: the plots take their time to load, and nothing else needs them."""
    from legendarium.cli.balance.report import page

    return page


def found(options: argparse.Namespace) -> dict[str, Any]:
    """The figures: measured now, or read again from a file of figures."""
    path = Path(options.path)
    if path.is_file():
        return _read_again(path)
    return measure(asked(options), tracked)


def _read_again(path: Path) -> dict[str, Any]:
    try:
        body = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadRequest(f"{path} holds no figures: {error}.", "path") from error
    if not isinstance(body, dict) or not {"campaign", "rows", "cells"} <= set(body):
        raise BadRequest(f"{path} holds no figures of a campaign.", "path")
    return body
