"""Bots for Tainted Grail."""

from legendarium.bots.taintedgrail.bot import Bot
from legendarium.bots.taintedgrail.roster import BOTS, UnknownBot, check_name, make_bot

__all__ = ["BOTS", "Bot", "UnknownBot", "check_name", "make_bot"]
