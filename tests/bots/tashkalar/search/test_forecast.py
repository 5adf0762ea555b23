"""The forecast of what follows a turn does not change the position given."""

from __future__ import annotations

from typing import Any

import pytest
from lively_games import lively_positions

from legendarium.bots.tashkalar.search import forecast as forecast_module
from legendarium.bots.tashkalar.search.forecast import close_turn, forecast_unanswered, forecasts
from legendarium.bots.tashkalar.worth.judge import Judge, judge_for
from legendarium.tashkalar.position import End, Position, Stage
from legendarium.tashkalar.turn import question, take
from scene import Scene
from settings import SETTINGS


def forecast(end: Position, seat: int, judge: Judge, seed: int, rounds: int = 1) -> float:
    """The forecast for a single turn."""
    (likely,) = forecasts([end], seat, judge, seed, rounds=rounds)
    return likely


def about_to_end(position: Position) -> Position:
    """The same with no action left."""
    end = position.copy()
    end._question = None
    end.actions = 0
    return end


@pytest.mark.parametrize("setting", SETTINGS)
def test_it_changes_nothing_and_says_the_same_twice(setting: str) -> None:
    for number, position in enumerate(lively_positions(setting, seed=1, every=60)):
        end = about_to_end(position)
        before, judge = end.copy(), judge_for(end.setup)
        one = forecast(end, end.seat, judge, number)
        assert end == before
        assert one == forecast(end, end.seat, judge, number)


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[Position]:
    """The positions that get a closer look."""
    found: list[Position] = []
    full = Judge.full

    def noted(judge: Judge, position: Position, seat: int) -> float:
        found.append(position)
        return full(judge, position, seat)

    monkeypatch.setattr(Judge, "full", noted)
    return found


def test_cards_that_nobody_sees_count_where_it_ends(turns: list[Position]) -> None:
    """The side's next turn is evaluated in full, like the turn that is played."""
    end = about_to_end(lively_positions("duel", seed=1, every=60)[0])
    judge = judge_for(end.setup)
    likely = forecast(end, end.seat, judge, 1)
    (last,) = turns
    assert last.seat == end.seat
    assert likely == judge.odds.ends.chance(judge.full(last, end.seat))


@pytest.mark.parametrize("setting", SETTINGS)
def test_nobody_else_plays_where_nothing_is_answered(
    setting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    acting: list[int] = []
    played = forecast_module._played

    def noted(positions: dict[int, Position], seat: int, *rest: Any) -> dict[int, Position]:
        acting.extend([seat] * len(positions))
        return played(positions, seat, *rest)

    monkeypatch.setattr(forecast_module, "_played", noted)
    for number, position in enumerate(lively_positions(setting, seed=1, every=60)):
        acting.clear()
        end = about_to_end(position)
        before, judge = end.copy(), judge_for(end.setup)
        likely = forecast_unanswered(end, end.seat, judge, number)
        assert end == before
        assert 0.0 <= likely <= 1.0
        assert likely == forecast_unanswered(end, end.seat, judge, number)
        assert set(acting) <= {end.seat}


def test_the_mean_of_two_rounds_is_told(turns: list[Position]) -> None:
    end = about_to_end(lively_positions("duel", seed=1, every=60)[0])
    judge = judge_for(end.setup)
    likely = forecast(end, end.seat, judge, 1, rounds=2)
    one, two = turns
    assert one.seat == two.seat == end.seat
    assert one != two
    first, second = (judge.odds.ends.chance(judge.full(each, end.seat)) for each in (one, two))
    assert likely == pytest.approx((first + second) / 2)


def test_in_teams_the_next_turn_of_the_side_is_the_partners(turns: list[Position]) -> None:
    """Two rounds: the first enemy and the partner, then the other enemy and the seat itself."""
    end = about_to_end(lively_positions("duel-teams", seed=1, every=60)[0])
    forecast(end, end.seat, judge_for(end.setup), 1, rounds=2)
    assert [one.seat for one in turns] == [end.setup.partner(end.seat), end.seat]


def test_an_enemy_with_another_turn_plays_it_before_the_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    acting: list[int] = []
    played = forecast_module._played

    def once_more(positions: dict[int, Position], seat: int, *rest: Any) -> dict[int, Position]:
        ends = played(positions, seat, *rest)
        for end in ends.values():
            end.extra_turn = not acting
            acting.append(seat)
        return ends

    monkeypatch.setattr(forecast_module, "_played", once_more)
    end = about_to_end(lively_positions("duel", seed=1, every=60)[0])
    forecast(end, end.seat, judge_for(end.setup), 1)
    assert acting == [1 - end.seat, 1 - end.seat, end.seat]


def test_several_turns_are_followed_together() -> None:
    position = next(one for one in lively_positions("duel", seed=1, every=7) if one.before is None)
    asked = question(position)
    assert asked is not None
    placing = [option for option in asked.options if option.kind == "place"][:5]
    ends = [about_to_end(take(position, option)) for option in placing]
    before = [end.copy() for end in ends]
    judge = judge_for(position.setup)
    told = forecasts(ends, position.seat, judge, 1, rounds=2)
    assert ends == before
    assert len(told) == len(ends) == 5
    assert all(0.0 <= likely <= 1.0 for likely in told)
    assert told == forecasts(ends, position.seat, judge, 1, rounds=2)


def test_a_game_that_ends_on_the_way_counts_for_all_rounds() -> None:
    over = Scene("X c5, O g5", actions=0, scores=((3,), (2,)), end=End(0, ())).position
    going = Scene("X c5, O g5", actions=0, scores=((3,), (2,))).position
    judge = judge_for(over.setup)
    won, other = forecasts([over, going], 0, judge, 1, rounds=2)
    assert won == 1
    assert 0 < other < 1


def test_it_hurries_when_it_is_late() -> None:
    for position in lively_positions("melee-3", seed=1, every=60):
        end = about_to_end(position)
        asked = 0

        def is_late() -> bool:
            nonlocal asked
            asked += 1
            return True

        forecasts([end], end.seat, judge_for(end.setup), 1, is_late)
        assert asked <= 20


@pytest.mark.parametrize(("mine", "theirs", "expected"), [(3, 2, 1), (2, 3, 0), (2, 2, 0.5)])
def test_a_game_that_is_over_is_won_or_lost_for_certain(
    mine: int, theirs: int, expected: float
) -> None:
    scene = Scene("X c5, O g5", actions=0, scores=((mine,), (theirs,)), end=End(0, ()))
    judge = judge_for(scene.position.setup)
    assert forecast(scene.position, 0, judge, 1) == expected
    assert forecast(scene.position, 0, judge, 1, rounds=2) == expected
    assert forecast_unanswered(scene.position, 0, judge, 1) == expected


def test_a_turn_is_closed_as_its_side_likes_it_best() -> None:
    """Two unpaired common pieces: the point goes to the colour that is behind."""
    scene = Scene(
        "X c5, O g5, Y f2",
        form="melee",
        actions=0,
        scores=((0, 3, 1), (1, 0, 1), (1, 1, 0)),
        destroyed=((0, 0, 0), (1, 0, 0), (1, 0, 0)),
    )
    after = close_turn(scene.position, judge_for(scene.position.setup))
    assert after.scores[0] == (0, 3, 2)
    assert after.seat == 1


def test_an_over_game_stays_as_it_is() -> None:
    scene = Scene("X c5, O g5", actions=0, end=End(0, ()))
    over = take(scene.position, scene.question.options[-1])
    assert over.stage == Stage.OVER
    assert close_turn(over, judge_for(over.setup)) is over
