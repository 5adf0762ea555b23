"""Every bot by its name, and how a bot is asked for: `master`, `master@0.5`, `exec:COMMAND`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from legendarium.bots.tashkalar.adept import AdeptBot
from legendarium.bots.tashkalar.apprentice import ApprenticeBot
from legendarium.bots.tashkalar.bot import Bot
from legendarium.bots.tashkalar.budget import LONGEST, SHORTEST, Budget
from legendarium.bots.tashkalar.external import ExternalBot
from legendarium.bots.tashkalar.greedy import GreedyBot
from legendarium.bots.tashkalar.master import MasterBot
from legendarium.bots.tashkalar.program import clipped, words_of
from legendarium.bots.tashkalar.uniform import UniformBot
from legendarium.table import TableError

EXEC = "exec:"
"""What the name of a bot that is a program of its own begins with; the command follows."""


class UnknownBot(TableError):
    """There is no bot of this name."""


BOTS: dict[str, Callable[[int, Budget], Bot]] = {
    "random": lambda seed, budget: UniformBot(seed),
    "greedy": lambda seed, budget: GreedyBot(seed),
    "apprentice": lambda seed, budget: ApprenticeBot(seed),
    "adept": AdeptBot,
    "master": MasterBot,
}
"""Every bot by its name; each is made from a seed, and with the time it has for a turn."""


class Asked(NamedTuple):
    """A bot as somebody asks for it."""

    name: str
    seconds: float | None = None
    """How long it may think about a turn, where that is said."""


def read_name(text: str) -> Asked:
    """What a text such as `master@0.5` asks for; raises UnknownBot."""
    if text.startswith(EXEC):
        _check_command(text)
        return Asked(text)
    name, at, seconds = text.partition("@")
    if name not in BOTS:
        raise UnknownBot(
            f"There is no bot {text[:60]!r}; choose one of {', '.join(BOTS)}, or {EXEC}COMMAND.",
            "bot",
        )
    if not at:
        return Asked(name)
    try:
        limit = float(seconds)
    except ValueError:
        limit = 0.0
    if not SHORTEST <= limit <= LONGEST:
        raise UnknownBot(
            f"{text[:60]!r} asks for no time that a bot could have: "
            f"after @ stand {SHORTEST} to {LONGEST} seconds a turn, such as {name}@0.5.",
            "bot",
        )
    return Asked(name, limit)


def _check_command(text: str) -> None:
    try:
        words_of(text.removeprefix(EXEC))
    except ValueError as error:
        raise UnknownBot(f"{clipped(text)!r} cannot be played with: {error}.", "bot") from None


def check_name(text: str) -> None:
    """Raise UnknownBot unless there is a bot of this name."""
    read_name(text)


def make_bot(text: str, seed: int, budget: Budget | None = None) -> Bot:
    """A bot that plays the same way whenever it is made from the same seed and counts steps.

    With `budget` it has so much for every turn; the time that the name says goes before it.
    """
    asked = read_name(text)
    limit = Budget() if budget is None else budget
    if asked.seconds is not None:
        limit = Budget(asked.seconds)
    if asked.name.startswith(EXEC):
        return ExternalBot(asked.name.removeprefix(EXEC), seed, limit)
    return BOTS[asked.name](seed, limit)
