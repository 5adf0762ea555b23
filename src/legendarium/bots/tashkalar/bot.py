"""What a bot is: something that chooses, knowing no more than its seat may know."""

from __future__ import annotations

from typing import Protocol

from legendarium.table import Option, TableError
from legendarium.tashkalar.view import View


class Bot(Protocol):
    """A player made of code."""

    def choose(self, view: View) -> Option:
        """One of the options that the view lists; it is this seat's turn to choose."""


class BotBroken(TableError):
    """A bot died, hangs, or answers what nobody asked."""


class BotCannotPlay(TableError):
    """A bot does not know the game that it was asked to play."""


def close(bot: Bot) -> None:
    """Let a bot go; one that is more than memory, such as a program, ends itself."""
    ending = getattr(bot, "close", None)
    if ending is not None:
        ending()


def listed_options(view: View) -> list[Option]:
    """The options that the seat of a view must choose from."""
    asked = view.question
    if asked is None or asked.seat != view.seat:
        raise ValueError("a bot is asked only when its seat must choose")
    return list(asked.options)
