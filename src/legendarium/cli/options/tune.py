"""The options of `legendarium tune`."""

from __future__ import annotations

import argparse

from legendarium.bots.tashkalar.learning.knobs import KINDS
from legendarium.cli.arguments import whole_number

ALL = "all"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add = parser.add_argument
    add(
        "--form",
        required=True,
        metavar="F[,...]",
        help=f"kinds of game separated by commas, of {', '.join(KINDS)}; or {ALL}",
    )
    add("--games", type=whole_number, default=600, metavar="N", help="games per round")
    add(
        "--rounds",
        type=whole_number,
        default=4,
        metavar="R",
        help="each plays with the new weights; 0 measures only how often they win",
    )
    add(
        "--seed",
        type=whole_number,
        default=1,
        metavar="S",
        help="the seed of every deal and weight",
    )
    add(
        "--from",
        dest="start",
        metavar="FILE",
        help="start from these weights; - is standard input (default: those made by hand)",
    )
    add(
        "--out",
        metavar="FILE",
        help="write there; - is standard output (default: where the bots read their weights)",
    )
    add(
        "--jobs",
        type=whole_number,
        default=0,
        metavar="J",
        help="processes (default: one per core)",
    )
    add("--json", action="store_true", help="print everything that was learned as JSON")
