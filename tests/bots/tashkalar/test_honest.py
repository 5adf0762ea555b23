"""Bots use only what their seat may know: hidden cards do not affect their choices."""

from __future__ import annotations

from random import Random

import pytest

from legendarium.bots.tashkalar import BOTS, Budget, make_bot
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.setup import Setup
from settings import SETTINGS, lively_game, setup_of

pytestmark = pytest.mark.slow

GAME = TashKalar()
FEW = Budget(None, steps=6)
"""With a budget of steps, bots are deterministic."""
THOROUGH = ("adept", "master")
"""These search whole turns, so they are tested on few positions."""


def positions_for(name: str, setup: Setup, seed: int) -> list[Position]:
    """Positions to test: every 23rd, or for slow bots the start of a turn and an effect."""
    positions = lively_game(setup, seed)
    if name not in THOROUGH:
        return positions[::23]
    turns = [one for one in positions if one.stage == Stage.TURNS]
    begins = [one for one in turns if one.before is None and one.actions == 2]
    effects = [one for one in turns if one.before is not None and one.actions]
    # Early on, turns have fewer ways to go.
    return [begins[len(begins) // 6], effects[len(effects) // 6]]


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.rule("3.3")
def test_the_choice_does_not_depend_on_hidden_cards(name: str, setting: str) -> None:
    setup = setup_of(setting, 7)
    differing = 0
    for number, position in enumerate(positions_for(name, setup, seed=3)):
        asked = GAME.question(position)
        assert asked is not None
        view = GAME.view(position, asked.seat)
        twin = GAME.sample(view, Random(number))
        differing += _hidden(twin) != _hidden(position)
        chosen = make_bot(name, number, FEW).choose(view)
        assert chosen in asked.options
        assert make_bot(name, number, FEW).choose(GAME.view(twin, asked.seat)) == chosen
    assert differing


def _hidden(position: Position) -> list[tuple[str, ...]]:
    return [player.hand + player.legends for player in position.players]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_what_it_sees_as_it_was(name: str) -> None:
    for position in positions_for(name, setup_of("high-form", 1), seed=4):
        asked = GAME.question(position)
        assert asked is not None
        view = GAME.view(position, asked.seat)
        make_bot(name, 1, FEW).choose(view)
        assert view == GAME.view(position, asked.seat)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_asked_only_in_its_own_turn(name: str) -> None:
    position = GAME.start(setup_of("duel", 1).to_json(), 1)
    with pytest.raises(ValueError, match="not this seat's choice"):
        make_bot(name, 1, FEW).choose(GAME.view(position, 0))
