"""The options of `legendarium campaign balance`."""

from __future__ import annotations

import argparse

from legendarium.cli.arguments import whole_number

GAMES = 500
"""How many games of each kind are played by default."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument(
        "path",
        help="the folder of the campaign, or a file of measured figures; - is standard input",
    )
    add_measuring(parser)
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument(
        "--html", metavar="FILE", help="write a report with plots; - is standard output"
    )


def add_measuring(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the measurement."""
    parser.add_argument(
        "--games",
        type=whole_number,
        default=GAMES,
        metavar="N",
        help="games of each kind",
    )
    parser.add_argument(
        "--jobs",
        type=whole_number,
        default=0,
        metavar="N",
        help="processes (default: one per core)",
    )
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="S", help="the seed of every deal"
    )
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="ROW",
        help="only these rows, or those whose names begin like this: combat-greedy, chapter",
    )
