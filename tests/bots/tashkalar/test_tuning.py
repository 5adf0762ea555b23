"""Learning weights: the fit finds what is there, and games tell nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from legendarium.bots.tashkalar.tuning import (
    GAME,
    KINDS,
    TURNS,
    Lesson,
    features_of,
    fit,
    loss,
    play,
    setup_of,
    sign_of,
)
from legendarium.bots.tashkalar.worth.features import DEEP, NAMES
from legendarium.bots.tashkalar.worth.judge import kind_of, weights_of
from legendarium.tashkalar.turn import END_TURN
from settings import SETTINGS, decisions
from settings import setup_of as setting_of

TRUTH = {"points": 0.8, "enemy-common-ready": -0.5}


def made_up(number: int, seed: int = 1) -> list[Lesson]:
    """Lessons in which two features vary by chance and TRUTH, with some noise, tells the worth."""
    chance = Random(seed)
    lessons = []
    for _ in range(number):
        level = chance.gauss(0, 5)
        features, worths = [], []
        for _ in range(4):
            values = {"turn": 1.0, **{name: chance.gauss(0, 2) for name in TRUTH}}
            worth = sum(weight * values[name] for name, weight in TRUTH.items())
            features.append(tuple(values.get(name, 0.0) for name in NAMES))
            worths.append(level + worth + chance.gauss(0, 0.5))
        lessons.append(Lesson(tuple(features), tuple(worths)))
    return lessons


def test_the_fit_recovers_the_weights_whatever_a_position_is_worth_as_a_whole() -> None:
    found = fit(made_up(500), {}, held_back=1.0)
    assert found == pytest.approx(TRUTH, abs=0.05)


def test_what_is_held_back_stays_nearer_to_the_start() -> None:
    lessons, start = made_up(100), {"points": 0.1, "enemy-common-ready": -0.1}
    free, drawn, tied = (fit(lessons, start, held_back) for held_back in (1e-6, 300.0, 1e9))
    for name, weight in start.items():
        assert abs(free[name] - weight) > abs(drawn[name] - weight) > 0.01
        assert tied[name] == pytest.approx(weight, abs=0.001)
    # What steers the search is held back more than what only judges its ends.
    moved = {name: (drawn[name] - start[name]) / (TRUTH[name] - start[name]) for name in TRUTH}
    assert moved["points"] < moved["enemy-common-ready"] / 2


def test_a_feature_that_never_varies_is_left_out() -> None:
    found = fit(made_up(50), {"heroics": 0.7, "points": 0.1})
    assert set(found) == set(TRUTH)


def test_the_loss_is_the_part_that_is_not_foretold() -> None:
    lessons = made_up(200)
    assert loss(lessons, {}) == pytest.approx(1.0)
    assert loss(lessons, TRUTH) < 0.15
    assert loss(lessons, {"points": -0.8}) > 1.5


def test_what_was_learned_foretells_games_never_seen() -> None:
    found, unseen = fit(made_up(300), {}, 1.0), made_up(300, seed=2)
    assert loss(unseen, found) == pytest.approx(loss(unseen, TRUTH), abs=0.01)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_a_game_that_the_weights_are_asked_for(kind: str) -> None:
    setups = [setup_of(kind, number, Random(number)) for number in range(4)]
    assert {kind_of(setup) for setup in setups} == {kind}
    assert {setup.seats for setup in setups} == ({3, 4} if kind == "melee" else {KINDS[kind][1]})
    assert len({setup.schools for setup in setups}) > 1


def test_a_game_gives_lessons_about_turns_of_one_position() -> None:
    lessons = play("first-game", weights_of("first-game"), seed=1, number=0)
    assert len(lessons) > 2
    for lesson in lessons:
        assert len(lesson.features) == len(lesson.worths) == TURNS
        assert {len(row) for row in lesson.features} == {len(NAMES)}
    assert any(len(set(lesson.features)) > TURNS // 2 for lesson in lessons)
    assert any(len(set(lesson.worths)) > 1 for lesson in lessons)
    # Cards that enemies may hold are among what is learned from.
    assert any(any(row[-len(DEEP) :]) for lesson in lessons for row in lesson.features)
    assert lessons == play("first-game", weights_of("first-game"), seed=1, number=0)


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.rule("3.3")
def test_lessons_hold_nothing_hidden(setting: str) -> None:
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


def test_a_weight_never_gets_a_sign_that_makes_no_sense() -> None:
    """Lessons in which enemies near a being went with winning teach nothing about that."""
    turned = [
        Lesson(lesson.features, tuple(-worth for worth in lesson.worths)) for lesson in made_up(200)
    ]
    found = fit(turned, {}, held_back=1.0)
    assert found["points"] < -0.5  # Of points nothing is taken for granted.
    assert found["enemy-common-ready"] == pytest.approx(0, abs=1e-3)
    assert {sign_of(name) for name in NAMES} == {-1, 0, 1}
