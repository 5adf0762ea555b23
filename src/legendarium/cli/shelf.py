"""Every game that can be played here, with its bots."""

from __future__ import annotations

from functools import partial

from legendarium.bots.tashkalar import BOTS, make_bot
from legendarium.table import Shelf
from legendarium.tashkalar.box import TashKalarBox

FIRST_BOT = "greedy"
"""The best opponent for a newcomer."""


def make_shelf() -> Shelf:
    """The games by their names."""
    box = TashKalarBox({name: partial(make_bot, name) for name in (FIRST_BOT, *BOTS)})
    return {box.game.name: box}
