"""The options of a measurement, for the command line and for the bare entry (`__main__`)."""

from __future__ import annotations

import argparse
from collections.abc import Callable

GAMES = 500
"""How many games of each kind are played by default."""


def add_measuring(parser: argparse.ArgumentParser, number: Callable[[str], int]) -> None:
    """Declare the options of the measurement; `number` reads a whole number."""
    parser.add_argument(
        "--games",
        type=number,
        default=GAMES,
        metavar="N",
        help="games of each kind",
    )
    parser.add_argument(
        "--jobs",
        type=number,
        default=0,
        metavar="N",
        help="processes (default: one per core)",
    )
    parser.add_argument(
        "--seed", type=number, default=1, metavar="S", help="the seed of every deal"
    )
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="ROW",
        help="only these rows, or those whose names begin like this: combat-greedy, chapter",
    )
