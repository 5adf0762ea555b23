"""The interface of a bot: it chooses options from the view of its seat.

The game is cooperative and every seat sees the same, so one bot may play for a whole party: it
gets the view of the seat that decides.
"""

from __future__ import annotations

from typing import Protocol

from legendarium.table import Option
from legendarium.taintedgrail.view import View


class Bot(Protocol):
    """A computer player."""

    def choose(self, view: View) -> Option:
        """One of the options that the view lists; its seat must be one that may choose."""


def listed_options(view: View) -> list[Option]:
    """The options that the seat of a view may choose from."""
    question = view.question
    if question is None or view.seat not in question.seats:
        raise ValueError("a bot is asked only when its seat may choose")
    return list(question.options)
