"""The bots that play Tash-Kalar."""

from legendarium.bots.tashkalar.bot import Bot
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.roster import BOTS, UnknownBot, check_name, make_bot

__all__ = ["BOTS", "Bot", "Budget", "UnknownBot", "check_name", "make_bot"]
