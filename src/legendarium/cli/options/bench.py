"""The options of `legendarium bench`."""

from __future__ import annotations

import argparse

from legendarium.cli.arguments import whole_number

LONG_RUN_GAMES = 10_000
"""How many games `--long` plays."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--games", type=whole_number, default=100, metavar="N", help="random games of each form"
    )
    parser.add_argument(
        "--long",
        action="store_true",
        help=f"also play {LONG_RUN_GAMES} duels: does a game stay as fast?",
    )
