"""By what a game was decided (rules 10.3, 11.2, 12.6, 13.3)."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import Concede
from legendarium.tashkalar.position import Stage
from legendarium.tashkalar.scoring import SCORING
from legendarium.tashkalar.turn import take
from scene import Scene
from settings import SETTINGS, decisions, setup_of

GAME = TashKalar()


@pytest.mark.parametrize(
    ("drawing", "scores", "decided"),
    [
        ("X c5", ((5,), (4,)), "points"),
        ("X+ c5, O e5 e6", ((5,), (5,)), "upgraded-pieces"),
        ("X+ c5, O+ e5, O e6", ((5,), (5,)), "pieces"),
        ("X+ c5, O* e5", ((5,), (5,)), "shared"),
    ],
)
def test_what_decided_a_duel(
    drawing: str, scores: tuple[tuple[int, ...], ...], decided: str
) -> None:
    outcome = GAME.outcome(Scene(drawing, stage=Stage.OVER, scores=scores).position)
    assert outcome is not None
    assert outcome.decided == decided
    assert outcome.to_json()["decided"] == decided


@pytest.mark.parametrize(
    ("scores", "decided"),
    [
        (((0, 2, 3, 4), (1, 0, 9, 9), (9, 1, 0, 9), (0, 9, 9, 0)), "lowest-colour"),
        (((0, 1, 3, 4), (1, 0, 2, 9), (0, 9, 0, 9), (0, 9, 9, 0)), "second-colour"),
        (((0, 1, 3, 4), (1, 0, 3, 5), (0, 9, 0, 9), (0, 9, 9, 0)), "third-colour"),
        (((0, 1, 3, 4), (1, 0, 3, 4), (0, 9, 0, 9), (0, 9, 9, 0)), "pieces"),
    ],
)
def test_what_decided_a_melee(scores: tuple[tuple[int, ...], ...], decided: str) -> None:
    scene = Scene("X c5 c6, O d5", form="melee", seats=4, stage=Stage.OVER, scores=scores)
    outcome = GAME.outcome(scene.position)
    assert outcome is not None
    assert outcome.decided == decided


def test_a_concession_decides_without_comparing() -> None:
    over = take(Scene("X c5").position, Concede(seat=1))
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.reason, outcome.decided) == ("conceded", "")


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_part_of_the_standing_has_a_name(setting: str) -> None:
    setup = setup_of(setting, 0)
    scoring = SCORING[setup.rules.scoring]
    *_, (position, option) = decisions(setup, 2)
    last = take(position, option)
    names = scoring.compared_by(setup.sides)
    assert len(names) == len(scoring.standing(last, 0))
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert outcome.decided in {*names, "shared"}
