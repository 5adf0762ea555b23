"""All bots for Tainted Grail, by name."""

from __future__ import annotations

from collections.abc import Callable

from legendarium.bots.taintedgrail.bot import Bot, UniformBot
from legendarium.bots.taintedgrail.greedy import GreedyBot
from legendarium.bots.taintedgrail.planner import PlannerBot
from legendarium.table import TableError


class UnknownBot(TableError):
    """There is no bot of this name."""


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": UniformBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
}
"""The constructor of every bot, by name; it takes a seed."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; bots with the same seed play the same way."""
    check_name(name)
    return BOTS[name](seed)


def check_name(name: str) -> None:
    """Raise UnknownBot unless there is a bot of this name."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot {name!r}; choose one of {', '.join(BOTS)}.", "bot")
