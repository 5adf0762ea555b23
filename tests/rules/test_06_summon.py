"""Rules 6: summoning."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.position import COMMON
from scene import Scene, pieces

FOURTEEN = "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 c1 c2"


@pytest.mark.rule("6.1")
def test_a_pattern_may_be_turned_and_mirrored() -> None:
    for drawing in ("X c5 e5", "X d4 d6"):
        assert Scene(drawing, hand="swordmaster").can("summon swordmaster d5")
    corner = Scene("X e5 e4", hand="bomb")
    assert corner.options_of("summon") == {
        "bomb d6", "bomb f6", "bomb d3", "bomb f3",
    }  # fmt: skip


@pytest.mark.rule("6.1")
def test_only_beings_in_hand_can_be_summoned() -> None:
    assert Scene("X c5 e5", hand="bomb").options_of("summon") == set()


@pytest.mark.rule("6.2")
def test_pieces_of_a_higher_rank_will_do_and_lower_ones_will_not() -> None:
    assert Scene("X* c5, X+ e5", hand="swordmaster").can("summon swordmaster d5")
    rank_needed = "X+ d7 f7, X e6, X+ e5"
    assert Scene(rank_needed, legends="fire-dragon").can("summon fire-dragon e4")
    too_low = "X+ d7 f7, X e6, X e5"
    assert not Scene(too_low, legends="fire-dragon").can("summon fire-dragon e4")


@pytest.mark.rule("6.2")
def test_enemy_pieces_are_no_part_of_a_pattern() -> None:
    assert not Scene("X c5, O e5", hand="swordmaster").can("summon swordmaster d5")


@pytest.mark.rule("6.2")
def test_squares_shown_empty_do_not_matter() -> None:
    scene = Scene("X c5 e5 c4 e4, O+ d6, O* d4", hand="swordmaster")
    assert scene.can("summon swordmaster d5")


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(
    ("standing", "common_being", "heroic_being"),
    [("X", True, True), ("O", True, True), ("X+", False, True), ("O+", False, True),
     ("X*", False, False), ("O*", False, False)],
)  # fmt: skip
def test_the_summoning_square_may_hold_the_same_or_a_lower_rank(
    standing: str, common_being: bool, heroic_being: bool
) -> None:
    scene = Scene(f"X c5 e5, {standing} d5", hand="swordmaster")
    assert scene.can("summon swordmaster d5") == common_being
    scene = Scene(f"X c5 e5 c4, X+ d4, {standing} d5", hand="hungry-bear")
    assert scene.can("summon hungry-bear d5") == heroic_being


@pytest.mark.rule("6.3")
def test_a_legend_may_appear_on_any_rank() -> None:
    scene = Scene("X+ d7 f7 e5, X e6, O* e4", legends="fire-dragon")
    assert scene.can("summon fire-dragon e4")


@pytest.mark.rule("6.3")
def test_the_wanted_piece_may_not_be_higher_than_the_being() -> None:
    assert Scene("X+ e7, X d5 f5", hand="high-priestess").can("summon high-priestess e7")
    assert not Scene("X* e7, X d5 f5", hand="high-priestess").can("summon high-priestess e7")
    assert not Scene("X d5 f5", hand="high-priestess").can("summon high-priestess e7")
    assert not Scene("O e7, X d5 f5", hand="high-priestess").can("summon high-priestess e7")


@pytest.mark.rule("6.4", "9.4")
def test_the_way_is_asked_when_marked_squares_differ() -> None:
    scene = Scene("X b4 c5 d6 f6 g5 h4, O d4, O+ f4", hand="assassin").do("summon assassin e3")
    assert scene.asked == "way"
    assert scene.options == {"way marks=d4 squares=b4,c5,d6", "way marks=f4 squares=h4,g5,f6"}
    scene.do("way marks=f4 squares=h4,g5,f6")
    assert scene.pieces == pieces("X b4 c5 d6 f6 g5 h4, X+ e3, O d4")


@pytest.mark.rule("6.4")
def test_the_way_is_asked_in_a_shortage() -> None:
    scene = Scene(f"X {FOURTEEN} h5, X+ g4", hand="swordmaster")
    assert not scene.can("summon swordmaster g5")
    scene = Scene(f"X {FOURTEEN[3:]} f5 h5 g4, O i3", hand="swordmaster", actions=1)
    assert scene.position.stock(0, COMMON) == 0
    scene.do("summon swordmaster g5")
    assert scene.options_of("pick-up") == {*FOURTEEN[3:].split(), "g4"}
    cross = Scene(f"X {FOURTEEN[6:]} f5 h5 g4 g6", hand="swordmaster").do("summon swordmaster g5")
    assert cross.options == {"way squares=f5,h5", "way squares=g4,g6"}
    cross.do("way squares=f5,h5")
    assert cross.options_of("pick-up") == {*FOURTEEN[6:].split(), "g4", "g6"}


@pytest.mark.rule("6.4")
def test_the_way_is_asked_when_used_pieces_matter_and_only_then() -> None:
    crowd = "X c5 d5 f5 g5"
    guardian = Scene(crowd, hand="clan-guardian").do("summon clan-guardian e5")
    assert guardian.asked == "way"
    assert guardian.options == {"way squares=c5,d5,f5", "way squares=d5,f5,g5"}
    wardens = Scene(crowd, hand="forest-wardens").do("summon forest-wardens e5")
    assert wardens.asked == "action"


@pytest.mark.rule("6.5")
def test_in_a_shortage_the_own_piece_on_the_square_is_used() -> None:
    scene = Scene(f"X {FOURTEEN} d5 e5", hand="swordmaster")
    assert scene.position.stock(0, COMMON) == 0
    scene.do("summon swordmaster b5")
    assert scene.asked == "action"
    assert scene.at("b5") == "X"
    assert len(scene.pieces) == 16


@pytest.mark.rule("6.5")
def test_in_a_shortage_a_piece_outside_the_pattern_is_picked_up() -> None:
    scene = Scene(f"X {FOURTEEN} g5 i5", hand="swordmaster")
    assert scene.position.stock(0, COMMON) == 0
    scene.do("summon swordmaster h5")
    assert scene.asked == "pick-up"
    assert scene.options_of("pick-up") == set(FOURTEEN.split())
    scene.do("pick-up a3")
    assert (scene.at("a3"), scene.at("h5")) == ("", "X")
    assert scene.destroyed == {}


@pytest.mark.rule("6.5")
def test_the_own_piece_on_the_square_is_turned_as_needed() -> None:
    scene = Scene(f"X {FOURTEEN} d5 e5", hand="hungry-bear").do("summon hungry-bear a4")
    assert scene.asked == "move"
    assert scene.at("a4") == "X+"
    assert len(scene.pieces) == 16
    assert "destroyed" not in scene.events


@pytest.mark.rule("6.5")
def test_without_a_legendary_piece_to_use_a_legend_cannot_be_summoned() -> None:
    in_pattern = Scene("X* d7 f7 e5, X e6", legends="fire-dragon")
    assert not in_pattern.can("summon fire-dragon e4")
    outside = Scene("X+ d7 f7 e5, X e6, X* a3 a4 a5", legends="fire-dragon")
    outside.do("summon fire-dragon e4")
    assert outside.asked == "pick-up"
    assert outside.options_of("pick-up") == {"a3", "a4", "a5"}


@pytest.mark.rule("6.6")
def test_the_card_is_discarded_after_the_effect() -> None:
    scene = Scene("X c5 e5, O e6", hand="swordmaster").do("summon swordmaster d5")
    assert scene.position.players[0].hand == ()
    assert not scene.position.players[0].discard
    scene.do("decline")
    assert scene.position.players[0].discard == ("swordmaster",)


@pytest.mark.rule("6.6", "9.11")
def test_oversummoning_counts_as_destroyed_by_you() -> None:
    scene = Scene("X c5 e5, O d5", hand="swordmaster").do("summon swordmaster d5")
    assert scene.destroyed == {"O": (1, 0, 0)}
    own = Scene("X c5 d5 e5", hand="swordmaster").do("summon swordmaster d5")
    assert own.destroyed == {}


@pytest.mark.rule("6.7")
@pytest.mark.parametrize("form", ["first-game", "high-form", "duel"])
def test_a_being_may_be_summoned_for_nothing(form: str) -> None:
    scene = Scene("X c5 e5", hand="swordmaster", form=form).do("summon swordmaster d5")
    assert scene.pieces == pieces("X c5 d5 e5")
    assert scene.asked == "action"
