"""What holds for every game: replay, and positions that survive JSON."""

from __future__ import annotations

import json
from random import Random

import pytest

from games import GAMES, play_on
from legendarium.table import Play

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_a_record_leads_to_the_same_positions(name: str) -> None:
    play = play_on(GAMES[name].play(1), Random(1), 60)
    encode = play.game.encode
    past = [encode(position) for position in play.positions()]
    assert [encode(position) for position in play.record().positions(play.game)] == past
    again = Play.resume(play.game, play.record(), play.choices)
    assert [encode(position) for position in again.positions()] == past
    other = GAMES[name].play(2)
    assert encode(other.position) != past[0]


@every_game
def test_a_position_survives_json_and_goes_on_in_the_same_way(name: str) -> None:
    play = play_on(GAMES[name].play(3), Random(3), 40)
    game = play.game
    for moment in range(0, play.moment, 7):
        body = game.encode(play.at(moment))
        position = game.decode(json.loads(json.dumps(body)))
        assert game.encode(position) == body
        assert game.question(position) == game.question(play.at(moment))
        for choice in play.choices[moment:]:
            position = game.take(position, choice.option)
        assert game.encode(position) == game.encode(play.position)


@every_game
def test_a_game_has_a_number_of_its_rules_and_an_edition(name: str) -> None:
    play = GAMES[name].play(1)
    assert play.game.rules >= 1
    edition = play.game.edition(play.setup)
    assert bool(edition.id) == (name == "tainted-grail")
    assert type(edition).from_json(edition.to_json()) == edition
    assert play.game.chapter(play.position) == 1
