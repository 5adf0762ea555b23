"""Converting a worth into a chance to win."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from legendarium.bots.tashkalar.worth.judge import (
    judge_for,
    kind_of,
    odds_of,
    similar_form,
    weights_of,
)
from legendarium.bots.tashkalar.worth.odds import CERTAIN, Odds
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.position import End
from scene import Scene
from settings import SETTINGS, setup_of


def test_the_odds_are_a_straight_line_over_the_worth() -> None:
    odds = Odds(offset=-0.5, slope=0.25)
    for worth in (-8.0, 0.0, 2.0, 7.0):
        likely = odds.chance(worth)
        assert math.log(likely / (1 - likely)) == pytest.approx(-0.5 + 0.25 * worth)


@pytest.mark.parametrize(("worth", "likely"), [(CERTAIN, 1), (-CERTAIN - 1, 0)])
def test_what_is_certain_needs_no_odds(worth: float, likely: float) -> None:
    assert Odds(offset=-0.5, slope=0.25).chance(worth) == likely


def test_no_lead_is_as_good_as_a_game_that_is_won() -> None:
    scene = Scene("X c5, O g5", actions=0, scores=((11,), (10,)), end=End(0, ()))
    won = judge_for(scene.position.setup).full(scene.position, 0)
    ahead = Scene("X c5 c6 c7 d5, X+ d6 d7, X* e7, O g5", actions=0, scores=((90,), (0,)))
    assert won >= CERTAIN
    assert judge_for(ahead.position.setup).full(ahead.position, 0) < won


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_kind_has_measured_odds(setting: str) -> None:
    """With the same worth, a seat wins less often at the end of its turn than at its beginning."""
    setup = setup_of(setting, 0)
    odds = judge_for(setup).odds
    assert 0 < odds.ends.slope < 1
    assert 0 < odds.begins.slope < 1
    assert odds.ends.offset < odds.begins.offset


def test_teams_have_the_odds_of_their_form() -> None:
    assert odds_of("duel-teams") == odds_of("duel")
    assert weights_of("duel-teams") == weights_of("duel")


@pytest.mark.parametrize(
    ("setting", "facts", "kind"),
    [
        ("duel", {"learned_as": "duel"}, "duel"),
        ("duel-teams", {"learned_as": "duel"}, "duel-teams"),
        ("duel", {"learned_as": "melee"}, "melee"),
        # Nobody has learned it, so it has the weights of the first form that scores alike.
        ("duel", {}, "duel"),
        ("high-form-teams", {}, "high-form-teams"),
        ("high-form-teams", {"legends": 0}, "first-game-teams"),
        ("melee-3", {}, "melee"),
    ],
)
def test_a_new_form_is_played_with_the_weights_of_another(
    setting: str, facts: dict[str, Any], kind: str
) -> None:
    setup = setup_of(setting, 0)
    object.__setattr__(setup, "rules", replace(setup.rules, key="new", **facts))
    assert kind_of(setup) == kind
    assert weights_of(kind)
    assert odds_of(kind)


def test_only_a_form_that_scores_alike_is_similar() -> None:
    assert similar_form(FORMS["first-game"], {"high-form", "duel"}) == "high-form"
    assert similar_form(FORMS["melee"], {"high-form", "duel"}) is None
