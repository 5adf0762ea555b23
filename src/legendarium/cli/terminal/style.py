"""The terminal styles of pieces, squares and words."""

from __future__ import annotations

PIECE = {
    "blue": "bold white on blue",
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
}
"""A piece is a tile in its owner's colour, visible on light and dark terminals."""
RED_SQUARE = "bold red"
GREEN_SQUARE = "bold green"
GRID = "dim"
LABEL = "dim"
HEADING = "bold"
CHANGED = "bold magenta"
READY = "bold cyan"
QUESTION = "bold"
WRONG = "bold red"
QUIET = "dim"
