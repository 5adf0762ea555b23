"""The greedy bot plays the best turn that it finds."""

from __future__ import annotations

import pytest

from legendarium.bots.tashkalar import make_bot
from legendarium.bots.tashkalar.selfplay import play_games
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.position import Tasks
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, take
from legendarium.tashkalar.view import view
from scene import Scene


def turn_of(scene: Scene, seed: int = 1) -> list[str]:
    """The choices of greedy until another seat is to choose."""
    bot = make_bot("greedy", seed)
    position, done = scene.position, []
    while (asked := question(position)) is not None and asked.seat == 0:
        option = bot.choose(view(position, 0))
        done.append(option_text(option))
        position = take(position, option)
    return done


def test_destroys_what_it_can() -> None:
    scene = Scene("X c5 e5, O c6 h8", hand="swordmaster", actions=1)
    assert turn_of(scene) == ["summon swordmaster d5", "pick c6", "end-turn"]


def test_sees_that_a_piece_placed_now_lets_it_summon_next() -> None:
    scene = Scene("X c5, O c6 h8", hand="swordmaster")
    assert turn_of(scene) == ["place e5", "summon swordmaster d5", "pick c6", "end-turn"]


def test_follows_an_effect_to_its_best_end() -> None:
    """The knight reaches both heroic pieces only by a first move that destroys nothing."""
    scene = Scene("X d4 e4 f4 d3, O+ e7 f7 b8", hand="knight", actions=1)
    first, *moves, _ = turn_of(scene)
    assert first == "summon knight e5"
    assert [move[-2:] for move in moves[1:]] in (["e7", "f7"], ["f7", "e7"])


def test_claims_the_task_that_is_worth_most() -> None:
    tasks = ("central-dominance", "center-cross", "imprisonment")
    scene = Scene(
        "X+ e4 e5, X e6 d5 f5, O a5",
        form="high-form",
        actions=0,
        tasks=Tasks(tasks, None, (), ((), ())),
    )
    assert turn_of(scene) == ["end-turn", "claim center-cross"]


def test_keeps_the_turn_to_itself() -> None:
    scene = Scene("X c5 e5, O c6", hand="swordmaster", form="duel", teams=True)
    assert scene.can("hand-over")
    assert "hand-over" not in turn_of(scene)


@pytest.mark.slow
@pytest.mark.parametrize("form", ["duel", "high-form"])
def test_beats_random(form: str) -> None:
    setup = Setup(form, ("highland", "sylvan"))
    results = list(play_games(setup, ["greedy", "random"], games=6, seed=1))
    assert sum(result.wins(0) for result in results) >= 5
