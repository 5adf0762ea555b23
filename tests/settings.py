"""Every way to set up a table, and random games on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from legendarium.table import Option
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, start, take

SCHOOLS = ("northern", "southern", "highland", "sylvan")
LONGEST = 20_000
"""No random game takes more decisions."""

SETTINGS: dict[str, tuple[str, int, bool]] = {
    "first-game": ("first-game", 2, False),
    "high-form": ("high-form", 2, False),
    "duel": ("duel", 2, False),
    "melee-3": ("melee", 3, False),
    "melee-4": ("melee", 4, False),
    "high-form-teams": ("high-form", 4, True),
    "duel-teams": ("duel", 4, True),
}


def setup_of(setting: str, number: int) -> Setup:
    """A setup of this setting; the schools change with the number."""
    form, seats, teams = SETTINGS[setting]
    orders = list(permutations(SCHOOLS, seats))
    return Setup(form, orders[number % len(orders)], teams)


def decisions(setup: Setup, seed: int) -> Iterator[tuple[Position, Option]]:
    """A random game: every position with the option that is taken there."""
    chance = Random(seed)
    position = start(setup, seed)
    for _ in range(LONGEST):
        asked = question(position)
        if asked is None:
            return
        option = asked.options[int(chance.random() * len(asked.options))]
        yield position, option
        position = take(position, option)
    raise AssertionError(f"a game of more than {LONGEST} decisions: {setup}, seed {seed}")


def moments(setup: Setup, seed: int, one_in: int) -> Iterator[tuple[Position, Option]]:
    """One in so many decisions of a random game, drawn by chance: many games tell more than all
    decisions of a few, which resemble their neighbours."""
    chance = Random(f"moments of {seed}")
    for position, option in decisions(setup, seed):
        if chance.randrange(one_in) == 0:
            yield position, option


def lively_game(setup: Setup, seed: int) -> list[Position]:
    """The positions of a game of chance that likes to summon, also in the middle of effects."""
    chance = Random(seed)
    position = start(setup, seed)
    found = []
    while (asked := question(position)) is not None:
        found.append(position)
        rare = [option for option in asked.options if option.kind not in ("place", "discard")]
        position = take(position, chance.choice(rare or list(asked.options)))
    return found
