"""The apprentice plays sensibly, with the mistakes of a beginner."""

from __future__ import annotations

import pytest

from legendarium.bots.tashkalar import make_bot
from legendarium.bots.tashkalar.selfplay import play_games
from legendarium.tashkalar.view import view
from scene import Scene
from settings import setup_of

SEEDS = 60


def test_it_summons_what_it_does_not_overlook() -> None:
    """With one action left and two heroic enemies to destroy, there is nothing better to do."""
    seen = view(Scene("X d4 e4 f4 d3, O+ e7 f7 b8", hand="knight", actions=1).position, 0)
    chosen = [make_bot("apprentice", seed).choose(seen) for seed in range(SEEDS)]
    summoned = sum(option.kind == "summon" for option in chosen)
    # Three times in ten it does not see the card. There are 70 squares to place a piece on: if it
    # were as unsure about each, it would hardly ever summon.
    assert 30 <= summoned <= 52


def test_it_is_not_always_sure_which_is_better() -> None:
    scene = Scene("X c5 e5, O c6 h8", hand="swordmaster", actions=1)
    first = {make_bot("apprentice", seed).choose(view(scene.position, 0)) for seed in range(10)}
    assert {option.kind for option in first} == {"place", "summon"}


def test_the_same_seed_makes_the_same_mistakes() -> None:
    scene = Scene("X c5 e5, O c6 h8", hand="swordmaster knight", actions=2)
    seen = view(scene.position, 0)
    for seed in range(10):
        once, again = (make_bot("apprentice", seed).choose(seen) for _ in range(2))
        assert once == again


@pytest.mark.slow
def test_it_beats_chance() -> None:
    results = list(play_games(setup_of("duel", 1), ["apprentice", "random"], games=6, seed=1))
    assert sum(result.wins(0) for result in results) >= 5
