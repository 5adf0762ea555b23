"""The bots of Tainted Grail by name, as the terminal uses them."""

from __future__ import annotations

from legendarium.bots.taintedgrail import BOTS, Bot, make_bot

__all__ = ["BOT_NAMES", "DEFAULT_BOT", "Bot", "make_bot"]

BOT_NAMES: tuple[str, ...] = tuple(BOTS)
DEFAULT_BOT = "planner"
"""The bot that plays if none is named."""
