"""The Highland beings, clause by clause."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.arena import COORDINATES
from legendarium.tashkalar.position import Player
from scene import Scene, pieces


def words(text: str) -> set[str]:
    return set(text.split())


def targets(scene: Scene, piece: str, kind: str = "move") -> set[str]:
    """Where this piece may go."""
    return {text.split("-")[1] for text in scene.options_of(kind) if text.startswith(f"{piece}-")}


def movers(scene: Scene) -> set[str]:
    """Which pieces may move."""
    return {text.split("-")[0] for text in scene.options_of("move")}


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("card", "pattern"),
    [
        ("wild-eagle", "d4 f4"),
        ("wild-eagle", "f4 f6"),
        ("wild-eagle", "d6 f6"),
        ("wild-eagle", "d4 d6"),
        ("clan-axeman", "d4 f6"),
        ("clan-axeman", "d6 f4"),
        ("clan-healer", "d5 f5 f6"),
        ("clan-healer", "d5 f5 d6"),
        ("clan-healer", "e4 e6 f4"),
        ("dire-wolf", "e4 d4 c3"),
        ("dire-wolf", "e4 f4 g3"),
        ("dire-wolf", "d5 d6 c7"),
        ("ritual-keeper", "e6 d5"),
        ("ritual-keeper", "e6 f5"),
        ("ritual-keeper", "e4 d5"),
        ("eagle-lord", "c5 g5 d4 f4"),
        ("eagle-lord", "c5 g5 d6 f6"),
        ("eagle-lord", "e3 e7 d4 d6"),
        ("wolf-rider", "e4 f4 g4 e3"),
        ("wolf-rider", "e4 d4 c4 e3"),
        ("wolf-rider", "d5 d4 d3 c5"),
        ("blood-shaman", "f6 f5 d4 e4"),
        ("blood-shaman", "d6 d5 f4 e4"),
        ("blood-shaman", "d4 d5 f6 e6"),
        ("war-drummer", "e5 f5 e4 f4"),
        ("war-drummer", "e5 d5 e6 d6"),
        ("hill-giant", "e4 d3 e3 f3"),
        ("hill-giant", "e6 d7 e7 f7"),
        ("hill-giant", "d5 c4 c5 c6"),
        ("warlord", "d4 e4 f4 c3 g3"),
        ("warlord", "d6 e6 f6 c7 g7"),
        ("warlord", "d4 d5 d6 c3 c7"),
        ("war-summoner", "d5 f5 e4 e3"),
        ("war-summoner", "d5 f5 e6 e7"),
        ("war-summoner", "e4 e6 d5 c5"),
        ("ritual-master", "d6 d4 f4"),
        ("ritual-master", "d6 f6 f4"),
        ("ritual-master", "d4 f4 f6"),
        ("legend-slayer", "e4 f4 e3 g3"),
        ("legend-slayer", "e4 d4 e3 c3"),
        ("legend-slayer", "d5 d4 c5 c3"),
        ("mountain-troll", "d4 e4 e3 f3"),
        ("mountain-troll", "f4 e4 e3 d3"),
        ("mountain-troll", "d6 d5 c5 c4"),
        ("hungry-bear", "f5 e4 f4"),
        ("hungry-bear", "d5 e6 d6"),
        ("werewolf", "c6 b5 c4"),
        ("werewolf", "g6 h5 g4"),
        ("werewolf", "d7 e8 f7"),
        ("clan-guardian", "c5 d5 f5"),
        ("clan-guardian", "d5 f5 g5"),
        ("clan-guardian", "e3 e4 e6"),
    ],
)
def test_a_pattern_may_be_turned_and_mirrored_and_needs_every_piece(
    card: str, pattern: str
) -> None:
    assert Scene(f"X {pattern}", hand=card).can(f"summon {card} e5")
    for missing in pattern.split():
        others = [square for square in pattern.split() if square != missing]
        scene = Scene(f"X {' '.join(others)}, O {missing}", hand=card)
        assert not scene.can(f"summon {card} e5")


class TestWildEagle:
    def test_leaps_onto_an_empty_square_far_away(self) -> None:
        scene = Scene("X d4 f4", hand="wild-eagle").do("summon wild-eagle e5", "leap e5-c9")
        assert scene.pieces == pieces("X d4 f4 c9")
        assert scene.asked == "action"

    def test_declining_leaves_it_where_it_was_summoned(self) -> None:
        scene = Scene("X d4 f4, O c9", hand="wild-eagle").do("summon wild-eagle e5", "decline")
        assert scene.pieces == pieces("X d4 f4 e5, O c9")
        assert scene.asked == "action"

    @pytest.mark.rule("9.6")
    def test_reaches_every_square_but_those_of_upgraded_pieces(self) -> None:
        scene = Scene("X d4 f4, X+ a3, O c9 e6, O+ g9, O* i7", hand="wild-eagle")
        scene.do("summon wild-eagle e5")
        assert scene.options_of("leap") == {
            f"e5-{square}" for square in set(COORDINATES) - words("e5 a3 g9 i7")
        }

    @pytest.mark.example(14)
    def test_destroys_only_where_it_lands(self) -> None:
        scene = Scene("X d4 f4, O e6 e7 e8", hand="wild-eagle")
        scene.do("summon wild-eagle e5", "leap e5-e8")
        assert scene.pieces == pieces("X d4 f4 e8, O e6 e7")
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_may_land_on_an_own_common_piece(self) -> None:
        scene = Scene("X d4 f4", hand="wild-eagle").do("summon wild-eagle e5", "leap e5-f4")
        assert scene.pieces == pieces("X d4 f4")
        assert scene.destroyed == {}


class TestClanAxeman:
    AROUND = "X d4 f6 e4, O d5 d6, O+ e6, O* f5"

    def test_sees_common_and_heroic_pieces_orthogonally_next_to_it(self) -> None:
        scene = Scene(self.AROUND, hand="clan-axeman").do("summon clan-axeman e5")
        assert scene.asked == "destroy"
        assert scene.options == words("decline") | {"pick d5", "pick e6", "pick e4"}

    @pytest.mark.parametrize(
        ("victim", "destroyed"), [("d5", {"O": (1, 0, 0)}), ("e6", {"O": (0, 1, 0)}), ("e4", {})]
    )
    def test_destroys_one_of_them(
        self, victim: str, destroyed: dict[str, tuple[int, int, int]]
    ) -> None:
        scene = Scene(self.AROUND, hand="clan-axeman")
        scene.do("summon clan-axeman e5", f"pick {victim}")
        left = {piece for piece in pieces(self.AROUND) if piece[1] != victim}
        assert scene.pieces == left | {("X", "e5")}
        assert scene.destroyed == destroyed
        assert scene.asked == "action"

    def test_may_spare_them(self) -> None:
        scene = Scene(self.AROUND, hand="clan-axeman").do("summon clan-axeman e5", "decline")
        assert scene.pieces == pieces(self.AROUND) | {("X", "e5")}

    def test_asks_nothing_with_only_legendary_and_diagonal_pieces_near(self) -> None:
        scene = Scene("X d4 f6, O d6 f4, O* e6", hand="clan-axeman").do("summon clan-axeman e5")
        assert scene.asked == "action"

    def test_at_the_edge_only_squares_of_the_board_count(self) -> None:
        scene = Scene("X a7 c9, O b7, O+ c8", hand="clan-axeman").do("summon clan-axeman b8")
        assert scene.options_of("pick") == words("b7 c8")


class TestClanHealer:
    NEXT_TO_GREEN = words(
        "b8 c8 d8 b7 d7 b6 c6 d6  f8 g8 h8 f7 h7 f6 g6 h6  i7 h5 i5  a6 b5 a4 b4"
        " e3 f3 g3 e2 g2 e1 f1 g1"
    )
    REST = "c1 d1 c2 d2 h2 a3 b3 c3 d3 h3 i3"

    def test_offers_the_empty_squares_next_to_green_ones(self) -> None:
        scene = Scene("X d5 f5 f6, O d8, O+ e2", hand="clan-healer").do("summon clan-healer e5")
        assert scene.options_of("place") == self.NEXT_TO_GREEN - words("f6 d8 e2")
        assert "decline" in scene.options

    def test_places_two_common_pieces(self) -> None:
        scene = Scene("X d5 f5 f6", hand="clan-healer")
        scene.do("summon clan-healer e5", "place d6")
        assert scene.options_of("place") == self.NEXT_TO_GREEN - words("f6 d6")
        scene.do("place i7")
        assert scene.pieces == pieces("X d5 f5 f6 e5 d6 i7")
        assert scene.asked == "action"
        assert scene.position.actions == 1

    def test_may_place_one_or_none(self) -> None:
        one = Scene("X d5 f5 f6", hand="clan-healer")
        one.do("summon clan-healer e5", "place d6", "decline")
        assert one.pieces == pieces("X d5 f5 f6 e5 d6")
        none = Scene("X d5 f5 f6", hand="clan-healer").do("summon clan-healer e5", "decline")
        assert none.pieces == pieces("X d5 f5 f6 e5")
        assert one.asked == none.asked == "action"

    @pytest.mark.rule("9.7")
    def test_places_only_one_when_the_stock_has_one(self) -> None:
        scene = Scene(f"X d5 f5 f6 {self.REST}", hand="clan-healer")
        scene.do("summon clan-healer e5", "place d6")
        assert scene.asked == "action"

    @pytest.mark.rule("9.7")
    def test_asks_nothing_when_the_stock_is_empty(self) -> None:
        scene = Scene(f"X d5 f5 f6 {self.REST}, X+ g4, X* h4", hand="clan-healer")
        scene.do("summon clan-healer e5")
        assert scene.asked == "action"

    def test_asks_nothing_when_all_those_squares_are_taken(self) -> None:
        taken = sorted(self.NEXT_TO_GREEN - {"f6"})
        drawing = f"X d5 f5 f6, O {' '.join(taken[:15])}, Y {' '.join(taken[15:])}"
        scene = Scene(drawing, hand="clan-healer", form="melee").do("summon clan-healer e5")
        assert scene.asked == "action"


class TestDireWolf:
    def test_does_two_combat_moves_destroying_on_both_squares(self) -> None:
        scene = Scene("X e4 d4 c3, O e6 f7", hand="dire-wolf")
        scene.do("summon dire-wolf e5", "move e5-e6", "move e6-f7")
        assert scene.pieces == pieces("X e4 d4 c3 f7")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.asked == "action"

    def test_may_stop_after_one(self) -> None:
        scene = Scene("X e4 d4 c3", hand="dire-wolf")
        scene.do("summon dire-wolf e5", "move e5-e6", "decline")
        assert scene.pieces == pieces("X e4 d4 c3 e6")

    def test_may_stay(self) -> None:
        scene = Scene("X e4 d4 c3, O e6", hand="dire-wolf").do("summon dire-wolf e5", "decline")
        assert scene.pieces == pieces("X e4 d4 c3 e5, O e6")
        assert scene.asked == "action"

    @pytest.mark.example(12)
    def test_enters_empty_squares_and_common_pieces_of_anyone(self) -> None:
        scene = Scene("X e4 d4 c3, X+ f5, O e6, O+ d6, O* d5", hand="dire-wolf")
        scene.do("summon dire-wolf e5")
        assert movers(scene) == {"e5"}
        assert targets(scene, "e5") == words("e6 f6 d4 e4 f4")
        scene.do("move e5-e4")
        assert scene.at("e4") == "X"
        assert scene.destroyed == {}

    def test_may_come_back(self) -> None:
        scene = Scene("X e4 d4 c3", hand="dire-wolf")
        scene.do("summon dire-wolf e5", "move e5-f6", "move f6-e5")
        assert scene.pieces == pieces("X e4 d4 c3 e5")

    def test_shut_in_by_upgraded_pieces_it_asks_nothing(self) -> None:
        scene = Scene("X+ e4 d4, X c3, O+ d5 d6 e6 f6 f5 f4", hand="dire-wolf")
        assert scene.do("summon dire-wolf e5").asked == "action"

    def test_in_a_corner_it_stays_on_the_board(self) -> None:
        scene = Scene("X b8 c8 a7", hand="dire-wolf").do("summon dire-wolf c9")
        assert targets(scene, "c9") == words("b8 c8 d8 d9")

    @pytest.mark.rule("12T.5")
    def test_the_partner_may_do_the_second_move(self) -> None:
        scene = Scene("X e4 d4 c3", hand="dire-wolf", teams=True)
        scene.do("summon dire-wolf e5", "move e5-e6", "hand-over")
        assert scene.question.seat == 2
        assert movers(scene) == {"e6"}
        assert scene.do("move e6-e7").pieces == pieces("X e4 d4 c3 e7")


class TestRitualKeeper:
    def test_on_green_it_upgrades_one_of_your_common_pieces(self) -> None:
        scene = Scene("X c8 b7 i3, X+ e5, O d7", hand="ritual-keeper")
        scene.do("summon ritual-keeper c7")
        assert scene.options == {"pick c8", "pick b7", "pick c7", "pick i3"}
        scene.do("pick i3")
        assert scene.pieces == pieces("X c8 b7 c7, X+ e5 i3, O d7")
        assert scene.asked == "action"

    def test_on_green_it_may_be_the_one(self) -> None:
        scene = Scene("X c8 b7", hand="ritual-keeper").do("summon ritual-keeper c7", "pick c7")
        assert scene.pieces == pieces("X c8 b7, X+ c7")

    @pytest.mark.rule("9.1")
    @pytest.mark.parametrize(
        ("square", "pattern"),
        [("c7", "c6 d7"), ("g7", "g6 f7"), ("i6", "i5 h6"), ("a5", "a4 b5"), ("f2", "f3 e2")],
    )
    def test_on_every_green_square_the_only_common_piece_is_upgraded_unasked(
        self, square: str, pattern: str
    ) -> None:
        scene = Scene(f"X+ {pattern}, O e4", hand="ritual-keeper")
        scene.do(f"summon ritual-keeper {square}")
        assert scene.pieces == pieces(f"X+ {pattern} {square}, O e4")
        assert scene.asked == "action"

    @pytest.mark.parametrize(
        ("square", "pattern"),
        [("d8", "d7 e8"), ("e5", "e4 f5"), ("h4", "h5 g4"), ("c2", "c3 d2")],
    )
    def test_on_every_red_square_one_of_your_pieces_may_move(
        self, square: str, pattern: str
    ) -> None:
        scene = Scene(f"X {pattern}, X* a5, O i6", hand="ritual-keeper")
        scene.do(f"summon ritual-keeper {square}")
        assert scene.asked == "move"
        assert movers(scene) == words(f"{pattern} {square} a5")
        scene.do("decline")
        assert scene.pieces == pieces(f"X {pattern} {square}, X* a5, O i6")
        assert scene.asked == "action"

    def test_on_red_the_move_is_a_single_combat_move(self) -> None:
        scene = Scene("X e4 f5, O g6, O+ g5", hand="ritual-keeper")
        scene.do("summon ritual-keeper e5")
        assert targets(scene, "f5") == words("e4 f4 g4 e5 e6 f6 g6")
        scene.do("move f5-g6")
        assert scene.pieces == pieces("X e4 e5 g6, O+ g5")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.asked == "action"

    def test_elsewhere_nothing_happens(self) -> None:
        scene = Scene("X d5 e6", hand="ritual-keeper").do("summon ritual-keeper d6")
        assert scene.pieces == pieces("X d5 e6 d6")
        assert scene.asked == "action"


class TestEagleLord:
    @pytest.mark.rule("9.6")
    def test_reaches_every_square_but_those_of_legendary_pieces(self) -> None:
        scene = Scene("X c5 g5 d4 f4, X* a3, O c9, O+ g9, O* i7", hand="eagle-lord")
        scene.do("summon eagle-lord e5")
        assert scene.options_of("leap") == {
            f"e5-{square}" for square in set(COORDINATES) - words("e5 a3 i7")
        }

    @pytest.mark.parametrize(("rank", "tally"), [("O", (1, 0, 0)), ("O+", (0, 1, 0))])
    def test_destroys_what_it_lands_on(self, rank: str, tally: tuple[int, int, int]) -> None:
        scene = Scene(f"X c5 g5 d4 f4, {rank} g9, O f6", hand="eagle-lord")
        scene.do("summon eagle-lord e5", "leap e5-g9")
        assert scene.pieces == pieces("X c5 g5 d4 f4, X+ g9, O f6")
        assert scene.destroyed == {"O": tally}
        assert scene.asked == "action"

    def test_may_land_on_an_own_piece(self) -> None:
        scene = Scene("X c5 g5 d4, X+ f4", hand="eagle-lord")
        scene.do("summon eagle-lord e5", "leap e5-f4")
        assert scene.pieces == pieces("X c5 g5 d4, X+ f4")
        assert scene.destroyed == {}

    def test_may_stay(self) -> None:
        scene = Scene("X c5 g5 d4 f4, O g9", hand="eagle-lord")
        scene.do("summon eagle-lord e5", "decline")
        assert scene.pieces == pieces("X c5 g5 d4 f4, X+ e5, O g9")
        assert scene.asked == "action"


class TestWolfRider:
    @pytest.mark.example(11, 41)
    def test_enters_everything_but_legendary_pieces(self) -> None:
        scene = Scene("X e4 f4 g4 e3, X+ d4, O f5, O+ e6, O* d6", hand="wolf-rider")
        scene.do("summon wolf-rider e5")
        assert movers(scene) == {"e5"}
        assert targets(scene, "e5") == words("d4 e4 f4 d5 f5 e6 f6")

    def test_does_two_combat_moves_destroying_on_both_squares(self) -> None:
        scene = Scene("X e4 f4 g4 e3, O+ e6, O e7", hand="wolf-rider")
        scene.do("summon wolf-rider e5", "move e5-e6", "move e6-e7")
        assert scene.pieces == pieces("X e4 f4 g4 e3, X+ e7")
        assert scene.destroyed == {"O": (1, 1, 0)}
        assert scene.asked == "action"

    def test_may_stop_after_one_or_stay(self) -> None:
        one = Scene("X e4 f4 g4 e3", hand="wolf-rider")
        one.do("summon wolf-rider e5", "move e5-e6", "decline")
        assert one.pieces == pieces("X e4 f4 g4 e3, X+ e6")
        none = Scene("X e4 f4 g4 e3", hand="wolf-rider").do("summon wolf-rider e5", "decline")
        assert none.pieces == pieces("X e4 f4 g4 e3, X+ e5")

    def test_shut_in_by_legendary_pieces_it_asks_nothing(self) -> None:
        scene = Scene("X* d8 e8, X f8 d7, O* c9 e9 c8", hand="wolf-rider")
        assert scene.do("summon wolf-rider d9").asked == "action"


class TestBloodShaman:
    def test_must_destroy_a_common_or_heroic_piece_anywhere(self) -> None:
        scene = Scene("X f6 f5 d4 e4, X* a5, O c9, O+ g1, O* i3", hand="blood-shaman")
        scene.do("summon blood-shaman e5")
        assert scene.asked == "destroy"
        assert scene.options == {f"pick {square}" for square in words("f6 f5 d4 e4 e5 c9 g1")}

    @pytest.mark.parametrize(
        ("victim", "destroyed"),
        [("c9", {"O": (1, 0, 0)}), ("c7", {"O": (1, 0, 0)}), ("g1", {"O": (0, 1, 0)}), ("d4", {})],
    )
    def test_off_red_nothing_else_is_destroyed(
        self, victim: str, destroyed: dict[str, tuple[int, int, int]]
    ) -> None:
        drawing = "X f6 f5 d4 e4, O c9 d9 c7 c8 f1, O+ g1"
        scene = Scene(drawing, hand="blood-shaman")
        scene.do("summon blood-shaman e5", f"pick {victim}")
        left = {piece for piece in pieces(drawing) if piece[1] != victim}
        assert scene.pieces == left | {("X+", "e5")}
        assert scene.destroyed == destroyed
        assert scene.asked == "action"

    def test_on_red_all_common_pieces_around_go_as_well(self) -> None:
        scene = Scene(
            "X f6 f5 d4 e4 c9, O c8 e7 d6, O+ d8 d9, O* e8, Y c7, Y+ e9",
            hand="blood-shaman",
            form="melee",
        )
        scene.do("summon blood-shaman e5", "pick d8")
        assert scene.pieces == pieces("X f6 f5 d4 e4, X+ e5, O d6, O+ d9, O* e8, Y+ e9")
        assert scene.destroyed == {"O": (2, 1, 0), "Y": (1, 0, 0)}
        assert scene.asked == "action"

    def test_at_the_edge_only_squares_of_the_board_burn(self) -> None:
        scene = Scene("X f6 f5 d4 e4, O c2 c1 b2 d3 e2", hand="blood-shaman")
        scene.do("summon blood-shaman e5", "pick c2")
        assert scene.pieces == pieces("X f6 f5 d4 e4, X+ e5, O e2")
        assert scene.destroyed == {"O": (4, 0, 0)}

    def test_may_be_its_own_victim_on_red(self) -> None:
        scene = Scene("X f6 f5 d4, X+ e4, O d6, O+ e6", hand="blood-shaman")
        scene.do("summon blood-shaman e5", "pick e5")
        assert scene.pieces == pieces("X+ e4, O+ e6")
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_may_be_its_own_victim_elsewhere(self) -> None:
        scene = Scene("X f5 f4 d3 e3", hand="blood-shaman")
        scene.do("summon blood-shaman e4", "pick e4")
        assert scene.pieces == pieces("X f5 f4 d3 e3")

    def test_survives_next_to_its_victim(self) -> None:
        scene = Scene("X f5 f4 d3 e3, O e5 d4", hand="blood-shaman")
        scene.do("summon blood-shaman e4", "pick e5")
        assert scene.pieces == pieces("X d3 e3, X+ e4")
        assert scene.destroyed == {"O": (2, 0, 0)}


class TestWarDrummer:
    SQUARE = "X d4 e4 d5 e5"

    def test_replaces_any_of_the_four_pieces(self) -> None:
        scene = Scene(self.SQUARE, hand="war-drummer")
        assert scene.options_of("summon") == {
            f"war-drummer {square}" for square in words("d4 e4 d5 e5")
        }
        scene.do("summon war-drummer d5", "decline")
        assert scene.pieces == pieces("X d4 e4 e5, X+ d5")
        assert scene.destroyed == {}

    @pytest.mark.rule("6.3")
    def test_replaces_a_heroic_piece_but_no_legendary_one(self) -> None:
        scene = Scene("X d4 e4, X+ d5, X* e5", hand="war-drummer")
        assert scene.options_of("summon") == {
            f"war-drummer {square}" for square in words("d4 e4 d5")
        }

    def test_one_combat_move_ends_it(self) -> None:
        scene = Scene(f"{self.SQUARE}, O f6", hand="war-drummer")
        scene.do("summon war-drummer d5", "move e5-f6")
        assert scene.pieces == pieces("X d4 e4 f6, X+ d5")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.asked == "action"

    def test_two_standard_moves_with_one_piece_or_two(self) -> None:
        same = Scene(self.SQUARE, hand="war-drummer")
        same.do("summon war-drummer d5", "move e5-f6", "move f6-g7")
        assert same.pieces == pieces("X d4 e4 g7, X+ d5")
        two = Scene(self.SQUARE, hand="war-drummer")
        two.do("summon war-drummer d5", "move e5-f6", "move e4-e5")
        assert two.pieces == pieces("X d4 e5 f6, X+ d5")
        assert same.asked == two.asked == "action"

    def test_a_single_standard_move_is_enough(self) -> None:
        scene = Scene(self.SQUARE, hand="war-drummer")
        scene.do("summon war-drummer d5", "move e5-f6", "decline")
        assert scene.pieces == pieces("X d4 e4 f6, X+ d5")
        assert scene.asked == "action"

    def test_moves_only_your_other_pieces(self) -> None:
        scene = Scene(f"{self.SQUARE}, X* i5, O g7", hand="war-drummer")
        scene.do("summon war-drummer d5")
        assert movers(scene) == words("d4 e4 e5 i5")
        scene.do("move e5-f6")
        assert movers(scene) == words("d4 e4 f6 i5")

    @pytest.mark.example(12)
    def test_a_common_piece_does_its_second_move_onto_empty_squares_only(self) -> None:
        scene = Scene(f"{self.SQUARE}, O g7 f7, O+ g6, O* g5", hand="war-drummer")
        scene.do("summon war-drummer d5")
        assert targets(scene, "e5") == words("d4 e4 f4 f5 d6 e6 f6")
        scene.do("move e5-f6")
        assert targets(scene, "f6") == words("e5 f5 e6 e7")

    @pytest.mark.example(11)
    def test_a_heroic_piece_does_its_second_move_onto_common_pieces_too(self) -> None:
        scene = Scene(f"{self.SQUARE}, X+ h7, X h8, O g7, O+ g6, O* i7", hand="war-drummer")
        scene.do("summon war-drummer d5")
        assert targets(scene, "h7") == words("g8 h8 g7 g6 h6 i6")
        scene.do("move e4-e3")
        assert targets(scene, "h7") == words("g8 h8 g7 h6 i6")

    @pytest.mark.example(41)
    def test_a_legendary_piece_does_a_standard_move_onto_a_heroic_one(self) -> None:
        scene = Scene(f"{self.SQUARE}, X* i5, O+ i6, O* h6", hand="war-drummer")
        scene.do("summon war-drummer d5", "move i5-i6")
        assert scene.destroyed == {"O": (0, 1, 0)}
        assert targets(scene, "i6") == words("i7 h7 h5 i5")

    def test_a_move_onto_a_lower_rank_leaves_another(self) -> None:
        scene = Scene(f"{self.SQUARE}, X+ h7, O g7 f7", hand="war-drummer")
        scene.do("summon war-drummer d5", "move h7-g7", "move g7-f7")
        assert scene.pieces == pieces("X d4 e4 e5, X+ d5 f7")
        assert scene.destroyed == {"O": (2, 0, 0)}

    def test_the_drummer_may_be_run_over(self) -> None:
        scene = Scene("X d4 e4 d5, X* e5", hand="war-drummer")
        scene.do("summon war-drummer d5", "move e5-d5", "move d5-d6")
        assert scene.pieces == pieces("X d4 e4, X* d6")
        assert scene.destroyed == {}

    def test_a_fight_between_equals_of_yours_is_combat_too(self) -> None:
        scene = Scene(self.SQUARE, hand="war-drummer").do("summon war-drummer d5", "move e5-e4")
        assert scene.pieces == pieces("X d4 e4, X+ d5")
        assert scene.asked == "action"


class TestHillGiant:
    def test_destroys_common_and_heroic_pieces_orthogonally_next_to_it(self) -> None:
        scene = Scene("X e4 d3 e3 f3 e6, O d5 d6 f6, O+ f5", hand="hill-giant")
        scene.do("summon hill-giant e5")
        assert scene.pieces == pieces("X d3 e3 f3, X+ e5, O d6 f6")
        assert scene.destroyed == {"O": (1, 1, 0)}
        assert scene.asked == "action"

    def test_legendary_pieces_stand(self) -> None:
        scene = Scene("X* e4, X d3 e3 f3, O* e6, O e7", hand="hill-giant")
        scene.do("summon hill-giant e5")
        assert scene.pieces == pieces("X* e4, X d3 e3 f3, X+ e5, O* e6, O e7")

    def test_at_the_edge_only_squares_of_the_board_count(self) -> None:
        scene = Scene("X e2 d3 e3 f3, O d1 f1", hand="hill-giant").do("summon hill-giant e1")
        assert scene.pieces == pieces("X d3 e3 f3, X+ e1")
        assert scene.destroyed == {"O": (2, 0, 0)}

    def test_spares_no_colour(self) -> None:
        scene = Scene("X d5 c4 c5 c6, O e6, Y+ e4", hand="hill-giant", form="melee")
        scene.do("summon hill-giant e5")
        assert scene.pieces == pieces("X c4 c5 c6, X+ e5")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (0, 1, 0)}


class TestWarlord:
    ARMY = "X d4 e4 f4 c3 g3"

    def test_any_of_your_pieces_may_do_the_first_two_moves(self) -> None:
        scene = Scene(f"{self.ARMY}, X* a5, O i5", hand="warlord").do("summon warlord e5")
        assert movers(scene) == words("d4 e4 f4 c3 g3 e5 a5")
        scene.do("move g3-h3")
        assert movers(scene) == words("d4 e4 f4 c3 h3 e5 a5")

    def test_the_third_must_be_the_warlords_if_it_has_not_moved(self) -> None:
        scene = Scene(self.ARMY, hand="warlord")
        scene.do("summon warlord e5", "move g3-h3", "move h3-i3")
        assert movers(scene) == {"e5"}
        scene.do("move e5-e6")
        assert scene.pieces == pieces("X d4 e4 f4 c3 i3, X+ e6")
        assert scene.asked == "action"

    @pytest.mark.parametrize("moves", ["e5-e6 g3-h3", "g3-h3 e5-e6"])
    def test_once_the_warlord_has_moved_any_piece_may_do_the_third(self, moves: str) -> None:
        scene = Scene(self.ARMY, hand="warlord").do("summon warlord e5")
        scene.do(*(f"move {move}" for move in moves.split()))
        assert movers(scene) == words("d4 e4 f4 c3 h3 e6")
        scene.do("move h3-i3")
        assert scene.pieces == pieces("X d4 e4 f4 c3 i3, X+ e6")
        assert scene.asked == "action"

    def test_the_warlord_may_do_all_three(self) -> None:
        scene = Scene(f"{self.ARMY}, O+ e7", hand="warlord")
        scene.do("summon warlord e5", "move e5-e6", "move e6-e7", "move e7-e8")
        assert scene.pieces == pieces(f"{self.ARMY}, X+ e8")
        assert scene.destroyed == {"O": (0, 1, 0)}
        assert scene.asked == "action"

    @pytest.mark.parametrize("done", [0, 1, 2])
    def test_may_stop_at_any_time(self, done: int) -> None:
        scene = Scene(self.ARMY, hand="warlord").do("summon warlord e5")
        scene.do(*["move g3-h3", "move h3-i3"][:done], "decline")
        assert scene.pieces == pieces(f"X d4 e4 f4 c3 {['g3', 'h3', 'i3'][done]}, X+ e5")
        assert scene.asked == "action"

    def test_the_moves_are_combat_moves(self) -> None:
        scene = Scene(f"{self.ARMY}, O h4, O+ h3, O* h2", hand="warlord")
        scene.do("summon warlord e5")
        assert targets(scene, "g3") == words("f4 g4 h4 f3 f2 g2")
        scene.do("move g3-h4")
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_without_the_warlord_there_is_no_third_move(self) -> None:
        scene = Scene("X+ d4, X e4 f4 c3 g3", hand="warlord")
        scene.do("summon warlord e5", "move d4-e5", "move g3-h3")
        assert scene.pieces == pieces("X+ e5, X e4 f4 c3 h3")
        assert scene.asked == "action"

    def test_a_warlord_that_moved_before_it_was_destroyed_has_moved(self) -> None:
        scene = Scene("X+ d4, X e4 f4 c3 g3", hand="warlord")
        scene.do("summon warlord e5", "move e5-d5", "move d4-d5", "move g3-h3")
        assert scene.pieces == pieces("X+ d5, X e4 f4 c3 h3")
        assert scene.asked == "action"

    def test_a_warlord_shut_in_ends_it_after_two(self) -> None:
        scene = Scene("X* d8 e8 f8, X c7 g7, O* d9 f9", hand="warlord")
        scene.do("summon warlord e9", "move c7-b7", "move g7-h7")
        assert scene.pieces == pieces("X* d8 e8 f8, X b7 h7, X+ e9, O* d9 f9")
        assert scene.asked == "action"


def after_war_summoner(
    drawing: str,
    hand: str = "",
    *,
    legends: str = "",
    form: str = "duel",
    actions: int = 2,
    improvised: tuple[int, ...] = (),
) -> Scene:
    """A War Summoner stands at the left edge; the drawing is to the right of it."""
    scene = Scene(
        f"X a4 a6 b5 c5, {drawing}",
        hand=f"war-summoner {hand}",
        legends=legends,
        form=form,
        actions=actions,
    )
    if improvised:
        scene.position.improvised = improvised
    return scene.do("summon war-summoner a5")


class TestWarSummoner:
    LEFT = "X a4 a6 b5 c5, X+ a5"

    def test_gains_an_action_and_asks_nothing(self) -> None:
        scene = after_war_summoner("O g5")
        assert scene.pieces == pieces(f"{self.LEFT}, O g5")
        assert scene.asked == "action"
        assert scene.position.actions == 2

    def test_as_the_last_action_it_still_leaves_one(self) -> None:
        scene = after_war_summoner("O g5", actions=1)
        assert scene.position.actions == 1
        assert "end-turn" not in scene.options
        assert scene.can("place g6")

    def test_an_enemy_piece_may_serve_in_the_next_pattern(self) -> None:
        before = Scene("X a4 a6 b5 c5 f5, O h7", hand="war-summoner clan-axeman")
        assert not before.can("summon clan-axeman g6")
        scene = before.do("summon war-summoner a5", "summon clan-axeman g6")
        assert scene.pieces == pieces(f"{self.LEFT}, X f5 g6, O h7")
        assert scene.destroyed == {}

    def test_two_enemy_pieces_may_not(self) -> None:
        scene = after_war_summoner("O f5 h7", "clan-axeman")
        assert not scene.can("summon clan-axeman g6")

    def test_an_enemy_piece_of_higher_rank_serves_too(self) -> None:
        scene = after_war_summoner("X f5, O* h7", "clan-axeman")
        assert scene.do("summon clan-axeman g6").at("g6") == "X"

    @pytest.mark.parametrize(
        ("enemy", "serves"), [("O g6", False), ("O+ g6", True), ("O* g6", True)]
    )
    def test_its_rank_must_suffice(self, enemy: str, serves: bool) -> None:
        drawing = f"X+ f7 h7, X f5 h5, {enemy}"
        scene = after_war_summoner(drawing, legends="time-elemental")
        assert scene.can("summon time-elemental g8") is serves

    def test_only_the_next_summoning_may_borrow(self) -> None:
        scene = after_war_summoner("X f7, O h7 h5", "clan-axeman wild-eagle", actions=3)
        assert scene.can("summon clan-axeman g6")
        scene.do("summon wild-eagle g8", "decline")
        assert scene.position.actions == 2
        assert not scene.can("summon clan-axeman g6")

    def test_using_no_enemy_piece_loses_the_permission_as_well(self) -> None:
        scene = after_war_summoner("X f5 d9 f9, O h7", "clan-axeman wild-eagle", actions=3)
        assert scene.can("summon clan-axeman g6")
        scene.do("summon wild-eagle e8", "decline")
        assert not scene.can("summon clan-axeman g6")

    def test_the_permission_outlasts_placing(self) -> None:
        scene = after_war_summoner("O h7", "clan-axeman", actions=3)
        assert not scene.can("summon clan-axeman g6")
        scene.do("place f5", "summon clan-axeman g6")
        assert scene.pieces == pieces(f"{self.LEFT}, X f5 g6, O h7")

    def test_the_permission_outlasts_discarding(self) -> None:
        scene = after_war_summoner("X f5, O h7", "clan-axeman wild-eagle dire-wolf", actions=3)
        scene.do("discard dire-wolf", "decline")
        assert scene.can("summon clan-axeman g6")

    def test_the_permission_ends_with_the_turn(self) -> None:
        scene = Scene("X a4 a6 b5 c5 h7, O f5", hand="war-summoner clan-axeman")
        mine, _ = scene.position.players
        scene.position.players = (mine, Player(hand=("clan-axeman",)))
        scene.do("summon war-summoner a5")
        assert scene.can("summon clan-axeman g6")
        scene.do("place i3", "place i4", "end-turn")
        assert scene.question.seat == 1
        assert not scene.can("summon clan-axeman g6")
        scene.do("place e1", "place f1", "end-turn")
        assert scene.question.seat == 0
        assert not scene.can("summon clan-axeman g6")

    @pytest.mark.rule("6.3")
    @pytest.mark.parametrize(("enemy", "tally"), [("O", (1, 0, 0)), ("O+", (0, 1, 0))])
    def test_a_piece_borrowed_on_the_summoning_square_is_destroyed(
        self, enemy: str, tally: tuple[int, int, int]
    ) -> None:
        scene = after_war_summoner(f"X f5 f6 g5, {enemy} g6", "war-drummer")
        scene.do("summon war-drummer g6", "decline")
        assert scene.pieces == pieces(f"{self.LEFT}, X f5 f6 g5, X+ g6")
        assert scene.destroyed == {"O": tally}

    @pytest.mark.rule("6.3")
    def test_a_legendary_piece_on_the_summoning_square_forbids_it(self) -> None:
        scene = after_war_summoner("X f5 f6 g5, O* g6", "war-drummer")
        assert scene.options_of("summon") == {
            f"war-drummer {square}" for square in words("f5 f6 g5")
        }

    def test_the_borrowed_piece_is_still_an_enemy_to_strike(self) -> None:
        scene = after_war_summoner("X g5 g4 h4, O f5 h6", "mountain-troll")
        scene.do("summon mountain-troll g6")
        assert scene.pieces == pieces(f"{self.LEFT}, X g5 g4 h4, X+ g6")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.position.actions == 2

    def test_the_borrowed_piece_is_not_yours_to_move(self) -> None:
        scene = after_war_summoner("X f5 f6 g5, O g6", "war-drummer")
        scene.do("summon war-drummer g5")
        assert movers(scene) == words("a4 a5 a6 b5 c5 f5 f6")

    def test_the_borrowed_piece_counts_as_used_to_summon(self) -> None:
        scene = after_war_summoner("X e2 h2, O f2", "clan-guardian")
        scene.do("summon clan-guardian g2")
        assert scene.options == {"pick e2", "pick f2", "pick h2", "decline"}
        scene.do("pick f2")
        assert scene.pieces == pieces(f"{self.LEFT}, X e2 h2, X+ g2, O+ f2")

    @pytest.mark.rule("6.4")
    def test_whether_to_borrow_is_a_choice_where_it_matters(self) -> None:
        scene = after_war_summoner("X d2 e2 g2, O h2", "clan-guardian")
        scene.do("summon clan-guardian f2")
        assert scene.asked == "way"
        assert scene.options == {"way squares=d2,e2,g2", "way squares=e2,g2,h2"}
        scene.do("way squares=e2,g2,h2")
        assert scene.options_of("pick") == words("e2 g2 h2")

    @pytest.mark.rule("6.5")
    def test_in_a_shortage_a_borrowed_piece_is_not_picked_up(self) -> None:
        spare = "d9 e9 f9 g9 c1 d1 e1 f1 g1"
        scene = after_war_summoner(f"X {spare} i5, O h6", "ritual-keeper")
        scene.do("place i3", "summon ritual-keeper h5")
        assert scene.asked == "pick-up"
        assert scene.options_of("pick-up") == words(f"a4 a5 a6 b5 c5 {spare} i3")

    @pytest.mark.rule("12T.5")
    def test_a_partner_who_takes_over_only_places(self) -> None:
        scene = Scene("X a4 a6 b5 c5 f5, O h7", hand="war-summoner clan-axeman", teams=True).do(
            "summon war-summoner a5"
        )
        assert scene.can("summon clan-axeman g6")
        scene.do("hand-over")
        assert scene.question.seat == 2
        assert {option.split()[0] for option in scene.options} == {"place"}
        assert scene.do("place g6", "place g5").options == {"end-turn"}


class TestWarSummonerInMelee:
    RED, YELLOW = 1 << 1, 1 << 2

    def test_borrowing_one_piece_uses_up_no_colour(self) -> None:
        scene = after_war_summoner("X f5, Y h7", "clan-axeman", form="melee")
        scene.do("summon clan-axeman g6")
        assert scene.at("g6") == "X"
        assert scene.position.improvised == (0, 0, 0)

    @pytest.mark.example(32)
    @pytest.mark.rule("12.4")
    def test_two_pieces_of_one_colour_use_it_up_once(self) -> None:
        before = Scene("X a4 a6 b5 c5, O f5 h7", hand="war-summoner clan-axeman", form="melee")
        assert not before.can("summon clan-axeman g6")
        scene = before.do("summon war-summoner a5", "summon clan-axeman g6")
        assert scene.asked == "action"
        assert scene.position.improvised == (self.RED, 0, 0)

    @pytest.mark.example(32)
    @pytest.mark.rule("12.4")
    @pytest.mark.parametrize(("colour", "used_up"), [("red", 1 << 1), ("yellow", 1 << 2)])
    def test_of_two_colours_the_player_chooses_which_is_used_up(
        self, colour: str, used_up: int
    ) -> None:
        scene = after_war_summoner("O f5, Y h7", "clan-axeman", form="melee")
        scene.do("summon clan-axeman g6")
        assert scene.asked == "way"
        assert scene.options == {
            "way squares=f5,h7 uses_up=red",
            "way squares=f5,h7 uses_up=yellow",
        }
        scene.do(f"way squares=f5,h7 uses_up={colour}")
        assert scene.pieces == pieces(f"{TestWarSummoner.LEFT}, X g6, O f5, Y h7")
        assert scene.position.improvised == (used_up, 0, 0)

    def test_a_colour_already_used_up_may_be_the_borrowed_one(self) -> None:
        scene = after_war_summoner(
            "O f5, Y h7", "clan-axeman", form="melee", improvised=(self.RED, 0, 0)
        )
        scene.do("summon clan-axeman g6")
        assert scene.asked == "action"
        assert scene.position.improvised == (self.RED | self.YELLOW, 0, 0)

    def test_two_pieces_of_a_colour_already_used_up_are_too_many(self) -> None:
        scene = after_war_summoner(
            "O f5 h7", "clan-axeman", form="melee", improvised=(self.RED, 0, 0)
        )
        assert not scene.can("summon clan-axeman g6")

    def test_the_permission_gone_improvisation_is_left(self) -> None:
        scene = after_war_summoner(
            "X f7 d9 f9, O h5", "clan-axeman wild-eagle", form="melee", actions=3
        )
        scene.do("summon wild-eagle e8", "decline", "summon clan-axeman g6")
        assert scene.at("g6") == "X"
        assert scene.position.improvised == (self.RED, 0, 0)

    def test_three_enemy_pieces_are_too_many(self) -> None:
        scene = after_war_summoner("O g5 f5, Y e4", "dire-wolf", form="melee")
        assert not scene.can("summon dire-wolf g6")
        scene = after_war_summoner("X g5, O f5, Y e4", "dire-wolf", form="melee")
        assert scene.can("summon dire-wolf g6")

    def test_the_war_summoner_may_be_improvised_itself(self) -> None:
        scene = Scene("X a4 a6 b5 f5, O c5 h7", hand="war-summoner clan-axeman", form="melee").do(
            "summon war-summoner a5"
        )
        assert scene.position.improvised == (self.RED, 0, 0)
        scene.do("summon clan-axeman g6")
        assert scene.pieces == pieces("X a4 a6 b5 f5 g6, X+ a5, O c5 h7")
        assert scene.position.improvised == (self.RED, 0, 0)


class TestRitualMaster:
    @pytest.mark.parametrize(
        ("square", "pattern"), [("c7", "b8 d8 b6"), ("g7", "f8 f6 h6"), ("f2", "e3 g3 g1")]
    )
    def test_on_green_it_gains_two_actions(self, square: str, pattern: str) -> None:
        scene = Scene(f"X {pattern}, O e5", hand="ritual-master")
        scene.do(f"summon ritual-master {square}")
        assert scene.pieces == pieces(f"X {pattern}, X+ {square}, O e5")
        assert scene.asked == "action"
        assert scene.position.actions == 3

    @pytest.mark.parametrize(
        ("square", "pattern"),
        [("d8", "c9 e9 c7"), ("e5", "d6 d4 f4"), ("h4", "g5 i5 i3"), ("c2", "b3 d3 d1")],
    )
    def test_on_red_it_destroys_a_heroic_and_a_common_piece_anywhere(
        self, square: str, pattern: str
    ) -> None:
        drawing = f"X {pattern}, X+ f8, X* g8, O a4, O+ a5, O* a6"
        scene = Scene(drawing, hand="ritual-master").do(f"summon ritual-master {square}")
        assert scene.options_of("pick") == words(f"{square} f8 a5")
        scene.do("pick a5")
        assert scene.options_of("pick") == words(f"{pattern} a4")
        scene.do("pick a4")
        assert scene.pieces == pieces(f"X {pattern}, X+ f8 {square}, X* g8, O* a6")
        assert scene.destroyed == {"O": (1, 1, 0)}
        assert scene.asked == "action"
        assert scene.position.actions == 1

    @pytest.mark.parametrize(
        ("choices", "left"),
        [
            (["pick a5", "decline"], "X d6 d4 f4, X+ e5, O a4"),
            (["decline", "pick a4"], "X d6 d4 f4, X+ e5, O+ a5"),
            (["decline", "decline"], "X d6 d4 f4, X+ e5, O a4, O+ a5"),
        ],
    )
    def test_on_red_either_may_be_spared(self, choices: list[str], left: str) -> None:
        scene = Scene("X d6 d4 f4, O a4, O+ a5", hand="ritual-master")
        scene.do("summon ritual-master e5", *choices)
        assert scene.pieces == pieces(left)
        assert scene.asked == "action"

    def test_on_red_own_pieces_and_itself_may_go(self) -> None:
        scene = Scene("X d6 d4 f4", hand="ritual-master")
        scene.do("summon ritual-master e5", "pick e5", "pick d4")
        assert scene.pieces == pieces("X d6 f4")
        assert scene.destroyed == {}

    def test_on_red_without_common_pieces_only_the_heroic_one_is_asked_for(self) -> None:
        scene = Scene("X+ d6 d4, X* f4", hand="ritual-master")
        scene.do("summon ritual-master e5", "decline")
        assert scene.asked == "action"

    def test_elsewhere_nothing_happens(self) -> None:
        scene = Scene("X d5 d3 f3, O a4, O+ a5", hand="ritual-master")
        scene.do("summon ritual-master e4")
        assert scene.pieces == pieces("X d5 d3 f3, X+ e4, O a4, O+ a5")
        assert scene.asked == "action"
        assert scene.position.actions == 1


class TestLegendSlayer:
    PATTERN = "X e4 f4 e3 g3"

    def test_sees_pieces_of_every_rank_and_owner_on_its_diagonals(self) -> None:
        scene = Scene(f"{self.PATTERN}, X* d4, O* d6, O+ f6, O e6 d5 c7", hand="legend-slayer")
        scene.do("summon legend-slayer e5")
        assert scene.asked == "destroy"
        assert scene.options_of("pick") == words("f4 d4 d6 f6")
        assert "decline" in scene.options

    def test_one_legendary_piece_is_all(self) -> None:
        scene = Scene(f"{self.PATTERN}, O* d6 d4, O f6", hand="legend-slayer")
        scene.do("summon legend-slayer e5", "pick d6")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5, O* d4, O f6")
        assert scene.destroyed == {"O": (0, 0, 1)}
        assert scene.asked == "action"

    def test_an_own_legendary_piece_too(self) -> None:
        scene = Scene(f"{self.PATTERN}, X* d4", hand="legend-slayer")
        scene.do("summon legend-slayer e5", "pick d4")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5")
        assert scene.destroyed == {}

    def test_or_two_lesser_pieces(self) -> None:
        scene = Scene(f"{self.PATTERN}, O* d6, O+ d4, O f6", hand="legend-slayer")
        scene.do("summon legend-slayer e5", "pick f6")
        assert scene.options == {"pick d4", "pick f4", "decline"}
        scene.do("pick d4")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5, O* d6")
        assert scene.destroyed == {"O": (1, 1, 0)}
        assert scene.asked == "action"

    def test_or_a_single_one(self) -> None:
        scene = Scene(f"{self.PATTERN}, O f6", hand="legend-slayer")
        scene.do("summon legend-slayer e5", "pick f6", "decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5")
        assert scene.asked == "action"

    def test_with_nothing_lesser_left_it_is_over(self) -> None:
        scene = Scene(f"{self.PATTERN}, O* d6", hand="legend-slayer")
        scene.do("summon legend-slayer e5", "pick f4")
        assert scene.pieces == pieces("X e4 e3 g3, X+ e5, O* d6")
        assert scene.asked == "action"

    def test_may_spare_all(self) -> None:
        scene = Scene(f"{self.PATTERN}, O* d6", hand="legend-slayer")
        scene.do("summon legend-slayer e5", "decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5, O* d6")
        assert scene.asked == "action"

    def test_at_the_edge_only_squares_of_the_board_count(self) -> None:
        scene = Scene("X b7 c7 b6 d6, O a7 c9 c8", hand="legend-slayer")
        scene.do("summon legend-slayer b8")
        assert scene.options_of("pick") == words("a7 c9 c7")


class TestMountainTroll:
    PATTERN = "X d4 e4 e3 f3"

    def test_one_common_enemy_gains_nothing(self) -> None:
        scene = Scene(f"{self.PATTERN}, O f6", hand="mountain-troll")
        scene.do("summon mountain-troll e5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.position.actions == 1
        assert scene.asked == "action"

    @pytest.mark.parametrize("enemies", ["f6 d5", "d6 e6 f6 d5 f5 f4"])
    def test_two_or_more_gain_one_action(self, enemies: str) -> None:
        scene = Scene(f"{self.PATTERN}, O {enemies}", hand="mountain-troll")
        scene.do("summon mountain-troll e5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5")
        assert scene.destroyed == {"O": (len(enemies.split()), 0, 0)}
        assert scene.position.actions == 2

    def test_upgraded_own_and_distant_pieces_are_safe(self) -> None:
        drawing = f"{self.PATTERN}, X d5, O+ e6, O* f6, O e7 g5"
        scene = Scene(drawing, hand="mountain-troll").do("summon mountain-troll e5")
        assert scene.pieces == pieces(drawing) | {("X+", "e5")}
        assert scene.destroyed == {}
        assert scene.position.actions == 1
        assert scene.asked == "action"

    def test_what_its_summoning_destroyed_does_not_count(self) -> None:
        scene = Scene(f"{self.PATTERN}, O e5 f6", hand="mountain-troll")
        scene.do("summon mountain-troll e5")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.position.actions == 1

    def test_enemies_of_different_colours_count_together(self) -> None:
        scene = Scene(f"{self.PATTERN}, O f6, Y d6", hand="mountain-troll", form="melee")
        scene.do("summon mountain-troll e5")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (1, 0, 0)}
        assert scene.position.actions == 2

    def test_at_the_edge_only_squares_of_the_board_count(self) -> None:
        scene = Scene("X d2 e2 e3 f3, O d1 f1", hand="mountain-troll")
        scene.do("summon mountain-troll e1")
        assert scene.pieces == pieces("X d2 e2 e3 f3, X+ e1")
        assert scene.position.actions == 2


class TestHungryBear:
    PATTERN = "X f5 e4 f4"

    @pytest.mark.example(11)
    def test_enters_empty_squares_and_common_pieces_of_anyone(self) -> None:
        scene = Scene(f"{self.PATTERN}, X+ d4, O d5, O+ e6, O* d6", hand="hungry-bear")
        scene.do("summon hungry-bear e5")
        assert movers(scene) == {"e5"}
        assert targets(scene, "e5") == words("d5 f6 f5 e4 f4")

    def test_stops_on_an_empty_square(self) -> None:
        scene = Scene(f"{self.PATTERN}, O e7", hand="hungry-bear")
        scene.do("summon hungry-bear e5", "move e5-e6")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e6, O e7")
        assert scene.asked == "action"

    def test_having_eaten_it_moves_again_and_eats_again(self) -> None:
        scene = Scene(f"{self.PATTERN}, O e6 e7 e8", hand="hungry-bear")
        scene.do("summon hungry-bear e5", "move e5-e6", "move e6-e7")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e7, O e8")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.asked == "action"

    def test_having_eaten_it_may_go_to_an_empty_square_or_stop(self) -> None:
        on = Scene(f"{self.PATTERN}, O e6, O+ d7", hand="hungry-bear")
        on.do("summon hungry-bear e5", "move e5-e6")
        assert movers(on) == {"e6"}
        assert targets(on, "e6") == words("e7 f7 d6 f6 d5 e5 f5")
        assert on.do("move e6-f7").pieces == pieces(f"{self.PATTERN}, X+ f7, O+ d7")
        stop = Scene(f"{self.PATTERN}, O e6", hand="hungry-bear")
        stop.do("summon hungry-bear e5", "move e5-e6", "decline")
        assert stop.pieces == pieces(f"{self.PATTERN}, X+ e6")
        assert on.asked == stop.asked == "action"

    def test_an_own_piece_is_food_too(self) -> None:
        scene = Scene(self.PATTERN, hand="hungry-bear")
        scene.do("summon hungry-bear e5", "move e5-f5", "move f5-f4")
        assert scene.pieces == pieces("X e4, X+ f4")
        assert scene.destroyed == {}

    def test_may_stay(self) -> None:
        scene = Scene(f"{self.PATTERN}, O e6", hand="hungry-bear")
        scene.do("summon hungry-bear e5", "decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X+ e5, O e6")
        assert scene.asked == "action"

    def test_shut_in_by_upgraded_pieces_it_asks_nothing(self) -> None:
        scene = Scene("X+ c8 d8 d9, O* b8", hand="hungry-bear").do("summon hungry-bear c9")
        assert scene.asked == "action"


class TestWerewolf:
    @pytest.mark.parametrize(
        ("square", "pattern"),
        [
            ("d8", "f9 g8 f7"),
            ("h4", "f5 e4 f3"),
            ("c2", "e3 f2 e1"),
            ("c7", "e8 f7 e6"),
            ("g7", "e8 d7 e6"),
            ("i6", "g7 f6 g5"),
            ("a5", "c6 d5 c4"),
            ("f2", "d3 c2 d1"),
        ],
    )
    def test_on_red_or_green_it_does_up_to_three_moves(self, square: str, pattern: str) -> None:
        scene = Scene(f"X {pattern}", hand="werewolf").do(f"summon werewolf {square}")
        for _ in range(3):
            assert "decline" in scene.options
            scene.do(f"move {sorted(scene.options_of('move'))[0]}")
        assert scene.asked == "action"

    def test_on_green_the_moves_are_combat_moves(self) -> None:
        scene = Scene("X e8 d7 e6, O g6, O+ h7 f5, O* f6", hand="werewolf")
        scene.do("summon werewolf g7")
        assert targets(scene, "g7") == words("f8 g8 h8 f7 h7 g6 h6")
        scene.do("move g7-h7", "move h7-g6", "move g6-f5")
        assert scene.pieces == pieces("X e8 d7 e6, X+ f5, O* f6")
        assert scene.destroyed == {"O": (1, 2, 0)}
        assert scene.asked == "action"

    @pytest.mark.parametrize("done", [0, 1, 2])
    def test_on_green_it_may_stop_at_any_time(self, done: int) -> None:
        scene = Scene("X e8 d7 e6", hand="werewolf").do("summon werewolf g7")
        scene.do(*["move g7-g6", "move g6-g5"][:done], "decline")
        assert scene.pieces == pieces(f"X e8 d7 e6, X+ {['g7', 'g6', 'g5'][done]}")
        assert scene.asked == "action"

    def test_it_moves_alone(self) -> None:
        scene = Scene("X e8 d7 e6, O c3", hand="werewolf").do("summon werewolf g7")
        assert movers(scene) == {"g7"}

    @pytest.mark.parametrize(("square", "pattern"), [("e5", "c6 b5 c4"), ("e4", "c5 b4 c3")])
    def test_on_the_centre_or_elsewhere_it_does_one_standard_move(
        self, square: str, pattern: str
    ) -> None:
        scene = Scene(f"X {pattern}, O f5, O+ f4, O* d5", hand="werewolf")
        scene.do(f"summon werewolf {square}")
        expected = {"e5": "d6 e6 f6 f5 d4 e4", "e4": "e5 f5 d4 d3 e3 f3"}[square]
        assert targets(scene, square) == words(expected)
        scene.do(f"move {square}-f5")
        assert scene.pieces == pieces(f"X {pattern}, X+ f5, O+ f4, O* d5")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.asked == "action"

    def test_elsewhere_it_may_stay(self) -> None:
        scene = Scene("X c5 b4 c3, O f5", hand="werewolf").do("summon werewolf e4", "decline")
        assert scene.pieces == pieces("X c5 b4 c3, X+ e4, O f5")
        assert scene.asked == "action"

    def test_shut_in_by_upgraded_pieces_it_asks_nothing_elsewhere(self) -> None:
        scene = Scene("X c4 b5 c6, O+ d4 e4 f4 d5 f5 d6 e6 f6", hand="werewolf")
        assert scene.do("summon werewolf e5").asked == "action"


class TestClanGuardian:
    def test_upgrades_a_common_piece_used_to_summon_it(self) -> None:
        scene = Scene("X c5 d5 f5 e4, O e6", hand="clan-guardian").do("summon clan-guardian e5")
        assert scene.asked == "upgrade"
        assert scene.options == {"pick c5", "pick d5", "pick f5", "decline"}
        scene.do("pick c5")
        assert scene.pieces == pieces("X+ c5 e5, X d5 f5 e4, O e6")
        assert scene.asked == "action"

    def test_may_upgrade_none(self) -> None:
        scene = Scene("X c5 d5 f5", hand="clan-guardian").do("summon clan-guardian e5", "decline")
        assert scene.pieces == pieces("X c5 d5 f5, X+ e5")
        assert scene.asked == "action"

    def test_upgraded_pieces_stay_as_they_are(self) -> None:
        some = Scene("X+ c5, X d5, X* f5", hand="clan-guardian").do("summon clan-guardian e5")
        assert some.options == {"pick d5", "decline"}
        none = Scene("X+ c5 d5, X* f5, X e4", hand="clan-guardian").do("summon clan-guardian e5")
        assert none.asked == "action"

    @pytest.mark.rule("6.4")
    def test_the_player_chooses_which_pieces_are_used(self) -> None:
        scene = Scene("X e3 e4 e6 e7", hand="clan-guardian").do("summon clan-guardian e5")
        assert scene.asked == "way"
        assert scene.options == {"way squares=e3,e4,e6", "way squares=e4,e6,e7"}
        scene.do("way squares=e4,e6,e7")
        assert scene.options_of("pick") == words("e4 e6 e7")
        assert scene.do("pick e7").pieces == pieces("X e3 e4 e6, X+ e5 e7")

    @pytest.mark.rule("12.4")
    def test_an_improvised_piece_counts_as_used(self) -> None:
        scene = Scene("X c5 f5, Y d5", hand="clan-guardian", form="melee")
        scene.do("summon clan-guardian e5", "pick d5")
        assert scene.pieces == pieces("X c5 f5, X+ e5, Y+ d5")
