"""The library's search of a turn finds the same turns as Python, all of them legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from both import TIMES, built

from ended_turns import ended
from legendarium.bots.tashkalar import fastest_search
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.native import own_turn, turns
from legendarium.bots.tashkalar.native.own_turn import last_turns, native_turns_to_weigh
from legendarium.bots.tashkalar.native.turns import Purpose, can_search, search_turns
from legendarium.bots.tashkalar.search import weighing
from legendarium.bots.tashkalar.search.last_turn import is_last_turn, last_turn_worth
from legendarium.bots.tashkalar.search.own_turn import EvaluatedTurn
from legendarium.bots.tashkalar.search.task_turns import nearness, pieces
from legendarium.bots.tashkalar.search.turn_tree import TurnTree, Width, Worth
from legendarium.bots.tashkalar.worth.judge import Judge, judge_for
from legendarium.bots.tashkalar.worth.odds import CERTAIN
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.turn import question, take
from settings import SETTINGS, lively_game, setup_of

pytestmark = pytest.mark.slow

WIDTH = Width(actions=2, effects=2, quiet=True, effect_actions=4)
ALL = 4_000
"""More ends than such a narrow search finds."""
POSITIONS = 5 * TIMES


def some(setting: str, seed: int) -> Iterator[Position]:
    """Positions of lively games in which the seat has an action left."""
    chance = Random(seed)
    while True:
        seed += 1
        game = lively_game(setup_of(setting, seed), seed)
        found = [position for position in game if can_search(position) and position.actions]
        yield from chance.sample(found, min(4, len(found)))


def worth_of(purpose: Purpose, judge: Judge) -> Worth:
    """What Python judges positions by for this purpose."""
    worths: dict[Purpose, Callable[[Position, int], float]] = {
        Purpose.PLAIN_WORTH: judge.quick,
        Purpose.FAR_TASKS: lambda position, seat: judge.quick(position, seat) + nearness(position),
        Purpose.LAST_POINTS: last_turn_worth,
    }
    return worths[purpose]


def found(position: Position, purpose: Purpose, seconds: float = 60.0) -> list[EvaluatedTurn]:
    judge = judge_for(position.setup)
    return search_turns(position, position.seat, judge, purpose, WIDTH, ALL, seconds, built())


@pytest.mark.parametrize("purpose", Purpose)
@pytest.mark.parametrize("setting", SETTINGS)
def test_both_find_the_same_turns(setting: str, purpose: Purpose) -> None:
    """Except where one of two positions with equal worth is kept, which is arbitrary."""
    positions = some(setting, purpose)
    others = 0
    for _ in range(POSITIONS):
        position = next(positions)
        judge, seat = judge_for(position.setup), position.seat
        worth = worth_of(purpose, judge)
        ours = sorted(end.worth for end in TurnTree(seat, worth, WIDTH).ends(position))
        theirs = sorted(worth(one.end.position, seat) for one in found(position, purpose))
        others += theirs != pytest.approx(ours, rel=0, abs=1e-9)
    assert others <= POSITIONS // 5


@pytest.mark.parametrize("setting", SETTINGS)
def test_what_is_found_can_be_played_and_is_worth_what_it_says(setting: str) -> None:
    positions = some(setting, 7)
    for _ in range(POSITIONS):
        position = next(positions)
        judge = judge_for(position.setup)
        looked = found(position, Purpose.PLAIN_WORTH)
        assert [one.worth for one in looked] == sorted((o.worth for o in looked), reverse=True)
        for one in looked[:20]:
            here = position
            for step, option in one.steps():
                assert step == here
                asked = question(here)
                assert asked is not None
                assert option in asked.options
                here = take(here, option)
            end = one.end.position
            assert one.worth == pytest.approx(judge.full(end, position.seat), rel=0, abs=1e-9)


def test_between_equal_turns_chance_decides() -> None:
    """A first turn on an empty arena does not always start in the same corner."""
    position = next(p for p in lively_game(setup_of("high-form", 1), 1) if can_search(p))
    judge = judge_for(position.setup)

    def first(chance: int) -> list[tuple[object, ...]]:
        looked = search_turns(
            *(position, position.seat, judge, Purpose.PLAIN_WORTH, WIDTH, 20, 60.0, built(), chance)
        )
        return [pieces(one.end.position) for one in looked]

    assert first(1) == first(1)
    assert len({tuple(first(chance)) for chance in range(1, 9)}) > 4


def test_without_time_there_is_little_or_nothing() -> None:
    position = next(some("high-form", 3))
    assert len(found(position, Purpose.PLAIN_WORTH, 0.0)) < len(
        found(position, Purpose.PLAIN_WORTH)
    )


def test_a_turn_that_the_rules_do_not_allow_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the two implementations ever differ, the rules in Python count."""
    position = next(some("duel", 3))
    monkeypatch.setattr(turns, "codes_of", lambda position, options: {})
    assert found(position, Purpose.PLAIN_WORTH) == []


def test_turns_that_strive_are_not_weighed_twice() -> None:
    positions = some("high-form", 5)
    strove = False
    for _ in range(6 * POSITIONS):
        position = next(p for p in positions if p.actions == 2 and not is_last_turn(p))
        judge = judge_for(position.setup)
        looked = native_turns_to_weigh(
            position, position.seat, judge, Budget(30.0).begin(), built()
        )
        plain = {
            pieces(one.end.position)
            for one in search_turns(
                *(position, position.seat, judge, Purpose.PLAIN_WORTH, own_turn.WIDTH),
                *(weighing.MAX_CANDIDATES, 30.0, built(), position.chance),
            )
        }
        more = [pieces(one.end.position) for one in looked]
        assert plain <= set(more)
        strove |= any(one not in plain for one in more)
        assert [one.worth for one in looked] == sorted((o.worth for o in looked), reverse=True)
    assert strove


def asked_in_a_last_turn(worth: float, can_win: bool, seconds: float) -> list[Purpose]:
    """The purposes of the searches made, if every search finds a turn of this worth."""
    asked: list[Purpose] = []
    end = ended(9, worth).turn

    def search(purpose: Purpose, width: Width, most: int, share: float) -> list[EvaluatedTurn]:
        asked.append(purpose)
        return [end]

    assert last_turns(search, Budget(seconds).begin(), can_win) == [end] * len(asked)
    return asked


def test_a_last_turn_is_searched_wider_and_wider_until_it_wins() -> None:
    assert asked_in_a_last_turn(-CERTAIN, True, 60.0) == [
        purpose for purpose, _ in own_turn.LAST_TURN_SEARCHES
    ]
    widths = [width.actions for _, width in own_turn.LAST_TURN_SEARCHES]
    assert widths == sorted(widths)
    assert asked_in_a_last_turn(CERTAIN, True, 60.0) == [Purpose.PLAIN_WORTH]


def test_a_last_turn_that_cannot_win_or_has_no_time_is_searched_once() -> None:
    assert asked_in_a_last_turn(-CERTAIN, False, 60.0) == [Purpose.PLAIN_WORTH]
    assert asked_in_a_last_turn(-CERTAIN, True, 0.0) == [Purpose.PLAIN_WORTH]


def test_steps_to_count_are_for_python(monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(some("duel", 4))
    judge = judge_for(position.setup)
    asked: list[str] = []

    def compiled(*_: object) -> list[EvaluatedTurn]:
        asked.append("library")
        return []

    def plain(*_: object) -> list[EvaluatedTurn]:
        asked.append("Python")
        return []

    monkeypatch.setattr(fastest_search, "native_turns_to_weigh", compiled)
    monkeypatch.setattr(weighing, "turns_to_weigh", plain)
    fastest_search.turns_to_weigh(position, position.seat, judge, Budget(None, 5).begin())
    assert asked == ["Python"]
    # Where the library finds nothing in time, Python finds something.
    fastest_search.turns_to_weigh(position, position.seat, judge, Budget(1.0).begin())
    assert asked == ["Python", "library", "Python"]
