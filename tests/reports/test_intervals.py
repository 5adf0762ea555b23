"""The statistics of the balance table, against values that are known from elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from legendarium.reports.intervals import (
    Share,
    mean,
    median,
    median_estimate,
    ratio,
    spread,
    weighted_sum,
    wilson,
)


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [
        # Newcombe 1998, two-sided intervals for the single proportion, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_a_share_has_wilsons_interval(part: int, whole: int, low: float, high: float) -> None:
    found = wilson(Share(part, whole))
    assert (found.value, found.size) == (part / whole, whole)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_a_share_of_nothing_tells_nothing() -> None:
    assert wilson(Share(0, 0)) == (0.0, 0.0, 1.0, 0)


@pytest.mark.parametrize(
    ("first", "second", "low", "high"),
    [
        # Newcombe 1998, interval estimation for the difference of proportions, method 10.
        (Share(56, 70), Share(48, 80), 0.0524, 0.3339),
        (Share(9, 10), Share(3, 10), 0.1705, 0.8090),
        (Share(10, 10), Share(0, 10), 0.6075, 1.0),
    ],
)
def test_a_difference_has_newcombes_interval(
    first: Share, second: Share, low: float, high: float
) -> None:
    found = weighted_sum([(1, first), (-1, second)])
    assert found.value == pytest.approx(first.value - second.value)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)
    turned = weighted_sum([(1, second), (-1, first)])
    assert (turned.low, turned.high) == pytest.approx((-high, -low), abs=1e-4)


def test_one_share_alone_keeps_its_own_interval() -> None:
    assert weighted_sum([(1, Share(3, 10))]) == pytest.approx(wilson(Share(3, 10)))


def test_a_mean_has_the_normal_interval() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found == pytest.approx((3, 3 - 1.38590, 3 + 1.38590, 5), abs=1e-4)
    assert mean([7]) == (7, 7, 7, 1)
    assert mean([]).size == 0


def test_a_ratio_is_a_mean_where_every_game_weighs_the_same() -> None:
    numbers = [1, 2, 3, 4, 5]
    found, expected = ratio([(one, 10) for one in numbers]), mean(numbers)
    assert found[:3] == pytest.approx([one / 10 for one in expected[:3]])
    assert found.size == 50


def test_a_ratio_adds_up_before_it_divides() -> None:
    assert ratio([(1, 1), (0, 9)]).value == pytest.approx(0.1)
    assert ratio([(0, 0)]).size == 0


def test_a_ratio_of_games_that_agree_is_a_share() -> None:
    assert ratio([(0, 12), (0, 8)]) == wilson(Share(0, 20))
    assert ratio([(2, 4), (4, 8), (1, 2)]) == wilson(Share(7, 14))
    assert ratio([(3, 10)]) == wilson(Share(3, 10))


def test_a_median_lies_between_its_order_statistics() -> None:
    assert (median([3, 1, 2]), median([4, 1, 2, 3])) == (2, 2.5)
    # The 40th and the 61st of a hundred hold the median 95 times of 100.
    assert median_estimate(range(1, 101)) == (50.5, 40, 61, 100)
    assert median_estimate([5]) == (5, 5, 5, 1)
    assert median_estimate([]).size == 0


def test_a_spread_is_the_highest_less_the_lowest() -> None:
    low, middle, high = Share(50, 100), Share(60, 100), Share(70, 100)
    found, apart = spread([low, high, middle]), weighted_sum([(1, high), (-1, low)])
    assert found[:3] == apart[:3]
    assert found.size == 300
    even = spread([Share(9, 9)] * 3)
    assert (even.value, even.low) == (0, 0)
    assert even.high > 0.2


def test_intervals_hold_the_truth_about_95_times_of_100() -> None:
    chance = Random(7)
    shares = means = medians = 0
    for _ in range(400):
        part = sum(chance.random() < 0.7 for _ in range(60))
        one = wilson(Share(part, 60))
        shares += one.low <= 0.7 <= one.high
        numbers = [chance.gauss(10, 3) for _ in range(60)]
        two, three = mean(numbers), median_estimate(numbers)
        means += two.low <= 10 <= two.high
        medians += three.low <= 10 <= three.high
    for held in (shares, means, medians):
        assert 0.92 <= held / 400 <= 0.99
