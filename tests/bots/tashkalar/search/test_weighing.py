"""Weighing is reproducible and drops hopeless turns."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from lively_games import lively_positions

from ended_turns import ended
from legendarium.bots.tashkalar.budget import PLANNED_FRACTION, Budget
from legendarium.bots.tashkalar.search import weighing
from legendarium.bots.tashkalar.search.own_turn import search_own_turn
from legendarium.bots.tashkalar.search.turn_tree import Width
from legendarium.bots.tashkalar.search.weighing import (
    MAX_RACERS,
    MIN_WORLDS,
    PREPARATION_FRACTION,
    PREPARATION_WEIGHT,
    WORLDS_PER_SHUFFLE,
    Candidate,
    candidates,
    weigh,
)
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.tashkalar.position import Position

NARROW = Width(actions=3, effects=3, quiet=True)


def weighed(world: Position, steps: int) -> list[Candidate]:
    judge = judge_for(world.setup)
    turns = search_own_turn(world, world.seat, judge, Budget(None).begin(), width=NARROW)
    racing = candidates(turns[:4], world.seat, judge)
    return weigh(racing, world.seat, judge, Random(7), Budget(None, steps).begin())


def test_the_same_steps_lead_to_the_same() -> None:
    for world in lively_positions("duel", seed=2, every=60):
        one, two = weighed(world, steps=12), weighed(world, steps=12)
        assert [each.results for each in one] == [each.results for each in two]
        assert [each.turn.end.position for each in one] == [each.turn.end.position for each in two]
        assert 0 < sum(len(each.results) for each in one) <= 12 + len(one)
        assert all(0.0 <= each.chance <= 1.0 for each in one)


def test_without_steps_the_first_judgement_holds() -> None:
    world = lively_positions("duel", seed=2, every=60)[1]
    ranked = weighed(world, steps=0)
    assert not any(each.results for each in ranked)
    worths = [each.turn.worth for each in ranked]
    assert worths == sorted(worths, reverse=True)


def test_a_hopeless_turn_is_dropped_however_good_it_seemed() -> None:
    won, hopeless = ended(11, -1.0), ended(9, 2.0)
    judge = judge_for(won.turn.end.position.setup)
    ranked = weigh([hopeless, won], 0, judge, Random(1), Budget(None, 100).begin())
    assert ranked == [won, hopeless]
    assert len(hopeless.results) == len(won.results) == MIN_WORLDS
    assert min(won.results) > 0.99 > 0.01 > max(hopeless.results)
    assert won.chance > hopeless.chance


def test_the_race_is_soon_between_few() -> None:
    """Among turns with equal results, the prior chance decides which are dropped."""
    racing = [ended(11, 0.1 * number) for number in range(14)]
    judge = judge_for(racing[0].turn.end.position.setup)
    ranked = weigh(racing, 0, judge, Random(1), Budget(None, 120).begin())
    # Twelve are weighed with the 106 steps that are left: 24, 48, 73 and 91 are the first numbers
    # of steps at which a fifth, two fifths, 65 and 85 % of them are spent after a world.
    worlds = [24] * 2 + [16] + [10] * 2 + [5] * 3 + [2] * 4 + [0] * 2
    assert [len(each.results) for each in ranked] == worlds
    assert [each.turn.worth for each in ranked[:3]] == pytest.approx([1.3, 1.2, 1.1])


def test_the_race_is_as_soon_between_few_where_there_is_time_for_little() -> None:
    racing = [ended(11, 0.1 * number) for number in range(12)]
    judge = judge_for(racing[0].turn.end.position.setup)
    ranked = weigh(racing, 0, judge, Random(1), Budget(None, 42).begin())
    # After the first of six worlds two fifths of the 30 steps are spent that are left.
    assert [len(each.results) for each in ranked] == [6] * 2 + [5] + [3] * 2 + [1] * 7


def test_turns_for_which_there_is_no_time_are_out_of_the_race() -> None:
    """Rating what turns prepare takes part of the steps and leaves out the worst turns."""
    racing = [ended(11, -0.1 * number) for number in range(60)]
    judge = judge_for(racing[0].turn.end.position.setup)
    ranked = weigh(racing, 0, judge, Random(1), Budget(None, 20).begin())
    weighed = math.ceil(PREPARATION_FRACTION * 20)
    assert {id(each) for each in ranked[:weighed]} == {id(each) for each in racing[:weighed]}
    # With the 14 steps that are left for six turns: three worlds, one of them for all.
    assert [len(each.results) for each in ranked[:weighed]] == [3, 3, 3, 2, 2, 1]
    assert not any(each.results for each in ranked[weighed:])


def test_turns_that_prepare_most_are_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a turn that prepares more than the mean gains."""
    racing = [ended(11, 0.0) for _ in range(MAX_RACERS + 10)]
    prior = racing[0].prior
    racing[-1].stays = True
    # The one that stays is asked first.
    prepared = iter([0.5] + [0.5] * 10 + [0.7] * (MAX_RACERS - 1))
    monkeypatch.setattr(weighing, "forecast_unanswered", lambda *_: next(prepared))
    monkeypatch.setattr(weighing, "forecasts", lambda ends, *_: [0.5] * len(ends))
    judge = judge_for(racing[0].turn.end.position.setup)
    weigh(racing, 0, judge, Random(1), Budget(None, 200).begin())
    assert [bool(one.results) for one in racing] == [False] * 10 + [True] * MAX_RACERS
    mean = (11 * 0.5 + (MAX_RACERS - 1) * 0.7) / (MAX_RACERS + 10)
    assert racing[0].prior == pytest.approx(prior + PREPARATION_WEIGHT * (0.5 - mean))
    assert racing[-2].prior == pytest.approx(prior + PREPARATION_WEIGHT * (0.7 - mean))


def test_worlds_of_a_round_are_dealt_from_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: list[frozenset[str]] = []

    def noted(ends: Sequence[Position], seat: int, *_: object) -> list[float]:
        dealt = {frozenset(end.players[1 - seat].hand) for end in ends}
        assert len(dealt) == 1, "All are compared in the same world."
        hands.extend(dealt)
        return [0.5] * len(ends)

    monkeypatch.setattr(weighing, "forecasts", noted)
    world = lively_positions("duel", seed=2, every=60)[1]
    weighed(world, steps=2 * WORLDS_PER_SHUFFLE * 4)
    worlds = list(dict.fromkeys(hands))
    assert len(worlds) >= WORLDS_PER_SHUFFLE
    enemy = world.players[1 - world.seat]
    apart = (len(enemy.hand) + len(enemy.deck)) // len(enemy.hand)
    assert apart >= 2
    assert not any(one & other for one, other in combinations(worlds[:apart], 2))


def test_a_world_that_was_not_finished_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting it would favour or harm the turns that were followed in it by chance."""
    now = 0.0

    def takes_seconds(ends: Sequence[Position], *_: object) -> list[float]:
        nonlocal now
        now += len(ends)
        return [0.5] * len(ends)

    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr(weighing, "forecasts", takes_seconds)
    racing = [ended(11, 0.0) for _ in range(4)]
    judge = judge_for(racing[0].turn.end.position.setup)
    weigh(racing, 0, judge, Random(1), Budget(14.5 / PLANNED_FRACTION).begin())
    assert now == pytest.approx(16.0)
    assert [len(each.results) for each in racing] == [3] * 4


def test_a_turn_that_stays_is_followed_to_the_end() -> None:
    first, second, hopeless = ended(11, 0.0), ended(11, 0.1), ended(9, 0.0)
    hopeless.stays = True
    judge = judge_for(first.turn.end.position.setup)
    ranked = weigh([first, second, hopeless], 0, judge, Random(1), Budget(None, 33).begin())
    assert ranked[-1] is hopeless
    assert [len(each.results) for each in ranked] == [10, 10, 10]
