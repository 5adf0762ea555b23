"""What a bot is: it makes the choices of a seat and knows only what that seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from legendarium.table import TableError
from legendarium.tashkalar.options import AnyOption

if TYPE_CHECKING:
    from legendarium.tashkalar.view import View


class Bot(Protocol):
    """A computer player."""

    def choose(self, view: View) -> AnyOption:
        """Choose one of the options in the view; this seat is the one to choose."""


class BotBroken(TableError):
    """A bot crashed, does not answer, or gives an invalid answer."""


class BotCannotPlay(TableError):
    """A bot does not support this form of the game."""


def close(bot: Bot) -> None:
    """Release what a bot holds, such as the process of an external bot."""
    close_bot = getattr(bot, "close", None)
    if close_bot is not None:
        close_bot()


def listed_options(view: View) -> list[AnyOption]:
    """The options that the seat of a view must choose from."""
    asked = view.question
    if asked is None or asked.seat != view.seat:
        raise ValueError("it is not this seat's choice")
    return list(asked.options)
