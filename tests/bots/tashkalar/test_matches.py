"""Many games between bots, with the seats rotated."""

from __future__ import annotations

import pytest

from legendarium.bots.tashkalar.selfplay import Result, play_games
from legendarium.table import Outcome
from settings import SETTINGS, setup_of


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_setting_is_played_to_its_end(setting: str) -> None:
    setup = setup_of(setting, 3)
    names = ["random"] * setup.sides
    for result in play_games(setup, names, games=2, seed=1):
        assert sum(result.wins(bot) for bot in range(len(names))) == pytest.approx(1)
        assert result.decisions > result.turns > 0


def test_the_same_seed_gives_the_same_games() -> None:
    setup = setup_of("duel", 1)
    first, second = (list(play_games(setup, ["random", "random"], 4, seed=2)) for _ in range(2))
    assert first == second
    assert first != list(play_games(setup, ["random", "random"], 4, seed=3))


def test_sides_are_swapped_every_other_game() -> None:
    results = play_games(setup_of("duel", 1), ["random", "random"], games=4, seed=1)
    assert [result.bots for result in results] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_every_bot_comes_to_every_seat() -> None:
    results = play_games(setup_of("melee-3", 1), ["random"] * 3, games=3, seed=1)
    assert [result.bots for result in results] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_partners_are_the_same_bot_where_there_is_one_a_team() -> None:
    results = play_games(setup_of("duel-teams", 1), ["random", "random"], games=2, seed=1)
    assert [result.bots for result in results] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_a_shared_victory_is_shared() -> None:
    tie = Result((0, 1, 2), (0, 1, 2), Outcome(((0, 2), (1,)), (), "played-out"), 1, 1)
    assert [tie.wins(bot) for bot in range(3)] == [0.5, 0, 0.5]
    assert tie.is_shared


def test_a_team_that_wins_shares_with_nobody() -> None:
    won = Result((0, 1, 0, 1), (0, 1, 0, 1), Outcome(((0, 2), (1, 3)), (), "played-out"), 1, 1)
    assert [won.wins(bot) for bot in range(2)] == [1, 0]
    assert not won.is_shared
