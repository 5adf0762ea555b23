"""Print the completion script of a shell."""

from __future__ import annotations

import argparse


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    # Only this command needs shtab and the options of all commands.
    import shtab

    from legendarium.cli.main import make_parser

    print(shtab.complete(make_parser().declared(), shell=options.shell))
    return 0
