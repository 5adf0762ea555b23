"""Rules 11: the deathmatch duel."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.act import Act
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.events import Placed
from legendarium.tashkalar.options import Place
from legendarium.tashkalar.position import Player
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, start, take
from scene import SCHOOLS, Scene


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("teams", "placer"), [(False, 1), (True, 3)])
def test_the_last_to_act_places_a_piece_of_each_colour(teams: bool, placer: int) -> None:
    position = start(Setup("duel", SCHOOLS if teams else SCHOOLS[:2], teams), 4)
    asked = question(position)
    assert asked is not None
    assert (asked.seat, asked.kind) == (placer, "start")
    assert set(asked.options) == {
        Place("c5", "blue"),
        Place("c5", "red"),
        Place("g5", "blue"),
        Place("g5", "red"),
    }
    after = take(position, asked.options[0])
    assert {what.square for what in after.events if isinstance(what, Placed)} == {"c5", "g5"}
    assert [pieces.bit_count() for pieces in after.owners] == [1, 1]
    now = question(after)
    assert now is not None
    assert (now.seat, now.kind, after.actions) == (0, "action", 1)


def scored(destroyed: tuple[int, int, int]) -> tuple[int, int]:
    scene = Scene("", actions=0, destroyed=((0, 0, 0), destroyed)).do("end-turn")
    return scene.position.scores[0][0], scene.position.scores[1][0]


@pytest.mark.rule("11.2")
@pytest.mark.example(22)
@pytest.mark.parametrize(
    ("destroyed", "points"),
    [((3, 0, 0), 1), ((4, 0, 0), 2), ((5, 0, 0), 2), ((0, 1, 0), 1), ((0, 0, 1), 2),
     ((1, 0, 0), 0), ((3, 2, 1), 5), ((0, 0, 0), 0)],
)  # fmt: skip
def test_points_for_destroyed_pieces(destroyed: tuple[int, int, int], points: int) -> None:
    assert scored(destroyed) == (points, 0)


@pytest.mark.rule("11.3")
def test_a_point_for_summoning_a_legend_at_once() -> None:
    scene = Scene("X+ d7 f7 e5, X e6", legends="fire-dragon").do("summon fire-dragon e4")
    assert scene.position.scores == ((1,), (0,))
    assert scene.asked != "action"


@pytest.mark.rule("11.3")
def test_no_point_for_upgrading_to_legendary() -> None:
    scene = Scene("X+ c5")

    act = Act(scene.position)
    assert act.upgrade(SQUARE["c5"])
    assert scene.position.scores == ((0,), (0,))


@pytest.mark.rule("11.4")
def test_a_flare_gives_the_opponent_a_point() -> None:
    scene = Scene("O a3 a4 a5 a6 a7", flare="f35").do("flare f35")
    assert scene.position.scores == ((0,), (1,))


@pytest.mark.rule("11.5")
@pytest.mark.parametrize(("points", "triggered"), [(17, False), (18, True), (40, True)])
def test_eighteen_points_trigger_the_end(points: int, triggered: bool) -> None:
    scene = Scene("", actions=0, scores=((0,), (points,))).do("end-turn")
    assert (scene.position.end is not None) == triggered
    assert scene.position.scores[1] == (points,)


@pytest.mark.rule("11.5")
def test_drawing_the_last_card_triggers_the_end() -> None:
    scene = Scene("", actions=0)
    scene.position.players = (Player(deck=("knight",)), Player())
    assert scene.do("end-turn").position.end is not None


@pytest.mark.rule("11.5")
def test_an_empty_deck_that_gives_nothing_triggers_nothing() -> None:
    scene = Scene("", actions=0)
    scene.position.players = (Player(deck=()), Player())
    assert scene.do("end-turn").position.end is None
