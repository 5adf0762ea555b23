"""The options of `legendarium analyse`."""

from __future__ import annotations

import argparse

from legendarium.bots.tashkalar.budget import LEVELS, MAX_SECONDS, MIN_SECONDS
from legendarium.cli.arguments import whole_number
from legendarium.locale import LANGUAGES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add = parser.add_argument
    add(
        "file",
        metavar="FILE",
        help="a saved game of Tash-Kalar or a record from a server; - is standard input",
    )
    add("--level", choices=LEVELS, default=LEVELS[0], help="which bot judges: adept or master")
    add(
        "--seconds",
        type=seconds,
        metavar="T",
        help="seconds it thinks about a turn (default: that of the level)",
    )
    add(
        "--language",
        choices=LANGUAGES,
        help="the language of the analysis (default: that of the system)",
    )
    add("--json", action="store_true", help="print the analysis as JSON")
    files = parser.add_mutually_exclusive_group()
    files.add_argument(
        "--html", metavar="FILE", help="write a report with a chart; - is standard output"
    )
    files.add_argument(
        "--png", metavar="FILE", help="write a picture of the chart; - is standard output"
    )
    add(
        "--jobs",
        type=whole_number,
        default=0,
        metavar="N",
        help="processes (default: one per core)",
    )


def seconds(text: str) -> float:
    """Parse a thinking time; raises ArgumentTypeError with a plain sentence."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not MIN_SECONDS <= found <= MAX_SECONDS:
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is no time to think: {MIN_SECONDS} to {MAX_SECONDS} seconds"
        )
    return found
