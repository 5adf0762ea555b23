"""Self-play games that measure how often a worth wins."""

from __future__ import annotations

import pytest

from legendarium.bots.tashkalar.learning import trial
from legendarium.bots.tashkalar.learning.calibration import judge_game
from legendarium.bots.tashkalar.learning.regression import fit_odds
from legendarium.bots.tashkalar.search.turn_tree import Width
from legendarium.bots.tashkalar.worth.judge import weights_of
from legendarium.bots.tashkalar.worth.odds import CERTAIN

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def narrow_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches narrowly, which is enough here."""
    monkeypatch.setattr(
        trial, "WIDTH", Width(actions=1, effects=1, quiet=True, options=3, effect_actions=2)
    )


@pytest.mark.parametrize("kind", ["duel", "high-form", "melee", "duel-teams"])
def test_every_turn_is_judged_when_it_begins_and_when_it_ends(kind: str) -> None:
    judged = judge_game(kind, weights_of(kind), seed=1, number=0)
    begun = sum(one.begins for one in judged)
    # Turns that end the game are certain, and judged by nobody.
    assert 0 <= begun - (len(judged) - begun) <= 2
    assert begun > 8
    assert all(abs(one.worth) < CERTAIN for one in judged)
    assert {one.won for one in judged} == {0.0, 1.0}


def test_the_same_numbers_give_the_same_game_and_others_another() -> None:
    weights = weights_of("duel")
    one, again, other = (judge_game("duel", weights, 1, number) for number in (3, 3, 4))
    assert one == again != other


def test_who_is_ahead_wins_more_often() -> None:
    judged = [
        (one.worth, one.won)
        for number in range(6)
        for one in judge_game("duel", weights_of("duel"), 2, number)
    ]
    assert fit_odds(judged).slope > 0.1


def test_a_game_without_winner_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MAX_TURNS", 4)
    assert {one.won for one in judge_game("duel", weights_of("duel"), 1, 0)} == {0.5}
