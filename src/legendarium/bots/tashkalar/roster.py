"""The roster of bots, and the names that select them: `master`, `master@0.5`, `exec:COMMAND`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from legendarium.bots.tashkalar.bot import Bot
from legendarium.bots.tashkalar.budget import MAX_SECONDS, MIN_SECONDS, Budget
from legendarium.table import TableError

EXEC = "exec:"
"""The prefix of an external bot's name; its command follows."""


class UnknownBot(TableError):
    """There is no bot of this name."""


def _random(seed: int, budget: Budget) -> Bot:
    from legendarium.bots.tashkalar.uniform import UniformBot

    return UniformBot(seed)


def _greedy(seed: int, budget: Budget) -> Bot:
    from legendarium.bots.tashkalar.greedy import GreedyBot

    return GreedyBot(seed)


def _apprentice(seed: int, budget: Budget) -> Bot:
    from legendarium.bots.tashkalar.apprentice import ApprenticeBot

    return ApprenticeBot(seed)


def _adept(seed: int, budget: Budget) -> Bot:
    from legendarium.bots.tashkalar.adept import AdeptBot

    return AdeptBot(seed, budget)


def _master(seed: int, budget: Budget) -> Bot:
    from legendarium.bots.tashkalar.master import MasterBot

    return MasterBot(seed, budget)


def _external(command: str, seed: int, budget: Budget) -> Bot:
    from legendarium.bots.tashkalar.external import ExternalBot

    return ExternalBot(command, seed, budget)


BOTS: dict[str, Callable[[int, Budget], Bot]] = {
    "random": _random,
    "greedy": _greedy,
    "apprentice": _apprentice,
    "adept": _adept,
    "master": _master,
}
"""By name: makes a bot from a seed and its budget for a turn.

A bot's module is imported when the bot is made, so that listing the names stays fast.
"""


class BotName(NamedTuple):
    """The parts of a bot's full name."""

    name: str
    seconds: float | None = None
    """The time for a turn, if the name sets it."""


def parse_name(text: str) -> BotName:
    """Parse a name such as `master@0.5`; raises UnknownBot."""
    if text.startswith(EXEC):
        _check_command(text)
        return BotName(text)
    name, at, seconds = text.partition("@")
    if name not in BOTS:
        raise UnknownBot(
            f"There is no bot {text[:60]!r}; choose one of {', '.join(BOTS)}, or {EXEC}COMMAND.",
            "bot",
        )
    if not at:
        return BotName(name)
    try:
        limit = float(seconds)
    except ValueError:
        limit = 0.0
    if not MIN_SECONDS <= limit <= MAX_SECONDS:
        raise UnknownBot(
            f"{text[:60]!r} has no valid time after @: "
            f"give {MIN_SECONDS} to {MAX_SECONDS} seconds a turn, such as {name}@0.5.",
            "bot",
        )
    return BotName(name, limit)


def _check_command(text: str) -> None:
    from legendarium.bots.tashkalar.program import clipped, split_command

    try:
        split_command(text.removeprefix(EXEC))
    except ValueError as error:
        raise UnknownBot(f"{clipped(text)!r} cannot be used as a bot: {error}.", "bot") from None


def check_name(text: str) -> None:
    """Raise UnknownBot unless there is a bot of this name."""
    parse_name(text)


def make_bot(text: str, seed: int, budget: Budget | None = None) -> Bot:
    """Make a bot; with the same seed and a budget of steps it always plays the same way.

    `budget` applies to every turn; a time in the name takes precedence.
    """
    asked = parse_name(text)
    limit = Budget() if budget is None else budget
    if asked.seconds is not None:
        limit = Budget(asked.seconds)
    if asked.name.startswith(EXEC):
        return _external(asked.name.removeprefix(EXEC), seed, limit)
    return BOTS[asked.name](seed, limit)
