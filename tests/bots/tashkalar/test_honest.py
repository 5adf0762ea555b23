"""Bots know what their seat may know: another world with the same view changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from legendarium.bots.tashkalar import BOTS, Budget, make_bot
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup
from settings import SETTINGS, setup_of

GAME = TashKalar()
FEW = Budget(None, steps=6)
"""Bots that count steps instead of seconds do the same every time."""
EVERY = {"adept": 150, "master": 150}
"""Of the positions of a game, one in so many; 23 for bots that think fast."""


def some_positions(setup: Setup, seed: int, every: int) -> list[Position]:
    """Positions from a game of chance that likes to summon, also in the middle of effects."""
    chance = Random(seed)
    position = GAME.start(setup.to_json(), seed)
    found = []
    while (asked := GAME.question(position)) is not None:
        found.append(position)
        rare = [option for option in asked.options if option.kind not in ("place", "discard")]
        position = GAME.take(position, chance.choice(rare or list(asked.options)))
    return found[::every]


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.rule("3.3")
def test_the_choice_does_not_depend_on_hidden_cards(name: str, setting: str) -> None:
    setup = setup_of(setting, 7)
    differing = 0
    for number, position in enumerate(some_positions(setup, seed=3, every=EVERY.get(name, 23))):
        asked = GAME.question(position)
        assert asked is not None
        view = GAME.view(position, asked.seat)
        twin = GAME.sample(view, Random(number))
        differing += twin != position
        chosen = make_bot(name, number, FEW).choose(view)
        assert chosen in asked.options
        assert make_bot(name, number, FEW).choose(GAME.view(twin, asked.seat)) == chosen
    assert differing


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_what_it_sees_as_it_was(name: str) -> None:
    for position in some_positions(setup_of("high-form", 1), seed=4, every=EVERY.get(name, 60)):
        asked = GAME.question(position)
        assert asked is not None
        view = GAME.view(position, asked.seat)
        make_bot(name, 1, FEW).choose(view)
        assert view == GAME.view(position, asked.seat)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_asked_only_in_its_own_turn(name: str) -> None:
    position = GAME.start(setup_of("duel", 1).to_json(), 1)
    with pytest.raises(ValueError, match="only when its seat must choose"):
        make_bot(name, 1, FEW).choose(GAME.view(position, 0))
