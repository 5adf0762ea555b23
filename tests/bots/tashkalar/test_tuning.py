"""Learning weights: the fit finds what is there, and games tell nothing hidden."""

from __future__ import annotations

import math
from random import Random

import pytest

from legendarium.bots.tashkalar.tuning import (
    GAME,
    KINDS,
    Row,
    features_of,
    fit,
    loss,
    play,
    setup_of,
)
from legendarium.bots.tashkalar.worth.features import DEEP, NAMES
from legendarium.bots.tashkalar.worth.judge import kind_of, weights_of
from legendarium.tashkalar.turn import END_TURN
from settings import SETTINGS, decisions
from settings import setup_of as setting_of

TRUTH = {"turn": 0.3, "points": 0.8, "commons": -0.5}


def made_up(number: int, seed: int = 1) -> list[Row]:
    """Rows in which two features vary by chance and TRUTH decides who wins."""
    chance = Random(seed)
    rows = []
    for _ in range(number):
        values = {"turn": 1.0, "points": chance.gauss(0, 2), "commons": chance.gauss(0, 1)}
        worth = sum(TRUTH[name] * value for name, value in values.items())
        won = chance.random() < 1 / (1 + math.exp(-worth))
        rows.append(Row(tuple(values.get(name, 0.0) for name in NAMES), float(won)))
    return rows


def test_the_fit_recovers_the_weights_that_made_the_results() -> None:
    found = fit(made_up(6_000), {}, held_back=1.0)
    assert found == pytest.approx(TRUTH, abs=0.1)


def test_what_is_held_back_stays_nearer_to_the_start() -> None:
    rows, start = made_up(1000), {"points": 0.1, "commons": 0.2}
    free, drawn, tied = (fit(rows, start, held_back) for held_back in (1e-6, 300.0, 1e9))
    for name, weight in start.items():
        assert abs(free[name] - weight) > abs(drawn[name] - weight) > 0.05
        assert tied[name] == pytest.approx(weight, abs=0.001)


def test_a_feature_that_never_varies_is_left_out() -> None:
    found = fit(made_up(200), {"heroics": 0.7, "points": 0.1})
    assert set(found) == set(TRUTH)


def test_the_loss_of_a_coin_is_one_bit_and_of_an_oracle_none() -> None:
    rows = made_up(500)
    assert loss(rows, {}) == pytest.approx(1.0)
    certain = [row._replace(won=float(row.features[NAMES.index("points")] > 0)) for row in rows]
    assert loss(certain, {"points": 1e6}) < 0.05
    assert loss(certain, {"points": -1e6}) > 20


def test_what_was_learned_foretells_games_never_seen() -> None:
    found, unseen = fit(made_up(2000), {}), made_up(2000, seed=2)
    assert loss(unseen, TRUTH) < loss(unseen, {})
    assert loss(unseen, found) == pytest.approx(loss(unseen, TRUTH), abs=0.01)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_a_game_that_the_weights_are_asked_for(kind: str) -> None:
    setups = [setup_of(kind, number, Random(number)) for number in range(4)]
    assert {kind_of(setup) for setup in setups} == {kind}
    assert {setup.seats for setup in setups} == ({3, 4} if kind == "melee" else {KINDS[kind][1]})
    assert len({setup.schools for setup in setups}) > 1


def test_a_game_tells_the_end_of_every_turn_and_who_won() -> None:
    rows = play("first-game", weights_of("first-game"), seed=1, number=0)
    assert len(rows) > 8
    assert {len(row.features) for row in rows} == {len(NAMES)}
    assert {row.features[0] for row in rows} == {1.0}
    assert {row.won for row in rows} in ({0.0, 1.0}, {0.5})
    assert len({row.features for row in rows}) > len(rows) // 2
    # Cards that enemies may hold are among what is learned from.
    assert any(any(row.features[-len(DEEP) :]) for row in rows)


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.rule("3.3")
def test_rows_hold_nothing_hidden(setting: str) -> None:
    """What a seat sees has the features of the position, and of every world it may stand for."""
    compared = 0
    for number, (position, option) in enumerate(decisions(setting_of(setting, 5), seed=9)):
        if option != END_TURN or number % 3:
            continue
        seat = position.seat
        seen = GAME.view(position, seat)
        told = features_of(seen.position, seat)
        world = GAME.sample(seen, Random(number))
        assert told == features_of(world, seat) == features_of(position, seat)
        compared += world != position
    assert compared > 3
