"""Bots keep to the time for a turn."""

from __future__ import annotations

import time

import pytest

from legendarium.bots.tashkalar import Budget, make_bot
from legendarium.bots.tashkalar.budget import PLANNED_FRACTION
from legendarium.bots.tashkalar.selfplay import play
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from settings import setup_of

GAME = TashKalar()
LIMIT = 0.3


def turn_starts(setting: str) -> list[Position]:
    """The first positions of some turns in the middle of a game."""
    players = [make_bot("random", seed) for seed in range(4)]
    steps = [step.after for step in play(setup_of(setting, 3), players, seed=5) if step.ends_turn]
    return steps[8:29:4]


@pytest.mark.timing
@pytest.mark.parametrize("setting", ["duel", "high-form", "melee-3"])
@pytest.mark.parametrize("name", ["adept", "master"])
def test_a_turn_takes_no_longer_than_its_time(name: str, setting: str) -> None:
    """One of the turns may take longer, because other programs share the machine."""
    taken = [turn_time(name, position) for position in turn_starts(setting)]
    assert len(taken) == 6
    assert sorted(taken)[-2] <= 1.2 * LIMIT


def turn_time(name: str, position: Position) -> float:
    """How long a bot thinks about all choices of a turn."""
    bot, seat, taken = make_bot(name, 1, Budget(LIMIT)), position.seat, 0.0
    while (asked := GAME.question(position)) is not None and asked.seat == seat:
        view = GAME.view(position, seat)
        begun = time.monotonic()
        option = bot.choose(view)
        taken += time.monotonic() - begun
        if option.kind == "end-turn":
            break
        position = GAME.take(position, option)
    return taken


def test_a_bot_without_any_time_chooses_all_the_same() -> None:
    for position in turn_starts("duel"):
        asked = GAME.question(position)
        assert asked is not None
        for name in ("adept", "master"):
            bot = make_bot(name, 1, Budget(0.0))
            assert bot.choose(GAME.view(position, asked.seat)) in asked.options


def test_a_turn_that_was_begun_has_only_the_rest_of_its_time() -> None:
    assert Budget(2.0).for_replanning() == Budget(0.5)
    assert Budget(None, steps=7).for_replanning() == Budget(None, steps=7)


def test_a_part_of_the_time_is_over_before_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    whole = Budget(2.0).begin()
    part = whole.part(0.5)
    now = 100 + 0.9 * PLANNED_FRACTION
    assert not part.is_late()
    now = 100 + 1.01 * PLANNED_FRACTION
    assert part.is_late()
    assert part.is_over()
    assert not whole.is_late()
    # Of what is left then, not of the whole.
    now = 100 + 1.8 * PLANNED_FRACTION
    later = whole.part(0.5)
    assert not later.is_late()
    now = 100 + 1.91 * PLANNED_FRACTION
    assert later.is_late()
    now = 100 + 2.01 * PLANNED_FRACTION
    assert whole.is_late()


def test_it_is_told_how_much_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    timed, counted = Budget(2.0).begin(), Budget(None, steps=8).begin()
    assert timed.spent() == counted.spent() == 0
    now += 0.5 * PLANNED_FRACTION
    counted.step(6)
    assert timed.spent() == pytest.approx(0.25)
    assert counted.spent() == 0.75
    # A part begins anew.
    part = timed.part(0.5)
    assert part.spent() == 0
    now += 0.75 * PLANNED_FRACTION
    assert part.spent() == pytest.approx(1)
    now += 5
    assert part.spent() == timed.spent() == 1
    assert Budget(None).begin().spent() == 0
    assert Budget(0.0).begin().spent() <= 1


def test_a_part_of_the_steps_is_counted_for_itself() -> None:
    whole = Budget(None, steps=7).begin()
    part = whole.part(0.25)
    part.step()
    assert not part.is_over()
    part.step()
    assert part.is_over()
    assert not part.is_late()
    assert not whole.is_over()
    assert not Budget(None, steps=1).begin().part(0.01).is_over()


def test_steps_are_counted_down() -> None:
    clock = Budget(None, steps=2).begin()
    assert not clock.is_over()
    clock.step()
    clock.step()
    assert clock.is_over()
    assert not clock.is_late()


def test_a_clock_tells_what_is_left() -> None:
    clock = Budget(2.0, 10).begin()
    clock.step(3)
    left = clock.left()
    assert left.seconds is not None
    assert 1.0 < left.seconds <= PLANNED_FRACTION * 2.0
    assert left.steps == 7
    assert Budget(0.0).begin().left().seconds == 0.0
    assert Budget(None).begin().left() == Budget(None)
