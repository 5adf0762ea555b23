"""Turns end the same in both: scores, claims, draws, whose turn comes next, and the end of all.

`pytest --soak tests/bots/tashkalar/native/test_same_ends.py` compares ten times as many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from both import TIMES, Both
from happenings import happened
from rare_ends import changed, laid_out

from legendarium.tashkalar.options import END_TURN
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.tasks import TASKS
from second_opinion import reference_tasks
from second_opinion.reference import to_position
from settings import SETTINGS, lively_game, setup_of

pytestmark = pytest.mark.slow

ENDS = 800 * TIMES
"""How many ends of turns are compared in each setting."""
CLAIMS = 150 * TIMES
"""How many for each task."""


def ended(position: Position) -> Iterator[Both]:
    """The turn ended in every possible way: with each claim and each colour."""
    both = Both(position).take(END_TURN)
    if both.is_over:
        yield both
        return
    for option in both.options:
        both.begin(END_TURN)
        yield both.take(option)


# Tasks


@pytest.mark.parametrize("task", TASKS)
def test_a_task_can_be_claimed_in_the_same_positions(task: str) -> None:
    chance = Random(f"{task} in both")
    met: Counter[str] = Counter()
    for _ in range(CLAIMS):
        position = to_position(reference_tasks.random_state(chance, task))
        position.actions = 0
        position.tasks = laid_out(task, chance)
        found = [set(happened(b.before, b.answers, b.position)) for b in ended(position)]
        met["held" if any(task in one for one in found) else "not held"] += 1
        met.update(what for one in found for what in one)
    assert min(met["held"], met["not held"]) >= CLAIMS // 20, f"positions that say little: {met}"


def test_what_takes_the_place_of_a_claimed_task() -> None:
    chance = Random(3)
    met: Counter[str] = Counter()
    for task in TASKS:
        for _ in range(8 * TIMES):
            position = to_position(reference_tasks.random_state(chance, task))
            position.actions = 0
            position.tasks = laid_out(task, chance)
            for both in ended(position):
                met.update(set(happened(both.before, both.answers, both.position)))
    claims = ("claimed", "not claimed", "tasks skipped", "no task left", "no task allowed")
    wanted = (*claims, "nothing took its place")
    assert {what: met[what] for what in wanted if met[what] < 3} == {}


# Everything else


EVERYWHERE = {"no flare left", "flares shuffled", "drew more beings", "drew a known card", "over"}
AFTER_THE_FIRST_GAME = {
    *("legends shuffled", "drew more legends", "end triggered", "last turn", "extra turn"),
    "extra turn before the last ones",
}
IN_TEAMS = {"drew sideways cards", "ended by the partner"}


def wanted(setting: str) -> set[str]:
    """What must happen at the ends of turns for full coverage."""
    found = set(EVERYWHERE)
    if setting != "first-game":
        found |= AFTER_THE_FIRST_GAME
    if setting.startswith("melee"):
        found.add("colour for unpaired commons")
    if setting.endswith("teams"):
        found |= IN_TEAMS
    if setting.startswith(("first-game", "high-form")):
        found |= {"claimed", "not claimed"}
    if setting.startswith("high-form"):
        found.add("tasks skipped")
    return found


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_turn_ends_the_same(setting: str) -> None:
    chance = Random(f"{setting} in both")
    met: Counter[str] = Counter()
    compared = game = 0
    while compared < ENDS:
        game += 1
        for position in lively_game(setup_of(setting, game), game):
            if position.before is None and position.stage == Stage.TURNS:
                for both in ended(changed(position, chance)):
                    met.update(set(happened(both.before, both.answers, both.position)))
                    compared += 1
    assert {what: met[what] for what in wanted(setting) if met[what] < 2} == {}
    assert setting.startswith("high-form") or not met["tasks skipped"]
