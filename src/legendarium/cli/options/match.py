"""The options of `legendarium match`."""

from __future__ import annotations

import argparse

from legendarium.bots.tashkalar import BOTS
from legendarium.cli.arguments import whole_number
from legendarium.tashkalar.forms import DEFAULT_FORM, FORMS

FORMS_OF_MORE = " or ".join(key for key, form in FORMS.items() if not form.two_sided)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--form", default=DEFAULT_FORM, help=f"one of {', '.join(FORMS)}")
    parser.add_argument(
        "--bots",
        action="append",
        metavar="A,B[,...]",
        help=f"{', '.join(BOTS)}, NAME@SECONDS or exec:COMMAND, separated by commas; or give "
        "--bots once for each bot, if a command has a comma. Of more than two, every two meet, "
        f"but for {FORMS_OF_MORE} (a bot for each seat) and teams (2 bots, or a bot for each seat) "
        "(default: greedy,random)",
    )
    parser.add_argument("--teams", action="store_true", help="two teams of two")
    parser.add_argument(
        "--schools", metavar="A,B[,...]", help="a school for each seat (default: all in turn)"
    )
    parser.add_argument(
        "--games", type=whole_number, default=100, metavar="N", help="games per pairing"
    )
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="S", help="the seed of every deal"
    )
    parser.add_argument(
        "--seconds",
        type=number,
        metavar="T",
        help="seconds per turn of bots whose name has none (default: their own)",
    )
    parser.add_argument(
        "--jobs",
        type=whole_number,
        default=0,
        metavar="J",
        help="processes (default: one per core)",
    )
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument(
        "--html", metavar="FILE", help="write a report with plots; - is standard output"
    )
    parser.add_argument(
        "--state", metavar="FILE", help="keep every game there; the same command resumes from it"
    )


def number(text: str) -> float:
    """Parse a number; raises ArgumentTypeError with a plain sentence."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number") from None
