"""Rules 4: the turn."""

from __future__ import annotations

import pytest

from legendarium.table import IllegalChoice, Play
from legendarium.table.choice import Start
from legendarium.table.kept import Keeps
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.options import Move
from legendarium.tashkalar.position import End, Player, Position, Tasks
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, start, take
from legendarium.tashkalar.view import View
from scene import SCHOOLS, Scene


def play(
    form: str = "high-form", *, teams: bool = False, take_back: bool = True
) -> Play[Position, View]:
    schools = SCHOOLS if teams else SCHOOLS[:2]
    setup = Setup(form, schools, teams, take_back).to_json()
    return Play(TashKalar(), setup, 7, keeps=Keeps.of_table(take_back))


def choose(game: Play[Position, View], text: str) -> None:
    assert game.question is not None
    game.choose(parse_option(text), game.question.seat)


def undo(game: Play[Position, View]) -> None:
    game.go_back(game.moment - 1)


@pytest.mark.rule("4.1")
def test_the_first_turn_has_one_action_and_the_others_two() -> None:
    position = start(Setup("high-form", SCHOOLS[:2]), 1)
    assert (position.seat, position.actions) == (0, 1)
    position = take(take(position, parse_option("place e5")), parse_option("end-turn"))
    assert (position.seat, position.actions) == (1, 2)


@pytest.mark.rule("4.1")
def test_seats_act_in_order() -> None:
    position = start(Setup("high-form", SCHOOLS, teams=True), 1)
    seats = []
    for _ in range(5):
        seats.append(position.seat)
        while position.actions:
            asked = question(position)
            assert asked is not None
            position = take(position, asked.options[0])
        position = take(position, parse_option("end-turn"))
    assert seats == [0, 1, 2, 3, 0]


@pytest.mark.rule("4.2")
def test_all_actions_must_be_used() -> None:
    scene = Scene("")
    assert not scene.can("end-turn")
    scene.do("place e5")
    assert not scene.can("end-turn")
    scene.do("place e6")
    assert scene.options == {"end-turn"}


@pytest.mark.rule("4.2")
def test_at_most_one_action_is_a_discard() -> None:
    scene = Scene("", hand="bomb herald knight").do("discard bomb", "decline")
    assert scene.options_of("discard") == set()
    scene.do("place e5", "end-turn")
    assert scene.position.discarded is False


@pytest.mark.rule("4.2")
def test_a_gained_action_is_used_after_the_effect() -> None:
    scene = Scene("X c5 d4 e5 d6", hand="time-mage", actions=1)
    assert scene.can("summon time-mage e6")
    scene.do("summon time-mage e6")
    assert (scene.asked, scene.position.actions) == ("action", 1)
    assert not scene.can("end-turn")


@pytest.mark.rule("4.3")
def test_the_kinds_of_actions() -> None:
    scene = Scene("X c5 e5", hand="swordmaster bomb")
    assert {option.kind for option in scene.question.options} == {"place", "summon", "discard"}


@pytest.mark.rule("4.4")
def test_a_flare_is_no_action_and_may_come_last() -> None:
    scene = Scene("O a3 a4 a5 a6 a7", flare="f35", actions=1).do("place e5")
    assert scene.options == {"end-turn"}
    scene = Scene("O a3 a4 a5 a6 a7 b5", flare="f35", actions=1).do("place e5")
    assert scene.options == {"end-turn", "flare f35"}
    scene.do("flare f35")
    assert scene.position.actions == 1
    assert not scene.can("end-turn")


@pytest.mark.rule("4.4", "9.2")
def test_no_flare_during_an_action() -> None:
    scene = Scene("X c5 e5, O e6 a3 a4 a5 a6 a7 b5 b6", hand="swordmaster", flare="f35")
    assert scene.can("flare f35")
    scene.do("summon swordmaster d5")
    assert scene.options == {"pick e6", "decline"}


@pytest.mark.rule("4.5")
def test_the_turn_is_scored_before_cards_are_drawn_and_the_end_is_checked() -> None:
    scene = Scene("", actions=0, destroyed=((0, 0, 0), (0, 0, 1)), scores=((16,), (0,)))
    scene.position.players = (Player(deck=("knight",)), Player())
    scene.do("end-turn")
    assert scene.events == ["scored", "drew", "end-triggered", "turn"]


@pytest.mark.rule("4.6")
def test_drawing_up_to_the_limit() -> None:
    scene = Scene(
        "", actions=0, legend_deck=("titan", "leviathan", "hell-bull"), flare_deck=("f34", "f25")
    )
    deck = ("knight", "bomb", "herald", "cannon")
    scene.position.players = (
        Player(hand=("champion",), legends=("fire-dragon",), deck=deck),
        Player(),
    )
    scene.do("end-turn")
    player = scene.position.players[0]
    assert player.hand == ("champion", "knight", "bomb")
    assert player.legends == ("fire-dragon", "titan")
    assert player.flare == "f34"


@pytest.mark.rule("4.6")
def test_extra_cards_come_on_top_and_stay() -> None:
    scene = Scene(
        "",
        actions=0,
        extra_cards=1,
        extra_legends=1,
        legend_deck=("titan", "leviathan", "hell-bull"),
    )
    deck = ("knight", "bomb", "herald", "cannon", "champion")
    scene.position.players = (Player(deck=deck), Player())
    scene.do("end-turn")
    assert scene.position.players[0].hand == ("knight", "bomb", "herald", "cannon")
    assert scene.position.players[0].legends == ("titan", "leviathan", "hell-bull")
    assert (scene.position.extra_cards, scene.position.extra_legends) == (0, 0)
    scene.position.players = (scene.position.players[0], Player())
    scene.do("place e5", "place e6", "end-turn", "place c5", "place c6", "end-turn")
    assert scene.position.players[0].hand == ("knight", "bomb", "herald", "cannon")


@pytest.mark.rule("4.7")
def test_taking_back_step_by_step_to_the_start_of_the_turn() -> None:
    game = play()
    first = game.position
    choose(game, "place e5")
    assert game.can_undo
    undo(game)
    assert game.position == first
    with pytest.raises(IllegalChoice):
        undo(game)


@pytest.mark.rule("4.7")
def test_nothing_is_taken_back_past_the_end_of_a_turn() -> None:
    game = play()
    choose(game, "place e5")
    choose(game, "end-turn")
    with pytest.raises(IllegalChoice, match="final"):
        undo(game)
    choose(game, "place e6")
    undo(game)
    assert game.position.actions == 2
    assert not game.can_undo


@pytest.mark.rule("4.7")
def test_taking_back_inside_an_effect() -> None:
    start_position = Scene("X c5 d5 e5 c4", hand="knight").position
    setup = start_position.setup.to_json()
    game = Play(TashKalar(), setup, 7, start=Start(start_position))
    choose(game, "summon knight d6")
    summoned = game.position
    choose(game, "move d6-d7")
    choose(game, "move d7-e7")
    undo(game)
    undo(game)
    assert game.position == summoned
    choose(game, "move d6-e7")
    assert game.question is not None
    assert Move(from_="e7", to="e8") in game.question.options
    undo(game)
    undo(game)
    assert game.position == start_position


@pytest.mark.rule("4.7", "12T.5")
def test_nothing_is_taken_back_past_a_hand_over_but_the_partners_decisions_are() -> None:
    game = play(teams=True)
    choose(game, "hand-over")
    assert not game.can_undo
    handed = game.position
    choose(game, "place e5")
    undo(game)
    assert game.position == handed


@pytest.mark.rule("4.7")
def test_a_table_may_switch_taking_back_off() -> None:
    game = play(take_back=False)
    choose(game, "place e5")
    assert not game.can_undo
    with pytest.raises(IllegalChoice, match="Undo is off"):
        undo(game)


@pytest.mark.rule("4.7")
def test_the_claim_of_a_task_is_final() -> None:
    tasks = Tasks(("destruction",), None, (), ((), ()))
    scene = Scene("", form="high-form", actions=0, tasks=tasks, destroyed=((0, 0, 0), (3, 0, 0)))
    scene.do("end-turn")
    game = TashKalar()
    assert game.is_irreversible(scene.position, parse_option("claim destruction"))
    assert game.is_irreversible(scene.position, parse_option("decline"))


@pytest.mark.rule("4.7", "13.4", "13.5")
def test_an_offer_that_others_must_agree_to_makes_nothing_final() -> None:
    game = TashKalar()
    last = Scene("", end=End(0, (1,))).position
    assert not game.is_irreversible(last, parse_option("skip-last-turns seat=1"))
    assert game.is_irreversible(last, parse_option("concede seat=1"))
    agreed = game.take(last, parse_option("skip-last-turns seat=1"))
    assert game.is_irreversible(agreed, parse_option("skip-last-turns seat=0"))
    teams = Scene("", teams=True).position
    assert not game.is_irreversible(teams, parse_option("concede seat=1"))
    offered = game.take(teams, parse_option("concede seat=1"))
    assert not game.is_irreversible(offered, parse_option("concede seat=2"))
    assert game.is_irreversible(offered, parse_option("concede seat=3"))


@pytest.mark.rule("4.8")
def test_there_is_always_room_for_one_more_piece() -> None:
    board = list(SQUARE)
    drawing = ""
    for letter in "XOYZ":
        commons, board = board[:14], board[14:]
        legendaries, board = board[:3], board[3:]
        drawing += f"{letter} {' '.join(commons)}, {letter}* {' '.join(legendaries)}, "
    scene = Scene(drawing, form="melee", seats=4, actions=1)
    assert len(scene.pieces) == 68
    own = {square for what, square in scene.pieces if what == "X"}
    assert scene.options_of("place") == {board[0]} | own
    scene.do(f"place {board[0]}")
    assert scene.asked == "pick-up"
    scene.do(f"pick-up {min(own)}")
    assert scene.at(board[0]) == "X"
    assert len(scene.pieces) == 68
