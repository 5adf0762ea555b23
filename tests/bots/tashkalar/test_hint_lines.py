"""Hints contain legal lines and no hidden information."""

from __future__ import annotations

from random import Random

import pytest

from legendarium.bots.tashkalar import Budget
from legendarium.bots.tashkalar.budget import LEVELS
from legendarium.bots.tashkalar.hints import MAX_LINES, certain_steps, hint
from legendarium.bots.tashkalar.thinking import PARTS
from legendarium.table import BadRequest
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import Summon
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View
from settings import SETTINGS, lively_game, setup_of

GAME = TashKalar()
FEW = Budget(seconds=None, steps=4)


def view_of(position: Position) -> View:
    """The view of the seat that is to choose."""
    asked = GAME.question(position)
    assert asked is not None
    return GAME.view(position, asked.seat)


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_line_can_be_played_whatever_is_hidden(level: str, setting: str) -> None:
    for number, position in enumerate(lively_game(setup_of(setting, 2), seed=5)[::90]):
        view = view_of(position)
        told = hint(view, level, number, FEW)
        assert told["level"] == level
        assert 1 <= len(told["lines"]) <= MAX_LINES
        chances = [line["chance"] for line in told["lines"]]
        assert chances == sorted(chances, reverse=True)
        for line in told["lines"]:
            assert line["options"]
            assert 0.0 <= line["chance"] <= 1.0
            gains = [reason["gain"] for reason in line["reasons"]]
            assert gains == sorted(gains, reverse=True)
            assert {reason["part"] for reason in line["reasons"]} <= {*PARTS}
            world = GAME.sample(view, Random(100 + number))
            for option in map(GAME.option_kinds.read, line["options"]):
                asked = GAME.question(world)
                assert asked is not None
                assert asked.seat == view.seat
                assert option in asked.options
                world = GAME.take(world, option)


def test_a_hint_does_not_depend_on_hidden_cards() -> None:
    for number, position in enumerate(lively_game(setup_of("high-form", 2), seed=6)[::60]):
        view = view_of(position)
        twin = GAME.sample(view, Random(number))
        assert hint(view, "adept", 1, FEW) == hint(view_of(twin), "adept", 1, FEW)


def test_a_line_ends_where_a_hidden_card_would_decide() -> None:
    position = next(
        position
        for position in lively_game(setup_of("duel", 2), seed=5)
        if any(o.kind == "place" for o in view_of(position).question.options)  # type: ignore[union-attr]
        and position.players[position.seat].deck
    )
    view = view_of(position)
    assert view.question is not None
    place = next(option for option in view.question.options if option.kind == "place")
    drawn = Summon(card=position.players[view.seat].deck[0], square="e5")
    assert certain_steps(view, [place, drawn, place], Random(1)) == (place,)
    assert certain_steps(view, [place], Random(1)) == (place,)


def test_an_unknown_level_is_told_in_one_sentence() -> None:
    view = view_of(GAME.start(setup_of("duel", 1).to_json(), 1))
    with pytest.raises(BadRequest, match=r"There is no level 'genius'.*adept"):
        hint(view, "genius", 1)
