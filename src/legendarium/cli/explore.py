"""Answer questions about any position, as JSON lines from standard input to standard output."""

from __future__ import annotations

import argparse
import sys
from typing import BinaryIO

from legendarium.table.exploring import LONGEST_LINE, Explorer
from legendarium.tashkalar.game import TashKalar

EXPLORER = Explorer({TashKalar.name: TashKalar()}, coming=("tainted-grail",))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""


def run(options: argparse.Namespace) -> int:
    """Answer every line of standard input."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line of a stream by one line, at once, until the stream ends."""
    while line := _line(requests):
        answers.write(EXPLORER.answer_line(line).encode("ascii") + b"\n")
        answers.flush()


def _line(requests: BinaryIO) -> bytes:
    """The next line; of one that is too long, only enough to see that it is."""
    line = piece = requests.readline(LONGEST_LINE + 1)
    while len(piece) > LONGEST_LINE and not piece.endswith(b"\n"):
        piece = requests.readline(LONGEST_LINE + 1)
    return line
