"""The options of `legendarium selfplay`."""

from __future__ import annotations

import argparse

from legendarium.bots.tashkalar import BOTS
from legendarium.cli.arguments import whole_number
from legendarium.cli.options.play import GAMES
from legendarium.tashkalar.forms import DEFAULT_FORM, FORMS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help="the game")
    parser.add_argument("--form", help=f"one of {', '.join(FORMS)} (default: {DEFAULT_FORM})")
    parser.add_argument(
        "--bots",
        metavar="A,B[,...]",
        help=f"a bot for each seat, or for each team: {', '.join(BOTS)}; "
        "tainted-grail: one for the whole party (default: greedy,random)",
    )
    parser.add_argument("--players", type=whole_number, metavar="N", help="tainted-grail: 1 to 4")
    parser.add_argument("--mode", metavar="M", help="tainted-grail: normal or story")
    parser.add_argument("--teams", action="store_true", help="two teams of two")
    parser.add_argument(
        "--schools", metavar="A,B[,...]", help="a school for each seat (default: the first ones)"
    )
    parser.add_argument(
        "--games", type=whole_number, default=100, metavar="N", help="how many games"
    )
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="S", help="the seed of every deal"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
