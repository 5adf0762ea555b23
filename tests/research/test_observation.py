"""An observation has only what the seat may know, from its own point of view."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from legendarium.research.observation import ARENA_SHAPE, PLANES, REST, REST_SIZE, arena, observe
from legendarium.table import SPECTATOR
from legendarium.tashkalar.arena import COORDINATES, NAME
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position, empty_position
from legendarium.tashkalar.schools import CARDS
from settings import SETTINGS, decisions, setup_of

GAME = TashKalar()

every_setting = pytest.mark.parametrize("setting", SETTINGS)


@pytest.mark.slow
@every_setting
def test_hidden_cards_change_nothing(setting: str) -> None:
    chance = Random(4)
    different = inside = 0
    for position, _ in decisions(setup_of(setting, 3), 3):
        seat = chance.randrange(position.setup.seats)
        view = GAME.view(position, seat)
        twin = GAME.sample(view, chance)
        different += twin != position
        inside += position.before is not None
        seen, again = observe(view), observe(GAME.view(twin, seat))
        assert np.array_equal(seen["arena"], again["arena"])
        assert np.array_equal(seen["rest"], again["rest"])
    assert different > 50
    assert inside > 10


@every_setting
def test_the_planes_are_the_board_with_the_observer_first(setting: str) -> None:
    game = [position for position, _ in decisions(setup_of(setting, 2), 2)]
    for position in game[:: len(game) // 20]:
        for seat in range(position.setup.seats):
            assert np.array_equal(arena(position, seat)[:12], drawn(position, seat))


def drawn(position: Position, seat: int) -> np.ndarray:
    """The pieces square by square, the slow way."""
    setup = position.setup
    planes = np.zeros((12, 9, 9), np.uint8)
    for square, name in NAME.items():
        if square & position.occupied:
            side = (position.owner_at(square) - setup.side_of[seat]) % setup.sides
            column, row = COORDINATES[name]
            planes[3 * side + position.rank_at(square), row, column] = 1
    return planes


@every_setting
def test_the_vector_tells_the_hand_the_points_and_the_question(setting: str) -> None:
    cards = (*CARDS, *FLARES)
    for position, _ in decisions(setup_of(setting, 6), 6):
        asked = GAME.question(position)
        assert asked is not None
        seen = observe(GAME.view(position, asked.seat))
        rest = seen["rest"]
        assert seen["arena"].shape == ARENA_SHAPE == (len(PLANES), 9, 9)
        assert rest.shape == (REST_SIZE,)
        player = position.players[asked.seat]
        held = {*player.hand, *player.legends, *([player.flare] if player.flare else ())}
        told = rest[REST["hand"].start : REST["flare"].stop]
        assert {card for card, is_held in zip(cards, told, strict=True) if is_held} == held
        assert rest[REST["asked seat"]].tolist() == [1, 0, 0, 0]
        assert rest[REST["question"]].sum() == 1
        assert rest[REST["turn"]][0] == position.actions


def test_parts_of_the_vector_follow_each_other_without_a_gap() -> None:
    ends = [0, *(part.stop for part in REST.values())]
    assert [part.start for part in REST.values()] == ends[:-1]
    assert ends[-1] == REST_SIZE


@pytest.mark.parametrize(
    ("setting", "scoring", "form"),
    [
        ("first-game", [1, 0, 0], [6, 3, 0, 0, 0, 0, 0, 0, 0]),
        ("high-form", [1, 0, 0], [9, 3, 2, 2, 1, 0, 1, 1, 0]),
        ("duel", [0, 1, 0], [18, 3, 2, 0, 1, 0, 1, 0, 0]),
        ("duel-teams", [0, 1, 0], [18, 3, 2, 0, 1, 0, 1, 0, 1]),
        ("melee-3", [0, 0, 1], [12, 3, 2, 0, 1, 1, 1, 0, 0]),
        ("melee-4", [0, 0, 1], [10, 3, 2, 0, 1, 1, 1, 0, 0]),
    ],
)
def test_a_form_is_told_by_its_facts(setting: str, scoring: list[int], form: list[int]) -> None:
    position, _ = next(decisions(setup_of(setting, 0), 0))
    rest = observe(GAME.view(position, 0))["rest"]
    assert rest[REST["scoring"]].tolist() == scoring
    assert rest[REST["form"]].tolist() == form


def test_the_colours_that_a_seat_has_used_up_are_seen() -> None:
    setup = setup_of("melee-4", 0)
    position = empty_position(setup)
    position.improvised = (0, 0b1001, 0, 0b0100)
    rest = observe(GAME.view(position, 1))["rest"]
    # Seats and colours are counted from the observer.
    assert rest[REST["improvised"]].reshape(4, 4).tolist() == [
        [0, 0, 1, 1],
        [0, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 0, 0],
    ]


def test_a_watcher_sees_no_hand() -> None:
    for position, _ in decisions(setup_of("duel", 1), 1):
        rest = observe(GAME.view(position, SPECTATOR), 0)["rest"]
        assert not rest[REST["hand"].start : REST["flare"].stop].any()


def test_choices_inside_an_action_are_seen() -> None:
    began, since = PLANES.index("where the running action began"), len(PLANES) - 1
    seen_began = seen_since = 0
    for seed in range(4):
        for position, _ in decisions(setup_of("duel", seed), seed):
            planes = arena(position, 0)
            if not position.answers:
                assert not planes[began:].any()
            seen_began += int(planes[began].sum())
            seen_since += int(planes[since].sum())
    assert seen_began > 20
    assert seen_since > 20
