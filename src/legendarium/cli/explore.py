"""Answer questions about any position, as JSON lines from standard input to standard output."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, BinaryIO

from legendarium.table import Game
from legendarium.table.exploring import MAX_LINE_BYTES, Explorer
from legendarium.tashkalar.game import TashKalar


class Games(Mapping[str, Game[Any, Any, Any]]):
    """Games by name, each created on first use."""

    def __init__(self, makers: Mapping[str, Callable[[], Game[Any, Any, Any]]]) -> None:
        self._makers = makers
        self._created: dict[str, Game[Any, Any, Any]] = {}

    def __getitem__(self, name: str) -> Game[Any, Any, Any]:
        if name not in self._created:
            self._created[name] = self._makers[name]()
        return self._created[name]

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


def _tainted_grail() -> Game[Any, Any, Any]:
    # Its campaigns are read only when they are needed.
    from legendarium.cli.tale.library import own_library

    return own_library().game


EXPLORER = Explorer(Games({TashKalar.name: TashKalar, "tainted-grail": _tainted_grail}))


def run(options: argparse.Namespace) -> int:
    """Answer every line of standard input."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line of a stream with one line, immediately, until the stream ends."""
    while line := _line(requests):
        answers.write(EXPLORER.answer_line(line).encode("ascii") + b"\n")
        answers.flush()


def _line(requests: BinaryIO) -> bytes:
    """The next line; of a line that is too long, only enough to see that it is."""
    line = piece = requests.readline(MAX_LINE_BYTES + 1)
    while len(piece) > MAX_LINE_BYTES and not piece.endswith(b"\n"):
        piece = requests.readline(MAX_LINE_BYTES + 1)
    return line
