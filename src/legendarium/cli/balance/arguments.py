"""The arguments shared by the command and `python -m legendarium.cli.balance`."""

from __future__ import annotations

import argparse

from legendarium.cli.balance.measuring import MeasureRequest
from legendarium.cli.balance.running import cores
from legendarium.table import BadRequest


def measure_request(options: argparse.Namespace) -> MeasureRequest:
    """The request made by the arguments; BadRequest if they are invalid."""
    if options.games < 1:
        raise BadRequest(f"At least 1 game must be played, not {options.games}.", "games")
    if options.jobs < 0:
        raise BadRequest(f"At least 1 process must play, not {options.jobs}.", "jobs")
    jobs = options.jobs or cores()
    return MeasureRequest(options.path, options.games, jobs, options.seed, tuple(options.only))
