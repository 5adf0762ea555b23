"""Every option of a question has its own number in the action table."""

from __future__ import annotations

import pytest

from legendarium.research.actions import (
    ORIENTATIONS,
    SIZE,
    WAITING,
    action_of,
    action_text,
    legal_actions,
)
from legendarium.research.game_state import GameState
from legendarium.research.observation import KINDS
from legendarium.table import IllegalChoice, Question
from legendarium.tashkalar.arena import NAME
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import OPTIONS, Place
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.turn import question
from repetition import repeat
from settings import SETTINGS, decisions, setup_of

GAME = TashKalar()
GAMES = repeat(20, 500)
"""Of every setting."""


def check_question(position: Position, asked: Question) -> None:
    """Every option has its own number, the same from the seat's view, and the way back."""
    legal = legal_actions(position, asked)
    assert len(legal) == len(asked.options)
    assert [*legal.values()] == [*asked.options]
    assert min(legal) >= 0
    assert max(legal) < SIZE
    assert WAITING not in legal
    assert asked.kind in KINDS


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_every_option_has_a_number_of_its_own(setting: str) -> None:
    kinds: set[str] = set()
    for seed in range(GAMES):
        for position, _ in decisions(setup_of(setting, seed), seed):
            asked = question(position)
            assert asked is not None
            check_question(position, asked)
            kinds.update(option.kind for option in asked.options)
    assert {"place", "summon", "pick", "move", "leap", "direction", "way", "decline"} <= kinds


def test_every_kind_of_option_but_agreements_is_in_the_table() -> None:
    kinds = {action_text(action).split()[0] for action in range(SIZE)}
    assert kinds == {*OPTIONS.of, "wait"} - {"concede", "skip-last-turns"}


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_view_gives_the_same_numbers_as_the_position(setting: str) -> None:
    for position, option in decisions(setup_of(setting, 5), 5):
        asked = question(position)
        assert asked is not None
        seen = GAME.view(position, asked.seat).position
        number = action_of(position, asked.seat, option)
        assert action_of(seen, asked.seat, option) == number
        assert legal_actions(seen, asked)[number] == option


def test_the_ways_of_a_summoning_fit_into_their_part_of_the_table() -> None:
    """Ways differ in orientation or in colour, so the numbers are enough."""
    for card in CARDS.values():
        assert len(card.pattern.orientations) <= ORIENTATIONS
        for square in NAME:
            laid = card.pattern.footprints(square)
            assert len({(f.used, f.heroics, f.marked, f.orientation.directions) for f in laid}) == (
                len(laid)
            )


def test_ways_that_use_up_different_colours_have_different_numbers() -> None:
    texts: set[str] = set()
    for seed in range(400):
        for position, _ in decisions(setup_of("melee-4", seed), seed):
            asked = question(position)
            assert asked is not None
            if asked.kind == "way":
                check_question(position, asked)
                texts.update(action_text(action) for action in legal_actions(position, asked))
        if len(texts) > 8:
            break
    assert any(not text.endswith("uses-up=0") for text in texts)


def test_every_action_has_words_of_its_own() -> None:
    assert len({action_text(action) for action in range(SIZE)}) == SIZE


@pytest.mark.parametrize("action", [-1, SIZE])
def test_there_are_no_other_actions(action: int) -> None:
    with pytest.raises(ValueError, match="the actions are 0 to"):
        action_text(action)


def test_a_colour_is_counted_from_the_seat_that_chooses() -> None:
    game_state = GameState.start(setup_of("melee-3", 0), 1)
    asked = game_state.question
    assert asked is not None
    own = game_state.position.setup.colours[asked.seat]
    for action, option in game_state.legal.items():
        assert isinstance(option, Place)
        assert action_text(action).endswith("side=0") == (option.colour == own)


def test_an_action_that_is_not_possible_is_named_with_the_reason() -> None:
    game_state = GameState.start(setup_of("duel", 0), 1)
    with pytest.raises(
        IllegalChoice, match=r"Action \d+ \(wait\) is not possible now; the question is"
    ):
        game_state.after(WAITING)
    with pytest.raises(IllegalChoice, match="There is no action 99999"):
        game_state.after(99999)
    with pytest.raises(IllegalChoice, match="An action is a whole number, not 'left'"):
        game_state.after("left")  # type: ignore[arg-type]
