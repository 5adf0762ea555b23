"""Reading what stands on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from legendarium.table import BadSetup


def whole_number(text: str) -> int:
    """A whole number; anything else is told in plain words."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 20):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def is_unset(value: object) -> bool:
    """Whether an argument was left out; the seed 0 is a value like any other."""
    return value is None or value is False


def refuse_of_the_other_game(
    options: argparse.Namespace, only: Mapping[str, tuple[str, ...]]
) -> None:
    """An argument that only another game knows is a mistake, not to be passed over."""
    for game, names in only.items():
        for name in names:
            if options.game != game and not is_unset(getattr(options, name)):
                raise BadSetup(f"--{name} is for {game}, not for {options.game}.", name)
