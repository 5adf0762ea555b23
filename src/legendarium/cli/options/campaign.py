"""The options of `legendarium campaign`, a function for each of its commands."""

from __future__ import annotations

import argparse

from legendarium.authoring.balance.options import add_measuring
from legendarium.cli.arguments import whole_number


def new(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `campaign new`."""
    parser.add_argument("path", help="the folder to create; it must be new or empty")
    parser.add_argument("--id", help="the id of the campaign (default: the name of the folder)")
    parser.add_argument(
        "--language", default="en", metavar="L", help="the language it will be written in"
    )


def check(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `campaign check`."""
    parser.add_argument(
        "path", nargs="?", help="the folder (default: the campaigns that come with the program)"
    )
    parser.add_argument("--previous", metavar="PATH", help="the folder of the previous version")
    parser.add_argument("--json", action="store_true", help="print the problems as JSON")


def schema(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `campaign schema`."""
    parser.add_argument("path", help="the folder of the campaign")


def balance(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `campaign balance`."""
    parser.add_argument(
        "path",
        help="the folder of the campaign, or a file of measured figures; - is standard input",
    )
    add_measuring(parser, whole_number)
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument(
        "--html", metavar="FILE", help="write a report with plots; - is standard output"
    )
