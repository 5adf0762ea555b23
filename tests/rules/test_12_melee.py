"""Rules 12: the deathmatch melee."""

from __future__ import annotations

import pytest

from legendarium.table import IllegalChoice, Question
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.options import AnyOption, Place
from legendarium.tashkalar.position import Player, Stage
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, start, take
from scene import SCHOOLS, Scene

GAME = TashKalar()


def listed(asked: Question[AnyOption]) -> list[Place]:
    """The pieces that may be placed."""
    placing = [option for option in asked.options if isinstance(option, Place)]
    assert len(placing) == len(asked.options)
    return placing


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("seats", "colours"), [(3, {"blue", "red", "yellow"}), (4, {"blue", "yellow", "green"})]
)
def test_the_start_pieces(seats: int, colours: set[str]) -> None:
    position = start(Setup("melee", SCHOOLS[:seats]), 2)
    asked = question(position)
    assert asked is not None
    assert (asked.seat, asked.kind) == (seats - 1, "start")
    assert {placing.colour for placing in listed(asked)} == colours
    assert {placing.square for placing in listed(asked)} == {
        "f8",
        "g8",
        "g4",
        "g3",
        "b3",
        "c3",
    }
    position = take(position, parse_option("place g8 colour=blue"))
    asked = question(position)
    assert asked is not None
    assert {placing.square for placing in listed(asked)} == {"g4", "g3", "b3", "c3"}
    assert {placing.colour for placing in listed(asked)} == colours - {"blue"}
    position = take(position, parse_option("place c3 colour=yellow"))
    asked = question(position)
    assert asked is not None
    assert asked.kind == "start"
    assert len(asked.options) == 2
    position = take(position, asked.options[0])
    asked = question(position)
    assert asked is not None
    assert (asked.seat, asked.kind, position.stage) == (0, "action", Stage.TURNS)
    assert position.occupied.bit_count() == 3


def closing(destroyed: tuple[tuple[int, int, int], ...], seats: int = 4) -> Scene:
    """Blue's turn ends in a melee of blue, red, yellow and green."""
    return Scene("", form="melee", seats=seats, actions=0, destroyed=destroyed).do("end-turn")


@pytest.mark.rule("12.2")
@pytest.mark.example(23)
def test_points_are_counted_by_colour() -> None:
    scene = closing(((0, 0, 0), (0, 1, 1), (2, 1, 0), (1, 0, 0)))
    assert scene.position.scores[0] == (0, 3, 2, 0)
    assert scene.asked == "action"


@pytest.mark.rule("12.2")
@pytest.mark.example(24)
def test_unpaired_commons_of_two_colours_give_a_point_of_choice() -> None:
    scene = closing(((0, 0, 0), (3, 0, 0), (2, 0, 0), (1, 0, 0)))
    assert scene.asked == "colour"
    assert scene.options == {"colour red", "colour green"}
    scene.do("colour green")
    assert scene.position.scores[0] == (0, 1, 1, 1)


@pytest.mark.rule("12.2")
def test_three_unpaired_commons_give_one_point_as_well() -> None:
    scene = closing(((0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0)))
    assert scene.options == {"colour red", "colour yellow", "colour green"}
    assert scene.do("colour yellow").position.scores[0] == (0, 0, 1, 0)


@pytest.mark.rule("12.3")
def test_a_summoned_legend_scores_in_a_colour_of_choice() -> None:
    scene = Scene("X+ d7 f7 e5, X e6", legends="fire-dragon", form="melee")
    scene.do("summon fire-dragon e4")
    assert scene.asked == "colour"
    assert scene.options == {"colour red", "colour yellow"}
    assert scene.do("colour yellow").position.scores[0] == (0, 0, 1)


@pytest.mark.rule("12.4")
def test_one_enemy_piece_of_each_colour_may_be_improvised_with_once() -> None:
    scene = Scene("X c5 g5, O e5, Y i5", hand="swordmaster bomb", form="melee")
    assert scene.options_of("summon") >= {"swordmaster d5", "swordmaster f5", "swordmaster h5"}
    scene.do("summon swordmaster d5")
    assert scene.position.improvised[0] == 0b010
    assert scene.at("e5") == "O"


@pytest.mark.rule("12.4")
def test_a_used_up_colour_cannot_be_used_again() -> None:
    scene = Scene("X c5, O e5", hand="swordmaster", form="melee", improvised=(0b010, 0, 0))
    assert scene.options_of("summon") == set()
    other = Scene("X c5, Y e5", hand="swordmaster", form="melee", improvised=(0b010, 0, 0))
    assert other.options_of("summon") == {"swordmaster d5"}


@pytest.mark.rule("12.4")
def test_one_piece_per_summoning() -> None:
    assert Scene("O c5, Y e5", hand="swordmaster", form="melee").options_of("summon") == set()


@pytest.mark.rule("12.4")
def test_its_rank_must_suffice() -> None:
    heroic = Scene("X+ d7 f7, X e6, O+ e5", legends="fire-dragon", form="melee")
    assert heroic.can("summon fire-dragon e4")
    common = Scene("X+ d7 f7, X e6, O e5", legends="fire-dragon", form="melee")
    assert not common.can("summon fire-dragon e4")


@pytest.mark.rule("12.4")
def test_on_the_summoning_square_the_improvised_piece_is_destroyed() -> None:
    scene = Scene("O e7, X d5 f5", hand="high-priestess", form="melee")
    scene.do("summon high-priestess e7")
    assert scene.at("e7") == "X+"
    assert scene.destroyed == {"O": (1, 0, 0)}
    assert scene.position.improvised[0] == 0b010


@pytest.mark.rule("12.4")
def test_different_colours_in_different_summonings_of_a_turn() -> None:
    scene = Scene("X c5 g5, O e5, Y g7", hand="swordmaster clan-axeman", form="melee")
    scene.do("summon swordmaster d5")
    scene.position.players = (Player(hand=("swordmaster",)), *scene.position.players[1:])
    scene.position._question = None
    scene.do("summon swordmaster g6")
    assert scene.position.improvised[0] == 0b110


@pytest.mark.rule("12.4")
def test_when_own_pieces_suffice_no_colour_is_used_up() -> None:
    scene = Scene("X c5 e5 d6, O d4", hand="swordmaster", form="melee").do("summon swordmaster d5")
    assert scene.position.improvised[0] == 0
    assert scene.asked == "action"


@pytest.mark.rule("12.4")
def test_the_colour_that_is_used_up_is_asked() -> None:
    scene = Scene("X c5 d6, O e5, Y d4", hand="swordmaster", form="melee")
    scene.do("summon swordmaster d5")
    assert scene.asked == "way"
    assert scene.options == {
        "way squares=c5,e5 uses_up=red",
        "way squares=d4,d6 uses_up=yellow",
    }
    assert scene.do("way squares=d4,d6 uses_up=yellow").position.improvised[0] == 0b100


@pytest.mark.rule("12.4")
def test_there_is_no_improvising_outside_melee() -> None:
    assert Scene("X c5, O e5", hand="swordmaster").options_of("summon") == set()


@pytest.mark.rule("12.5")
@pytest.mark.parametrize(
    ("seats", "points", "triggered"), [(3, 11, False), (3, 12, True), (4, 9, False), (4, 10, True)]
)
def test_points_in_one_colour_trigger_the_end(seats: int, points: int, triggered: bool) -> None:
    scores = ((0,) * seats, (points, *(0,) * (seats - 1)), *((0,) * seats,) * (seats - 2))
    scene = Scene("", form="melee", seats=seats, actions=0, scores=scores).do("end-turn")
    assert (scene.position.end is not None) == triggered


@pytest.mark.rule("12.5")
def test_drawing_the_last_card_triggers_the_end() -> None:
    scene = Scene("", form="melee", actions=0)
    scene.position.players = (Player(deck=("knight",)), Player(), Player())
    assert scene.do("end-turn").position.end is not None


def ranked(scores: tuple[tuple[int, ...], ...], drawing: str = "") -> tuple[tuple[int, ...], ...]:
    scene = Scene(drawing, form="melee", seats=len(scores), scores=scores, stage=Stage.OVER)
    result = GAME.outcome(scene.position)
    assert result is not None
    return result.ranking


# Seats: 0 red, 1 blue, 2 yellow, 3 green of the example; columns likewise.
RED, BLUE, YELLOW, GREEN = range(4)
TRACKS = ((0, 6, 10, 5), (5, 0, 7, 8), (6, 7, 0, 9), (4, 11, 12, 0))


@pytest.mark.rule("12.6")
@pytest.mark.example(27)
def test_the_lowest_colour_counts_then_the_second_lowest() -> None:
    assert ranked(TRACKS) == ((YELLOW,), (BLUE,), (RED,), (GREEN,))


@pytest.mark.rule("12.6")
@pytest.mark.example(38)
def test_one_more_point_changes_the_ranks_and_the_third_colour_breaks_ties() -> None:
    more_green = ((0, 6, 10, 6), *TRACKS[1:])
    assert ranked(more_green) == ((YELLOW,), (RED,), (BLUE,), (GREEN,))
    more_blue = ((0, 7, 10, 5), *TRACKS[1:])
    assert ranked(more_blue) == ((YELLOW,), (RED,), (BLUE,), (GREEN,))
    one_of_each = ((0, 7, 10, 6), *TRACKS[1:])
    assert ranked(one_of_each) == ((RED,), (YELLOW,), (BLUE,), (GREEN,))


@pytest.mark.rule("12.6", "13.3")
def test_then_pieces_break_the_tie() -> None:
    even = ((0, 5, 5), (5, 0, 5), (5, 5, 0))
    assert ranked(even, "X e5, O e6, Y+ a3") == ((2,), (0, 1))


@pytest.mark.rule("12.7")
def test_nobody_concedes_in_melee() -> None:
    with pytest.raises(IllegalChoice, match="melee"):
        GAME.check(Scene("", form="melee").position, parse_option("concede"))


@pytest.mark.rule("13.1")
@pytest.mark.example(26)
def test_after_the_trigger_everybody_has_a_last_turn() -> None:
    scores = ((0, 0, 9, 0), (0,) * 4, (0,) * 4, (0,) * 4)
    destroyed = ((0, 0, 0), (0, 0, 0), (0, 1, 0), (0, 0, 0))
    scene = Scene("", form="melee", seats=4, actions=0, scores=scores, destroyed=destroyed)
    seats = []
    while True:
        scene.do("end-turn")
        if scene.position.stage == Stage.OVER:
            break
        seats.append(scene.position.seat)
        for _ in range(2):
            scene.do(f"place {min(scene.options_of('place'))}")
    assert seats == [1, 2, 3, 0]
