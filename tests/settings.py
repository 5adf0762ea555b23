"""Every way to set up a table, and random games on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from legendarium.tashkalar.forms import FORMS, Form
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, start, take

SCHOOLS = ("northern", "southern", "highland", "sylvan")
MAX_DECISIONS = 20_000
"""More decisions than any random game takes."""


def _name(form: Form, seats: int, teams: bool) -> str:
    if teams:
        return f"{form.key}-teams"
    return f"{form.key}-{seats}" if len(form.seats) > 1 else form.key


SETTINGS: dict[str, tuple[str, int, bool]] = {
    _name(form, seats, teams): (form.key, seats, teams)
    for in_teams in (False, True)
    for form in FORMS.values()
    for seats, teams in form.settings
    if teams == in_teams
}
"""By name, such as "melee-3" or "duel-teams": the form, the number of seats, whether in teams."""


def setup_of(setting: str, number: int) -> Setup:
    """A setup of this setting; the schools depend on the number."""
    form, seats, teams = SETTINGS[setting]
    orders = list(permutations(SCHOOLS, seats))
    return Setup(form, orders[number % len(orders)], teams)


def decisions(setup: Setup, seed: int) -> Iterator[tuple[Position, AnyOption]]:
    """A random game: every position, with the option taken in it."""
    chance = Random(seed)
    position = start(setup, seed)
    for _ in range(MAX_DECISIONS):
        asked = question(position)
        if asked is None:
            return
        option = asked.options[int(chance.random() * len(asked.options))]
        yield position, option
        position = take(position, option)
    raise AssertionError(f"a game of more than {MAX_DECISIONS} decisions: {setup}, seed {seed}")


def sampled_decisions(setup: Setup, seed: int, one_in: int) -> Iterator[tuple[Position, AnyOption]]:
    """A random sample of the decisions of a random game, one in `one_in` on average.

    Neighbouring decisions are alike, so a few of many games cover more than all of a few games.
    """
    chance = Random(f"moments of {seed}")
    for position, option in decisions(setup, seed):
        if chance.randrange(one_in) == 0:
            yield position, option


def lively_game(setup: Setup, seed: int) -> list[Position]:
    """The positions of a random game that rarely places or discards, also within effects."""
    chance = Random(seed)
    position = start(setup, seed)
    found = []
    while (asked := question(position)) is not None:
        found.append(position)
        rare = [option for option in asked.options if option.kind not in ("place", "discard")]
        position = take(position, chance.choice(rare or list(asked.options)))
    return found
