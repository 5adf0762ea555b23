"""The bots that can sit at a tale, by name."""

from __future__ import annotations

from legendarium.bots.taintedgrail import BOTS, Bot, make_bot

__all__ = ["BEST", "BOT_NAMES", "Bot", "make_bot"]

BOT_NAMES: tuple[str, ...] = tuple(BOTS)
BEST = "planner"
"""Who plays for a seat that is given to a bot and no more is said."""
