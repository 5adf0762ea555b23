"""The Imperial beings, clause by clause."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.arena import SQUARE
from scene import Scene, pieces

TWELVE_FAR = "c1 d1 e1 f1 g1 h2 h3 i3 i4 b2 a3 a4"
"""Squares out of the way, to fill until the stock of 16 runs out."""


def elsewhere(taken: str) -> str:
    """Every square but these."""
    return " ".join(sorted(set(SQUARE) - set(taken.split())))


def movers(scene: Scene) -> set[str]:
    """The squares of the pieces that may move."""
    return {move.split("-")[0] for move in scene.options_of("move")}


def targets(scene: Scene, start: str) -> set[str]:
    """Where the piece on a square may move."""
    moves = (move.split("-") for move in scene.options_of("move"))
    return {target for origin, target in moves if origin == start}


class TestSwordmaster:
    @pytest.mark.example(1)
    def test_destroys_a_diagonal_common_and_is_upgraded(self) -> None:
        scene = Scene("X c5 e5, O e6", hand="swordmaster").do("summon swordmaster d5", "pick e6")
        assert scene.pieces == pieces("X c5 e5, X+ d5")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.asked == "action"

    @pytest.mark.example(1)
    def test_declining_leaves_it_common(self) -> None:
        scene = Scene("X c5 e5, O e6", hand="swordmaster").do("summon swordmaster d5", "decline")
        assert scene.pieces == pieces("X c5 e5 d5, O e6")
        assert scene.asked == "action"

    @pytest.mark.example(2)
    @pytest.mark.rule("6.3", "6.6")
    def test_over_an_enemy_common_two_are_destroyed(self) -> None:
        scene = Scene("X c5 e5, O d5 e6", hand="swordmaster")
        scene.do("summon swordmaster d5", "pick e6")
        assert scene.pieces == pieces("X c5 e5, X+ d5")
        assert scene.destroyed == {"O": (2, 0, 0)}

    @pytest.mark.rule("6.6")
    def test_what_the_summoning_destroys_does_not_upgrade_it(self) -> None:
        scene = Scene("X c5 e5, O d5", hand="swordmaster").do("summon swordmaster d5")
        assert scene.asked == "action"
        assert scene.pieces == pieces("X c5 e5 d5")
        assert scene.destroyed == {"O": (1, 0, 0)}

    @pytest.mark.example(3)
    @pytest.mark.rule("6.3")
    @pytest.mark.parametrize("higher", ["O+", "O*", "X+", "X*"])
    def test_not_over_a_higher_rank(self, higher: str) -> None:
        scene = Scene(f"X c5 e5, {higher} d5", hand="swordmaster")
        assert scene.options_of("summon") == set()

    @pytest.mark.example(4)
    @pytest.mark.rule("6.3")
    def test_over_an_own_common(self) -> None:
        scene = Scene("X c5 d5 e5", hand="swordmaster").do("summon swordmaster d5")
        assert scene.pieces == pieces("X c5 d5 e5")
        assert scene.destroyed == {}

    @pytest.mark.example(5)
    @pytest.mark.rule("6.2")
    @pytest.mark.parametrize("enemy", ["O+", "O*"])
    def test_an_upgraded_enemy_is_no_target(self, enemy: str) -> None:
        scene = Scene(f"X+ c5, X e5, {enemy} e6", hand="swordmaster").do("summon swordmaster d5")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"X+ c5, X e5 d5, {enemy} e6")

    @pytest.mark.example(6)
    def test_an_own_piece_is_no_target(self) -> None:
        scene = Scene("X c5 e5 e6", hand="swordmaster").do("summon swordmaster d5")
        assert scene.asked == "action"
        assert scene.pieces == pieces("X c5 d5 e5 e6")

    def test_only_diagonal_neighbours_are_targets(self) -> None:
        scene = Scene("X c5 e5, O c4 d4 e4 c6 d6 e6 b3", hand="swordmaster")
        scene.do("summon swordmaster d5")
        assert scene.asked == "destroy"
        assert scene.options == {"pick c4", "pick e4", "pick c6", "pick e6", "decline"}

    @pytest.mark.rule("6.1")
    def test_upright_at_the_edge(self) -> None:
        scene = Scene("X a4 a6, O a5 b4 b5 b6", hand="swordmaster").do("summon swordmaster a5")
        assert scene.options_of("pick") == {"b4", "b6"}

    def test_upgrading_needs_no_stock(self) -> None:
        scene = Scene(f"X c5 e5 i5, X {TWELVE_FAR}, O e6", hand="swordmaster")
        scene.do("summon swordmaster d5", "pick e6")
        assert scene.at("d5") == "X+"

    @pytest.mark.rule("2.4")
    def test_any_opponent_is_an_enemy(self) -> None:
        scene = Scene("X c5 e5, O e6, Y c6", hand="swordmaster", form="melee")
        scene.do("summon swordmaster d5")
        assert scene.options_of("pick") == {"e6", "c6"}
        assert scene.do("pick c6").destroyed == {"Y": (1, 0, 0)}

    @pytest.mark.example(10)
    @pytest.mark.rule("6.7", "4.6")
    def test_with_no_effect_its_card_is_still_discarded_and_replaced(self) -> None:
        scene = Scene("X c5 e5", hand="swordmaster knight cannon", actions=1)
        me, opponent = scene.position.players
        scene.position.players = (me._replace(deck=("bomb", "herald")), opponent)
        scene.do("summon swordmaster d5")
        me = scene.position.players[0]
        assert (me.hand, me.discard) == (("knight", "cannon"), ("swordmaster",))
        me = scene.do("end-turn").position.players[0]
        assert (me.hand, me.deck) == (("knight", "cannon", "bomb"), ("herald",))

    @pytest.mark.example(29)
    @pytest.mark.rule("12.4")
    def test_improvised_with_one_enemy_piece(self) -> None:
        scene = Scene("X c5, O e5", hand="swordmaster", form="melee").do("summon swordmaster d5")
        assert scene.pieces == pieces("X c5 d5, O e5")
        assert scene.destroyed == {}
        assert scene.position.improvised == (0b010, 0, 0)

    @pytest.mark.example(29)
    @pytest.mark.rule("12.4")
    @pytest.mark.parametrize("enemies", ["O c5 e5", "O c5, Y e5"])
    def test_not_improvised_with_two_enemy_pieces(self, enemies: str) -> None:
        scene = Scene(f"{enemies}, X i5", hand="swordmaster", form="melee")
        assert scene.options_of("summon") == set()

    @pytest.mark.example(29)
    @pytest.mark.rule("12.4")
    def test_each_colour_is_improvised_with_once(self) -> None:
        drawing = "X c5 c2 h6, O e5 e2, Y h8"
        scene = Scene(drawing, hand="swordmaster swordmaster", form="melee")
        assert scene.options_of("summon") == {"swordmaster d5", "swordmaster d2", "swordmaster h7"}
        scene.do("summon swordmaster d5")
        assert scene.options_of("summon") == {"swordmaster h7"}
        scene.do("summon swordmaster h7")
        assert scene.position.improvised == (0b110, 0, 0)

    @pytest.mark.rule("12.4")
    def test_no_improvising_in_a_duel(self) -> None:
        assert Scene("X c5, O e5", hand="swordmaster").options_of("summon") == set()

    @pytest.mark.example(42)
    @pytest.mark.rule("12.4")
    def test_destroying_another_colour_uses_up_only_the_improvised_one(self) -> None:
        scene = Scene("X c5, O e5, Y e6", hand="swordmaster", form="melee")
        scene.do("summon swordmaster d5", "pick e6")
        assert scene.pieces == pieces("X c5, X+ d5, O e5")
        assert scene.destroyed == {"Y": (1, 0, 0)}
        assert scene.position.improvised == (0b010, 0, 0)


class TestMessenger:
    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        ("diagonal", "ends"), [("e5 f4", {"d6", "g3"}), ("e5 f6", {"d4", "g7"})]
    )
    def test_it_extends_a_diagonal(self, diagonal: str, ends: set[str]) -> None:
        scene = Scene(f"X {diagonal}", hand="messenger")
        assert scene.options_of("summon") == {f"messenger {end}" for end in ends}

    @pytest.mark.rule("9.5")
    def test_a_piece_moves_on_in_one_direction(self) -> None:
        scene = Scene("X e5 f4, X+ a3, O b3 c3", hand="messenger").do("summon messenger d6")
        assert scene.asked == "move"
        scene.do("move a3-b3")
        assert scene.options == {"move b3-c3", "decline"}
        scene.do("move b3-c3", "move c3-d3", "decline")
        assert scene.pieces == pieces("X d6 e5 f4, X+ d3")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.asked == "action"

    def test_it_may_stop_after_one_step(self) -> None:
        scene = Scene("X e5 f4", hand="messenger")
        scene.do("summon messenger d6", "move f4-g3", "decline")
        assert scene.pieces == pieces("X d6 e5 g3")
        assert scene.asked == "action"

    def test_no_step_at_all(self) -> None:
        scene = Scene("X e5 f4", hand="messenger").do("summon messenger d6", "decline")
        assert scene.pieces == pieces("X d6 e5 f4")
        assert scene.asked == "action"

    def test_from_edge_to_edge(self) -> None:
        scene = Scene("X e5 f4 a3", hand="messenger").do("summon messenger d6")
        for start, target in zip("abcdefgh", "bcdefghi", strict=True):
            scene.do(f"move {start}3-{target}3")
        assert scene.asked == "action"
        assert scene.pieces == pieces("X d6 e5 f4 i3")

    def test_your_non_legendary_pieces_may_be_picked(self) -> None:
        scene = Scene("X* e5, X f4, X+ a5, O i5, O+ i4", hand="messenger")
        scene.do("summon messenger d6")
        assert movers(scene) == {"d6", "f4", "a5"}

    def test_an_own_lower_piece_in_the_way_is_destroyed(self) -> None:
        scene = Scene("X e5 f4 b3, X+ a3", hand="messenger")
        scene.do("summon messenger d6", "move a3-b3", "decline")
        assert scene.pieces == pieces("X d6 e5 f4, X+ b3")
        assert scene.destroyed == {}

    @pytest.mark.rule("9.5")
    @pytest.mark.parametrize("blocker", ["O+", "X+", "O*"])
    def test_it_stops_before_its_own_rank_or_a_higher_one(self, blocker: str) -> None:
        scene = Scene(f"X e5 f4, X+ a3, {blocker} c3", hand="messenger")
        scene.do("summon messenger d6", "move a3-b3")
        assert scene.asked == "action"
        assert scene.at("b3") == "X+"

    def test_a_common_piece_enters_empty_squares_only(self) -> None:
        scene = Scene("X e5 f4 d7, O c7 c6", hand="messenger").do("summon messenger d6")
        assert targets(scene, "d6") == {"e7", "e6", "d5", "c5"}

    def test_nothing_is_asked_when_nothing_can_move(self) -> None:
        scene = Scene("X* b4 c5, O a4 b3 b2", hand="messenger").do("summon messenger a3")
        assert scene.asked == "action"
        assert scene.pieces == pieces("X* b4 c5, X a3, O a4 b3 b2")


class TestHerald:
    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        ("arms", "square"), [("f5 e4", "d6"), ("d5 e4", "f6"), ("d5 e6", "f4"), ("f5 e6", "d4")]
    )
    def test_every_way_round(self, arms: str, square: str) -> None:
        scene = Scene(f"X e5 {arms}", hand="herald")
        assert scene.options_of("summon") == {f"herald {square}"}

    def test_one_piece_twice(self) -> None:
        scene = Scene("X e5 f5 e4", hand="herald")
        scene.do("summon herald d6", "move d6-d7", "move d7-d8")
        assert scene.pieces == pieces("X e5 f5 e4 d8")
        assert scene.asked == "action"

    def test_two_pieces(self) -> None:
        scene = Scene("X e5 f5 e4", hand="herald")
        scene.do("summon herald d6", "move f5-g5", "move e4-e3")
        assert scene.pieces == pieces("X d6 e5 g5 e3")

    def test_one_move(self) -> None:
        scene = Scene("X e5 f5 e4", hand="herald").do("summon herald d6", "move f5-g5", "decline")
        assert scene.pieces == pieces("X d6 e5 g5 e4")
        assert scene.asked == "action"

    def test_no_move(self) -> None:
        scene = Scene("X e5 f5 e4", hand="herald").do("summon herald d6", "decline")
        assert scene.pieces == pieces("X d6 e5 f5 e4")
        assert scene.asked == "action"

    def test_any_rank_but_only_your_own(self) -> None:
        scene = Scene("X e5 f5 e4, X+ a5, X* i5, O b2, O+ h2", hand="herald")
        scene.do("summon herald d6")
        assert movers(scene) == {"d6", "e5", "f5", "e4", "a5", "i5"}

    def test_only_onto_empty_squares(self) -> None:
        scene = Scene("X e5 f5 e4 a4, X* a5, O a6, O+ b6", hand="herald").do("summon herald d6")
        assert targets(scene, "a5") == {"b5", "b4"}

    def test_nothing_is_asked_in_a_full_arena(self) -> None:
        scene = Scene(f"X* e5 f5 e4, O {elsewhere('e5 f5 e4')}", hand="herald")
        scene.do("summon herald d6")
        assert scene.asked == "action"


class TestBomb:
    def test_it_and_all_adjacent_commons_are_destroyed(self) -> None:
        scene = Scene("X f4 f3, O d5 e6, O+ d4, X+ e4, O* f6, X* d6, O c5", hand="bomb")
        scene.do("summon bomb e5")
        assert scene.asked == "action"
        assert scene.pieces == pieces("X f3, O+ d4, X+ e4, O* f6, X* d6, O c5")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.position.actions == 1

    def test_as_the_last_action_nothing_happens(self) -> None:
        scene = Scene("X f4 f3, O d5 e6", hand="bomb", actions=1).do("summon bomb e5")
        assert scene.pieces == pieces("X e5 f4 f3, O d5 e6")
        assert scene.options == {"end-turn"}

    def test_an_action_gained_later_does_not_matter(self) -> None:
        scene = Scene(f"X f4 f3, O d5 e6, O {TWELVE_FAR}", hand="bomb", flare="f35", actions=1)
        scene.do("summon bomb e5", "flare f35")
        assert scene.position.actions == 1
        assert scene.pieces == pieces(f"X e5 f4 f3, O d5 e6, O {TWELVE_FAR}")

    @pytest.mark.rule("6.6")
    def test_what_it_is_summoned_over_counts_too(self) -> None:
        scene = Scene("X f4 f3, O e5 d5", hand="bomb").do("summon bomb e5")
        assert scene.pieces == pieces("X f3")
        assert scene.destroyed == {"O": (2, 0, 0)}

    def test_with_nothing_around_it_destroys_itself(self) -> None:
        scene = Scene("X+ f4 f3", hand="bomb").do("summon bomb e5")
        assert scene.pieces == pieces("X+ f4 f3")

    def test_at_the_edge(self) -> None:
        scene = Scene("X b4 b3, O a4 a6 b6 a7 c5", hand="bomb").do("summon bomb a5")
        assert scene.pieces == pieces("X b3, O a7 c5")
        assert scene.destroyed == {"O": (3, 0, 0)}

    def test_in_melee_everybody_suffers(self) -> None:
        scene = Scene("X f4 f3, O d5, Y e6 d6", hand="bomb", form="melee").do("summon bomb e5")
        assert scene.pieces == pieces("X f3")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (2, 0, 0)}

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pair", ["f4 f3", "d4 d3", "f6 f7", "d6 d7", "f4 g4", "d4 c4", "f6 g6", "d6 c6"]
    )
    def test_every_way_round(self, pair: str) -> None:
        assert Scene(f"X {pair}", hand="bomb").can("summon bomb e5")


class TestChronicler:
    def test_upgrades_one_of_your_commons(self) -> None:
        scene = Scene("X e6 d5 f5 a5, X+ i5, O c3", hand="chronicler").do("summon chronicler e5")
        assert scene.asked == "upgrade"
        assert scene.options == {"pick e6", "pick d5", "pick f5", "pick a5"}
        scene.do("pick a5", "decline")
        assert scene.pieces == pieces("X e5 e6 d5 f5, X+ a5 i5, O c3")
        assert scene.asked == "action"

    @pytest.mark.rule("9.5")
    def test_then_that_piece_may_do_a_standard_move(self) -> None:
        scene = Scene("X e6 d5 f5, O e7, O+ d7, X+ f7, O* f6", hand="chronicler")
        scene.do("summon chronicler e5", "pick e6")
        assert scene.asked == "move"
        assert scene.options == {
            "move e6-e7", "move e6-d6", "move e6-d5", "move e6-e5", "move e6-f5", "decline",
        }  # fmt: skip
        scene.do("move e6-e7")
        assert scene.pieces == pieces("X e5 d5 f5, X+ e7 f7, O+ d7, O* f6")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.asked == "action"

    def test_it_may_destroy_the_chronicler_itself(self) -> None:
        scene = Scene("X e6 d5 f5", hand="chronicler")
        scene.do("summon chronicler e5", "pick e6", "move e6-e5")
        assert scene.pieces == pieces("X+ e5, X d5 f5")
        assert scene.destroyed == {}

    @pytest.mark.rule("9.1")
    def test_the_only_common_is_upgraded_without_asking(self) -> None:
        scene = Scene("X e6, X+ d5, X* f5", hand="chronicler").do("summon chronicler e5")
        assert scene.at("e6") == "X+"
        assert scene.asked == "move"
        assert movers(scene) == {"e6"}

    def test_nothing_happens_without_another_common(self) -> None:
        scene = Scene("X+ e6 d5, X* f5, O a5", hand="chronicler").do("summon chronicler e5")
        assert scene.asked == "action"
        assert scene.pieces == pieces("X+ e6 d5, X* f5, X e5, O a5")

    def test_no_move_is_offered_to_a_blocked_piece(self) -> None:
        scene = Scene("X e6 d5 f5 a3, O+ a4 b4 b3 b2", hand="chronicler")
        scene.do("summon chronicler e5", "pick a3")
        assert scene.asked == "action"
        assert scene.at("a3") == "X+"

    @pytest.mark.rule("6.1", "6.4")
    @pytest.mark.parametrize("tee", ["d5 e6 f5", "d5 e4 f5", "e4 d5 e6", "e4 f5 e6", "d5 e4 f5 e6"])
    def test_every_way_round_and_the_way_does_not_matter(self, tee: str) -> None:
        assert Scene(f"X {tee}", hand="chronicler").do("summon chronicler e5").asked == "upgrade"


class TestAssassin:
    @pytest.mark.parametrize(
        ("victim", "destroyed"),
        [
            ("O", {"O": (1, 0, 0)}),
            ("O+", {"O": (0, 1, 0)}),
            ("O*", {"O": (0, 0, 1)}),
            ("X", {}),
            ("X+", {}),
            ("X*", {}),
        ],
    )
    def test_must_destroy_whatever_stands_on_the_mark(
        self, victim: str, destroyed: dict[str, tuple[int, int, int]]
    ) -> None:
        scene = Scene(f"X e6 d5 c4, {victim} e4, O f4", hand="assassin").do("summon assassin f3")
        assert scene.asked == "action"
        assert scene.pieces == pieces("X e6 d5 c4, X+ f3, O f4")
        assert scene.destroyed == destroyed

    def test_may_move_onto_the_empty_mark(self) -> None:
        scene = Scene("X e6 d5 c4, O f4", hand="assassin").do("summon assassin f3")
        assert scene.options == {"move f3-e4", "decline"}
        scene.do("move f3-e4")
        assert scene.pieces == pieces("X e6 d5 c4, X+ e4, O f4")
        assert scene.asked == "action"

    def test_may_stay(self) -> None:
        scene = Scene("X e6 d5 c4", hand="assassin").do("summon assassin f3", "decline")
        assert scene.pieces == pieces("X e6 d5 c4, X+ f3")
        assert scene.asked == "action"

    @pytest.mark.rule("6.1", "9.4")
    @pytest.mark.parametrize(
        ("line", "square", "mark"),
        [
            ("c4 d5 e6", "f3", "e4"),
            ("c4 d5 e6", "b7", "c6"),
            ("c6 d5 e4", "f7", "e6"),
            ("c6 d5 e4", "b3", "c4"),
        ],
    )
    def test_the_mark_turns_with_the_pattern(self, line: str, square: str, mark: str) -> None:
        scene = Scene(f"X {line}", hand="assassin").do(f"summon assassin {square}")
        assert scene.options_of("move") == {f"{square}-{mark}"}

    @pytest.mark.rule("6.4", "9.4")
    def test_of_two_orientations_one_is_chosen(self) -> None:
        scene = Scene("X c4 d5 e6 g6 h5 i4, X* g4, O* e4", hand="assassin")
        scene.do("summon assassin f3")
        assert scene.asked == "way"
        assert scene.options_of("way") == {
            "marks=e4 squares=c4,d5,e6",
            "marks=g4 squares=i4,h5,g6",
        }
        scene.do("way marks=e4 squares=c4,d5,e6")
        assert scene.pieces == pieces("X c4 d5 e6 g6 h5 i4, X* g4, X+ f3")

    def test_in_melee_any_opponent(self) -> None:
        scene = Scene("X e6 d5 c4, Y* e4", hand="assassin", form="melee").do("summon assassin f3")
        assert scene.destroyed == {"Y": (0, 0, 1)}


class TestTimeMage:
    @pytest.mark.rule("4.2")
    @pytest.mark.parametrize("actions", [1, 2])
    def test_gains_an_action(self, actions: int) -> None:
        scene = Scene("X e6 d5 f5 e4", hand="time-mage", actions=actions)
        scene.do("summon time-mage f6")
        assert scene.asked == "action"
        assert scene.position.actions == actions
        assert scene.pieces == pieces("X e6 d5 f5 e4, X+ f6")

    @pytest.mark.parametrize(
        ("enemy", "destroyed"), [("O", (1, 0, 0)), ("O+", (0, 1, 0)), ("O*", (0, 0, 1))]
    )
    def test_must_destroy_an_enemy_on_the_mark(
        self, enemy: str, destroyed: tuple[int, int, int]
    ) -> None:
        scene = Scene(f"X e6 d5 f5 e4, {enemy} e5, O g6", hand="time-mage")
        scene.do("summon time-mage f6")
        assert scene.asked == "action"
        assert scene.pieces == pieces("X e6 d5 f5 e4, X+ f6, O g6")
        assert scene.destroyed == {"O": destroyed}
        assert scene.position.actions == 2

    @pytest.mark.parametrize("own", ["X", "X+", "X*"])
    def test_spares_an_own_piece(self, own: str) -> None:
        scene = Scene(f"X e6 d5 f5 e4, {own} e5", hand="time-mage").do("summon time-mage f6")
        assert scene.at("e5") == own
        assert scene.position.actions == 2

    @pytest.mark.rule("6.1", "9.4")
    @pytest.mark.parametrize("square", ["d4", "d6", "f4", "f6"])
    def test_every_way_round(self, square: str) -> None:
        scene = Scene("X e6 d5 f5 e4, O e5", hand="time-mage").do(f"summon time-mage {square}")
        assert scene.destroyed == {"O": (1, 0, 0)}

    @pytest.mark.rule("6.4")
    def test_of_two_orientations_one_is_chosen(self) -> None:
        scene = Scene("X e6 d5 f5 e4 f7 g8 h7 g6, O e5, O* g7", hand="time-mage")
        scene.do("summon time-mage f6")
        assert scene.options_of("way") == {
            "marks=e5 squares=e4,d5,f5,e6",
            "marks=g7 squares=g6,f7,h7,g8",
        }
        scene.do("way marks=g7 squares=g6,f7,h7,g8")
        assert scene.destroyed == {"O": (0, 0, 1)}
        assert scene.at("e5") == "O"

    def test_in_melee_any_opponent(self) -> None:
        scene = Scene("X e6 d5 f5 e4, Y+ e5", hand="time-mage", form="melee")
        assert scene.do("summon time-mage f6").destroyed == {"Y": (0, 1, 0)}


class TestSummoner:
    MARKS = frozenset(("c7", "e7", "g7", "d6", "e6", "f6", "c5", "d5", "f5", "g5"))

    def test_places_two_commons_on_marked_squares(self) -> None:
        scene = Scene("X d4 e4 f4", hand="summoner").do("summon summoner e5")
        assert scene.asked == "place"
        assert scene.options_of("place") == self.MARKS
        scene.do("place g7")
        assert scene.options_of("place") == self.MARKS - {"g7"}
        scene.do("place c5")
        assert scene.pieces == pieces("X d4 e4 f4 g7 c5, X+ e5")
        assert scene.asked == "action"
        assert scene.position.actions == 1

    @pytest.mark.rule("9.1")
    def test_or_one(self) -> None:
        scene = Scene("X d4 e4 f4", hand="summoner").do("summon summoner e5", "place e6", "decline")
        assert scene.pieces == pieces("X d4 e4 f4 e6, X+ e5")
        assert scene.asked == "action"

    def test_or_none(self) -> None:
        scene = Scene("X d4 e4 f4", hand="summoner").do("summon summoner e5", "decline")
        assert scene.pieces == pieces("X d4 e4 f4, X+ e5")
        assert scene.asked == "action"

    @pytest.mark.rule("9.7")
    def test_only_on_empty_squares(self) -> None:
        scene = Scene("X d4 e4 f4, X+ c7, O d6, O* g5", hand="summoner").do("summon summoner e5")
        assert scene.options_of("place") == self.MARKS - {"c7", "d6", "g5"}

    def test_nothing_is_asked_when_all_are_occupied(self) -> None:
        scene = Scene(f"X d4 e4 f4, O {' '.join(self.MARKS)}", hand="summoner")
        assert scene.do("summon summoner e5").asked == "action"

    @pytest.mark.rule("6.1", "9.4")
    @pytest.mark.parametrize(
        ("row", "square", "marks"),
        [
            ("d4 e4 f4", "e3", "c1 e1 g1 d2 e2 f2 c3 d3 f3 g3"),
            ("d7 e7 f7", "e8", "d9 e9 f9 c8 d8 f8 g8"),
            ("b4 b5 b6", "a5", "a3 a4 a6 a7"),
            ("d4 d5 d6", "e5", "g3 g5 g7 f4 f5 f6 e3 e4 e6 e7"),
        ],
    )
    def test_the_marks_turn_and_end_at_the_edge(self, row: str, square: str, marks: str) -> None:
        scene = Scene(f"X {row}", hand="summoner").do(f"summon summoner {square}")
        assert scene.options_of("place") == set(marks.split())

    @pytest.mark.rule("6.4")
    def test_the_marks_are_those_of_one_orientation(self) -> None:
        scene = Scene("X d4 e4 f4 d6 e6 f6", hand="summoner").do("summon summoner e5")
        assert scene.options_of("way") == {
            "marks=c5,d5,f5,g5,d6,e6,f6,c7,e7,g7 squares=d4,e4,f4",
            "marks=c3,e3,g3,d4,e4,f4,c5,d5,f5,g5 squares=d6,e6,f6",
        }
        scene.do("way marks=c5,d5,f5,g5,d6,e6,f6,c7,e7,g7 squares=d4,e4,f4")
        assert scene.options_of("place") == {"c7", "e7", "g7", "c5", "d5", "f5", "g5"}

    @pytest.mark.rule("9.7")
    def test_the_last_piece_of_the_stock_is_placed_and_no_second_one(self) -> None:
        far = TWELVE_FAR.removesuffix(" a4")
        scene = Scene(f"X d4 e4 f4, X {far}", hand="summoner").do("summon summoner e5", "place e6")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"X d4 e4 f4 e6, X {far}, X+ e5")

    @pytest.mark.rule("9.7")
    def test_nothing_is_placed_without_stock(self) -> None:
        scene = Scene(f"X d4 e4 f4, X {TWELVE_FAR}", hand="summoner").do("summon summoner e5")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"X d4 e4 f4, X {TWELVE_FAR}, X+ e5")


class TestHypnotist:
    PATTERN = "X f6 d5 f5 d4"

    def test_moves_three_commons_of_one_colour(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a4 i5 e9 e1", hand="hypnotist")
        scene.do("summon hypnotist e5", "move a4-a5", "move i5-i6", "move e9-e8")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5, O a5 i6 e8 e1")
        assert scene.asked == "action"

    def test_moves_two_heroics_of_one_colour(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ a4 i5 e9", hand="hypnotist")
        scene.do("summon hypnotist e5", "move a4-a5", "move i5-i6")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5, O+ a5 i6 e9")
        assert scene.asked == "action"

    def test_picks_among_enemy_commons_and_heroics(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a4, O+ i5, O* e9", hand="hypnotist")
        scene.do("summon hypnotist e5")
        assert movers(scene) == {"a4", "i5"}

    @pytest.mark.parametrize(
        ("first", "others"), [("a4-a5", {"c2"}), ("i5-i6", {"h2"})], ids=["commons", "heroics"]
    )
    def test_keeps_to_one_rank_and_moves_each_once(self, first: str, others: set[str]) -> None:
        scene = Scene(f"{self.PATTERN}, O a4 c2, O+ i5 h2, O* e9", hand="hypnotist")
        scene.do("summon hypnotist e5", f"move {first}")
        assert movers(scene) == others

    def test_no_common_moves_twice(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a4 i5 e9", hand="hypnotist")
        scene.do("summon hypnotist e5", "move a4-a5", "move i5-i6")
        assert movers(scene) == {"e9"}

    @pytest.mark.rule("9.1")
    @pytest.mark.parametrize("moves", [[], ["move a4-a5"], ["move a4-a5", "move i5-i6"]])
    def test_may_stop_at_any_time(self, moves: list[str]) -> None:
        scene = Scene(f"{self.PATTERN}, O a4 i5 e9", hand="hypnotist")
        scene.do("summon hypnotist e5", *moves, "decline")
        assert scene.asked == "action"
        assert scene.at("e9") == "O"

    def test_keeps_to_one_colour(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a4 c2, Y i5", hand="hypnotist", form="melee")
        scene.do("summon hypnotist e5")
        assert movers(scene) == {"a4", "c2", "i5"}
        scene.do("move a4-a5")
        assert movers(scene) == {"c2"}

    @pytest.mark.rule("9.11")
    def test_what_they_destroy_of_their_own_colour_counts(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a4 a5 i5", hand="hypnotist")
        scene.do("summon hypnotist e5", "move a4-a5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5, O a5 i5")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert movers(scene) == {"i5"}

    def test_one_may_destroy_another_that_has_moved(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a4 a6 i5", hand="hypnotist")
        scene.do("summon hypnotist e5", "move a4-a5", "move a6-a5")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert movers(scene) == {"i5"}

    @pytest.mark.rule("9.11")
    def test_what_they_destroy_of_a_third_colour_counts(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ a4, Y+ a5", hand="hypnotist", form="melee")
        scene.do("summon hypnotist e5", "move a4-a5")
        assert scene.destroyed == {"Y": (0, 1, 0)}

    def test_what_they_destroy_of_yours_does_not_count(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c6", hand="hypnotist")
        scene.do("summon hypnotist e5", "move c6-d5")
        assert scene.pieces == pieces("X f6 f5 d4, X+ e5, O d5")
        assert scene.destroyed == {}

    @pytest.mark.rule("9.5")
    def test_a_heroic_one_may_destroy_the_hypnotist_and_the_next_still_moves(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ d6 i5", hand="hypnotist")
        scene.do("summon hypnotist e5", "move d6-e5", "move i5-i6")
        assert scene.pieces == pieces(f"{self.PATTERN}, O+ e5 i6")

    @pytest.mark.rule("9.5")
    def test_combat_moves_go_onto_the_same_or_a_lower_rank(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a3, X a4, X+ b4, O* b3", hand="hypnotist")
        scene.do("summon hypnotist e5")
        assert targets(scene, "a3") == {"a4", "b2"}

    @pytest.mark.parametrize("enemies", ["", ", O* a4", ", O a3, X+ a4 b4 b3 b2"])
    def test_nothing_is_asked_without_an_enemy_that_can_be_moved(self, enemies: str) -> None:
        scene = Scene(self.PATTERN + enemies, hand="hypnotist").do("summon hypnotist e5")
        assert scene.asked == "action"

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize("pattern", ["d6 d5 f5 f4", "d6 e6 e4 f4", "f6 e6 e4 d4"])
    def test_every_way_round(self, pattern: str) -> None:
        assert Scene(f"X {pattern}", hand="hypnotist").can("summon hypnotist e5")


class TestCannon:
    @pytest.mark.example(8)
    @pytest.mark.rule("6.3")
    @pytest.mark.parametrize("own", ["X", "X+"])
    def test_replaces_an_own_common_or_heroic(self, own: str) -> None:
        scene = Scene(f"X d5 c4, {own} e5", hand="cannon").do("summon cannon e5")
        assert scene.pieces == pieces("X d5 c4, X+ e5")
        assert scene.destroyed == {}

    @pytest.mark.example(8)
    @pytest.mark.rule("6.3")
    @pytest.mark.parametrize("there", ["X* e5", "O e5", "O+ e5", "O* e5", "O a5"])
    def test_not_without_such_a_piece(self, there: str) -> None:
        assert Scene(f"X d5 c4, {there}", hand="cannon").options_of("summon") == set()

    @pytest.mark.example(8)
    def test_three_pieces_that_allow_it_are_all_offered(self) -> None:
        scene = Scene("X c4 d5 e5 f6 e4", hand="cannon")
        assert scene.options_of("summon") == {"cannon d5", "cannon e5", "cannon e4"}

    @pytest.mark.example(8)
    @pytest.mark.rule("9.12")
    def test_destroys_all_commons_in_a_direction(self) -> None:
        scene = Scene("X e5 d5 c4 e8, O e6 e9 f6, O+ e7", hand="cannon")
        scene.do("summon cannon e5", "direction n")
        assert scene.pieces == pieces("X d5 c4, X+ e5, O f6, O+ e7")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.asked == "action"

    @pytest.mark.example(8)
    def test_may_keep_quiet(self) -> None:
        scene = Scene("X e5 d5 c4, O e6", hand="cannon").do("summon cannon e5", "decline")
        assert scene.pieces == pieces("X d5 c4, X+ e5, O e6")
        assert scene.asked == "action"

    @pytest.mark.parametrize("between", ["O+ f5", "X+ f5", "O* f5", "X* f5"])
    def test_upgraded_pieces_neither_stop_nor_suffer(self, between: str) -> None:
        scene = Scene(f"X e5 d5 c4, {between}, O g5 i5", hand="cannon")
        scene.do("summon cannon e5", "direction e")
        assert scene.pieces == pieces(f"X d5 c4, X+ e5, {between}")

    @pytest.mark.rule("9.4")
    def test_the_direction_of_its_own_pattern_is_not_indicated(self) -> None:
        ring = "O f5 f4 e4 d4 d6 e6 f6 a5"
        scene = Scene(f"X e5 d5 c4, {ring}", hand="cannon").do("summon cannon e5")
        assert scene.asked == "direction"
        assert scene.options_of("direction") == {"n", "ne", "e", "se", "s", "sw", "nw"}
        assert scene.can("decline")

    def test_only_directions_with_a_common_are_offered(self) -> None:
        scene = Scene("X e5 d5 c4 b2, O+ e7, O h8", hand="cannon").do("summon cannon e5")
        assert scene.options == {"direction ne", "direction sw", "decline"}

    def test_nothing_is_asked_when_there_is_none(self) -> None:
        scene = Scene("X e5 d5 c4, O b5, O+ e7, O f7", hand="cannon").do("summon cannon e5")
        assert scene.asked == "action"

    @pytest.mark.rule("6.1", "9.12")
    def test_turned_at_the_edge(self) -> None:
        scene = Scene("X a5 b5 c6, O a7 d5", hand="cannon").do("summon cannon a5")
        assert scene.options_of("direction") == {"n"}
        assert scene.do("direction n").destroyed == {"O": (1, 0, 0)}

    @pytest.mark.rule("6.4", "9.4")
    def test_the_way_is_chosen_when_the_directions_differ(self) -> None:
        scene = Scene("X e5 d5 c4 e4 d3", hand="cannon").do("summon cannon e5")
        assert scene.options_of("way") == {
            "directions=n,ne,e,se,s,sw,nw squares=c4,d5,e5",
            "directions=n,ne,e,se,sw,w,nw squares=d3,e4,e5",
        }
        scene.do("way directions=n,ne,e,se,s,sw,nw squares=c4,d5,e5")
        assert scene.options_of("direction") == {"s"}

    @pytest.mark.rule("6.4")
    def test_the_way_is_not_asked_when_they_do_not(self) -> None:
        scene = Scene("X e5 d5 c4 c6, O e6", hand="cannon").do("summon cannon e5")
        assert scene.asked == "direction"

    @pytest.mark.example(30)
    @pytest.mark.rule("12.4")
    @pytest.mark.parametrize("pattern", ["X c4, O d5", "X d5, O c4"])
    def test_improvised_elsewhere_in_the_pattern(self, pattern: str) -> None:
        scene = Scene(f"{pattern}, X e5", hand="cannon", form="melee").do("summon cannon e5")
        assert scene.pieces == pieces(f"{pattern}, X+ e5")
        assert scene.destroyed == {}
        assert scene.position.improvised == (0b010, 0, 0)

    @pytest.mark.example(30)
    @pytest.mark.rule("12.4")
    def test_improvised_on_the_summoning_square(self) -> None:
        scene = Scene("X c4 d5, Y+ e5", hand="cannon", form="melee").do("summon cannon e5")
        assert scene.pieces == pieces("X c4 d5, X+ e5")
        assert scene.destroyed == {"Y": (0, 1, 0)}
        assert scene.position.improvised == (0b100, 0, 0)

    @pytest.mark.example(30)
    @pytest.mark.rule("6.3", "12.4")
    def test_never_improvised_over_a_legendary(self) -> None:
        scene = Scene("X c4 d5, O* e5", hand="cannon", form="melee")
        assert scene.options_of("summon") == set()

    def test_in_melee_everybody_suffers(self) -> None:
        scene = Scene("X e5 d5 c4, O e6, Y e7 e8", hand="cannon", form="melee")
        scene.do("summon cannon e5", "direction n")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (2, 0, 0)}


class TestChampion:
    PATTERN = "X d5 d4 e4 e3"

    @pytest.mark.parametrize(("enemy", "destroyed"), [("O", (1, 0, 0)), ("O+", (0, 1, 0))])
    def test_destroys_an_adjacent_enemy(self, enemy: str, destroyed: tuple[int, int, int]) -> None:
        scene = Scene(f"{self.PATTERN}, {enemy} e6", hand="champion")
        scene.do("summon champion e5", "pick e6")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5")
        assert scene.destroyed == {"O": destroyed}
        assert scene.position.actions == 1

    def test_falls_with_a_legendary_one_for_an_action(self) -> None:
        scene = Scene(f"{self.PATTERN}, O* f6, O e6", hand="champion")
        scene.do("summon champion e5", "pick f6")
        assert scene.pieces == pieces(f"{self.PATTERN}, O e6")
        assert scene.destroyed == {"O": (0, 0, 1)}
        assert scene.position.actions == 2

    def test_declining(self) -> None:
        scene = Scene(f"{self.PATTERN}, O* f6", hand="champion")
        scene.do("summon champion e5", "decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5, O* f6")
        assert scene.position.actions == 1

    def test_only_adjacent_enemies_are_targets(self) -> None:
        scene = Scene(f"{self.PATTERN}, X+ f4, X* f5, O d6, O+ e6, O* f6, O e7", hand="champion")
        scene.do("summon champion e5")
        assert scene.options == {"pick d6", "pick e6", "pick f6", "decline"}

    def test_nothing_is_asked_without_one(self) -> None:
        scene = Scene(f"{self.PATTERN}, X f6, O e7", hand="champion").do("summon champion e5")
        assert scene.asked == "action"

    def test_at_the_edge(self) -> None:
        scene = Scene("X a4 b4 b5 c5, O a6 b6 a7", hand="champion").do("summon champion a5")
        assert scene.options_of("pick") == {"a6", "b6"}

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern", ["f5 f4 e4 e3", "f5 f6 e6 e7", "d5 d6 e6 e7", "e4 f4 f5 g5", "e6 d6 d5 c5"]
    )
    def test_other_ways_round(self, pattern: str) -> None:
        assert Scene(f"X {pattern}", hand="champion").can("summon champion e5")

    @pytest.mark.example(31)
    @pytest.mark.rule("12.4")
    def test_may_destroy_the_very_piece_it_was_improvised_with(self) -> None:
        scene = Scene("X d4 e4 e3, O+ d5", hand="champion", form="melee")
        scene.do("summon champion e5", "pick d5")
        assert scene.pieces == pieces("X d4 e4 e3, X+ e5")
        assert scene.destroyed == {"O": (0, 1, 0)}
        assert scene.position.improvised == (0b010, 0, 0)


class TestInfantryCaptain:
    PATTERN = "X c4 d4 f4 g4"

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        ("row", "squares"), [("c4 d4 f4 g4", {"e5", "e3"}), ("d2 d3 d5 d6", {"c4", "e4"})]
    )
    def test_above_or_below_the_gap(self, row: str, squares: set[str]) -> None:
        scene = Scene(f"X {row}", hand="infantry-captain")
        assert scene.options_of("summon") == {f"infantry-captain {square}" for square in squares}

    @pytest.mark.example(9)
    def test_does_not_move_himself(self) -> None:
        scene = Scene(f"{self.PATTERN}, X+ a5, X* i5, O e1", hand="infantry-captain")
        scene.do("summon infantry-captain e5")
        assert movers(scene) == {"c4", "d4", "f4", "g4", "a5", "i5"}
        scene.do("move c4-c5")
        assert movers(scene) == {"c5", "d4", "f4", "g4", "a5", "i5"}

    @pytest.mark.rule("9.5")
    def test_one_piece_does_two_combat_moves(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c5 c6", hand="infantry-captain")
        scene.do("summon infantry-captain e5", "move c4-c5", "move c5-c6")
        assert scene.pieces == pieces("X d4 f4 g4 c6, X+ e5")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.asked == "action"

    def test_two_pieces_do_one_each(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c5 g5", hand="infantry-captain")
        scene.do("summon infantry-captain e5", "move c4-c5", "move g4-g5")
        assert scene.pieces == pieces("X c5 d4 f4 g5, X+ e5")
        assert scene.asked == "action"

    @pytest.mark.rule("9.1")
    @pytest.mark.parametrize("moves", [[], ["move c4-b4"]])
    def test_may_stop_at_any_time(self, moves: list[str]) -> None:
        scene = Scene(self.PATTERN, hand="infantry-captain")
        scene.do("summon infantry-captain e5", *moves, "decline")
        assert scene.asked == "action"
        assert scene.at("d4") == "X"

    @pytest.mark.rule("9.5")
    def test_own_pieces_are_destroyed_too(self) -> None:
        scene = Scene(self.PATTERN, hand="infantry-captain")
        scene.do("summon infantry-captain e5", "move c4-d4", "decline")
        assert scene.pieces == pieces("X d4 f4 g4, X+ e5")
        assert scene.destroyed == {}

    @pytest.mark.rule("9.3", "9.5")
    def test_a_heroic_piece_may_destroy_the_captain_and_move_on(self) -> None:
        scene = Scene("X c4 f4 g4, X+ d4", hand="infantry-captain")
        scene.do("summon infantry-captain e5", "move d4-e5", "move e5-e6")
        assert scene.pieces == pieces("X c4 f4 g4, X+ e6")

    def test_a_common_piece_does_not_enter_a_higher_rank(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ c5, O* b5", hand="infantry-captain")
        scene.do("summon infantry-captain e5")
        assert targets(scene, "c4") == {"b4", "d5", "d4", "b3", "c3", "d3"}


class TestCavalryCaptain:
    PATTERN = "X d4 f4 d3 f3"

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        ("pattern", "squares"), [("d4 f4 d3 f3", {"e5", "e2"}), ("d6 e6 d4 e4", {"c5", "f5"})]
    )
    def test_before_or_behind_the_columns(self, pattern: str, squares: set[str]) -> None:
        scene = Scene(f"X {pattern}", hand="cavalry-captain")
        assert scene.options_of("summon") == {f"cavalry-captain {square}" for square in squares}

    @pytest.mark.rule("9.5")
    @pytest.mark.parametrize("equal", ["b5", "c5", "d5"])
    def test_one_combat_move_and_two_standard_ones_in_any_order(self, equal: str) -> None:
        scene = Scene(f"{self.PATTERN}, X+ a5, O+ {equal}", hand="cavalry-captain")
        scene.do("summon cavalry-captain e5", "move a5-b5", "move b5-c5", "move c5-d5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5 d5")
        assert scene.destroyed == {"O": (0, 1, 0)}
        assert scene.asked == "action"

    @pytest.mark.rule("9.5")
    def test_a_second_combat_move_is_not_allowed(self) -> None:
        scene = Scene(f"{self.PATTERN}, X+ a5, O+ b5 c5, O b6", hand="cavalry-captain")
        scene.do("summon cavalry-captain e5", "move a5-b5")
        assert targets(scene, "b5") == {"a6", "b6", "c6", "a5", "a4", "b4", "c4"}

    @pytest.mark.example(14)
    @pytest.mark.rule("9.5")
    def test_it_destroys_on_every_square_it_enters(self) -> None:
        scene = Scene(f"{self.PATTERN} b5, X+ a5, O c5 d5", hand="cavalry-captain")
        scene.do("summon cavalry-captain e5", "move a5-b5", "move b5-c5", "move c5-d5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5 d5")
        assert scene.destroyed == {"O": (2, 0, 0)}

    def test_all_moves_are_done_by_one_piece(self) -> None:
        scene = Scene(self.PATTERN, hand="cavalry-captain")
        scene.do("summon cavalry-captain e5", "move d4-d5")
        assert movers(scene) == {"d5"}

    def test_a_common_piece_enters_one_occupied_square_at_most(self) -> None:
        scene = Scene(f"{self.PATTERN}, O d5 d6", hand="cavalry-captain")
        scene.do("summon cavalry-captain e5", "move d4-d5")
        assert targets(scene, "d5") == {"c6", "e6", "c5", "c4", "d4", "e4"}

    def test_your_pieces_but_the_captain_may_be_picked(self) -> None:
        scene = Scene(f"{self.PATTERN}, X* i5, O a5", hand="cavalry-captain")
        scene.do("summon cavalry-captain e5")
        assert movers(scene) == {"d4", "f4", "d3", "f3", "i5"}

    def test_a_legendary_piece_fights_a_legendary_one(self) -> None:
        scene = Scene(f"{self.PATTERN}, X* i5, O* i6 i7", hand="cavalry-captain")
        scene.do("summon cavalry-captain e5", "move i5-i6")
        assert scene.destroyed == {"O": (0, 0, 1)}
        assert targets(scene, "i6") == {"h7", "h6", "h5", "i5"}

    @pytest.mark.rule("9.5")
    def test_a_heroic_piece_may_destroy_the_captain(self) -> None:
        scene = Scene("X f4 d3 f3, X+ d4", hand="cavalry-captain")
        scene.do("summon cavalry-captain e5", "move d4-e5", "move e5-e6", "move e6-e7")
        assert scene.pieces == pieces("X f4 d3 f3, X+ e7")
        assert scene.destroyed == {}

    @pytest.mark.rule("9.1")
    @pytest.mark.parametrize("moves", [[], ["move d4-d5"], ["move d4-d5", "move d5-d6"]])
    def test_may_stop_at_any_time(self, moves: list[str]) -> None:
        scene = Scene(self.PATTERN, hand="cavalry-captain")
        scene.do("summon cavalry-captain e5", *moves, "decline")
        assert scene.asked == "action"
        assert scene.at("e5") == "X+"


class TestGryphonRider:
    PATTERN = "X d5 c4 e4 f3"

    @pytest.mark.rule("9.6")
    def test_leaps_to_any_square_without_a_legendary_piece(self) -> None:
        scene = Scene(f"{self.PATTERN}, X* a5, O* i5, O+ a3, O i4, X+ c9", hand="gryphon-rider")
        scene.do("summon gryphon-rider e5")
        assert scene.asked == "leap"
        reached = {leap.removeprefix("e5-") for leap in scene.options_of("leap")}
        assert reached == set(SQUARE) - {"e5", "a5", "i5"}
        assert scene.can("decline")

    @pytest.mark.example(14)
    @pytest.mark.rule("9.6")
    @pytest.mark.parametrize(
        ("victim", "destroyed"),
        [("O", {"O": (1, 0, 0)}), ("O+", {"O": (0, 1, 0)}), ("X", {}), ("X+", {})],
    )
    def test_a_leap_destroys_only_where_it_lands(
        self, victim: str, destroyed: dict[str, tuple[int, int, int]]
    ) -> None:
        scene = Scene(f"{self.PATTERN}, O f5 g5, {victim} h5", hand="gryphon-rider")
        scene.do("summon gryphon-rider e5", "leap e5-h5", "decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, O f5 g5, X+ h5")
        assert scene.destroyed == destroyed

    def test_may_stay_and_then_nothing_more_is_asked(self) -> None:
        scene = Scene(self.PATTERN, hand="gryphon-rider").do("summon gryphon-rider e5", "decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5")
        assert scene.asked == "action"

    def test_is_downgraded_and_a_common_is_placed_next_to_her(self) -> None:
        scene = Scene(f"{self.PATTERN}, O h6, X g4", hand="gryphon-rider")
        scene.do("summon gryphon-rider e5", "leap e5-h5")
        assert scene.asked == "downgrade"
        assert scene.options == {"pick h5", "decline"}
        scene.do("pick h5")
        assert scene.asked == "place"
        assert scene.options == {
            "place g6", "place i6", "place g5", "place i5", "place h4", "place i4",
        }  # fmt: skip
        scene.do("place i4")
        assert scene.pieces == pieces(f"{self.PATTERN}, O h6, X g4 h5 i4")
        assert scene.asked == "action"

    def test_may_stay_heroic(self) -> None:
        scene = Scene(self.PATTERN, hand="gryphon-rider")
        scene.do("summon gryphon-rider e5", "leap e5-h5", "decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ h5")
        assert scene.asked == "action"

    def test_at_the_edge(self) -> None:
        scene = Scene(self.PATTERN, hand="gryphon-rider")
        scene.do("summon gryphon-rider e5", "leap e5-a3", "pick a3")
        assert scene.options_of("place") == {"a4", "b4", "b3", "b2"}

    @pytest.mark.rule("9.1")
    def test_the_only_free_square_is_taken_without_asking(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a4 b4 b3", hand="gryphon-rider")
        scene.do("summon gryphon-rider e5", "leap e5-a3", "pick a3")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"{self.PATTERN}, O a4 b4 b3, X a3 b2")

    @pytest.mark.rule("9.1")
    def test_with_no_free_square_she_may_still_be_downgraded(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a4 b4 b3 b2", hand="gryphon-rider")
        scene.do("summon gryphon-rider e5", "leap e5-a3", "pick a3")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"{self.PATTERN}, O a4 b4 b3 b2, X a3")

    @pytest.mark.rule("9.7")
    def test_without_stock_she_may_still_be_downgraded(self) -> None:
        far = TWELVE_FAR.removesuffix(" a4")
        scene = Scene(f"{self.PATTERN}, X {far}", hand="gryphon-rider")
        scene.do("summon gryphon-rider e5", "leap e5-h6", "pick h6")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"{self.PATTERN}, X {far} h6")

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern",
        [
            "f5 g4 e4 d3",
            "d5 c6 e6 f7",
            "f5 g6 e6 d7",
            "e4 f3 f5 g6",
            "e6 d7 d5 c4",
            "e4 d3 d5 c6",
            "e6 f7 f5 g4",
        ],
    )
    def test_other_ways_round(self, pattern: str) -> None:
        assert Scene(f"X {pattern}", hand="gryphon-rider").can("summon gryphon-rider e5")


class TestKnight:
    PATTERN = "X d4 e4 f4 d3"

    @pytest.mark.example(7)
    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern",
        [
            "d4 e4 f4 d3",
            "d4 e4 f4 f3",
            "d6 e6 f6 d7",
            "d6 e6 f6 f7",
            "d4 d5 d6 c6",
            "d4 d5 d6 c4",
            "f4 f5 f6 g6",
            "f4 f5 f6 g4",
        ],
    )
    def test_every_way_round(self, pattern: str) -> None:
        assert Scene(f"X {pattern}", hand="knight").can("summon knight e5")

    @pytest.mark.example(7)
    @pytest.mark.rule("6.2")
    def test_empty_squares_of_the_card_may_be_occupied(self) -> None:
        scene = Scene(f"{self.PATTERN}, X+ d5, O f5, O+ e3, O* f3", hand="knight")
        assert scene.can("summon knight e5")

    @pytest.mark.example(7)
    @pytest.mark.rule("6.3")
    @pytest.mark.parametrize(
        ("there", "allowed"),
        [("X", True), ("X+", True), ("O", True), ("O+", True), ("X*", False), ("O*", False)],
    )
    def test_over_a_common_or_heroic_but_never_a_legendary(self, there: str, allowed: bool) -> None:
        scene = Scene(f"{self.PATTERN}, {there} e5", hand="knight")
        assert scene.can("summon knight e5") is allowed

    @pytest.mark.example(13)
    @pytest.mark.rule("9.5")
    def test_enters_empty_and_heroic_squares_but_never_common_ones(self) -> None:
        scene = Scene(f"{self.PATTERN}, O d6, O+ e6, X+ f6, O* f5", hand="knight")
        scene.do("summon knight e5")
        assert scene.options == {"move e5-d5", "move e5-e6", "move e5-f6", "decline"}

    def test_three_moves(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ e6, X+ e7", hand="knight")
        scene.do("summon knight e5", "move e5-e6", "move e6-e7", "move e7-e8")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e8")
        assert scene.destroyed == {"O": (0, 1, 0)}
        assert scene.asked == "action"

    @pytest.mark.rule("9.1")
    @pytest.mark.parametrize(
        ("moves", "where"),
        [([], "e5"), (["move e5-e6"], "e6"), (["move e5-e6", "move e6-e7"], "e7")],
    )
    def test_may_stop_at_any_time(self, moves: list[str], where: str) -> None:
        scene = Scene(self.PATTERN, hand="knight").do("summon knight e5", *moves, "decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ {where}")
        assert scene.asked == "action"

    def test_nothing_is_asked_when_it_is_shut_in(self) -> None:
        scene = Scene(f"{self.PATTERN}, O d5 d6 f5, O* f6, X* e6", hand="knight")
        assert scene.do("summon knight e5").asked == "action"

    def test_only_the_knight_moves_and_not_over_the_edge(self) -> None:
        scene = Scene("X b4 b5 b6 c4", hand="knight").do("summon knight a5")
        assert scene.options == {"move a5-a6", "move a5-a4", "decline"}

    @pytest.mark.example(33)
    @pytest.mark.rule("12T.5")
    def test_handed_over_after_one_move_the_partner_does_up_to_two(self) -> None:
        scene = Scene(self.PATTERN, hand="knight", teams=True)
        scene.do("place a5", "summon knight e5", "move e5-e6")
        assert scene.question.seat == 0
        scene.do("hand-over")
        assert scene.question.seat == 2
        assert movers(scene) == {"e6"}
        assert scene.can("decline")
        assert not scene.can("hand-over")
        scene.do("move e6-e7", "move e7-e8")
        assert scene.question.seat == 0
        assert scene.options == {"end-turn"}
        assert scene.pieces == pieces(f"{self.PATTERN}, X a5, X+ e8")

    @pytest.mark.example(37)
    @pytest.mark.rule("12T.5")
    def test_handed_over_before_the_first_move_the_partner_does_up_to_three(self) -> None:
        scene = Scene(self.PATTERN, hand="knight", teams=True, actions=1)
        scene.do("summon knight e5", "hand-over")
        for move in ("e5-e6", "e6-e7", "e7-e8"):
            assert scene.question.seat == 2
            scene.do(f"move {move}")
        assert scene.question.seat == 0
        assert scene.options == {"end-turn"}
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e8")


class TestHighPriestess:
    @pytest.mark.rule("6.3")
    @pytest.mark.parametrize(
        ("there", "allowed"), [("X", True), ("X+", True), ("X*", False), ("O", False)]
    )
    def test_replaces_an_own_common_or_heroic(self, there: str, allowed: bool) -> None:
        scene = Scene(f"X d3 f3, {there} e5", hand="high-priestess")
        assert scene.can("summon high-priestess e5") is allowed

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize("pair", ["d3 f3", "d7 f7", "c4 c6", "g4 g6"])
    def test_every_way_round(self, pair: str) -> None:
        scene = Scene(f"X e5 {pair}", hand="high-priestess")
        assert scene.options_of("summon") == {"high-priestess e5"}

    def test_moves_and_upgrades_a_neighbour_of_her_new_square(self) -> None:
        scene = Scene("X e5 d3 f3, O e7 f5", hand="high-priestess")
        scene.do("summon high-priestess e5", "move e5-e6")
        assert scene.asked == "upgrade"
        assert scene.options == {"pick e7", "pick f5", "decline"}
        scene.do("pick e7")
        assert scene.pieces == pieces("X d3 f3, X+ e6, O+ e7, O f5")
        assert scene.asked == "action"

    @pytest.mark.rule("9.5")
    def test_her_move_is_a_standard_one(self) -> None:
        scene = Scene("X e5 d3 f3 d4, O d5, O+ d6, X+ e6, O* f6", hand="high-priestess")
        scene.do("summon high-priestess e5")
        assert scene.asked == "move"
        assert scene.options == {
            "move e5-d4", "move e5-d5", "move e5-e4", "move e5-f4", "move e5-f5", "decline",
        }  # fmt: skip
        scene.do("move e5-d5", "decline")
        assert scene.pieces == pieces("X d3 f3 d4, X+ d5 e6, O+ d6, O* f6")
        assert scene.destroyed == {"O": (1, 0, 0)}

    @pytest.mark.parametrize(("common", "heroic"), [("O", "O+"), ("X", "X+")])
    def test_stays_and_upgrades_anyones_piece(self, common: str, heroic: str) -> None:
        scene = Scene(f"X e5 d3 f3, {common} e6", hand="high-priestess")
        scene.do("summon high-priestess e5", "decline", "pick e6")
        assert scene.pieces == pieces(f"X d3 f3, X+ e5, {heroic} e6")
        assert scene.asked == "action"

    def test_neither_moves_nor_upgrades(self) -> None:
        scene = Scene("X e5 d3 f3, O e6", hand="high-priestess")
        scene.do("summon high-priestess e5", "decline", "decline")
        assert scene.pieces == pieces("X d3 f3, X+ e5, O e6")
        assert scene.asked == "action"

    def test_only_commons_next_to_her_are_upgraded(self) -> None:
        scene = Scene("X e5 d3 f3, O+ e6, X+ d6, O a5", hand="high-priestess")
        scene.do("summon high-priestess e5", "decline")
        assert scene.asked == "action"

    def test_nothing_is_asked_when_she_is_shut_in_by_higher_pieces(self) -> None:
        ring = "O+ d4 e4 f4 d5 f5, X+ d6 e6, O* f6"
        scene = Scene(f"X e5 d3 f3, {ring}", hand="high-priestess").do("summon high-priestess e5")
        assert scene.asked == "action"

    def test_at_the_edge(self) -> None:
        scene = Scene("X a5 c4 c6, O a6", hand="high-priestess").do("summon high-priestess a5")
        assert targets(scene, "a5") == {"a6", "b6", "b5", "b4", "a4"}
        assert scene.do("decline").options_of("pick") == {"a6"}


class TestMasterOfIntrigue:
    PATTERN = "X d4 f4 d6 f6"

    def test_three_moves_with_the_master(self) -> None:
        scene = Scene(f"{self.PATTERN}, O e6", hand="master-of-intrigue")
        scene.do("summon master-of-intrigue e5", "move e5-e6", "move e6-e7", "move e7-e8")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e8")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.asked == "action"

    @pytest.mark.rule("9.5")
    def test_three_combat_moves_with_a_used_piece(self) -> None:
        scene = Scene(f"{self.PATTERN}, O d7 d8", hand="master-of-intrigue")
        scene.do("summon master-of-intrigue e5", "move d6-d7", "move d7-d8", "move d8-d9")
        assert scene.pieces == pieces("X d4 f4 f6 d9, X+ e5")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.asked == "action"

    def test_a_mix(self) -> None:
        scene = Scene(self.PATTERN, hand="master-of-intrigue")
        scene.do("summon master-of-intrigue e5", "move d6-d7", "move e5-e6", "move f6-f7")
        assert scene.pieces == pieces("X d4 f4 d7 f7, X+ e6")

    @pytest.mark.rule("9.1")
    @pytest.mark.parametrize("moves", [[], ["move e5-e6"], ["move e5-e6", "move d4-d3"]])
    def test_may_stop_at_any_time(self, moves: list[str]) -> None:
        scene = Scene(self.PATTERN, hand="master-of-intrigue")
        scene.do("summon master-of-intrigue e5", *moves, "decline")
        assert scene.asked == "action"
        assert scene.at("f6") == "X"

    def test_the_master_moves_by_the_standard(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ e6, X+ e4, O f5, O* d5", hand="master-of-intrigue")
        scene.do("summon master-of-intrigue e5")
        assert targets(scene, "e5") == {"f5", "d4", "f4", "d6", "f6"}

    def test_only_non_legendary_pieces_that_were_used(self) -> None:
        scene = Scene("X d4 f4 e3, X+ d6, X* f6, O a5", hand="master-of-intrigue")
        scene.do("summon master-of-intrigue e5")
        assert movers(scene) == {"e5", "d4", "f4", "d6"}

    def test_used_pieces_are_followed_as_they_move(self) -> None:
        scene = Scene(f"{self.PATTERN} d8", hand="master-of-intrigue")
        scene.do("summon master-of-intrigue e5", "move d6-d7")
        assert movers(scene) == {"e5", "d4", "f4", "d7", "f6"}

    def test_a_used_piece_the_master_destroys_is_gone(self) -> None:
        scene = Scene(self.PATTERN, hand="master-of-intrigue")
        scene.do("summon master-of-intrigue e5", "move e5-d6", "move d6-d7")
        assert movers(scene) == {"d7", "d4", "f4", "f6"}
        assert scene.pieces == pieces("X d4 f4 f6, X+ d7")

    @pytest.mark.rule("9.3")
    def test_a_used_heroic_may_destroy_the_master_and_fights_on(self) -> None:
        scene = Scene("X d4 f4 f6, X+ d6, O+ e6", hand="master-of-intrigue")
        scene.do("summon master-of-intrigue e5", "move d6-e5")
        assert movers(scene) == {"e5", "d4", "f4", "f6"}
        scene.do("move e5-e6", "move e6-e7")
        assert scene.pieces == pieces("X d4 f4 f6, X+ e7")
        assert scene.destroyed == {"O": (0, 1, 0)}

    @pytest.mark.rule("12.4")
    def test_an_improvised_enemy_piece_counts_as_used(self) -> None:
        scene = Scene("X d4 f4 d6, O f6, Y f7", hand="master-of-intrigue", form="melee")
        scene.do("summon master-of-intrigue e5")
        assert movers(scene) == {"e5", "d4", "f4", "d6", "f6"}
        scene.do("move f6-f7", "move f7-g7", "decline")
        assert scene.pieces == pieces("X d4 f4 d6, X+ e5, O g7")
        assert scene.destroyed == {"Y": (1, 0, 0)}

    def test_at_the_edge(self) -> None:
        scene = Scene("X* c8 e8 c6 e6, X a5", hand="master-of-intrigue")
        scene.do("summon master-of-intrigue d7", "move d7-d8", "move d8-d9")
        assert scene.options == {"move d9-c9", "move d9-d8", "move d9-e9", "decline"}


class TestGunTower:
    BLOCK = "X e4 f4 e3 f3"

    def test_destroys_the_first_two_pieces(self) -> None:
        scene = Scene(f"{self.BLOCK}, O g5, O+ h5, O i5 e6", hand="gun-tower")
        scene.do("summon gun-tower e5", "direction e")
        assert scene.pieces == pieces(f"{self.BLOCK}, X+ e5, O i5 e6")
        assert scene.destroyed == {"O": (1, 1, 0)}
        assert scene.asked == "action"

    def test_own_pieces_too(self) -> None:
        scene = Scene(f"{self.BLOCK}, X d5, X+ b5, O a5", hand="gun-tower")
        scene.do("summon gun-tower e5", "direction w")
        assert scene.pieces == pieces(f"{self.BLOCK}, X+ e5, O a5")
        assert scene.destroyed == {}

    def test_or_the_only_one(self) -> None:
        scene = Scene(f"{self.BLOCK}, O i5", hand="gun-tower")
        scene.do("summon gun-tower e5", "direction e")
        assert scene.pieces == pieces(f"{self.BLOCK}, X+ e5")

    def test_may_keep_quiet(self) -> None:
        scene = Scene(f"{self.BLOCK}, O g5", hand="gun-tower").do("summon gun-tower e5", "decline")
        assert scene.pieces == pieces(f"{self.BLOCK}, X+ e5, O g5")
        assert scene.asked == "action"

    @pytest.mark.parametrize("legendary", ["O*", "X*"])
    def test_a_legendary_piece_stops_the_shot(self, legendary: str) -> None:
        scene = Scene(f"{self.BLOCK}, O f5, {legendary} g5, O h5", hand="gun-tower")
        scene.do("summon gun-tower e5", "direction e")
        assert scene.pieces == pieces(f"{self.BLOCK}, X+ e5, {legendary} g5, O h5")
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_only_directions_with_a_victim_are_offered(self) -> None:
        scene = Scene(f"{self.BLOCK}, O c5, O* f5, O g5", hand="gun-tower")
        scene.do("summon gun-tower e5")
        assert scene.asked == "direction"
        assert scene.options == {"direction w", "decline"}

    def test_nothing_is_asked_when_there_is_none(self) -> None:
        scene = Scene(f"{self.BLOCK}, O e6 d4, O* f5, O g5", hand="gun-tower")
        assert scene.do("summon gun-tower e5").asked == "action"

    @pytest.mark.rule("6.1", "9.4")
    @pytest.mark.parametrize(
        ("square", "ways"),
        [
            ("e5", {"w", "e"}),
            ("f5", {"w", "e"}),
            ("e2", {"w", "e"}),
            ("f2", {"w", "e"}),
            ("d4", {"n", "s"}),
            ("d3", {"n", "s"}),
            ("g4", {"n", "s"}),
            ("g3", {"n", "s"}),
        ],
    )
    def test_it_shoots_along_its_block(self, square: str, ways: set[str]) -> None:
        others = elsewhere(f"e4 f4 e3 f3 {square}")
        scene = Scene(f"{self.BLOCK}, O {others}", hand="gun-tower")
        scene.do(f"summon gun-tower {square}")
        assert scene.options_of("direction") == ways

    def test_in_the_corner_of_the_board(self) -> None:
        scene = Scene("X c8 d8 c7 d7, O d9 b8", hand="gun-tower").do("summon gun-tower c9")
        assert scene.options_of("direction") == {"e"}

    @pytest.mark.rule("6.4", "9.4")
    def test_the_way_is_chosen_when_the_directions_differ(self) -> None:
        scene = Scene(f"{self.BLOCK}, X c5 d5 c6 d6, O e7 g5", hand="gun-tower")
        scene.do("summon gun-tower e5")
        assert scene.options_of("way") == {
            "directions=e,w squares=e3,f3,e4,f4",
            "directions=n,s squares=c5,d5,c6,d6",
        }
        scene.do("way directions=n,s squares=c5,d5,c6,d6")
        assert scene.options_of("direction") == {"n", "s"}

    @pytest.mark.rule("6.4")
    def test_the_way_is_not_asked_when_they_do_not(self) -> None:
        scene = Scene(f"{self.BLOCK}, X d6 e6 d7 e7, O g5", hand="gun-tower")
        assert scene.do("summon gun-tower e5").asked == "direction"

    def test_in_melee_everybody_suffers(self) -> None:
        scene = Scene(f"{self.BLOCK}, O g5, Y h5 i5", hand="gun-tower", form="melee")
        scene.do("summon gun-tower e5", "direction e")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (1, 0, 0)}
