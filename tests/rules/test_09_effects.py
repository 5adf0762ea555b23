"""Rules 9: effects."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.act import Act
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.verbs import COMBAT, STANDARD
from scene import Scene, pieces

FOURTEEN = "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 c1 c2"


@pytest.mark.rule("9.1")
def test_may_is_optional_and_up_to_includes_none() -> None:
    assert Scene("X c5 e5, O e6", hand="swordmaster").do("summon swordmaster d5").can("decline")
    knight = Scene("X c5 d5 e5 c4", hand="knight").do("summon knight d6")
    assert knight.can("decline")
    assert knight.do("move d6-d7").can("decline")


@pytest.mark.rule("9.1")
def test_everything_else_is_done_as_far_as_it_can_be() -> None:
    forced = Scene("X c4 d5 e4 a3", hand="chronicler").do("summon chronicler d4")
    assert forced.asked == "upgrade"
    assert not forced.can("decline")
    impossible = Scene("X+ c4 d5 e4", hand="chronicler").do("summon chronicler d4")
    assert impossible.asked == "action"


@pytest.mark.rule("9.1")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_resolved() -> None:
    scene = Scene("O a3 a4 a5 a6 a7 b5 b6 i5", flare="f46", actions=1).do("flare f46")
    assert scene.asked == "action"
    assert scene.position.actions == 2


@pytest.mark.rule("9.1")
def test_if_you_do_refers_to_the_optional_part() -> None:
    scene = Scene("X c5 e5, O d5 e6", hand="swordmaster").do("summon swordmaster d5", "decline")
    assert scene.at("d5") == "X"


@pytest.mark.rule("9.1")
def test_of_alternatives_one_that_can_be_done_is_chosen() -> None:
    enemies = "O a3 a4 a5 a6, O+ i3 i4 i5"
    scene = Scene(f"X e5, {enemies}", flare="f36b").do("flare f36b")
    assert scene.options_of("upgrade") == {"e5"}
    assert len(scene.options_of("move")) == 8
    assert not scene.can("decline")
    hemmed_in = Scene("X c1, O b2 c2 d2 d1, O+ i3 i4 i5", flare="f36b").do("flare f36b")
    assert hemmed_in.at("c1") == "X+"


@pytest.mark.rule("9.2")
def test_no_other_action_until_the_effect_is_resolved() -> None:
    scene = Scene("X c5 d5 e5 c4", hand="knight bomb").do("summon knight d6")
    assert {option.kind for option in scene.question.options} == {"move", "decline"}


@pytest.mark.rule("9.3")
def test_parts_that_need_a_being_that_has_gone_do_nothing() -> None:
    scene = Scene("X+ c4, X e4 c6 e6, O d6", hand="master-of-intrigue")
    scene.do("summon master-of-intrigue d5")
    assert "d5-d6" in scene.options_of("move")
    scene.do("move e4-e3")
    scene.do("move c4-d5")
    # The Master is gone: a used piece stands on d5 now, and the Master's own moves with him.
    assert {text.split("-")[0] for text in scene.options_of("move")} == {"d5", "e3", "c6", "e6"}


@pytest.mark.rule("9.3")
def test_a_destroyed_being_does_not_go_on() -> None:
    scene = Scene("X c5 e5 e6 c4, O+ d6 d4", hand="hypnotist").do("summon hypnotist d5")
    scene.do("move d6-d5")
    assert scene.at("d5") == "O+"
    assert scene.destroyed == {}
    assert scene.options_of("move") >= {"d4-d3", "d4-d5"}


@pytest.mark.rule("9.4")
def test_directions_turn_with_the_orientation() -> None:
    upright = Scene("X d3 e3 d4 e4, O a5 i5", hand="gun-tower").do("summon gun-tower d5")
    assert upright.options_of("direction") == {"w", "e"}
    lying = Scene("X c4 c5 d4 d5, O e9 e1", hand="gun-tower").do("summon gun-tower e5")
    assert lying.options_of("direction") == {"n", "s"}


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("rank", "standing", "standard", "combat"),
    [
        ("", "", True, True),
        ("", "O", False, True),
        ("", "X", False, True),
        ("", "O+", False, False),
        ("", "O*", False, False),
        ("+", "", True, True),
        ("+", "O", True, True),
        ("+", "X", True, True),
        ("+", "O+", False, True),
        ("+", "O*", False, False),
        ("*", "O+", True, True),
        ("*", "O*", False, True),
    ],
)
def test_standard_and_combat_moves(rank: str, standing: str, standard: bool, combat: bool) -> None:

    scene = Scene(f"X{rank} e5" + (f", {standing} e6" if standing else ""))
    act = Act(scene.position)
    assert bool(act.stepping(SQUARE["e5"], STANDARD) & SQUARE["e6"]) == standard
    assert bool(act.stepping(SQUARE["e5"], COMBAT) & SQUARE["e6"]) == combat


@pytest.mark.rule("9.5", "9.11")
def test_each_of_several_moves_destroys_what_it_meets() -> None:
    scene = Scene("X b3 c4 d4, O e6 f6 g7", hand="dire-wolf").do(
        "summon dire-wolf d5", "move d5-e6", "move e6-f6"
    )
    assert scene.pieces == pieces("X b3 c4 d4 f6, O g7")
    assert scene.destroyed == {"O": (2, 0, 0)}


@pytest.mark.rule("9.6")
def test_a_leap_touches_nothing_in_between() -> None:
    scene = Scene("X c4 e4, O d6 d7 d8", hand="wild-eagle").do("summon wild-eagle d5", "leap d5-d8")
    assert scene.pieces == pieces("X c4 e4 d8, O d6 d7")


@pytest.mark.rule("9.6")
def test_a_leap_may_go_to_any_square_the_rank_allows() -> None:
    scene = Scene("X c4 e4, O+ d8, O a5", hand="wild-eagle").do("summon wild-eagle d5")
    targets = {text.split("-")[1] for text in scene.options_of("leap")}
    assert len(targets) == 67
    assert "d8" not in targets
    assert "a5" in targets


@pytest.mark.rule("9.7")
def test_placing_by_an_effect_needs_a_piece_in_stock() -> None:
    full = f"X {FOURTEEN} g5 i5, X+ i7"
    strong = "O* e1 e2 e3, O+ f5 f6"
    scene = Scene(f"{full}, {strong}", flare="f36a", form="high-form").do("flare f36a")
    assert scene.asked == "action"
    assert len([1 for what, _ in scene.pieces if what[0] == "X"]) == 17


@pytest.mark.rule("9.8")
def test_upgrading_and_downgrading() -> None:

    act = Act(Scene("X e5, O+ e6, X* e7").position.copy())
    assert act.upgrade(SQUARE["e5"])
    assert act.upgrade(SQUARE["e6"])
    assert not act.upgrade(SQUARE["e7"])
    assert act.position.heroics == SQUARE["e5"]
    assert act.position.legendaries == SQUARE["e6"] | SQUARE["e7"]
    assert act.downgrade(SQUARE["e7"])
    assert act.downgrade(SQUARE["e5"])
    assert not act.downgrade(SQUARE["e5"])
    assert act.position.destroyed == ((0, 0, 0), (0, 0, 0))


@pytest.mark.rule("9.8")
def test_upgrading_and_downgrading_in_a_shortage() -> None:

    no_legendary = Act(Scene("X+ e5, X* a3 a4 a5, O+ e6").position.copy())
    assert not no_legendary.upgrade(SQUARE["e5"])
    assert no_legendary.upgrade(SQUARE["e6"])
    no_heroic = Act(Scene(f"X {FOURTEEN} i3 i4, X* e5").position.copy())
    assert not no_heroic.downgrade(SQUARE["e5"])
    first_game = Act(Scene("X+ e5", form="first-game").position.copy())
    assert not first_game.upgrade(SQUARE["e5"])


@pytest.mark.rule("9.9")
def test_a_destroyed_piece_leaves_the_arena() -> None:
    scene = Scene("X c5 e5, O e6", hand="swordmaster").do("summon swordmaster d5", "pick e6")
    assert scene.at("e6") == ""
    assert "destroyed" in scene.events


@pytest.mark.rule("9.10")
def test_converting_counts_as_destroying() -> None:

    scene = Scene("X e5, O+ e6")
    act = Act(scene.position)
    assert act.convert(SQUARE["e6"])
    assert scene.pieces == pieces("X e5, X+ e6")
    assert scene.destroyed == {"O": (0, 1, 0)}


@pytest.mark.rule("9.10")
def test_converting_needs_a_piece_in_stock() -> None:

    scene = Scene(f"X {FOURTEEN} i3 i4, O e6")
    assert not Act(scene.position).convert(SQUARE["e6"])
    assert scene.at("e6") == "O"


@pytest.mark.rule("9.11")
def test_own_pieces_never_count_as_destroyed() -> None:
    scene = Scene("X c4 e4 d8", hand="wild-eagle").do("summon wild-eagle d5", "leap d5-d8")
    assert scene.destroyed == {}
    assert scene.pieces == pieces("X c4 e4 d8")


@pytest.mark.rule("9.11")
def test_the_count_is_of_this_turn() -> None:
    scene = Scene("X c5 e5, O d5", hand="swordmaster", actions=1).do("summon swordmaster d5")
    scene.do("end-turn")
    assert scene.destroyed == {}
