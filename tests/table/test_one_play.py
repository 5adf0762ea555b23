"""A game being played is the same as one played again from its start, whatever was undone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from counting import CountingTashKalar
from endless import Add, Endless
from games import GAMES, SETUPS, AnyPlay, play_on, some_choice
from legendarium.table import DamagedSave, IllegalChoice, Record
from legendarium.table.choice import UNKNOWN_SEAT, Choice, How, Start
from legendarium.table.kept import FRAME_INTERVAL, MAX_FRAMES, Keeps
from legendarium.table.play import Play
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import Concede
from repetition import repeat
from settings import setup_of
from toy import Fold, HighestCard, PlayCard


def replayed(play: AnyPlay) -> AnyPlay:
    """The same choices played again from the start."""
    again: AnyPlay = Play(play.game, play.setup, play.seed, play.players, keeps=play.keeps)
    for choice in play.choices:
        again.accept(again.prepare(choice))
    return again


def check_like_a_replay(play: AnyPlay) -> None:
    again = replayed(play)
    assert play.position == again.position
    assert play.question == again.question
    assert play.outcome == again.outcome
    assert play.record() == again.record()
    assert (play.moment, play.final, play.can_undo) == (again.moment, again.final, again.can_undo)
    assert play.finals == again.finals
    game = play.game
    assert game.events(play.position) == game.events(again.position)
    past = list(again.positions())
    assert [play.at(moment) for moment in range(play.moment + 1)] == past
    assert list(play.positions(play.final)) == past[play.final :]
    for seat in range(game.seats(play.position)):
        assert play.last_of([seat]) == naive_last_of(play, seat)


def naive_last_of(play: AnyPlay, seat: int) -> int | None:
    moments = [
        moment
        for moment, choice in enumerate(play.choices)
        if choice.by == seat and choice.how in (How.PERSON, How.AGREED, How.DECIDED)
    ]
    return moments[-1] if moments else None


def some_step(play: AnyPlay, chance: Random) -> None:
    """One choice, or several that were agreed on together."""
    choices: list[Choice] = []
    position = play.position
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        choice = some_choice(play, position, chance)
        if choice is not None:
            choices.append(choice)
            position = play.game.take(position, choice.option)
    if choices:
        before = play.position, play.moment, play.final
        step = play.prepare(*choices)
        assert (play.position, play.moment, play.final) == before
        play.accept(step)


def some_return(play: AnyPlay, chance: Random) -> None:
    """Undo by one choice, to the last of a seat, or by agreement to any moment."""
    to = chance.choice(
        (
            play.moment - 1,
            play.last_of([chance.randrange(4)]),
            chance.randint(max(0, play.moment - 200), play.moment),
        )
    )
    if to is None or to < 0:
        return
    if to < play.final:
        before = play.position
        with pytest.raises(IllegalChoice, match="nothing to undo"):
            play.go_back(to)
        assert play.position is before
    play.go_back(to, past_final=True)
    assert play.moment == to


@pytest.mark.slow
@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", range(repeat(1, 20)))
def test_undo_leads_to_what_a_replay_leads_to(name: str, seed: int) -> None:
    chance = Random(f"{name} {seed}")
    play = SETUPS[name].play(seed)
    for number in range(1, 201):
        if chance.random() < 0.08:
            some_return(play, chance)
        else:
            some_step(play, chance)
        if number % 100 == 0 or name == "toy":
            check_like_a_replay(play)


def test_an_illegal_choice_changes_nothing() -> None:
    play: AnyPlay = Play(HighestCard(), {"seats": 3}, 11)
    card = play.position.hands[0][0]
    with pytest.raises(IllegalChoice):
        play.prepare(Choice(PlayCard(card), 0), Choice(PlayCard(card), 1))
    assert (play.moment, play.choices, play.position.played) == (0, [], ())


def test_a_step_belongs_to_the_moment_it_was_prepared_at() -> None:
    play: AnyPlay = Play(HighestCard(), {"seats": 3}, 11)
    step = play.prepare(Choice(PlayCard(play.position.hands[0][0]), 0))
    play.accept(step)
    with pytest.raises(AssertionError, match="moved on"):
        play.accept(step)


def test_the_past_begins_where_the_game_begins() -> None:
    play: AnyPlay = Play(HighestCard(), {"seats": 3}, 11)
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        play.go_back(-1)
    with pytest.raises(IllegalChoice, match="no moment -1"):
        play.go_back(-1, past_final=True)
    with pytest.raises(IllegalChoice, match="no moment 1"):
        play.at(1)


# What it costs --------------------------------------------------------------------------------


def long_game(choices: int, keeps: Keeps = Keeps.UNDO) -> tuple[Play[Any, Any], Endless]:
    game = Endless()
    rules: Any = game
    play: AnyPlay = Play(rules, {}, 1, keeps=keeps)
    chance = Random(choices)
    for number in range(choices):
        play.choose(Add(chance.randint(1, 3)), number % 2)
    return play, game


def test_a_choice_is_taken_once_and_checked_once() -> None:
    play, game = long_game(1000)
    assert (game.taken, game.checked) == (1000, 0)
    with pytest.raises(IllegalChoice):
        play.prepare(Choice(Add(4), 0))
    assert (game.taken, game.checked) == (1000, 1)


@pytest.mark.parametrize("choices", [63, 64, 65, 700])
def test_memory_holds_what_can_be_undone_and_some_frames(choices: int) -> None:
    play, game = long_game(choices)
    assert len(game.alive) <= play.moment - play.final + MAX_FRAMES + 2


def test_undo_takes_nothing_again() -> None:
    play, game = long_game(1000)
    while not play.moment - play.final > 2:
        play.choose(Add(1), play.moment % 2)
    game.taken = 0
    while play.can_undo:
        play.go_back(play.moment - 1)
    assert game.taken == 0


@pytest.mark.slow
def test_going_back_beyond_what_is_final_replays_less_than_a_frame() -> None:
    for to in range(600, 1000, 29):
        play, game = long_game(1000)
        game.taken = 0
        play.go_back(to, past_final=True)
        assert game.taken < FRAME_INTERVAL
        assert play.position.total == 1 + sum(choice.option.number for choice in play.choices)


def test_looking_at_a_late_moment_replays_less_than_a_frame() -> None:
    play, game = long_game(1000)
    for moment in range(600, 1001):
        game.taken = 0
        play.at(moment)
        assert game.taken < FRAME_INTERVAL
    game.taken = 0
    for _ in play.positions(990):
        pass
    assert game.taken < FRAME_INTERVAL + 10


def test_a_whole_game_can_be_looked_at_from_its_frames() -> None:
    play, game = long_game(2000, Keeps.FRAMES)
    for moment in range(0, 2000, 13):
        game.taken = 0
        assert play.at(moment).count == moment
        assert game.taken < FRAME_INTERVAL


def test_tash_kalar_undoes_in_its_turn_without_taking_anything_again() -> None:
    game = CountingTashKalar()
    play: AnyPlay = Play(game, setup_of("duel", 1).to_json(), 3)
    chance = Random(3)
    undone = 0
    while (choice := some_choice(play, play.position, chance)) is not None:
        game.played = 0
        play.accept(play.prepare(choice))
        assert game.played == 1
        if play.can_undo and chance.random() < 0.3:
            play.go_back(play.moment - 1)
            assert game.played == 1
            undone += 1
    assert undone > 10


# Keeping nothing ------------------------------------------------------------------------------


def test_self_play_keeps_no_position() -> None:
    play, game = long_game(1000, Keeps.NOTHING)
    assert len(game.alive) <= 2
    assert not play.can_undo
    assert play.final == play.moment
    with pytest.raises(IllegalChoice, match="Undo is off"):
        play.go_back(999, past_final=True)
    assert play.at(3).count == 3


@pytest.mark.parametrize("name", GAMES)
def test_bots_choose_what_each_view_lists(name: str) -> None:
    game, play = GAMES[name].game, GAMES[name].play(2, keeps=Keeps.NOTHING)
    chance = Random(2)

    def choose(seat: int, view: Any) -> Any:
        assert view == game.view(play.position, seat)
        return chance.choice(view.question.options)

    before = play.position
    for number, (position, choice) in enumerate(play.let_bots_choose(choose), 1):
        assert position is before
        assert choice is play.choices[-1]
        assert choice.how == How.BOT
        assert play.moment == number
        before = play.position
        if number == 100:
            break
    check_like_a_replay(play)


# Records and snapshots ------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", SETUPS)
def test_a_recorded_game_is_resumed(name: str) -> None:
    chance = Random(name)
    play = SETUPS[name].play(4, ("ann", "bob"))
    for _ in range(60):
        some_step(play, chance)
    again: AnyPlay = Play.resume(play.game, play.record(), play.choices)
    assert again.players == ("ann", "bob")
    assert again.choices == play.choices
    check_like_a_replay(again)


def test_who_chose_is_worked_out_where_it_is_not_known() -> None:
    play: AnyPlay = Play(TashKalar(), setup_of("duel-teams", 1).to_json(), 3)
    chance = Random(3)
    authors = []
    while play.moment < 60:
        assert play.question is not None
        seat, option = play.question.seat, chance.choice(play.question.options)
        if play.moment == 30:
            seat = (seat + 1) % 4
            option = Concede(seat)
        authors.append(seat)
        play.choose(option, seat)
    again: AnyPlay = Play.resume(play.game, play.record(), bots=(1, 2))
    assert [choice.by for choice in again.choices] == authors
    hows = [How.BOT if seat in (1, 2) else How.PERSON for seat in authors]
    assert [choice.how for choice in again.choices] == hows


def test_a_person_chose_where_one_of_the_company_is_a_person() -> None:
    game, play = GAMES["tainted-grail"].game, GAMES["tainted-grail"].play(3)
    chance = Random(3)
    while play.question is None or len(play.question.seats) < 2 or play.question.kind == "action":
        assert play.question is not None
        play.choose(chance.choice(play.question.options), play.question.seat)
    play.choose(play.question.options[0], play.question.seat)
    for bots, expected in (
        ((), (0, How.PERSON)),
        ((0,), (1, How.PERSON)),
        ((0, 1), (0, How.BOT)),
    ):
        again: AnyPlay = Play.resume(game, play.record(), bots=bots)
        assert (again.choices[-1].by, again.choices[-1].how) == expected


def test_a_record_with_an_illegal_choice_is_refused() -> None:
    record = Record("highest-card", {"seats": 3}, 11, (PlayCard(99),))
    with pytest.raises(DamagedSave, match="Choice 1"):
        Play.resume(HighestCard(), record)
    hands = HighestCard().start({"seats": 3}, 11).hands
    too_long = Record("highest-card", {"seats": 3}, 11, (Fold(0), PlayCard(hands[0][0])))
    with pytest.raises(DamagedSave, match="Choice 2"):
        Play.resume(HighestCard(), too_long)


def from_snapshot(name: str, before: int, since: int) -> tuple[AnyPlay, AnyPlay]:
    """A game, and the same from a snapshot after some of its choices."""
    chance = Random(name)
    play = GAMES[name].play(4)
    play_on(play, chance, before + since)
    start = Start(play.at(before), before)
    return play, Play.resume(play.game, play.record(), play.choices, start=start)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("since", [0, 1])
def test_a_game_goes_on_from_a_snapshot(name: str, since: int) -> None:
    play, again = from_snapshot(name, 2, since)
    assert again.position == play.position
    assert again.record() == play.record()
    assert again.final >= 2
    with pytest.raises(IllegalChoice, match="no moment 1"):
        again.go_back(1, past_final=True)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("since", [0, 1])
def test_the_past_before_a_snapshot_is_recovered(name: str, since: int) -> None:
    _, again = from_snapshot(name, 2, since)
    assert again.recover_past()
    check_like_a_replay(again)
    assert again.recover_past()


def test_the_past_is_not_recovered_where_the_record_leads_elsewhere() -> None:
    play, _ = from_snapshot("toy", 2, 0)
    other = Play(HighestCard(), {"seats": 4}, 5).position
    start = Start(other, 2)
    again: AnyPlay = Play.resume(play.game, play.record(), play.choices, start=start)
    assert not again.recover_past()
    assert again.position == other
    illegal = Record("highest-card", {"seats": 4}, 4, (PlayCard(99),))
    again = Play.resume(play.game, illegal, start=Start(other, 1))
    assert [choice.by for choice in again.choices] == [UNKNOWN_SEAT]
    assert not again.recover_past()
