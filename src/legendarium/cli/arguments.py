"""Checks of command-line arguments, and the language where none is named."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping

from legendarium.locale import LANGUAGES
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


def language_of_the_system() -> str:
    """The language that the system is set to; English if there is no translation."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"
