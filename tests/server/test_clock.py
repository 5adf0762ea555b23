"""The clocks of a table."""

from __future__ import annotations

import json

import pytest

from legendarium.server.live.clock import Clock
from legendarium.server.messages import DaysPerTurn, RealTime

NOON = 1_700_000_000.0
DAY = 86_400.0


def real_time(minutes: int = 10, increment: int = 15, seats: int = 2) -> Clock:
    return Clock(RealTime(minutes=minutes, increment=increment), seats)


def days(number: int = 3, seats: int = 2) -> Clock:
    return Clock(DaysPerTurn(days=number), seats)


def test_nothing_runs_before_the_start() -> None:
    clock = real_time()
    assert clock.left(NOON) == [600, 600]
    assert clock.deadline() is None
    assert not clock.has_run_out(NOON)


def test_the_increment_comes_when_a_turn_begins_and_time_runs_for_one_seat() -> None:
    clock = real_time()
    clock.start(0, NOON, new_turn=True)
    assert clock.left(NOON) == [615, 600]
    assert clock.left(NOON + 20) == [595, 600]
    assert clock.deadline() == NOON + 615
    clock.start(1, NOON + 20, new_turn=True)
    assert clock.left(NOON + 30) == [595, 605]
    assert clock.running == 1


def test_a_question_within_a_turn_brings_no_increment() -> None:
    clock = real_time()
    clock.start(0, NOON, new_turn=True)
    clock.start(1, NOON + 5, new_turn=False)
    clock.start(0, NOON + 8, new_turn=False)
    assert clock.left(NOON + 10) == [608, 597]


def test_a_stopped_clock_keeps_what_is_left() -> None:
    clock = real_time()
    clock.start(0, NOON, new_turn=True)
    clock.stop(NOON + 15)
    assert clock.left(NOON + 1000) == [600, 600]
    assert (clock.running, clock.deadline()) == (None, None)


@pytest.mark.parametrize(("increment", "turn"), [(0, 5.0), (3, 5.0), (15, 15.0)])
def test_a_seat_that_ran_out_has_the_increment_for_each_later_turn(
    increment: int, turn: float
) -> None:
    clock = real_time(minutes=1, increment=increment)
    clock.start(0, NOON, new_turn=True)
    out = clock.deadline()
    assert out is not None
    assert not clock.has_run_out(out - 0.5)
    assert clock.has_run_out(out)
    clock.start(1, out, new_turn=True)
    clock.start(0, out + 1, new_turn=False)
    assert clock.deadline() == out + 1
    clock.start(0, out + 1, new_turn=True)
    assert clock.left(out + 1)[0] == turn


def test_time_never_runs_below_nothing_nor_backwards() -> None:
    clock = real_time()
    clock.start(0, NOON, new_turn=True)
    assert clock.left(NOON + 5000) == [0, 600]
    assert clock.left(NOON - 5000) == [615, 600]


def test_a_deadline_that_fractions_of_a_second_make_inexact_is_still_the_end() -> None:
    clock = real_time(minutes=1, increment=0)
    clock.start(0, NOON + 0.1, new_turn=True)
    clock.start(0, NOON + 0.7, new_turn=False)
    clock.start(0, NOON + 33.3, new_turn=False)
    out = clock.deadline()
    assert out is not None
    assert clock.left(out)[0] == 0.0


def test_each_turn_may_take_its_days() -> None:
    clock = days(3)
    clock.start(0, NOON, new_turn=True)
    assert clock.left(NOON + DAY) == [2 * DAY, 3 * DAY]
    clock.start(1, NOON + DAY, new_turn=False)
    clock.start(0, NOON + 2 * DAY, new_turn=False)
    assert clock.deadline() == NOON + 4 * DAY
    clock.start(1, NOON + 3 * DAY, new_turn=True)
    assert clock.left(NOON + 3 * DAY) == [3 * DAY, 3 * DAY]


def test_real_time_stands_still_while_the_server_is_down() -> None:
    clock = real_time()
    clock.start(1, NOON, new_turn=True)
    body = json.loads(json.dumps(clock.to_json(NOON + 15)))
    again = Clock.from_json(clock.rule, body, NOON + 9_000)
    assert again.left(NOON + 9_000) == [600, 600]
    assert again.left(NOON + 9_010) == [600, 590]
    assert again.running == 1


def test_days_go_on_while_the_server_is_down() -> None:
    clock = days(1)
    clock.start(0, NOON, new_turn=True)
    body = json.loads(json.dumps(clock.to_json(NOON + 3_600)))
    again = Clock.from_json(clock.rule, body, NOON + 7_200)
    assert again.left(NOON + 7_200) == [DAY - 7_200, DAY]
    assert again.deadline() == NOON + DAY
    assert Clock.from_json(clock.rule, body, NOON + 2 * DAY).has_run_out(NOON + 2 * DAY)


def test_stopped_clocks_come_back_stopped() -> None:
    for clock in (real_time(), days()):
        clock.start(0, NOON, new_turn=True)
        clock.stop(NOON + 10)
        again = Clock.from_json(clock.rule, clock.to_json(NOON + 20), NOON + 500)
        assert again.running is None
        assert again.left(NOON + 900) == clock.left(NOON + 20)


def test_what_the_clocks_show_is_short() -> None:
    clock = real_time()
    clock.start(0, NOON, new_turn=True)
    shown = clock.show(NOON + 1.23456789)
    assert shown.left == [613.765, 600.0]
    assert shown.running == 0
