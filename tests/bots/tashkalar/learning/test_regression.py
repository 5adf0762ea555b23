"""Logistic regression over trials recovers known effects and discounts noise."""

from __future__ import annotations

import math
from random import Random

import pytest

from legendarium.bots.tashkalar.learning.regression import MAX_TURN, Effect, Fit, fit, loss
from legendarium.bots.tashkalar.learning.trial import Trial

TRUTH = (0.8, -0.4, 0.0)
FIRST = 0.3


def made_up(number: int, seed: int = 1, sides: int = 2) -> list[Trial]:
    """Games drawn from the logistic model with the effects TRUTH."""
    chance = Random(seed)
    trials = []
    for _ in range(number):
        turns = tuple(tuple(chance.gauss(0, 1) for _ in TRUTH) for _ in range(sides))
        strength = [sum(a * b for a, b in zip(TRUTH, one, strict=True)) for one in turns]
        strength[0] += FIRST
        # Two luckiest draws of this law differ by the logistic law.
        luck = [strong - math.log(-math.log(chance.random())) for strong in strength]
        places = tuple(sum(other > one for other in luck) for one in luck)
        trials.append(Trial(turns, places))
    return trials


def test_the_effects_are_found() -> None:
    fitted = fit(made_up(4000))
    assert [effect.gain for effect in fitted.effects] == pytest.approx(TRUTH, abs=0.1)
    assert fitted.first == pytest.approx(FIRST, abs=0.1)


def test_the_error_says_how_far_off_they_may_be() -> None:
    for seed in range(10):
        effects = fit(made_up(300, seed)).effects
        for effect, true in zip(effects, TRUTH, strict=True):
            assert abs(effect.gain - true) < 4 * effect.error < 0.8


@pytest.mark.slow
def test_three_sides_are_compared_in_pairs() -> None:
    fitted = fit(made_up(2000, sides=3))
    assert [effect.gain for effect in fitted.effects] == pytest.approx(TRUTH, abs=0.15)


def test_drawn_games_speak_for_nobody() -> None:
    drawn = [Trial(trial.turns, (0, 0)) for trial in made_up(50)]
    fitted = fit(drawn)
    assert [effect.gain for effect in fitted.effects] == pytest.approx([0, 0, 0], abs=1e-6)
    assert fitted.turns == pytest.approx((0, 0, 0))


def test_a_knob_is_turned_the_farther_the_surer_its_effect_is() -> None:
    sure, unsure, none = (Effect(0.1, 0.01), Effect(0.1, 0.1), Effect(0.0, 0.1))
    assert sure.turn > 1.5 * unsure.turn > 0
    assert none.turn == 0
    assert Effect(-0.1, 0.01).turn == -sure.turn
    assert Effect(2.0, 0.1).turn == MAX_TURN
    assert Effect(-2.0, 0.1).turn == -MAX_TURN


def test_the_loss_is_one_for_a_coin_and_less_for_who_knows() -> None:
    trials, unseen = made_up(1000), made_up(1000, seed=2)
    nothing = Fit(tuple(Effect(0.0, 0.1) for _ in TRUTH), 0.0)
    assert loss(unseen, nothing) == pytest.approx(1)
    known = Fit(tuple(Effect(gain, 0.1) for gain in TRUTH), FIRST)
    assert loss(unseen, fit(trials)) == pytest.approx(loss(unseen, known), abs=0.01)
    assert loss(unseen, known) < 0.9
