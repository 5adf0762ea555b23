"""The options of `legendarium campaign new`."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("path", help="the folder to create; it must be new or empty")
    parser.add_argument("--id", help="the id of the campaign (default: the name of the folder)")
    parser.add_argument(
        "--language", default="en", metavar="L", help="the language it will be written in"
    )
