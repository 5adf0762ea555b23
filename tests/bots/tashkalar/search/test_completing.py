"""Squares that complete a pattern or advance a task, checked by trying every square."""

from __future__ import annotations

from random import Random

import pytest
from lively_games import lively_positions

from legendarium.bots.tashkalar.search.completing import completing_squares
from legendarium.bots.tashkalar.search.task_squares import MAX_LACKING, task_squares
from legendarium.tashkalar.arena import NAME, NOWHERE, Squares, each
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.position import Position, Tasks, empty_position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.scoring.by_tasks import current_task_facts
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.summoning import barred_squares, summonings
from legendarium.tashkalar.task_progress import progress
from legendarium.tashkalar.tasks import TASKS
from scene import Scene, squares


def hand(position: Position) -> list[Card]:
    player = position.players[position.seat]
    return [CARDS[name] for name in player.hand + player.legends]


def placed(position: Position, square: Squares) -> Position:
    """The position with one more common piece of the side to move."""
    after = position.copy()
    after._question = None
    owners = list(position.owners)
    owners[position.side] |= square
    after.owners, after.commons = tuple(owners), position.commons | square
    return after


def summonable(position: Position) -> set[tuple[str, Squares]]:
    """Every card of the hand with every square for it."""
    found = summonings(position, hand(position))
    return {(card.id, square) for card, group in found for square in each(group)}


def lacking_one(position: Position) -> Squares:
    """The empty squares that complete the pattern, by checking every orientation."""
    mine = position.owners[position.side]
    found = NOWHERE
    for card in hand(position):
        for square in each(sum(NAME) & ~barred_squares(position, card.rank)):
            for laid in card.pattern.footprints(square):
                missing = laid.used & ~mine
                is_common = not laid.heroics & ~(mine & position.upgraded)
                if missing.bit_count() == 1 and is_common and missing & position.empty:
                    found |= missing
    return found


@pytest.mark.parametrize("setting", ["duel", "high-form", "duel-teams"])
def test_a_pattern_is_completed_there_and_nowhere_else(setting: str) -> None:
    found_some = 0
    for seed in range(3):
        for position in lively_positions(setting, seed, every=9):
            found = completing_squares(position, position.seat)
            assert found == lacking_one(position)
            if position.war_summoner:  # Borrowed pieces are not foreseen.
                continue
            before = summonable(position)
            for square in each(position.empty):
                if summonable(placed(position, square)) - before:
                    assert found & square
            found_some += bool(found)
    assert found_some > 10


def test_a_being_does_not_appear_off_the_board() -> None:
    """With the stem of its pattern on e9 the giant would stand above it, outside the arena."""
    scene = Scene("X d8 e8 f8", hand="hill-giant")
    assert completing_squares(scene.position, 0) == squares("e7")


def crowded(task: str, chance: Random) -> Position:
    """An arena full of pieces, with one task open."""
    position = empty_position(Setup("high-form", ("northern", "southern")))
    position.tasks = Tasks((task,), None, (), ((), ()))
    pieces = chance.sample(list(NAME), 30)
    mine, theirs = sum(pieces[:16]), sum(pieces[16:])
    position.owners = mine, theirs
    position.heroics = sum(pieces[:5]) | sum(pieces[-5:])
    position.commons = (mine | theirs) & ~position.heroics
    return position


BY_PLACING = (
    *("red-conquest", "green-conquest", "color-conquest", "central-dominance", "center-cross"),
    *("line-dominance", "diagonals", "side-chain", "corner-chain"),
    *("imprisonment", "envelopment", "isolation"),
)


@pytest.mark.parametrize("task", TASKS)
def test_a_task_that_is_near_comes_nearer_there_and_nowhere_else(task: str) -> None:
    chance = Random(task)
    found_some = False
    for position in (crowded(task, chance) for _ in range(150)):
        before = progress(task, current_task_facts(position))
        expected = NOWHERE
        if 0 < before.need - before.have <= MAX_LACKING:
            for square in each(position.empty):
                after = progress(task, current_task_facts(placed(position, square)))
                if after.have > before.have:
                    expected |= square
        assert task_squares(position) == expected
        found_some = found_some or bool(expected)
    assert found_some == (task in BY_PLACING)


def test_without_tasks_there_are_no_such_squares() -> None:
    assert task_squares(Scene("X e4 e5 e6 d5").position) == NOWHERE


def test_the_last_arm_of_a_cross() -> None:
    tasks = Tasks(("center-cross",), None, (), ((), ()))
    scene = Scene("X e4 e5 e6 d5, O a5", form="high-form", tasks=tasks)
    assert task_squares(scene.position) == squares("f5")
