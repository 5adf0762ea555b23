"""Knobs cover every weight that matters and keep it in a sensible range."""

from __future__ import annotations

import pytest

from legendarium.bots.tashkalar.learning.knobs import KINDS, knobs_of, sign_of, turn_knobs
from legendarium.bots.tashkalar.worth.features import NAMES

MEASURE = {"turn", "commons", "idle", "points-last", "stock-short"}
"""The features whose weights are not learned."""


def features_of(kind: str) -> list[str]:
    return [name for steps in knobs_of(kind).values() for name in steps]


@pytest.mark.parametrize("kind", KINDS)
def test_every_knob_turns_features_that_no_other_knob_turns(kind: str) -> None:
    features = features_of(kind)
    assert set(features) <= set(NAMES)
    assert len(features) == len(set(features))


def test_every_feature_is_learned_in_some_kind_of_game() -> None:
    assert {name for kind in KINDS for name in features_of(kind)} == set(NAMES) - MEASURE


def test_a_kind_of_game_has_the_knobs_that_matter_in_it() -> None:
    assert "own-task-held" in knobs_of("first-game")
    assert "own-task-held" in knobs_of("high-form-teams")
    assert "own-task-held" not in knobs_of("duel")
    assert "own-flare" not in knobs_of("first-game")
    assert "second-points" in knobs_of("melee")
    assert "partner" in knobs_of("duel-teams")
    assert "partner" not in knobs_of("duel")


def test_a_knob_changes_its_own_weights_by_its_steps() -> None:
    knobs = {"a": {"central": 0.02}, "b": {"beside": 0.01, "aslant": 0.03}}
    before = {"central": 0.1, "beside": 0.2, "commons": 0.11}
    after = turn_knobs(before, knobs, [0.5, -2.0])
    assert after == {"central": 0.11, "beside": 0.18, "aslant": -0.06, "commons": 0.11}
    assert before["central"] == 0.1


def test_no_weight_gets_a_sign_that_makes_no_sense() -> None:
    """An enemy closer to a being is never a gain, and a ready card never a loss."""
    knobs = {"a": {"enemy-common-ready": 0.1, "hand-common-ready": -0.1}}
    assert turn_knobs({"hand-common-ready": 0.05}, knobs, [1.0]) == {
        "enemy-common-ready": 0.0,
        "hand-common-ready": 0.0,
    }
    assert {sign_of(name) for name in NAMES} == {-1, 0, 1}
