"""A toy game proves that the table's contract is enough for any game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from legendarium.table import (
    SPECTATOR,
    BadSave,
    BadSetup,
    Game,
    IllegalChoice,
    Play,
    TableError,
)
from legendarium.table.saving import Save, from_text
from toy import BOX, HATS, Hands, HighestCard, PlayCard, Seen, make_shelf

GAME: Game[Hands, Seen] = HighestCard()
SETUP = {"seats": 3}


def finished() -> Play[Hands, Seen]:
    play = Play(GAME, SETUP, 11)
    while (asked := GAME.question(play.position)) is not None:
        play.choose(asked.options[-1], asked.seat)
    return play


def test_a_game_is_played_to_its_outcome() -> None:
    outcome = GAME.outcome(finished().position)
    assert outcome is not None
    assert sorted(seat for rank in outcome.ranking for seat in rank) == [0, 1, 2]
    assert outcome.to_json()["reason"] == "played-out"


def test_a_record_rebuilds_every_position() -> None:
    play = finished()
    again = from_text(Save.of_play(play).to_text(), GAME).record
    assert again == play.record()
    positions = list(again.positions(GAME))
    assert positions[0] == GAME.start(SETUP, 11)
    assert positions[-1] == play.position
    assert Play.resume(GAME, again).position == play.position


def test_another_seed_is_another_game() -> None:
    assert GAME.start(SETUP, 11) == GAME.start(SETUP, 11) != GAME.start(SETUP, 12)


def test_an_illegal_choice_changes_nothing() -> None:
    play = Play(GAME, SETUP, 11)
    before = (play.position, play.record())
    with pytest.raises(IllegalChoice, match="not in the hand"):
        play.choose(PlayCard(99), 0)
    assert (play.position, play.record()) == before


def test_taking_back_stops_at_a_choice_that_closes() -> None:
    play = finished()
    play.go_back(1)
    assert len(play.position.played) == play.moment == 1
    with pytest.raises(IllegalChoice, match="final"):
        play.go_back(0)


def test_a_view_hides_and_a_sample_looks_the_same() -> None:
    position = GAME.start(SETUP, 11)
    view = GAME.view(position, 1)
    assert view.hands[0] == (None, None, None)
    worlds = {GAME.sample(view, Random(seed)) for seed in range(30)}
    assert len(worlds) > 5
    assert {GAME.view(world, 1) for world in worlds} == {view}


def test_a_position_survives_json() -> None:
    position = finished().position
    assert GAME.decode(GAME.encode(position)) == replace(position, events=())


def test_a_bad_setup_is_told() -> None:
    with pytest.raises(BadSetup, match="Two to four"):
        Play(GAME, {"seats": 9}, 1)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[1, 2]", 'no "legendarium"'),
        ('{"legendarium": 99}', "format 99"),
        ('{"legendarium": 1, "game": "x"}', "damaged"),
    ],
)
def test_a_foreign_old_or_damaged_save_is_told(text: str, told: str) -> None:
    with pytest.raises(BadSave, match=told):
        from_text(text, GAME)


def test_a_save_with_an_illegal_choice_is_told() -> None:
    record = replace(finished().record(), choices=(PlayCard(99),))
    with pytest.raises(BadSave, match="Choice 1"):
        Play.resume(GAME, record)
    with pytest.raises(IllegalChoice) as caught:
        list(record.positions(GAME))
    assert caught.value.at == "choices[0]"


def test_a_watcher_of_a_view_sees_no_card_that_is_not_played() -> None:
    play = finished()
    for position in play.positions():
        view = GAME.view(position, SPECTATOR)
        shown = {card for hand in view.hands for card in hand if card is not None}
        assert shown == set(position.played)
        assert view.question is None or not view.question.options


def test_a_seat_that_folds_is_last() -> None:
    play = Play(GAME, SETUP, 11)
    fold = BOX.resignation(play.position, 1)
    assert fold is not None
    assert BOX.asides(play.position, 1) == [fold]
    assert BOX.asides(play.position, SPECTATOR) == []
    play.choose(fold, 1)
    outcome = GAME.outcome(play.position)
    assert outcome is not None
    assert outcome.ranking == ((0, 2), (1,))
    assert BOX.asides(play.position, 0) == []


def test_a_box_sets_a_table_up() -> None:
    assert list(make_shelf()) == [GAME.name]
    options = {"seats": 2, "draft": True}
    picks: list[str] = []
    while (pick := BOX.next_pick(options, picks)) is not None:
        assert pick.seat == len(picks)
        picks.append(pick.choices[-1])
    setup = BOX.setup(options, picks, True, Random(1))
    assert setup == {"seats": 2, "hats": [HATS[-1], HATS[-2]]}
    assert GAME.seats(GAME.start(setup, 1)) == BOX.seats(options) == 2
    with pytest.raises(BadSetup, match="no such hat"):
        BOX.next_pick(options, ["cap"])
    with pytest.raises(TableError, match="no bot"):
        BOX.make_bot("genius", 1)


@pytest.mark.parametrize("name", BOX.bots)
def test_bots_and_quick_choices_finish_a_game(name: str) -> None:
    play = Play(GAME, SETUP, 5)
    play.choose(BOX.quick_choice(play.position), 0)
    bot = BOX.make_bot(name, 1)
    while (asked := GAME.question(play.position)) is not None:
        play.choose(bot(play.view(asked.seat)), asked.seat)
    best = play.position.played[-1] == max(play.position.hands[-1])
    assert best == (name == "high")
    assert BOX.help(GAME.view(play.position, SPECTATOR)) == {"best": []}
