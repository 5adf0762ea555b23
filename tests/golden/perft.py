"""Perft: how many sequences of choices there are to a depth from a stored position."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from legendarium.tashkalar.position import Position
from legendarium.tashkalar.position_text import parse_position
from legendarium.tashkalar.turn import question, take

POSITIONS = Path(__file__).parent / "positions.txt"
PERFT = Path(__file__).parent / "perft.txt"


def perft(position: Position, depth: int) -> int:
    """How many sequences of choices there are to this depth; a finished game counts once."""
    asked = question(position)
    if depth == 0 or asked is None:
        return 1
    if depth == 1:
        return len(asked.options)
    return sum(perft(take(position, option), depth - 1) for option in asked.options)


def stored_positions() -> Iterator[tuple[str, int, str]]:
    """Name, depth and text of every stored position."""
    for line in POSITIONS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, depth, text = line.split(" | ")
            yield name, int(depth), text


def perft_text(name: str, depth: int, text: str) -> str:
    """The line of one stored position."""
    position = parse_position(text)
    counts = [perft(position, level) for level in range(1, depth + 1)]
    return f"{name}: {' '.join(map(str, counts))}"
