"""Tash-Kalar in its box: setting a table up, quick choices, asides, bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from json_shape import assert_has_shape
from legendarium.bots.tashkalar import BOTS
from legendarium.cli.shelf import make_shelf
from legendarium.table import SPECTATOR, BadSetup, Box, Play, Record, TableError
from legendarium.tashkalar.box import Advice, TashKalarBox
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import Concede
from legendarium.tashkalar.position import Position, Tasks
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, take
from legendarium.tashkalar.view import View
from scene import Scene
from settings import SCHOOLS, SETTINGS, decisions, setup_of

BOX: Box[Position, View] = make_shelf()["tash-kalar"]

every_setting = pytest.mark.parametrize("setting", SETTINGS)


def test_a_turn_begins_when_the_last_one_is_done_with() -> None:
    tasks = Tasks(("destruction",), None, (), ((), ()))
    scene = Scene("", form="high-form", tasks=tasks, destroyed=((0, 0, 0), (3, 0, 0)))
    for choice in ("place e5", "place e6", "end-turn"):
        scene.do(choice)
        assert not BOX.begins_turn(scene.position)
    # The same seat may still claim a task.
    scene.do("claim destruction")
    assert BOX.begins_turn(scene.position)
    offered = take(scene.position, Concede(seat=0))
    assert BOX.begins_turn(offered)
    teams = Scene("", teams=True)
    assert not BOX.begins_turn(take(teams.position, Concede(seat=0)))


def options_of(setting: str, how: str) -> dict[str, Any]:
    form, seats, teams = SETTINGS[setting]
    return {"form": form, "teams": teams, "seats": seats, "schools": {"how": how}}


@every_setting
def test_those_who_play_in_teams_have_partners(setting: str) -> None:
    _, _, teams = SETTINGS[setting]
    assert BOX.has_partners(options_of(setting, "draft")) is teams
    assert BOX.has_partners(BOX.options(setup_of(setting, 1).to_json())) is teams


def test_the_shelf_holds_the_game_and_its_bots_a_gentle_one_first() -> None:
    assert list(make_shelf()) == ["tash-kalar"]
    assert BOX.bots[0] == "apprentice"
    assert sorted(BOX.bots) == sorted(BOTS)


@every_setting
def test_chosen_schools_are_those_that_were_named(setting: str) -> None:
    for number in range(5):
        setup = setup_of(setting, number)
        options = options_of(setting, "chosen")
        options["schools"]["seats"] = list(setup.schools)
        assert BOX.seats(options) == setup.seats
        assert BOX.next_pick(options, []) is None
        made = BOX.setup(options, [], setup.take_back, Random(1))
        assert Setup.from_json(made) == setup


@every_setting
def test_without_names_the_first_schools_are_chosen(setting: str) -> None:
    made = BOX.setup(options_of(setting, "chosen"), [], True, Random(1))
    assert Setup.from_json(made).schools == SCHOOLS[: SETTINGS[setting][1]]


@every_setting
def test_random_schools_come_by_chance(setting: str) -> None:
    options = options_of(setting, "random")
    seen = {
        Setup.from_json(BOX.setup(options, [], False, Random(seed))).schools for seed in range(40)
    }
    assert len(seen) > 5
    assert BOX.setup(options, [], False, Random(3)) == BOX.setup(options, [], False, Random(3))


@every_setting
def test_a_draft_goes_through_the_seats_in_order(setting: str) -> None:
    options = options_of(setting, "draft")
    chance = Random(setting)
    picks: list[str] = []
    with pytest.raises(BadSetup, match="Not every seat"):
        BOX.setup(options, picks, True, chance)
    while (pick := BOX.next_pick(options, picks)) is not None:
        assert pick.seat == len(picks)
        assert set(pick.choices) == set(SCHOOLS) - set(picks)
        picks.append(chance.choice(pick.choices))
    setup = Setup.from_json(BOX.setup(options, picks, True, chance))
    assert list(setup.schools) == picks
    assert len(picks) == BOX.seats(options)
    with pytest.raises(BadSetup, match="has picked"):
        BOX.next_pick(options, [*picks, "northern"])


def test_a_school_is_picked_once() -> None:
    options = options_of("duel", "draft")
    with pytest.raises(BadSetup, match="cannot be picked") as caught:
        BOX.next_pick(options, ["sylvan", "sylvan"])
    assert caught.value.at == "picks[1]"


DUEL: dict[str, Any] = {
    "form": "duel",
    "schools": {"how": "chosen", "seats": ["northern", "sylvan"]},
}


@pytest.mark.parametrize(
    ("changes", "at"),
    [
        ({"form": "chess"}, "options.form"),
        ({"form": None}, "options.form"),
        ({"form": 7}, "options.form"),
        ({"form": "melee", "teams": True}, "options.teams"),
        ({"teams": "yes"}, "options.teams"),
        ({"seats": 3}, "options.seats"),
        ({"seats": -1}, "options.seats"),
        ({"seats": True}, "options.seats"),
        ({"form": "melee", "seats": 5}, "options.seats"),
        ({"teams": True, "seats": 2}, "options.seats"),
        ({"schools": []}, "options.schools"),
        ({"schools": {"how": "auction"}}, "options.schools.how"),
        ({"schools": {"how": "chosen", "seats": "northern"}}, "options.schools.seats"),
        ({"schools": {"how": "chosen", "seats": ["northern"]}}, "options.schools.seats"),
        ({"schools": {"how": "chosen", "seats": ["northern", []]}}, "options.schools.seats[1]"),
        (
            {"schools": {"how": "chosen", "seats": ["northern", "northern"]}},
            "options.schools.seats[1]",
        ),
        ({"schools": {"how": "random", "seats": ["northern", "sylvan"]}}, "options.schools.seats"),
        ({"schools": {"how": "random", "luck": 3}}, "options.schools.luck"),
        ({"colour": "blue"}, "options.colour"),
    ],
)
def test_bad_options_are_told_in_one_sentence(changes: dict[str, Any], at: str) -> None:
    with pytest.raises(BadSetup) as caught:
        BOX.seats(DUEL | changes)
    assert caught.value.at == at
    assert caught.value.message.endswith(".")


def test_a_bot_that_is_not_there_is_told() -> None:
    with pytest.raises(TableError, match=f"choose one of {BOX.bots[0]}"):
        BOX.make_bot("deep-thought", 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", BOX.bots)
def test_a_bot_chooses_among_the_options(name: str) -> None:
    bot = BOX.make_bot(name, 4)
    position = BOX.game.start(setup_of("duel", 0).to_json(), 4)
    for _ in range(12):
        asked = question(position)
        assert asked is not None
        option = bot(BOX.game.view(position, asked.seat))
        assert option in asked.options
        position = take(position, option)


def test_a_bot_that_thinks_aloud_is_put_into_the_box() -> None:
    heard: list[object] = []

    def hint(view: View, level: str, seed: int) -> dict[str, Any]:
        heard.append((view.seat, level, seed))
        return {"level": level}

    def judge(record: Record, turn: int, level: str) -> dict[str, Any]:
        heard.append((record, turn, level))
        return {"from": turn}

    box = TashKalarBox({}, Advice(("wise",), hint, lambda record: [7], judge))
    setup = setup_of("duel", 0).to_json()
    view = box.game.view(box.game.start(setup, 4), 1)
    record = Record("tash-kalar", setup, 4)
    assert box.levels == ("wise",)
    assert box.hint(view, "wise", 9) == {"level": "wise"}
    assert box.turns(record) == [7]
    assert box.judge(record, 7, "wise") == {"from": 7}
    assert heard == [(1, "wise", 9), (record, 7, "wise")]
    with pytest.raises(BadSetup, match="choose one of wise"):
        box.hint(view, "genius", 9)
    with pytest.raises(BadSetup, match="choose one of wise"):
        box.judge(record, 7, "genius")


def test_a_box_without_such_bots_has_no_levels_and_judges_nothing() -> None:
    box = TashKalarBox({})
    setup = setup_of("duel", 0).to_json()
    assert box.levels == ()
    assert box.turns(Record("tash-kalar", setup, 4)) == ()
    with pytest.raises(BadSetup, match=r"No bot 'adept' gives hints here\."):
        box.hint(box.game.view(box.game.start(setup, 4), 1), "adept", 1)


def test_the_shapes_describe_what_the_box_gives() -> None:
    parts = {"view", "help", "options", "setup", "pick", "score", "outcome", "catalogue"}
    sets = {"school", "form", "deck", "colour", "rank", "square", "being", "flare", "task"}
    assert set(BOX.shapes) == {*parts, *sets, "card", "card-or-hidden", "direction"}
    assert_has_shape(BOX.shapes["catalogue"], BOX.catalogue)
    assert_has_shape(BOX.shapes["options"], DUEL)
    cards = BOX.catalogue["cards"]
    assert list(cards) == list(CARDS)
    assert cards["assassin"]["marks"][2] == "..x."
    assert sum(kind == "red" for kind in BOX.catalogue["squares"].values()) == 4


@pytest.mark.slow
@every_setting
def test_quick_choices_alone_finish_every_game(setting: str) -> None:
    for seed in range(24):
        play = Play(TashKalar(), setup_of(setting, seed).to_json(), seed)
        turns = in_turn = 0
        while (asked := question(play.position)) is not None:
            option = BOX.quick_choice(play.position)
            assert option in asked.options
            assert option.kind not in ("hand-over", "concede", "flare")
            play.choose(option, asked.seat)
            in_turn = 0 if option.kind == "end-turn" else in_turn + 1
            turns += option.kind == "end-turn"
            assert in_turn < 40
            assert turns < 400


@every_setting
def test_quick_choices_end_a_turn_that_somebody_else_began(setting: str) -> None:
    chance = Random(setting)
    game = list(decisions(setup_of(setting, 2), 2))
    for position, _ in chance.sample(game, 60):
        seat = position.seat
        for _ in range(40):
            asked = question(position)
            if asked is None or (position.seat != seat and position.before is None):
                break
            option = BOX.quick_choice(position)
            assert option in asked.options
            position = take(position, option)
            if option.kind == "end-turn" and position.before is None:
                break
        else:
            raise AssertionError("the turn does not end")


@every_setting
def test_every_aside_may_be_said_and_no_other(setting: str) -> None:
    chance = Random(setting)
    setup = setup_of(setting, 1)
    last_turns = 0
    for position, _ in decisions(setup, 1):
        assert BOX.asides(position, SPECTATOR) == []
        seat = chance.randrange(setup.seats)
        asides = BOX.asides(position, seat)
        kinds = {aside.kind for aside in asides}
        assert ("concede" in kinds) == (setup.form != "melee")
        assert ("skip-last-turns" in kinds) == (position.end is not None)
        last_turns += position.end is not None
        for aside in asides:
            assert aside.seat == seat
            BOX.game.check(position, aside)
            said = take(position, aside)
            assert aside not in BOX.asides(said, seat)
        resignation = BOX.resignation(position, seat)
        if setup.teams or setup.form == "melee":
            assert resignation is None
        else:
            assert resignation == Concede(seat=seat)
            outcome = BOX.game.outcome(take(position, resignation))
            assert outcome is not None
            assert outcome.ranking == ((1 - seat,), (seat,))
    assert (last_turns > 0) == (setup.form != "first-game")


def test_nothing_is_said_once_the_game_is_over() -> None:
    position = BOX.game.start(setup_of("duel", 0).to_json(), 1)
    over = take(position, Concede(seat=0))
    assert [BOX.asides(over, seat) for seat in (0, 1)] == [[], []]
    assert BOX.resignation(over, 1) is None
    with pytest.raises(ValueError, match="over"):
        BOX.quick_choice(over)
