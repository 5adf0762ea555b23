"""Trial games of every kind, with separate weights for every side."""

from __future__ import annotations

from random import Random

import pytest

from legendarium.bots.tashkalar.learning import trial
from legendarium.bots.tashkalar.learning.knobs import KINDS, knobs_of
from legendarium.bots.tashkalar.learning.trial import play, setup_of
from legendarium.bots.tashkalar.search.turn_tree import Width
from legendarium.bots.tashkalar.worth.judge import kind_of, weights_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_a_game_that_the_weights_are_asked_for(kind: str) -> None:
    setups = [setup_of(kind, number, Random(number)) for number in range(4)]
    assert {kind_of(setup) for setup in setups} == {kind}
    form, teams = KINDS[kind]
    assert {setup.seats for setup in setups} == set(form.seats_for(teams))
    assert len({setup.schools for setup in setups}) > 1


@pytest.mark.parametrize("kind", ["first-game", "melee", "duel-teams"])
def test_a_game_is_played_to_its_end(kind: str) -> None:
    played = play(kind, weights_of(kind), seed=1, number=0)
    sides = 3 if kind == "melee" else 2
    assert [len(one) for one in played.turns] == [len(knobs_of(kind))] * sides
    assert len(set(played.turns)) == sides
    assert len(played.places) == sides
    assert min(played.places) == 0


def test_the_same_numbers_give_the_same_game_and_others_another() -> None:
    weights = weights_of("first-game")
    one, again, other = (play("first-game", weights, seed, 3) for seed in (1, 1, 2))
    assert one == again
    assert one.turns != other.turns


def test_a_game_that_leads_nowhere_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MAX_TURNS", 2)
    assert play("first-game", weights_of("first-game"), 1, 0).places == (0, 0)


def test_better_weights_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does not care for points loses: what is learned from is who plays better.

    A glance at each turn is enough for that, and takes a fifth of the time.
    """
    monkeypatch.setattr(
        trial, "WIDTH", Width(actions=1, effects=1, quiet=True, options=3, effect_actions=2)
    )
    knobs = {"points": {"points": 1.0}}
    monkeypatch.setattr(trial, "knobs_of", lambda kind: knobs)
    weights = {**weights_of("first-game"), "points-late": 0.0}
    ahead = 0
    for number in range(8):
        played = play("first-game", weights, 5, number)
        (one,), (other,) = played.turns
        if min(one, other) < -0.5 < 0 < max(one, other):
            first_is_better, first_won = one > other, played.places[0] < played.places[1]
            ahead += 1 if first_is_better == first_won else -1
    assert ahead > 0
