"""The features: one number for each name, and equal for equivalent positions."""

from __future__ import annotations

import pytest

from legendarium.bots.tashkalar.worth.features import (
    DEEP,
    GLANCE,
    NAMES,
    QUICK,
    deep_features,
    glance_features,
    quick_features,
)
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.view import view
from settings import SETTINGS, decisions, setup_of
from symmetry import TURNS, turned_position

OF_THE_COLOURS = ("coloured", "own-task", "enemy-task", "own-next", "enemy-next")
"""Features that depend on coloured squares, which move when the arena is rotated."""


def positions(setting: str, every: int) -> list[Position]:
    """Positions between the actions of a random game."""
    found = [
        position
        for position, _ in decisions(setup_of(setting, 5), 5)
        if position.before is None and position.stage == Stage.TURNS
    ]
    return found[::every]


def features(position: Position, seat: int) -> dict[str, float]:
    quick, deep = quick_features(position, seat), deep_features(position, seat)
    assert (len(quick), len(deep)) == (len(QUICK), len(DEEP))
    return dict(zip(NAMES, [*quick, *deep], strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(QUICK) + len(DEEP)


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_number_is_there_for_every_seat(setting: str) -> None:
    seen: dict[str, set[float]] = {name: set() for name in NAMES}
    for position in positions(setting, every=10):
        for seat in range(position.setup.seats):
            for name, number in features(position, seat).items():
                seen[name].add(number)
    assert sum(len(numbers) > 1 for numbers in seen.values()) > len(NAMES) // 2


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_a_glance_sees_the_same_numbers(setting: str) -> None:
    for position in positions(setting, every=10):
        for seat in range(position.setup.seats):
            whole = features(position, seat)
            glance = dict(zip(GLANCE, glance_features(position, seat), strict=True))
            assert glance == {name: whole[name] for name in GLANCE}


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_a_turned_arena_has_the_same_numbers(setting: str) -> None:
    for position in positions(setting, every=40):
        for turn in TURNS:
            turned = turned_position(turn, position)
            for seat in range(position.setup.seats):
                there = features(turned, seat)
                for name, number in features(position, seat).items():
                    if not name.startswith(OF_THE_COLOURS):
                        assert there[name] == pytest.approx(number), name


@pytest.mark.parametrize("setting", SETTINGS)
def test_hidden_cards_change_no_number(setting: str) -> None:
    for position in positions(setting, every=10):
        for seat in range(position.setup.seats):
            masked = view(position, seat).position
            assert features(masked, seat) == features(position, seat)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    """Differences between two sides; other features depend on a hand or on whose turn it is."""
    differences = ("commons", "heroics", "legendaries", "central", "beside", "aslant", "coloured")
    for position in positions("duel", every=10):
        one, other = features(position, 0), features(position, 1)
        for name in differences:
            assert one[name] == -other[name]
        assert one["own-commons-near"] == other["enemy-commons-near"]
        assert one["points"] == -other["points"]
