"""What a bot is: something that chooses, knowing no more than its seat may know.

The game is cooperative and every seat sees the same, so one bot may play for a whole party: it is
asked with the view of the seat that decides.
"""

from __future__ import annotations

from typing import Protocol

from legendarium.table import Option
from legendarium.taintedgrail.view import View


class Bot(Protocol):
    """A player made of code."""

    def choose(self, view: View) -> Option:
        """One of the options that the view lists; its seat is among those who may choose."""


def listed_options(view: View) -> list[Option]:
    """The options that the seat of a view may choose from."""
    asked = view.question
    if asked is None or view.seat not in asked.seats:
        raise ValueError("a bot is asked only when its seat may choose")
    return list(asked.options)
