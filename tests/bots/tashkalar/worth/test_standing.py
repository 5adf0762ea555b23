"""The standing after a last turn, checked by ending the turn in the engine."""

from __future__ import annotations

import pytest

from legendarium.bots.tashkalar.worth.standing import ends_game, lead, margin, race
from legendarium.tashkalar.options import END_TURN
from legendarium.tashkalar.outcome import outcome
from legendarium.tashkalar.position import End, Position, Stage, Tasks
from legendarium.tashkalar.turn import question, take
from scene import Scene
from settings import SETTINGS, decisions, setup_of

GAMES = 3


def closed(position: Position) -> list[Position]:
    """The position after every way to end the current turn: claims, colours."""
    waiting, found = [take(position, END_TURN)], []
    while waiting:
        after = waiting.pop()
        asked = question(after)
        if after.before is None or asked is None:
            found.append(after)
        else:
            waiting += [take(after, option) for option in asked.options]
    return found


def result(position: Position, side: int) -> int:
    """1 for a side that has won alone, 0 for one that shares the first place, otherwise -1."""
    found = outcome(position)
    assert found is not None
    first = {position.setup.side_of[seat] for seat in found.ranking[0]}
    return 0 if side in first and len(first) > 1 else 1 if side in first else -1


def turns_about_to_end(setting: str, seed: int) -> list[Position]:
    return [
        position
        for position, _ in decisions(setup_of(setting, seed), seed)
        if position.before is None and not position.actions and position.stage == Stage.TURNS
    ]


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_end_is_seen_coming(setting: str) -> None:
    for seed in range(GAMES):
        for position in turns_about_to_end(setting, seed):
            over = any(after.stage == Stage.OVER for after in closed(position))
            assert ends_game(position) == over


@pytest.mark.parametrize("setting", [name for name in SETTINGS if name != "first-game"])
def test_the_margin_tells_who_has_won(setting: str) -> None:
    """Each turn of some games as if it were the last one, ended in the best way for its side."""
    seen = set()
    for seed in range(GAMES):
        for position in turns_about_to_end(setting, seed):
            last = position.copy()
            last._question = None
            last.end, last.extra_turn = End(position.seat, ()), False
            assert ends_game(last)
            best = max(result(after, last.side) for after in closed(last))
            first = next((part for part in margin(last, last.side) if part), 0)
            assert (first > 0) - (first < 0) == best
            seen.add(best)
    assert {1, -1} <= seen


@pytest.mark.parametrize(("points", "ends"), [(3, False), (4, True), (5, True)])
def test_a_first_game_ends_with_six_points(points: int, ends: bool) -> None:
    """A task that can be claimed at the end of the turn counts."""
    scene = Scene(
        "X e4 e5 e6 d5 f5, O a5",
        form="first-game",
        actions=0,
        tasks=Tasks(("center-cross", "destruction"), None, (), ((), ())),
        scores=((points,), (5,)),
    )
    assert ends_game(scene.position) == ends
    best = max(closed(scene.position), key=lambda after: after.stage == Stage.OVER)
    assert (best.stage == Stage.OVER) == ends
    if ends:
        assert margin(scene.position, 0) > (0, 0, 0) > margin(scene.position, 1)
        assert result(best, 0) == 1


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_lead_is_that_of_the_standing(setting: str) -> None:
    for position, _ in decisions(setup_of(setting, 4), 4):
        for side in range(position.setup.sides):
            assert lead(position, side) == race(position, side).ahead
