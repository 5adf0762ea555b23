"""The bots by name, and the one that plays at random."""

from __future__ import annotations

from collections import Counter

import pytest

from legendarium.bots.tashkalar import BOTS, Budget, UnknownBot, make_bot
from legendarium.table import TableError
from legendarium.tashkalar.view import view
from scene import Scene


def test_there_are_two_first_bots() -> None:
    assert set(BOTS) >= {"random", "greedy"}


def test_an_unknown_name_is_told_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"There is no bot 'hal'; choose one of random, greedy"):
        make_bot("hal", seed=1)
    assert issubclass(UnknownBot, TableError)


def test_random_takes_every_option_about_as_often() -> None:
    scene = Scene("X c5 e5, O c6 e6 e4", hand="swordmaster")
    scene.do("summon swordmaster d5")
    bot = make_bot("random", seed=1)
    taken = Counter(bot.choose(view(scene.position, 0)) for _ in range(2000))
    assert set(taken) == set(scene.question.options)
    assert all(400 < times < 600 for times in taken.values())


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same(name: str) -> None:
    seen = view(Scene("X c5 e5, O e6", hand="swordmaster herald").position, 0)
    few = Budget(None, steps=6)
    first, second = make_bot(name, 5, few), make_bot(name, 5, few)
    assert [first.choose(seen) for _ in range(5)] == [second.choose(seen) for _ in range(5)]


def test_another_seed_plays_otherwise() -> None:
    seen = view(Scene("X c5 e5, O e6", hand="swordmaster").position, 0)
    assert len({make_bot("random", seed).choose(seen) for seed in range(50)}) > 20
