"""The search through one turn finds only legal turns and stops when the time is up."""

from __future__ import annotations

import pytest
from lively_games import lively_positions

from legendarium.bots.tashkalar.search import turn_tree
from legendarium.bots.tashkalar.search.completing import completing_squares
from legendarium.bots.tashkalar.search.turn_tree import Node, TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import END_TURN
from legendarium.tashkalar.position import Position, Stage, Tasks
from legendarium.tashkalar.turn import question, take
from scene import Scene
from settings import SETTINGS

WIDE = Width(actions=4, effects=4, quiet=True)
BUSY = Width(actions=4, effects=4, quiet=False, options=8, effect_actions=5)


def ends(position: Position, width: Width = WIDE) -> list[Node]:
    judge = judge_for(position.setup)
    return TurnTree(position.decider, judge.quick, width, judge.rough).ends(position)


@pytest.mark.slow
@pytest.mark.parametrize("width", [WIDE, BUSY], ids=["wide", "busy"])
@pytest.mark.parametrize("setting", SETTINGS)
def test_every_turn_can_be_played(setting: str, width: Width) -> None:
    evaluate_ends = 0
    # A search that is not quiet finds few ends, but soon.
    for world in lively_positions(setting, seed=4, every=30 if width.quiet else 5):
        for end in ends(world, width):
            position = world
            for expected, option in end.steps():
                assert position == expected
                asked = question(position)
                assert asked is not None
                assert asked.seat == world.decider
                assert option in asked.options
                # The turn is neither ended nor given away on the way.
                assert option.kind not in ("end-turn", "hand-over")
                position = take(position, option)
            assert position == end.position
            assert position.seat == world.seat
            assert position.before is None
            over = position.stage == Stage.OVER
            assert over or not width.quiet or END_TURN in question(position).options  # type: ignore[union-attr]
            evaluate_ends += 1
    assert evaluate_ends > 20


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_the_best_end_comes_first_and_always_the_same(setting: str) -> None:
    for world in lively_positions(setting, seed=6, every=45):
        first, second = ends(world), ends(world)
        worths = [end.worth for end in first]
        assert worths == sorted(worths, reverse=True)
        assert [(end.worth, texts(end)) for end in first] == [
            (end.worth, texts(end)) for end in second
        ]


def texts(end: Node) -> list[str]:
    return [option_text(option) for _, option in end.steps()]


@pytest.mark.slow
def test_no_position_is_an_end_twice() -> None:
    for world in lively_positions("duel", seed=3, every=30):
        found = [end.position for end in ends(world)]
        arenas = {(p.owners, p.commons, p.heroics, p.players, p.summoned) for p in found}
        assert len(arenas) == len(found)


def test_it_goes_on_in_the_middle_of_an_effect() -> None:
    scene = Scene("X c5 e5, O c6 e6 h8", hand="swordmaster").do("summon swordmaster d5")
    best = ends(scene.position)[0]
    assert option_text(best.steps()[0][1]) in ("pick c6", "pick e6")


@pytest.mark.parametrize("calls", [1, 2, 10, 50])
def test_it_stops_at_once_when_it_is_late(calls: int) -> None:
    """No position is evaluated after the time is up."""
    judged = 0

    def worth(position: Position, seat: int) -> float:
        nonlocal judged
        judged += 1
        return float(-judged)

    scene = Scene("X c5 e5 d4 d3 f4, O c6 e6 h8", hand="swordmaster herald knight")
    found = TurnTree(0, worth, WIDE, is_late=lambda: judged >= calls).ends(scene.position)
    assert judged == calls
    assert len(found) <= calls
    for end in found:
        assert end.position.actions == 0


def test_once_it_is_late_nothing_is_asked_for_what_it_promises(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With thousands of positions this would take far too long."""
    asked: list[Position] = []

    def noted(position: Position) -> float:
        asked.append(position)
        return 0.0

    monkeypatch.setattr(turn_tree, "promise", noted)
    world = Scene("X c5 e5, O c6 h8", hand="swordmaster").position
    judge = judge_for(world.setup)
    ends = TurnTree(
        0, judge.quick, Width(12, 12, quiet=True), is_late=lambda: len(asked) >= 10
    ).ends(world)
    assert len(asked) == 10
    assert ends == []


@pytest.mark.parametrize(("task", "placed"), [("line-dominance", True), ("destruction", False)])
def test_a_last_piece_is_placed_for_a_task_but_not_for_a_being(task: str, placed: bool) -> None:
    """In a search that is not quiet: no action would be left to summon the being."""
    scene = Scene(
        "X a5 b5 c5 e5 f5, O e9",
        form="high-form",
        hand="swordmaster",
        tasks=Tasks((task,), None, (), ((), ())),
    )
    assert completing_squares(scene.position, 0)
    assert "place" in kinds(scene.position)
    scene.position.actions = 1
    assert ("place" in kinds(scene.position)) == placed


def kinds(position: Position) -> set[str]:
    """The kinds of options used on the way to any end."""
    return {option.kind for end in ends(position, BUSY) for _, option in end.steps()}


def test_a_turn_that_is_not_quiet_may_end_at_once() -> None:
    scene = Scene("X c5 e5, O c6", hand="swordmaster")
    late = TurnTree(0, lambda position, seat: 0.0, BUSY, is_late=lambda: True)
    assert [end.position for end in late.ends(scene.position)] == [scene.position]
