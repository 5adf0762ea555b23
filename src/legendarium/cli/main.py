"""The command `legendarium`: one subcommand per module."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from legendarium.cli.parser import Command, Parser, add_commands
from legendarium.cli.version import VersionAction

COMMANDS = {
    "serve": Command(
        "Run a server: play in the browser, alone against bots or with friends.",
        "legendarium.cli.serve",
        "legendarium.cli.serve",
    ),
    "play": Command(
        "Play a game in the terminal, with bots or with people who share it.",
        "legendarium.cli.play",
        "legendarium.cli.options.play",
    ),
    "analyse": Command(
        "Judge every turn of a saved game: what would have been better, and why.",
        "legendarium.cli.analyse.command",
        "legendarium.cli.options.analyse",
    ),
    "match": Command(
        "Let bots play many games against each other and measure how strong they are.",
        "legendarium.cli.match.command",
        "legendarium.cli.options.match",
    ),
    "selfplay": Command(
        "Let bots play many games by themselves and count how they end.",
        "legendarium.cli.selfplay",
        "legendarium.cli.options.selfplay",
    ),
    "campaign": Command(
        "Start a campaign, check its files, or measure its balance.",
        "legendarium.cli.campaign",
        "legendarium.cli.campaign",
    ),
    "explore": Command(
        "Answer questions about any position, as JSON lines from standard input.",
        "legendarium.cli.explore",
    ),
    "tune": Command(
        "Learn the weights of the bots' evaluation from games against itself.",
        "legendarium.cli.tuning.command",
        "legendarium.cli.options.tune",
    ),
    "bench": Command(
        "Measure how fast the rules are.",
        "legendarium.cli.bench",
        "legendarium.cli.bench",
    ),
    "openapi": Command(
        "Print the OpenAPI schema of the server.",
        "legendarium.cli.descriptions",
    ),
    "asyncapi": Command(
        "Print the AsyncAPI schema of the live connection.",
        "legendarium.cli.descriptions",
    ),
    "completion": Command(
        "Print the completion script of a shell.",
        "legendarium.cli.descriptions",
        "legendarium.cli.descriptions",
    ),
}


def make_parser() -> Parser:
    """The parser of the whole command line."""
    parser = Parser(
        prog="legendarium",
        description="Play great board games on a computer, with every rule enforced.",
    )
    parser.add_argument("--version", action=VersionAction)
    add_commands(parser, COMMANDS, dest="command")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; returns the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A character that the terminal cannot show must not end the program.
            stream.reconfigure(errors="replace")
    parser = make_parser()
    options = parser.parse_args(arguments)
    if options.command is None:
        parser.print_help()
        return 0
    # Imported late, so that `--help` does not wait for it.
    from legendarium.table import TableError

    try:
        return COMMANDS[options.command].run(options)
    except TableError as error:
        print(f"legendarium: {error}", file=sys.stderr)
        return 2
    except (BrokenPipeError, KeyboardInterrupt):
        return 130


if __name__ == "__main__":
    sys.exit(main())
