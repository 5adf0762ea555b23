"""The command `legendarium`: one subcommand a module."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

from legendarium import __version__
from legendarium.cli import bench, campaign, explore, openapi, play, selfplay, serve
from legendarium.cli.analyse import command as analyse
from legendarium.cli.match import command as match
from legendarium.cli.tuning import command as tune
from legendarium.table import TableError

COMMANDS = {
    "serve": serve,
    "play": play,
    "explore": explore,
    "selfplay": selfplay,
    "match": match,
    "analyse": analyse,
    "tune": tune,
    "bench": bench,
    "openapi": openapi,
    "campaign": campaign,
}


class Parser(argparse.ArgumentParser):
    """Tells what is wrong in one sentence, without the whole usage."""

    def error(self, message: str) -> NoReturn:
        """Leave with a sentence and a hint."""
        self.exit(2, f"legendarium: {message}; `{self.prog} --help` tells what is allowed.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; the exit status."""
    parser = Parser(
        prog="legendarium",
        description="Play great board games on a computer, with every rule enforced.",
    )
    parser.add_argument("--version", action="version", version=f"legendarium {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, module in COMMANDS.items():
        summary = (module.__doc__ or "").splitlines()[0]
        module.add_arguments(commands.add_parser(name, help=summary, description=summary))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that the terminal cannot show must not end the program.
            stream.reconfigure(errors="replace")
    options = parser.parse_args(arguments)
    try:
        status: int = COMMANDS[options.command].run(options)
        return status
    except TableError as error:
        print(f"legendarium: {error}", file=sys.stderr)
        return 2
    except (BrokenPipeError, KeyboardInterrupt):
        return 130


if __name__ == "__main__":
    sys.exit(main())
