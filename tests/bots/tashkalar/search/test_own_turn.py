"""The search of a seat's own turn, and its choices at the end of the turn."""

from __future__ import annotations

import pytest

from legendarium.bots.tashkalar.budget import Budget, Clock
from legendarium.bots.tashkalar.search.own_turn import (
    MAX_EVALUATED_ENDS,
    SEARCH_FRACTION,
    best_single_choice,
    is_single_choice,
    search_own_turn,
)
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import END_TURN
from legendarium.tashkalar.position import End, Position, Tasks
from legendarium.tashkalar.turn import question
from scene import Scene

LAST = pytest.mark.parametrize("end", [None, End(0, ())], ids=["the game goes on", "last turn"])


def closing(scene: Scene) -> str:
    """The choice made when ending the turn."""
    scene.do("end-turn")
    assert is_single_choice(scene.position)
    judge = judge_for(scene.position.setup)
    return option_text(best_single_choice(scene.position, 0, judge, scene.question.options))


@LAST
def test_the_task_worth_most_is_claimed(end: End | None) -> None:
    tasks = Tasks(("central-dominance", "center-cross", "imprisonment"), None, (), ((), ()))
    drawing = "X+ e4 e5, X e6 d5 f5, O a5"
    scene = Scene(drawing, form="high-form", actions=0, tasks=tasks, end=end)
    assert closing(scene) == "claim center-cross"


@LAST
def test_the_point_for_unpaired_pieces_goes_to_the_lowest_colour(end: End | None) -> None:
    scene = Scene(
        "X c5, O g5, Y f2",
        form="melee",
        actions=0,
        scores=((0, 9, 8), (8, 0, 12), (7, 11, 0)),
        destroyed=((0, 0, 0), (1, 0, 0), (1, 0, 0)),
        end=end,
    )
    assert closing(scene) == "colour yellow"


@pytest.mark.parametrize(("end", "used"), [(None, 0.6), (End(0, ()), SEARCH_FRACTION)])
def test_a_last_turn_is_searched_for_as_long_as_can_be(
    end: End | None, used: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Because nothing is weighed after it."""
    shares = []
    part = Clock.part

    def seen(clock: Clock, share: float) -> Clock:
        shares.append(share)
        return part(clock, share)

    monkeypatch.setattr(Clock, "part", seen)
    scene = Scene("X c5 e5, O c6 h8", hand="swordmaster", actions=1, end=end)
    judge = judge_for(scene.position.setup)
    search_own_turn(scene.position, 0, judge, Budget(None).begin(), share=0.6)
    assert shares == [used]


@pytest.mark.parametrize(("looks", "found"), [(3600, MAX_EVALUATED_ENDS), (5, 5), (0, 1)])
def test_the_closer_look_ends_with_the_time(
    looks: int, found: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The best ends of the search are evaluated first, and at least one of them."""
    scene = Scene("X c5 e5, O c6 h8", hand="swordmaster")
    judge = judge_for(scene.position.setup)
    in_time = [end.end.position for end in search_own_turn(scene.position, 0, judge, _hour())]
    full, done = judge.full, []

    def seen(position: Position, seat: int) -> float:
        done.append(position)
        return full(position, seat)

    clock = _hour()
    monkeypatch.setattr(judge, "full", seen)
    monkeypatch.setattr(Clock, "is_late", lambda it: it is clock and len(done) >= looks)
    turns = search_own_turn(scene.position, 0, judge, clock)
    assert len(turns) == found
    assert {one.end.position for one in turns} <= set(in_time)


def _hour() -> Clock:
    return Budget(3600.0).begin()


def test_without_time_there_is_still_a_turn_to_play() -> None:
    scene = Scene("X c5 e5, O c6 h8", hand="swordmaster")
    late = Budget(seconds=0.0).begin()
    judge = judge_for(scene.position.setup)
    (turns,) = search_own_turn(scene.position, 0, judge, late)
    for position, option in turns.steps():
        assert position == scene.position
        scene.do(option_text(option))
    assert turns.steps()[-1][1] == END_TURN
    asked = question(scene.position)
    assert asked is not None
    assert asked.seat == 1


def test_where_its_share_was_too_short_a_narrow_search_finds_the_turn() -> None:
    """The swordmaster is summoned and takes the piece, which no turn without a search would do."""
    scene = Scene("X c5 e5, O c6 h8", hand="swordmaster")
    judge = judge_for(scene.position.setup)
    turns = search_own_turn(scene.position, 0, judge, Budget(60.0).begin(), share=0.0)
    assert turns[0].end.position.summoned == (("swordmaster", SQUARE["d5"]),)
    assert not turns[0].end.position.owners[1] & SQUARE["c6"]
    worths = [one.worth for one in turns]
    assert len(worths) > 1
    assert worths == sorted(worths, reverse=True)
