"""Checks of command-line arguments."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from legendarium.table import BadSetup


def whole_number(text: str) -> int:
    """Parse a whole number; raises ArgumentTypeError with a plain sentence."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 20):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def is_unset(value: object) -> bool:
    """Whether an argument was left out; the seed 0 was given."""
    return value is None or value is False


def refuse_arguments_of_other_games(
    options: argparse.Namespace, arguments: Mapping[str, tuple[str, ...]]
) -> None:
    """Refuse an argument that belongs to another game."""
    for game, names in arguments.items():
        for name in names:
            if options.game != game and not is_unset(getattr(options, name)):
                raise BadSetup(f"--{name} is for {game}, not for {options.game}.", name)
