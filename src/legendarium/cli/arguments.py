"""Reading what stands on the command line."""

from __future__ import annotations

import argparse


def whole_number(text: str) -> int:
    """A whole number; anything else is told in plain words."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 20):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)
