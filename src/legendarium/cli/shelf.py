"""The games that can be played in the browser, with their bots."""

from __future__ import annotations

from functools import partial

from legendarium.bots.tashkalar import BOTS, make_bot
from legendarium.bots.tashkalar.analysis import judge
from legendarium.bots.tashkalar.budget import LEVELS
from legendarium.bots.tashkalar.hints import hint
from legendarium.bots.tashkalar.turns_of_record import Turn, turns
from legendarium.table import Record, Shelf
from legendarium.table.game import Json
from legendarium.tashkalar.box import Advice, TashKalarBox

FIRST_BOT = "apprentice"
"""The best opponent for new players, listed first."""


def make_shelf() -> Shelf:
    """The games by name."""
    bots = {name: partial(make_bot, name) for name in (FIRST_BOT, *BOTS)}
    box = TashKalarBox(bots, Advice(LEVELS, hint, turns, _judge))
    return {box.game.name: box}


def _judge(record: Record, turn: Turn, level: str) -> Json:
    return judge(record, turn, level).to_json()
