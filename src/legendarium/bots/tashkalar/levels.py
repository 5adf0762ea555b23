"""The bots that can give hints and analyse games, and the budget of each for a turn."""

from __future__ import annotations

from legendarium.bots.tashkalar.budget import Budget

TURN_BUDGETS = {"adept": Budget(6.0), "master": Budget(2.0)}
"""By level: the budget for one turn; `adept` seldom needs all of it."""
LEVELS = tuple(TURN_BUDGETS)
