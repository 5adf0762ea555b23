"""Rules 12F: the first game."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Player, Stage, Tasks
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.turn import start
from scene import SCHOOLS, Scene

NO_TASKS = Tasks((), None, (), ((), ()))


@pytest.mark.rule("12F.1")
def test_there_are_no_legends_no_discards_and_no_legendary_pieces() -> None:
    position = start(Setup("first-game", SCHOOLS[:2]), 3)
    assert position.legend_deck == ()
    assert position.setup.legendary_stock == 0
    scene = Scene("", hand="bomb", form="first-game")
    assert scene.options_of("discard") == set()


@pytest.mark.rule("12F.1")
def test_any_schools_may_play() -> None:
    assert start(Setup("first-game", ("sylvan", "highland")), 3).setup.colours == (
        "green",
        "yellow",
    )


@pytest.mark.rule("12F.1")
def test_flares_as_usual() -> None:
    scene = Scene("O+ a3 a4 a5", flare="f34", form="first-game").do("flare f34", "place e5")
    assert scene.at("e5") == "X"


@pytest.mark.rule("12F.2")
def test_the_first_three_tasks_are_small_and_of_different_categories() -> None:
    for seed in range(200):
        tasks = start(Setup("first-game", SCHOOLS[:2]), seed).tasks
        assert tasks is not None
        assert len({TASKS[task].category for task in tasks.current}) == 3
        assert all(TASKS[task].points <= 2 for task in tasks.current)
        everything = (*tasks.current, tasks.next or "", *tasks.deck)
        assert sorted(everything) == sorted(n for n, task in TASKS.items() if not task.advanced)


@pytest.mark.rule("12F.2")
def test_the_limit_on_categories_does_not_apply() -> None:
    tasks = Tasks(("destruction", "devastation", "imprisonment"), "heroic-destruction",
                  ("center-cross", "side-chain"), ((), ()))  # fmt: skip
    scene = Scene("", form="first-game", actions=0, tasks=tasks, destroyed=((0, 0, 0), (4, 0, 0)))
    scene.do("end-turn", "claim destruction")
    assert scene.position.tasks is not None
    assert scene.position.tasks.current == ("heroic-destruction", "devastation", "imprisonment")
    assert scene.position.tasks.next == "center-cross"


@pytest.mark.rule("12F.2")
def test_a_forest_mystic_draws_no_legend() -> None:
    scene = Scene("X d6 c5 e4", hand="forest-mystic", form="first-game", actions=1, tasks=NO_TASKS)
    scene.do("summon forest-mystic d5")
    assert scene.position.extra_cards == 1
    scene.do("end-turn")
    assert scene.position.players[0].legends == ()


@pytest.mark.rule("12F.3")
@pytest.mark.parametrize(("claimed", "over"), [(("side-chain", "corner-chain"), True),
                                              (("side-chain", "center-cross"), False)])  # fmt: skip
def test_six_points_end_the_game_at_once(claimed: tuple[str, ...], over: bool) -> None:
    tasks = Tasks((), None, (), ((), claimed))
    scene = Scene("", form="first-game", actions=0, tasks=tasks).do("end-turn")
    assert (scene.position.stage == Stage.OVER) == over
    if over:
        result = TashKalar().outcome(scene.position)
        assert result is not None
        assert result.ranking == ((1,), (0,))
        assert result.scores == (0, 6)


@pytest.mark.rule("12F.3")
def test_drawing_the_last_card_ends_the_game_at_once() -> None:
    scene = Scene("X e5", form="first-game", actions=0, tasks=NO_TASKS)
    scene.position.players = (Player(deck=("knight",)), Player())
    scene.do("end-turn")
    assert scene.position.stage == Stage.OVER
    result = TashKalar().outcome(scene.position)
    assert result is not None
    assert result.ranking == ((0,), (1,))
