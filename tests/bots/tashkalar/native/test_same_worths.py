"""A position is worth the same to every seat in both: at a glance, quickly, roughly and in full.

So are the points of a last turn, and the nearness of tasks.
`pytest --soak tests/bots/tashkalar/native/test_same_worths.py` compares ten times as many
positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from both import TIMES, native_worths
from rare_ends import changed

from legendarium.bots.tashkalar.search.last_turn import last_turn_worth
from legendarium.bots.tashkalar.search.task_turns import nearness
from legendarium.bots.tashkalar.worth.features import NAMES, deep_features, quick_features
from legendarium.bots.tashkalar.worth.judge import Judge, judge_for
from legendarium.bots.tashkalar.worth.standing import ends_game
from legendarium.tashkalar.options import DECLINE, END_TURN
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.position_text import position_text
from legendarium.tashkalar.turn import question, take
from legendarium.tashkalar.view import view
from settings import SETTINGS, lively_game, setup_of

pytestmark = pytest.mark.slow

POSITIONS = 60 * TIMES
"""How many positions of each kind are compared in each setting."""
CLOSE = 1e-9

ODD = Judge({name: 0.1 + 0.037 * number for number, name in enumerate(NAMES)})
"""All weights are different and none is zero, so that an error in any feature shows."""


def assert_same(position: Position, seats: range) -> None:
    """Fail with a report unless the position is worth the same in both, by the stored weights and
    by those that leave nothing out."""
    for judge in (judge_for(position.setup), ODD):
        for seat in seats:
            looks = judge.glance, judge.quick, judge.rough, judge.full
            ours = [look(position, seat) for look in looks]
            ours += (last_turn_worth(position, seat), nearness(position))
            theirs = native_worths(position, seat, judge)
            assert theirs == pytest.approx(ours, rel=0, abs=CLOSE), (
                f"{position_text(position)} to seat {seat}"
            )


def seats_of(position: Position) -> range:
    """Every seat."""
    return range(position.setup.seats)


def some(setting: str, chance: Random) -> Iterator[Position]:
    """Positions of endless lively games, a few of each game."""
    seed = 0
    while True:
        seed += 1
        found = [p for p in lively_game(setup_of(setting, seed), seed) if p.stage == Stage.TURNS]
        yield from chance.sample(found, min(12, len(found)))


@pytest.mark.parametrize("setting", SETTINGS)
def test_positions_of_games(setting: str) -> None:
    """Also those in the middle of an effect."""
    positions = some(setting, Random(1))
    between = running = 0
    while between < POSITIONS:
        position = next(positions)
        assert_same(position, seats_of(position))
        between += position.before is None
        running += position.before is not None
    assert running >= POSITIONS // 10


@pytest.mark.parametrize("setting", SETTINGS)
def test_ends_of_turns_and_of_games(setting: str) -> None:
    """The last turn of a game is worth its result: won, lost or shared."""
    chance = Random(2)
    positions = some(setting, chance)
    last = over = 0
    for _ in range(POSITIONS):
        position = changed(next(p for p in positions if p.before is None), chance)
        assert_same(position, seats_of(position))
        last += ends_game(position)
        after = take(position, END_TURN)
        while after.before is not None:
            asked = question(after)
            assert asked is not None
            after = take(after, chance.choice([o for o in asked.options if o != DECLINE]))
        assert_same(after, seats_of(after))
        over += after.stage == Stage.OVER
    assert last >= 3
    assert over >= 3


@pytest.mark.parametrize("setting", SETTINGS)
def test_what_a_seat_sees(setting: str) -> None:
    """With the cards hidden that the seat has not seen."""
    positions = some(setting, Random(3))
    for _ in range(POSITIONS // 2):
        position = next(p for p in positions if p.before is None)
        for seat in seats_of(position):
            assert_same(view(position, seat).position, range(seat, seat + 1))


def test_every_feature_was_compared() -> None:
    """No feature is zero in all of the positions above."""
    seen: set[str] = set()
    for setting in SETTINGS:
        positions = some(setting, Random(1))
        for _ in range(POSITIONS):
            position = next(p for p in positions if p.before is None)
            for seat in seats_of(position):
                numbers = [*quick_features(position, seat), *deep_features(position, seat)]
                seen |= {name for name, number in zip(NAMES, numbers, strict=True) if number}
    assert set(NAMES) - seen == set()
