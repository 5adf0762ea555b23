"""Every game that can be played here, with its bots."""

from __future__ import annotations

from legendarium.bots.tashkalar import BOTS
from legendarium.table import Shelf
from legendarium.tashkalar.box import TashKalarBox

FIRST_BOT = "greedy"
"""The best opponent for a newcomer."""


def make_shelf() -> Shelf:
    """The games by their names."""
    box = TashKalarBox({name: BOTS[name] for name in (FIRST_BOT, *BOTS)})
    return {box.game.name: box}
