"""The options of `legendarium completion`."""

from __future__ import annotations

import argparse

SHELLS = ("bash", "zsh")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("shell", choices=SHELLS, help="the shell that completes commands")
