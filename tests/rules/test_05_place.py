"""Rules 5: placing."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.arena import ARENA, names
from legendarium.tashkalar.position import COMMON
from scene import Scene

SIXTEEN = "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 c1 c2 c3"


@pytest.mark.rule("5.1")
def test_a_common_piece_goes_on_any_empty_square() -> None:
    scene = Scene("X e5, O+ e6, X* c3")
    assert scene.options_of("place") == set(names(ARENA)) - {"e5", "e6", "c3"}
    scene.do("place a3")
    assert scene.at("a3") == "X"
    assert scene.position.actions == 1


@pytest.mark.rule("5.2")
def test_in_a_shortage_a_piece_is_picked_up_first() -> None:
    scene = Scene(f"X {SIXTEEN}, X+ c4, X* c5, O i5")
    assert scene.position.stock(0, COMMON) == 0
    scene.do("place e5")
    assert scene.asked == "pick-up"
    assert scene.options_of("pick-up") == {*SIXTEEN.split(), "c4"}
    scene.do("pick-up c4")
    assert (scene.at("c4"), scene.at("e5")) == ("", "X")
    assert scene.destroyed == {}
    assert scene.position.actions == 1


@pytest.mark.rule("5.2")
def test_the_piece_may_go_back_to_the_square_it_left() -> None:
    scene = Scene(f"X {SIXTEEN}, X+ c4")
    assert {"c4", "a3", "e5"} <= scene.options_of("place")
    scene.do("place c4")
    assert scene.asked == "action"
    assert scene.at("c4") == "X"


@pytest.mark.rule("5.2")
def test_a_legendary_piece_is_never_picked_up_for_a_common_one() -> None:
    scene = Scene(f"X {SIXTEEN} c4, X* c5")
    assert "c5" not in scene.options_of("place")


@pytest.mark.rule("5.2")
def test_without_shortage_nothing_is_picked_up() -> None:
    scene = Scene(f"X {SIXTEEN}")
    assert scene.position.stock(0, COMMON) == 1
    scene.do("place e5")
    assert scene.asked == "action"
