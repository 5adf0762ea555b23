"""The options of `legendarium campaign check`."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument(
        "path", nargs="?", help="the folder (default: the campaigns that come with the program)"
    )
    parser.add_argument("--previous", metavar="PATH", help="the folder of the previous version")
    parser.add_argument("--json", action="store_true", help="print the problems as JSON")
