"""Turns that make progress on a distant task."""

from __future__ import annotations

import pytest

from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.search.own_turn import EvaluatedTurn, search_own_turn
from legendarium.bots.tashkalar.search.task_turns import MAX_TASK_TURNS, nearness, task_turns
from legendarium.bots.tashkalar.search.weighing import turns_to_weigh
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.tashkalar.position import End, Position, Tasks
from legendarium.tashkalar.scoring.by_tasks import current_task_facts
from legendarium.tashkalar.task_progress import shortfall
from scene import Scene

CHAIN = "side-chain"
FIVE_OF_NINE = "X a5 b5 c5 d5 e5, O c8 g8 g2"


def chain(drawing: str = FIVE_OF_NINE, end: End | None = None) -> Position:
    """A position in which the side to move has begun a chain across the arena."""
    tasks = Tasks((CHAIN, "imprisonment", "devastation"), None, (), ((), ()))
    return Scene(drawing, form="high-form", tasks=tasks, end=end).position


def found(world: Position, known: list[EvaluatedTurn] | None = None) -> list[EvaluatedTurn]:
    judge = judge_for(world.setup)
    return task_turns(world, 0, judge, Budget(None).begin(), known or [])


def lacks(position: Position) -> int:
    return shortfall(CHAIN, current_task_facts(position), 9)


def test_a_turn_brings_the_chain_as_near_as_it_can() -> None:
    world = chain()
    assert lacks(world) == 4
    turns = found(world)
    assert 0 < len(turns) <= MAX_TASK_TURNS
    assert min(lacks(one.end.position) for one in turns) == 2


def test_the_evaluation_alone_does_not_strive_for_it() -> None:
    """Otherwise no separate search would be needed."""
    world = chain()
    best = search_own_turn(world, 0, judge_for(world.setup), Budget(None).begin())
    assert min(lacks(one.end.position) for one in best) > 2


def test_they_are_judged_as_all_others_are() -> None:
    world = chain()
    judge = judge_for(world.setup)
    assert all(one.worth == judge.full(one.end.position, 0) for one in found(world))


def test_what_is_known_is_not_found_again() -> None:
    world = chain()
    turns = found(world)
    assert not found(world, turns)
    again = found(world, turns[1:])
    assert [one.end.position for one in again] == [turns[0].end.position]


@pytest.mark.parametrize(
    "world",
    [chain(end=End(0, ())), Scene("X a5 b5 c5, O c8").position],
    ids=["a last turn", "no tasks"],
)
def test_there_are_none_where_there_is_nothing_to_strive_for(world: Position) -> None:
    assert found(world) == []


def test_they_are_weighed_with_the_others_best_first() -> None:
    world = chain()
    turns = turns_to_weigh(world, 0, judge_for(world.setup), Budget(None).begin())
    assert min(lacks(one.end.position) for one in turns) == 2
    worths = [one.worth for one in turns]
    assert worths == sorted(worths, reverse=True)


def test_without_time_little_is_looked_for() -> None:
    world = chain()
    clock = Budget(1e-9).begin()
    assert len(task_turns(world, 0, judge_for(world.setup), clock, [])) <= 1


@pytest.mark.parametrize(
    ("nearer", "farther"),
    [
        (FIVE_OF_NINE, "X a5 b5 c5 d5, O c8 g8 g2"),
        ("X a5 b5 c5 d5 e5 f5 g5, O c8", FIVE_OF_NINE),
    ],
)
def test_the_nearer_a_task_the_more_it_counts(nearer: str, farther: str) -> None:
    assert nearness(chain(nearer)) > nearness(chain(farther))


def test_a_task_that_is_held_or_out_of_reach_counts_nothing() -> None:
    """Because the evaluation already counts a claim."""
    assert nearness(chain("X a5 b5 c5 d5 e5 f5 g5 h5 i5, O b8")) == nearness(chain("X a5, O b8"))
    assert nearness(Scene("X a5, O b8").position) == 0
