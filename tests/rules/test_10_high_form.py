"""Rules 10: High Form."""

from __future__ import annotations

from typing import Any

import pytest

from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.position import Player, Position, Tasks
from legendarium.tashkalar.scoring import SCORING
from legendarium.tashkalar.scoring.by_tasks import claimable, first_tasks, reveal
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.turn import start
from scene import SCHOOLS, Scene

HIGH_FORM = FORMS["high-form"]


def opened(seed: int) -> tuple[Position, Tasks]:
    position = start(Setup("high-form", SCHOOLS[:2]), seed)
    assert position.tasks is not None
    return position, position.tasks


@pytest.mark.rule("10.1")
def test_the_first_tasks() -> None:
    for seed in range(300):
        position, tasks = opened(seed)
        assert position.occupied == 0
        assert len(tasks.current) == 3
        assert not any(TASKS[task].advanced for task in tasks.current)
        assert len({TASKS[task].category for task in tasks.current}) >= 2
        open_categories = [TASKS[task].category for task in (*tasks.current, tasks.next or "")]
        assert all(open_categories.count(category) < 3 for category in open_categories)
        assert sorted((*tasks.current, tasks.next or "", *tasks.deck)) == sorted(TASKS)


@pytest.mark.rule("10.1")
def test_the_next_task_may_be_advanced() -> None:
    assert any(TASKS[opened(seed)[1].next or ""].advanced for seed in range(50))


@pytest.mark.rule("10.1")
def test_a_third_basic_task_of_the_same_category_is_set_aside() -> None:
    deck = ("destruction", "end-of-legends", "devastation", "heroic-destruction", "imprisonment")
    assert first_tasks(HIGH_FORM, deck) == ("destruction", "devastation", "imprisonment")


@pytest.mark.rule("10.1")
def test_a_next_task_of_a_full_category_goes_under_the_deck() -> None:
    current = ("destruction", "devastation", "imprisonment")
    following, deck = reveal(HIGH_FORM, current, ("end-of-legends", "side-chain", "isolation"))
    assert following == "side-chain"
    assert deck == ("isolation", "end-of-legends")


@pytest.mark.rule("10.1")
def test_the_next_task_stays_empty_when_none_is_allowed() -> None:
    current = ("destruction", "devastation", "imprisonment")
    deck = ("end-of-legends", "heroic-destruction")
    assert reveal(HIGH_FORM, current, deck) == (None, deck)


def claiming(tasks: Tasks, **changes: Any) -> Scene:
    changes.setdefault("destroyed", ((0, 0, 0), (3, 1, 0)))
    return Scene("", form="high-form", actions=0, tasks=tasks, **changes)


@pytest.mark.rule("10.2")
def test_exactly_one_task_is_claimed_and_the_next_takes_its_place() -> None:
    tasks = Tasks(
        ("imprisonment", "destruction", "heroic-destruction"),
        "side-chain",
        ("diagonals",),
        ((), ()),
    )
    scene = claiming(tasks).do("end-turn")
    assert scene.asked == "claim"
    assert scene.options == {"claim destruction", "claim heroic-destruction", "decline"}
    scene.do("claim heroic-destruction")
    assert scene.position.tasks == Tasks(
        ("imprisonment", "destruction", "side-chain"),
        "diagonals",
        (),
        (("heroic-destruction",), ()),
    )
    assert scene.position.seat == 1


@pytest.mark.rule("10.2")
def test_claiming_may_be_declined() -> None:
    tasks = Tasks(("destruction",), None, (), ((), ()))
    scene = claiming(tasks).do("end-turn", "decline")
    assert scene.position.tasks == tasks
    assert scene.position.seat == 1


@pytest.mark.rule("10.2")
def test_only_current_tasks_whose_condition_holds_are_offered() -> None:
    tasks = Tasks(("side-chain",), "destruction", (), ((), ()))
    scene = claiming(tasks).do("end-turn")
    assert scene.position.seat == 1
    assert claimable(scene.position) == []


@pytest.mark.rule("10.2")
def test_position_tasks_look_at_the_arena_at_the_end_of_the_turn() -> None:
    tasks = Tasks(("central-dominance",), None, (), ((), ()))
    scene = Scene("X d4 e4 f4, X+ d5 e5", form="high-form", actions=0, tasks=tasks).do("end-turn")
    assert scene.options == {"claim central-dominance", "decline"}


@pytest.mark.rule("10.3")
def test_the_score_is_claimed_points_and_legendary_pieces() -> None:
    tasks = Tasks((), None, (), (("side-chain", "destruction"), ("devastation",)))
    position = Scene("X* a3 a4, O* e5", form="high-form", tasks=tasks).position
    assert [SCORING["by_tasks"].score(position, side) for side in (0, 1)] == [6, 3]


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(("legendaries", "triggered"), [("X* a3 a4 a5", True), ("X* a3 a4", False)])
def test_nine_points_trigger_the_end(legendaries: str, triggered: bool) -> None:
    tasks = Tasks((), None, (), (("side-chain", "corner-chain"), ()))
    scene = Scene(legendaries, form="high-form", actions=0, tasks=tasks).do("end-turn")
    assert (scene.position.end is not None) == triggered


@pytest.mark.rule("10.4")
def test_anyones_nine_points_trigger_the_end() -> None:
    tasks = Tasks((), None, (), ((), ("side-chain", "corner-chain", "diagonals")))
    scene = Scene("", form="high-form", actions=0, tasks=tasks).do("end-turn")
    assert scene.position.end is not None
    assert scene.position.end.seat == 0


@pytest.mark.rule("10.4")
def test_drawing_the_last_card_of_the_own_deck_triggers_the_end() -> None:
    tasks = Tasks((), None, (), ((), ()))
    scene = Scene("", form="high-form", actions=0, tasks=tasks)
    scene.position.players = (Player(deck=("knight", "bomb", "herald")), Player())
    scene.do("end-turn")
    assert scene.position.end is not None
    spare = Scene("", form="high-form", actions=0, tasks=tasks)
    spare.position.players = (Player(deck=("knight", "bomb", "herald", "cannon")), Player())
    spare.do("end-turn")
    assert spare.position.end is None


@pytest.mark.rule("10.5")
def test_the_categories() -> None:
    counts: dict[str, int] = {}
    for task in TASKS.values():
        counts[task.category] = counts.get(task.category, 0) + 1
    assert counts == {"destruction": 5, "colour": 6, "summoning": 4, "pattern": 6, "enemy": 3}
