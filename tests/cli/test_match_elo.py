"""Elo differences and the ladder."""

from __future__ import annotations

from itertools import combinations
from math import inf, log
from random import Random

import pytest

from legendarium.cli.match.elo import ELO_PER_LOGIT, Meeting, Points, difference, elo, ladder
from legendarium.cli.match.meetings import bot_meetings


@pytest.mark.parametrize(
    ("share", "points"),
    [(0.5, 0), (0.64, 99.95), (0.75, 190.85), (0.76, 200.24), (0.9, 381.70), (10 / 11, 400)],
)
def test_elo_of_a_share(share: float, points: float) -> None:
    assert elo(share) == pytest.approx(points, abs=0.01)
    assert elo(1 - share) == pytest.approx(-points, abs=0.01)


def test_always_and_never_have_no_end() -> None:
    assert (elo(1), elo(0)) == (inf, -inf)


def test_the_limits_are_those_of_wilson() -> None:
    # Of 100 games 75: Wilson's interval is 0.6570 to 0.8245.
    found = difference(75, 100)
    assert found.value == pytest.approx(190.85, abs=0.01)
    assert found.low == pytest.approx(elo(0.65696), abs=0.05)
    assert found.high == pytest.approx(elo(0.82451), abs=0.05)
    assert found.size == 100


def test_a_bot_that_always_won_has_a_lower_limit_only() -> None:
    # Of 200 games 200: the lower limit is 200 / (200 + 1.96 ** 2).
    found = difference(200, 200)
    assert found.value == found.high == inf
    assert found.low == pytest.approx(elo(200 / (200 + 1.959964**2)), abs=0.01)


def test_draws_count_a_half() -> None:
    assert difference(50.5, 100).value == pytest.approx(elo(0.505))
    assert difference(5, 10) == difference(5.0, 10)


def test_the_ladder_of_two_is_their_difference_with_a_draw_added() -> None:
    weak, strong = ladder(2, {(0, 1): Meeting(100, 25)})
    assert strong.value - weak.value == pytest.approx(elo(75.5 / 101), abs=1e-6)
    assert strong.value == pytest.approx(-weak.value)
    # A difference d has the curvature n p (1 - p), and each of two bots half of its spread.
    reach = 1.959964 / (101 * (75.5 / 101) * (25.5 / 101)) ** 0.5 * 173.7178 / 2
    assert strong.high - strong.value == pytest.approx(reach, rel=1e-4)


def test_the_ladder_finds_strengths_that_made_the_scores() -> None:
    truth = [0.0, 200.0, 300.0, 700.0]
    games = 100_000
    meetings = {
        (one, other): Meeting(games, games / (1 + 10 ** ((truth[other] - truth[one]) / 400)))
        for one, other in combinations(range(4), 2)
    }
    found = ladder(4, meetings)
    for one, strength in zip(found, truth, strict=True):
        assert one.value == pytest.approx(strength - 300, abs=0.5)
        assert one.low < one.value < one.high
        assert one.size == 3 * games


def test_the_ladder_holds_where_some_never_lose() -> None:
    meetings = {(0, 1): Meeting(200, 200), (0, 2): Meeting(200, 200), (1, 2): Meeting(200, 200)}
    first, second, third = ladder(3, meetings)
    assert first.value > second.value > third.value
    assert second.value == pytest.approx(0, abs=1e-6)
    # Of 402 games, two of them drawn, the first is expected to score the 401 that it scored.
    expected = [1 / (1 + 10 ** ((other.value - first.value) / 400)) for other in (second, third)]
    assert 201 * sum(expected) == pytest.approx(401)


def test_more_games_make_the_limits_closer() -> None:
    few, many = (ladder(2, {(0, 1): Meeting(n, 0.6 * n)})[0] for n in (50, 5000))
    assert few.high - few.low > 5 * (many.high - many.low)


def melees(truth: list[float], number: int, dice: Random) -> list[Points]:
    """Games with places drawn by these strengths; each pair of bots follows the ladder's model."""
    games: list[Points] = []
    for _ in range(number):
        luck = [strength - log(-log(dice.random())) for strength in truth]
        games.append(
            {
                (one, other): float(luck[one] > luck[other])
                for one, other in combinations(range(len(truth)), 2)
            }
        )
    return games


@pytest.mark.parametrize("truth", [[-0.5, 0.0, 0.5], [-0.6, -0.2, 0.2, 0.6]])
def test_in_melee_the_limits_hold_the_truth_as_often_as_they_say(truth: list[float]) -> None:
    """The pairs of one game are correlated; treating them as independent overstates certainty."""
    dice = Random(1)
    held = apart = 0
    for _ in range(150):
        games = melees(truth, 40, dice)
        meetings = bot_meetings(games)
        for together, alone, strength in zip(
            ladder(len(truth), meetings, games), ladder(len(truth), meetings), truth, strict=True
        ):
            assert together.value == alone.value
            held += together.low <= ELO_PER_LOGIT * strength <= together.high
            apart += alone.low <= ELO_PER_LOGIT * strength <= alone.high
    limits = 150 * len(truth)
    assert 0.93 < held / limits < 0.97
    assert apart < held


def test_where_two_meet_in_a_game_the_limits_are_those_of_the_fit() -> None:
    games = [{(0, 1): 1.0}, {(1, 2): 0.0}, {(0, 2): 0.5}, {(0, 1): 0.0}]
    meetings = bot_meetings(games)
    assert meetings[0, 1] == Meeting(2, 1.0)
    assert ladder(3, meetings, games) == ladder(3, meetings)
