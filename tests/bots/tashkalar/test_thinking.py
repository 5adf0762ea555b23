"""Lines, with their chances and reasons."""

from __future__ import annotations

import pytest

from legendarium.bots.tashkalar import Budget, make_bot, thinking
from legendarium.bots.tashkalar.budget import LEVELS
from legendarium.bots.tashkalar.search.weighing import Candidate
from legendarium.bots.tashkalar.selfplay import play
from legendarium.bots.tashkalar.thinking import chances, think
from legendarium.bots.tashkalar.worth.judge import PARTS
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from settings import SETTINGS, setup_of

pytestmark = pytest.mark.slow

GAME = TashKalar()
FEW = Budget(None, steps=6)


def turn_starts(setting: str, number: int = 3) -> list[Position]:
    """The first positions of some turns in the middle of a game."""
    players = [make_bot("random", seed) for seed in range(4)]
    found = [step.after for step in play(setup_of(setting, 3), players, seed=5) if step.ends_turn]
    return found[4 : 4 + 6 * number : 6]


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("level", LEVELS)
def test_lines_can_be_played_to_the_end_of_the_turn(level: str, setting: str) -> None:
    for position in turn_starts(setting, 1 if level == "master" else 2):
        seat = position.seat
        thoughts = think(GAME.view(position, seat), level, 1, FEW)
        assert 1 <= len(thoughts.lines) <= 3
        worths = [line.chance for line in thoughts.lines]
        assert worths == sorted(worths, reverse=True)
        best = thoughts.lines[0]
        assert 0 <= best.chance <= 1
        assert set(best.parts) <= set(PARTS)
        reached = position
        for option in best.steps:
            asked = GAME.question(reached)
            assert asked is not None
            if asked.kind in ("claim", "colour") and option not in asked.options:
                break  # What is drawn at the end of a turn is not foreseen.
            assert option in asked.options
            reached = GAME.take(reached, option)
        assert reached.seat != seat or reached.stage != position.stage or reached.extra_turn


def test_a_dropped_line_seems_no_better_than_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """One lucky world, or none, does not rank a line above those that were weighed longer."""

    def dropped(racing: list[Candidate], *_: object) -> list[Candidate]:
        best, lucky, *unseen = racing
        best.prior, best.results = 0.5, [0.5] * 9
        lucky.prior, lucky.results = 0.5, [0.9]
        for one in unseen:
            one.prior = 0.99
        return [best, lucky, *unseen]

    monkeypatch.setattr(thinking, "weigh", dropped)
    position = turn_starts("duel")[1]
    thoughts = think(GAME.view(position, position.seat), "master", 1, FEW)
    assert [line.chance for line in thoughts.lines] == [0.5, 0.5]


def test_what_was_played_is_judged_beside_the_best() -> None:
    position = turn_starts("duel")[1]
    view = GAME.view(position, position.seat)
    best = think(view, "adept", 1, FEW).lines[0]
    same = think(view, "adept", 1, FEW, played=best.steps)
    assert same.played is not None
    assert same.played.steps == best.steps
    assert same.played.chance == pytest.approx(same.lines[0].chance, abs=0.02)


def test_without_any_time_a_line_is_judged_as_what_it_is() -> None:
    """A turn without a search is not rated as even: its chance is that of its end."""
    for position in turn_starts("duel"):
        view = GAME.view(position, position.seat)
        without_search = think(view, "adept", 1, Budget(0.0)).lines[0]
        beside = think(view, "adept", 1, FEW, played=without_search.steps)
        assert beside.played is not None
        assert without_search.chance == pytest.approx(beside.played.chance)


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_chances_of_all_sides_make_one(setting: str) -> None:
    for position in turn_starts(setting):
        told = chances(GAME.view(position, position.seat))
        assert len(told) == position.setup.sides
        assert sum(told) == pytest.approx(1)
        assert min(told) >= 0
