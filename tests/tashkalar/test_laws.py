"""Laws that hold at every decision of random games of every form and team setting."""

from __future__ import annotations

import json
from random import Random

import pytest

from legendarium.table import Play, Record
from legendarium.table.saving import Save, from_text
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.invariants import check_invariants
from legendarium.tashkalar.options import END_TURN, card_of
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.turn import question, run, take
from repetition import repeat
from settings import SETTINGS, decisions, sampled_decisions, setup_of
from symmetry import TURNS, turned_option, turned_position

pytestmark = pytest.mark.slow

GAME = TashKalar()
GAMES = repeat(60, 300)
"""Of every setting."""
CHUNKS = 4
ON_COLOURED_SQUARES = frozenset(
    {"clan-healer", "ritual-keeper", "blood-shaman", "ritual-master", "werewolf", "earth-elemental"}
)

every_setting = pytest.mark.parametrize("setting", SETTINGS)


@every_setting
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_pieces_and_cards_are_conserved_and_every_game_ends(setting: str, chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        checked = None
        for position, option in decisions(setup_of(setting, seed), seed):
            check_invariants(position, checked)
            checked, last = position, (position, option)
        end = take(*last)
        check_invariants(end)
        assert GAME.outcome(end) is not None


@every_setting
def test_a_record_replays_to_the_same_positions(setting: str) -> None:
    for seed in range(repeat(4, 12)):
        setup = setup_of(setting, seed)
        game = list(decisions(setup, seed))
        choices = tuple(option for _, option in game)
        written = Record(GAME.name, setup.to_json(), seed, choices)
        record = from_text(Save.of_record(written).to_text(), GAME).record
        *replayed, end = record.positions(GAME)
        assert replayed == [position for position, _ in game]
        assert end.stage == Stage.OVER


@every_setting
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_position_taken_out_and_put_back_gives_the_same_options(setting: str, chunk: int) -> None:
    inside = 0
    for seed in range(chunk, repeat(8, 24), CHUNKS):
        for position, _ in sampled_decisions(setup_of(setting, seed), seed, 4):
            back = GAME.decode(json.loads(json.dumps(GAME.encode(position))))
            assert back == position
            assert question(back) == question(position)
            inside += position.before is not None
    assert inside > repeat(15, 50)


@every_setting
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_views_hide_what_is_hidden_and_sampled_worlds_look_the_same(
    setting: str, chunk: int
) -> None:
    chance = Random(chunk)
    different = 0
    for seed in range(chunk, repeat(12, 40), CHUNKS):
        for position, _ in sampled_decisions(setup_of(setting, seed), seed, 4):
            seat = chance.randrange(position.setup.seats)
            seen = GAME.view(position, seat)
            world = GAME.sample(seen, chance)
            assert GAME.view(world, seat) == seen
            assert GAME.encode_view(GAME.view(world, seat)) == GAME.encode_view(seen)
            different += world != position
            asked = question(position)
            assert asked is not None
            if asked.seat == seat:
                assert question(world) == asked
    assert different > repeat(150, 500)


@every_setting
def test_a_sampled_world_can_be_played_to_the_end(setting: str) -> None:
    chance = Random(3)
    for seed in range(3):
        game = list(decisions(setup_of(setting, seed), seed))
        for position, _ in chance.sample(game, 5):
            world = GAME.sample(GAME.view(position, chance.randrange(position.setup.seats)), chance)
            for _ in range(20_000):
                check_invariants(world)
                asked = question(world)
                if asked is None:
                    break
                world = take(world, chance.choice(asked.options))
            assert world.stage == Stage.OVER


@every_setting
def test_taking_back_restores_exactly(setting: str) -> None:
    for seed in range(repeat(2, 6)):
        setup = setup_of(setting, seed)
        play = Play(GAME, setup.to_json(), seed)
        past: list[Position] = []
        taken_back = 0
        for position, option in decisions(setup, seed):
            assert play.position == position
            past = [] if GAME.is_irreversible(position, option) else [*past, position]
            play.choose(option, position.seat)
            if past and len(past) % 5 == 0:
                again = play.choices[-len(past) :]
                for before in reversed(past):
                    play.go_back(play.moment - 1)
                    assert play.position == before
                    taken_back += 1
                assert not play.can_undo
                for choice in again:
                    play.choose(choice.option, choice.by)
        assert taken_back > 0


@every_setting
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_rules_know_no_left_or_right(setting: str, chunk: int) -> None:
    """Red and green squares aside, a turned position has the turned options and results."""
    inside = 0
    for seed in range(chunk, repeat(8, 32), CHUNKS):
        turn = TURNS[seed % len(TURNS)]
        for position, option in sampled_decisions(setup_of(setting, seed), seed, 4):
            begun = position.answers[0] if position.answers else option
            if position.stage == Stage.START or begun == END_TURN:
                continue
            if card_of(begun) in ON_COLOURED_SQUARES:
                continue
            before = turned_position(turn, position.before or position)
            answers = tuple(turned_option(turn, answer) for answer in position.answers)
            turned = run(before, answers) if answers else before
            asked, expected = question(turned), question(position)
            assert asked is not None
            assert expected is not None
            assert asked[:2] == expected[:2]
            assert set(asked.options) == {turned_option(turn, o) for o in expected.options}
            after, straight = take(turned, turned_option(turn, option)), take(position, option)
            if after.before is None:
                assert after == turned_position(turn, straight)
            inside += bool(answers)
    assert inside > repeat(4, 20)


@every_setting
def test_copies_are_equal_and_independent(setting: str) -> None:
    for position, option in decisions(setup_of(setting, 1), 1):
        copy = position.copy()
        assert copy == position
        assert hash(copy) == hash(position)
        take(copy, option)
        assert copy == position


@every_setting
def test_every_option_offered_is_accepted_and_differs_from_the_others(setting: str) -> None:
    chance = Random(5)
    for seed in range(2):
        for position, _ in decisions(setup_of(setting, seed), seed):
            asked = question(position)
            assert asked is not None
            assert len(set(asked.options)) == len(asked.options)
            option = chance.choice(asked.options)
            GAME.check(position, option)
            check_invariants(take(position, option))
