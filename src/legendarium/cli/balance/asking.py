"""The arguments that the command and the bare entry share."""

from __future__ import annotations

import argparse

from legendarium.cli.arguments import whole_number
from legendarium.cli.balance.measuring import GAMES, Asked
from legendarium.cli.balance.running import cores
from legendarium.table import BadRequest


def add_measuring(parser: argparse.ArgumentParser) -> None:
    """Declare how it is measured."""
    parser.add_argument(
        "--games",
        type=whole_number,
        default=GAMES,
        metavar="N",
        help=f"how many games of each kind (left out: {GAMES})",
    )
    parser.add_argument(
        "--jobs",
        type=whole_number,
        default=0,
        metavar="N",
        help="how many processes (left out: one for each core)",
    )
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="S", help="decides every deal"
    )
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="ROW",
        help="only these rows, or those whose names begin so: combat-greedy, chapter",
    )


def asked(options: argparse.Namespace) -> Asked:
    """What the arguments ask for; BadRequest where they cannot be."""
    if options.games < 1:
        raise BadRequest(f"At least 1 game must be played, not {options.games}.", "games")
    if options.jobs < 0:
        raise BadRequest(f"At least 1 process must play, not {options.jobs}.", "jobs")
    jobs = options.jobs or cores()
    return Asked(options.path, options.games, jobs, options.seed, tuple(options.only))
