"""An undo goes back to a position that is remembered, and plays nothing again."""

from __future__ import annotations

from typing import Any

import pytest

from counting import CountingHighestCard, CountingTashKalar
from legendarium.table import IllegalChoice, Play, Record
from legendarium.table.record import MAX_STRETCHES_REMEMBERED
from legendarium.tashkalar.game import TashKalar
from settings import SETTINGS, decisions, setup_of
from toy import HighestCard


def check_like_a_replay(play: Play[Any, Any], game: Any) -> None:
    """A game that went back is the same as one played up to there."""
    record = play.record
    replayed = Play.resume(game, Record(record.game, record.setup, record.seed, record.choices))
    assert play.position == replayed.position
    assert list(play.past) == list(replayed.past)
    assert game.question(play.position) == game.question(replayed.position)
    assert game.events(play.position) == game.events(replayed.position)


@pytest.mark.parametrize("setting", SETTINGS)
def test_going_back_a_few_turns_plays_nothing(setting: str) -> None:
    game = CountingTashKalar()
    setup = setup_of(setting, 3)
    play: Play[Any, Any] = Play(game, setup.to_json(), 3)
    ends = [0]
    for number, (position, option) in enumerate(decisions(setup, 3)):
        play.choose(option)
        if game.is_irreversible(position, option):
            ends.append(number + 1)
        if number == 90:
            break
    remembered = ends[1 - MAX_STRETCHES_REMEMBERED]
    before = play.record, play.position, list(play.past)
    for number in range(remembered, len(play.record.choices)):
        game.played = 0
        back = play.before_choice(number)
        assert game.played == 0
        assert back.record.choices == play.record.choices[:number]
        check_like_a_replay(back, TashKalar())
    assert (play.record, play.position, list(play.past)) == before


def test_a_game_that_went_back_goes_on_and_back_again() -> None:
    game = CountingTashKalar()
    setup = setup_of("duel", 1)
    play: Play[Any, Any] = Play(game, setup.to_json(), 1)
    for _, option in zip(range(60), (option for _, option in decisions(setup, 1)), strict=False):
        play.choose(option)
    back = play.before_choice(50)
    for option in play.record.choices[50:55]:
        back.choose(option)
    game.played = 0
    again = back.before_choice(52)
    assert game.played == 0
    check_like_a_replay(back, TashKalar())
    check_like_a_replay(again, TashKalar())
    assert len(play.record.choices) == 60


def test_what_was_chosen_long_ago_is_played_again() -> None:
    game = CountingTashKalar()
    setup = setup_of("duel", 2)
    play: Play[Any, Any] = Play(game, setup.to_json(), 2)
    for _, option in decisions(setup, 2):
        play.choose(option)
    game.played = 0
    back = play.before_choice(10)
    assert game.played >= 11
    check_like_a_replay(back, TashKalar())


def test_the_toy_game_goes_back_past_a_final_choice_without_playing() -> None:
    game = CountingHighestCard()
    play: Play[Any, Any] = Play(game, {"seats": 4}, 11)
    while (asked := game.question(play.position)) is not None:
        play.choose(asked.options[0])
    for number in range(4):
        game.played = 0
        back = play.before_choice(number)
        assert game.played == 0
        check_like_a_replay(back, HighestCard())


def test_going_back_does_not_allow_undo_where_it_is_off() -> None:
    play: Play[Any, Any] = Play(HighestCard(), {"seats": 4}, 11, take_back=False)
    for _ in range(3):
        asked = play.game.question(play.position)
        assert asked is not None
        play.choose(asked.options[0])
    back = play.before_choice(2)
    assert not back.can_undo
    with pytest.raises(IllegalChoice, match="Undo is off"):
        back.undo()
