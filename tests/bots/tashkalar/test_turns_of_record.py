"""Splitting a record into turns."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from last_turn_game import LOSING_TURN, game
from legendarium.bots.tashkalar.turns_of_record import (
    GAME,
    ReplayError,
    Turn,
    choices_of,
    replay,
    turns,
)
from legendarium.table import BadSave, BadSetup, Record
from legendarium.tashkalar.notation import option_text, parse_option
from legendarium.tashkalar.options import Place
from settings import SETTINGS, decisions, setup_of


def of_chance(setting: str, seed: int = 1) -> Record:
    """A game played at random."""
    setup = setup_of(setting, seed)
    choices = tuple(option for _, option in decisions(setup, seed))
    return Record(GAME.name, setup.to_json(), seed, choices)


def duel(*texts: str) -> Record:
    """The beginning of a duel."""
    choices = tuple(map(parse_option, ("place c5 colour=blue", *texts)))
    return Record(GAME.name, setup_of("duel", 0).to_json(), 1, choices)


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_choice_but_the_start_pieces_belongs_to_one_turn(setting: str) -> None:
    record = of_chance(setting)
    found, positions = turns(record), list(replay(record))
    start = sum(position.stage == 0 for position in positions)
    assert found[0].first == start
    assert found[-1].last == len(record.choices)
    assert all(one.last == other.first for one, other in pairwise(found))
    for turn in found:
        kinds = [option.kind for option in record.choices[turn.first : turn.last]]
        assert kinds.count("end-turn") == 1
        asked = GAME.question(positions[turn.first])
        assert asked is not None
        assert (asked.seat, asked.kind) == (turn.seat, "action")


def test_the_end_of_a_turn_and_what_it_asks_belong_to_it() -> None:
    claimed = [turn for turn in turns(game()) if game().choices[turn.last - 1].kind == "claim"]
    assert len(claimed) == 6


def test_start_pieces_and_an_unfinished_turn_are_left_out() -> None:
    record = duel("place e5", "end-turn", "place a5", "place b5")
    assert turns(record) == [Turn(1, 3, 0)]
    assert turns(duel()) == []


def test_asides_are_no_part_of_a_turn() -> None:
    aside = "concede seat=2"
    setup = setup_of("duel-teams", 0).to_json()
    texts = ("place c5 colour=blue", aside, "place e5", "end-turn")
    record = Record(GAME.name, setup, 1, tuple(map(parse_option, texts)))
    assert turns(record) == [Turn(2, 4, 0)]
    texts = ("place c5 colour=blue", "place e5", aside, "end-turn")
    record = replace(record, choices=tuple(map(parse_option, texts)))
    (turn,) = turns(record)
    assert turn == Turn(1, 4, 0)
    assert [option_text(option) for option in choices_of(record, turn)] == ["place e5", "end-turn"]


def test_a_turn_in_which_the_game_is_conceded_is_none() -> None:
    assert turns(duel("place e5", "end-turn", "place a5", "concede seat=1")) == [Turn(1, 3, 0)]


def test_a_turn_that_was_handed_over_is_the_owners_up_to_there() -> None:
    setup = setup_of("duel-teams", 0).to_json()
    texts = (
        "place c5 colour=blue",
        *("place e5", "end-turn"),
        *("place a5", "hand-over", "place b5", "end-turn"),
    )
    record = Record(GAME.name, setup, 1, tuple(map(parse_option, texts)))
    turn = turns(record)[1]
    assert turn == Turn(3, 7, 1)
    assert [option.kind for option in choices_of(record, turn)] == ["place", "hand-over"]


def test_an_illegal_choice_is_named() -> None:
    record = game()
    choices = (*record.choices[:5], Place(square="f5"), *record.choices[6:])
    with pytest.raises(ReplayError, match=r"^Choice 6 of the record is illegal: 'place f5' is"):
        turns(replace(record, choices=choices))
    with pytest.raises(ReplayError) as told:
        turns(replace(record, choices=(*record.choices, *record.choices[-1:])))
    assert told.value.number == len(record.choices) + 1
    assert told.value.at == f"choices[{len(record.choices)}]"


def test_another_game_and_an_impossible_setup_are_refused() -> None:
    with pytest.raises(BadSave, match="a record of 'tainted-grail', not of tash-kalar"):
        turns(replace(game(), game="tainted-grail"))
    with pytest.raises(BadSetup, match="There is no form 'chess'"):
        turns(replace(game(), setup={**game().setup, "form": "chess"}))


def test_what_was_played_is_what_the_record_says() -> None:
    record = game()
    chosen = choices_of(record, turns(record)[-1])
    assert "; ".join(map(option_text, chosen)) == LOSING_TURN
