"""The Sylvan beings, clause by clause."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.events import Recovered
from legendarium.tashkalar.position import Player, Tasks
from scene import Scene, pieces

CROWD = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 g3 h3 i3"


def crowd(number: int) -> str:
    """So many squares at the bottom of the arena, to use up a stock of 16."""
    return " ".join(CROWD.split()[:number])


def named(squares: str) -> frozenset[str]:
    """A set of squares: `named("d5 e5")`."""
    return frozenset(squares.split())


def moves(start: str, targets: str) -> set[str]:
    """The moves of one piece: `moves("e4", "d5 e5")`."""
    return {f"{start}-{target}" for target in targets.split()}


class TestOrientations:
    """Every being on e5, with its pattern turned by 90 degrees and mirrored (or turned by 180)."""

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        ("card", "pattern"),
        [
            ("sapling", "d5 c5"),
            ("sapling", "e6 e7"),
            ("kiskin-farseeders", "e4 d6"),
            ("kiskin-farseeders", "d5 f4"),
            ("charging-buck", "d6 d5 c6"),
            ("charging-buck", "f4 e4 f3"),
            ("forest-wardens", "e4 e7"),
            ("forest-wardens", "d5 g5"),
            ("naiad", "d5 d6 d7"),
            ("naiad", "e4 f4 g4"),
            ("kiskin-spirit", "e7 d7 d5"),
            ("kiskin-spirit", "g5 g4 e4"),
            ("dryad", "e5 f6 d5"),
            ("dryad", "e5 f6 e4"),
            ("centaur-spearman", "d5 d4 d3 c3"),
            ("centaur-spearman", "e4 d4 c4 c3"),
            ("centaur-chieftain", "f7 e6 d5 c4"),
            ("centaur-chieftain", "g6 f5 e4 d3"),
            ("unicorn", "e6 d6 d7 c7"),
            ("unicorn", "f5 f4 g4 g3"),
            ("sylvan-queen", "d5 d3 c4 b4"),
            ("sylvan-queen", "e4 c4 d3 d2"),
            ("sylvan-princess", "d5 c4 b5"),
            ("sylvan-princess", "e4 d3 e2"),
            ("woodland-druid", "f6 f4 d5"),
            ("woodland-druid", "f4 d4 e6"),
            ("forest-ancient", "f5 e6 e4 d6"),
            ("forest-ancient", "e6 f5 d5 f4"),
            ("forest-mystic", "f5 e6 d4"),
            ("forest-mystic", "e4 f5 d6"),
            ("kiskin-leafsplitter", "e6 d5 f5 e4"),
            ("kiskin-boughrunner", "d5 d6 d4 c5"),
            ("kiskin-boughrunner", "e6 f6 d6 e7"),
            ("tree-shepherd", "e6 e4 d5 d4"),
            ("tree-shepherd", "f5 d5 e4 d4"),
        ],
    )
    def test_the_pattern_may_be_turned_and_needs_every_piece(self, card: str, pattern: str) -> None:
        assert Scene(f"X {pattern}", hand=card).can(f"summon {card} e5")
        for missing in pattern.split():
            rest = " ".join(square for square in pattern.split() if square != missing)
            assert not Scene(f"X {rest}, O {missing}", hand=card).can(f"summon {card} e5")


class TestSapling:
    @pytest.mark.parametrize(
        ("pattern", "square"),
        [("e4 e5", "e6"), ("e4 e5", "e3"), ("c5 d5", "e5"), ("c5 d5", "b5")],
    )
    def test_ends_heroic_without_asking(self, pattern: str, square: str) -> None:
        scene = Scene(f"X {pattern}", hand="sapling").do(f"summon sapling {square}")
        assert scene.pieces == pieces(f"X {pattern}, X+ {square}")
        assert scene.asked == "action"

    def test_takes_the_square_of_a_common_piece(self) -> None:
        scene = Scene("X e4 e5, O e6", hand="sapling").do("summon sapling e6")
        assert scene.pieces == pieces("X e4 e5, X+ e6")
        assert scene.destroyed == {"O": (1, 0, 0)}

    @pytest.mark.rule("6.3")
    def test_is_common_when_it_appears(self) -> None:
        scene = Scene("X e4 e5, O+ e6", hand="sapling")
        assert scene.options_of("summon") == {"sapling e3"}

    def test_the_square_beyond_the_edge_is_no_place(self) -> None:
        scene = Scene("X e8 e9", hand="sapling")
        assert scene.options_of("summon") == {"sapling e7"}

    @pytest.mark.rule("9.8")
    def test_needs_no_second_piece_of_the_stock(self) -> None:
        scene = Scene(f"X e6 e7 {crowd(13)}", hand="sapling").do("summon sapling e8")
        assert scene.at("e8") == "X+"


class TestKiskinFarseeders:
    AROUND = named("d5 d6 e4 e6 f4 f6 g4 g5 g6 c3 c4 c5 d3 e3")

    def test_a_common_piece_may_be_placed_next_to_any_piece_of_yours(self) -> None:
        scene = Scene("X f5 d4", hand="kiskin-farseeders").do("summon kiskin-farseeders e5")
        assert scene.options_of("place") == self.AROUND
        scene.do("place c3")
        assert scene.pieces == pieces("X f5 d4 e5 c3")
        assert scene.asked == "action"

    def test_also_next_to_a_piece_far_away_and_at_the_edge(self) -> None:
        scene = Scene("X f5 d4, X* a5", hand="kiskin-farseeders").do("summon kiskin-farseeders e5")
        assert scene.options_of("place") == self.AROUND | named("a4 a6 b4 b5 b6")

    def test_not_on_a_piece_nor_next_to_enemies_alone(self) -> None:
        scene = Scene("X f5 d4, O g5 d5 a5", hand="kiskin-farseeders")
        scene.do("summon kiskin-farseeders e5")
        assert scene.options_of("place") == self.AROUND - {"g5", "d5"}

    def test_declining_places_nothing(self) -> None:
        scene = Scene("X f5 d4", hand="kiskin-farseeders")
        scene.do("summon kiskin-farseeders e5", "decline")
        assert scene.pieces == pieces("X f5 d4 e5")
        assert scene.asked == "action"

    @pytest.mark.rule("9.7")
    def test_an_empty_stock_places_nothing(self) -> None:
        scene = Scene(f"X f7 d6 {crowd(13)}", hand="kiskin-farseeders")
        scene.do("summon kiskin-farseeders e7")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"X f7 d6 e7 {crowd(13)}")


class TestChargingBuck:
    def test_leaps_twice_to_squares_at_distance_two(self) -> None:
        scene = Scene("X d4 e4 d3", hand="charging-buck").do("summon charging-buck e5")
        assert scene.options_of("leap") == moves(
            "e5", "c3 d3 e3 f3 g3 c4 g4 c5 g5 c6 g6 c7 d7 e7 f7 g7"
        )
        scene.do("leap e5-g7")
        assert scene.options_of("leap") == moves("g7", "e5 f5 g5 h5 i5 e6 i6 e7 i7 e8 e9 f9 g9")
        scene.do("leap g7-i5")
        assert scene.pieces == pieces("X d4 e4 d3 i5")
        assert scene.asked == "action"

    @pytest.mark.rule("9.6")
    @pytest.mark.example(14)
    def test_destroys_common_pieces_where_it_lands_only(self) -> None:
        scene = Scene("X d4 e4 d3, O f6 g7 g5, O+ f5", hand="charging-buck")
        scene.do("summon charging-buck e5", "leap e5-g7", "leap g7-g5")
        assert scene.pieces == pieces("X d4 e4 d3 g5, O f6, O+ f5")
        assert scene.destroyed == {"O": (2, 0, 0)}

    def test_may_land_on_your_own_common_piece(self) -> None:
        scene = Scene("X d4 e4 d3", hand="charging-buck")
        scene.do("summon charging-buck e5", "leap e5-d3", "decline")
        assert scene.pieces == pieces("X d4 e4 d3")
        assert scene.destroyed == {}

    def test_never_lands_on_an_upgraded_piece(self) -> None:
        scene = Scene("X d4 e4 d3, O+ c7, O* g7, X+ e7", hand="charging-buck")
        scene.do("summon charging-buck e5")
        assert scene.options_of("leap") == moves("e5", "c3 d3 e3 f3 g3 c4 g4 c5 g5 c6 g6 d7 f7")

    def test_stays_inside_the_arena(self) -> None:
        scene = Scene("X d8 e8 d7", hand="charging-buck").do("summon charging-buck e9")
        assert scene.options_of("leap") == moves("e9", "c7 d7 e7 f7 g7 c8 g8 c9 g9")

    def test_may_stay(self) -> None:
        scene = Scene("X d4 e4 d3", hand="charging-buck")
        scene.do("summon charging-buck e5", "decline")
        assert scene.pieces == pieces("X d4 e4 d3 e5")
        assert scene.asked == "action"

    def test_may_stop_after_one_leap(self) -> None:
        scene = Scene("X d4 e4 d3", hand="charging-buck")
        scene.do("summon charging-buck e5", "leap e5-e7", "decline")
        assert scene.pieces == pieces("X d4 e4 d3 e7")
        assert scene.asked == "action"

    def test_is_not_asked_when_every_square_is_barred(self) -> None:
        scene = Scene("X a6 b6, X+ b5, O+ a5 c5 c6 c7 c8 c9", hand="charging-buck")
        scene.do("summon charging-buck a7")
        assert scene.asked == "action"
        assert scene.at("a7") == "X"


class TestForestWardens:
    def test_destroy_a_common_piece_of_an_opponent_with_more(self) -> None:
        scene = Scene("X c5 f5, O a5 b6 g7 h3", hand="forest-wardens")
        scene.do("summon forest-wardens e5")
        assert scene.options == {"pick a5", "pick b6", "pick g7", "pick h3"}
        scene.do("pick g7")
        assert scene.pieces == pieces("X c5 e5 f5, O a5 b6 h3")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.asked == "action"

    def test_the_wardens_count_as_your_piece(self) -> None:
        scene = Scene("X c5 f5, O a5 b6 g7", hand="forest-wardens")
        scene.do("summon forest-wardens e5")
        assert scene.asked == "action"
        assert scene.destroyed == {}

    def test_a_piece_destroyed_by_the_summoning_no_longer_counts(self) -> None:
        scene = Scene("X c5 f5, O a5 b6 g7 e5", hand="forest-wardens")
        scene.do("summon forest-wardens e5")
        assert scene.pieces == pieces("X c5 e5 f5, O a5 b6 g7")
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_upgraded_pieces_are_not_common(self) -> None:
        scene = Scene("X+ c5, X* f5, X+ a3, O a5 b6", hand="forest-wardens")
        scene.do("summon forest-wardens e5")
        assert scene.options == {"pick a5", "pick b6"}

    def test_a_single_heroic_piece_is_destroyed_without_asking(self) -> None:
        scene = Scene("X c5 f5, O+ a5", hand="forest-wardens").do("summon forest-wardens e5")
        assert scene.pieces == pieces("X c5 e5 f5")
        assert scene.destroyed == {"O": (0, 1, 0)}

    def test_equally_many_upgraded_pieces_are_not_more(self) -> None:
        scene = Scene("X c5, X+ f5, O+ a5", hand="forest-wardens").do("summon forest-wardens e5")
        assert scene.pieces == pieces("X c5 e5, X+ f5, O+ a5")

    def test_legendary_pieces_count_but_are_not_destroyed(self) -> None:
        scene = Scene("X c5, X+ f5, O+ a5, O* i5", hand="forest-wardens")
        scene.do("summon forest-wardens e5")
        assert scene.pieces == pieces("X c5 e5, X+ f5, O* i5")
        scene = Scene("X c5 f5, O* i5", hand="forest-wardens").do("summon forest-wardens e5")
        assert scene.pieces == pieces("X c5 e5 f5, O* i5")

    def test_your_own_legendary_pieces_count_too(self) -> None:
        scene = Scene("X c5, X* f5, O+ a5", hand="forest-wardens").do("summon forest-wardens e5")
        assert scene.destroyed == {}

    def test_both_parts_the_common_piece_first(self) -> None:
        scene = Scene("X c5 f5, O a5 b6 g7 h3, O+ e8 e9, O* d2", hand="forest-wardens")
        scene.do("summon forest-wardens e5", "pick a5")
        assert scene.options == {"pick e8", "pick e9"}
        scene.do("pick e9")
        assert scene.pieces == pieces("X c5 e5 f5, O b6 g7 h3, O+ e8, O* d2")
        assert scene.destroyed == {"O": (1, 1, 0)}

    def test_in_melee_each_opponent_is_counted_alone(self) -> None:
        scene = Scene("X c5 f5, O a5 b6, Y g7 h3", hand="forest-wardens", form="melee")
        scene.do("summon forest-wardens e5")
        assert scene.asked == "action"
        scene = Scene("X c5 f5, O a3 a4 a5 a6, Y i4 i5 i6", hand="forest-wardens", form="melee")
        scene.do("summon forest-wardens e5")
        assert scene.options_of("pick") == {"a3", "a4", "a5", "a6"}

    def test_in_melee_any_opponent_with_more_may_suffer(self) -> None:
        scene = Scene("X+ c5 f5, O a5 b6, Y g7 h3", hand="forest-wardens", form="melee")
        scene.do("summon forest-wardens e5")
        assert scene.options_of("pick") == {"a5", "b6", "g7", "h3"}

    def test_in_melee_the_two_opponents_may_differ(self) -> None:
        scene = Scene("X c5, X+ f5, O a5 b6 g7, Y+ d8 e8", hand="forest-wardens", form="melee")
        scene.do("summon forest-wardens e5", "pick b6", "pick d8")
        assert scene.pieces == pieces("X c5 e5, X+ f5, O a5 g7, Y+ e8")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (0, 1, 0)}

    @pytest.mark.rule("12T.7")
    def test_in_teams_the_whole_team_is_counted(self) -> None:
        scene = Scene("X c5 f5 a3, O a5 b6 g7 h3 h4", hand="forest-wardens", teams=True)
        scene.do("summon forest-wardens e5")
        assert scene.options_of("pick") == {"a5", "b6", "g7", "h3", "h4"}
        assert not scene.can("decline")


class TestNaiad:
    def test_pieces_next_to_her_may_do_a_standard_move(self) -> None:
        scene = Scene("X e4 d4 c4", hand="naiad").do("summon naiad e5")
        assert scene.options_of("move") == (
            moves("e4", "d3 e3 f3 d5 f4 f5") | moves("d4", "c3 d3 e3 c5 d5")
        )

    def test_two_pieces_move_once_each(self) -> None:
        scene = Scene("X e4 d4 c4", hand="naiad").do("summon naiad e5", "move e4-f4")
        assert scene.options_of("move") == moves("d4", "c3 d3 e3 e4 c5 d5")
        scene.do("move d4-d5")
        assert scene.pieces == pieces("X c4 d5 e5 f4")
        assert scene.asked == "action"

    def test_both_are_picked_before_they_move(self) -> None:
        """The second was next to her when she came; she may be gone by now."""
        scene = Scene("X e4 d4 c4, X+ f6", hand="naiad").do("summon naiad e5", "move f6-e5")
        assert scene.options_of("move") == (
            moves("e4", "d3 e3 f3 d5 f4 f5") | moves("d4", "c3 d3 e3 c5 d5")
        )
        scene.do("move e4-f5")
        assert scene.pieces == pieces("X c4 d4 f5, X+ e5")

    def test_a_piece_that_took_the_place_of_another_does_not_move_again(self) -> None:
        scene = Scene("X e4 d4 c4, X+ f5", hand="naiad").do("summon naiad e5", "move f5-e4")
        assert scene.options_of("move") == moves("d4", "c3 d3 e3 c5 d5")

    def test_upgraded_pieces_destroy_lower_ones(self) -> None:
        scene = Scene("X e4 d4 c4, X* f6, O g7, O+ f7, O* e7", hand="naiad").do("summon naiad e5")
        assert {option for option in scene.options_of("move") if option.startswith("f6")} == moves(
            "f6", "e5 e6 f5 f7 g5 g6 g7"
        )
        scene.do("move f6-f7")
        assert scene.destroyed == {"O": (0, 1, 0)}

    def test_enemy_pieces_and_herself_stay(self) -> None:
        scene = Scene("X e4 d4 c4, O f5", hand="naiad").do("summon naiad e5")
        assert {option[:2] for option in scene.options_of("move")} == {"e4", "d4"}

    def test_may_be_declined(self) -> None:
        scene = Scene("X e4 d4 c4", hand="naiad").do("summon naiad e5", "decline")
        assert scene.pieces == pieces("X e4 d4 c4 e5")
        assert scene.asked == "action"

    def test_one_piece_is_enough(self) -> None:
        scene = Scene("X e4 d4 c4", hand="naiad").do("summon naiad e5", "move e4-f4", "decline")
        assert scene.pieces == pieces("X f4 d4 c4 e5")
        assert scene.asked == "action"

    def test_is_not_asked_when_nobody_can_move(self) -> None:
        scene = Scene("X c9 d9 e9, O c8 d8 f8 f9", hand="naiad").do("summon naiad e8")
        assert scene.asked == "action"


class TestKiskinSpirit:
    @staticmethod
    def scene(discard: str = "dryad unicorn", deck: str = "naiad sapling") -> Scene:
        player = Player(
            hand=("kiskin-spirit", "forest-mystic", "tree-shepherd"),
            deck=tuple(deck.split()),
            discard=tuple(discard.split()),
        )
        opponent = Player(discard=("swordmaster",))
        return Scene("X c5 c4 e4", actions=1, players=(player, opponent))

    def test_puts_a_card_of_the_discard_pile_on_the_deck(self) -> None:
        scene = self.scene().do("summon kiskin-spirit e5")
        assert scene.asked == "card"
        assert scene.options == {"card dryad", "card unicorn", "decline"}
        scene.do("card unicorn")
        player = scene.position.players[0]
        assert player.deck == ("unicorn", "naiad", "sapling")
        assert player.discard == ("kiskin-spirit", "dryad")
        assert player.known == 1
        assert scene.at("e5") == "X+"

    def test_everybody_sees_the_card(self) -> None:
        scene = self.scene().do("summon kiskin-spirit e5", "card unicorn")
        assert scene.position.events[-1] == Recovered(0, "unicorn")

    @pytest.mark.rule("4.6")
    def test_then_an_extra_card_is_drawn_at_the_end_of_the_turn(self) -> None:
        scene = self.scene().do("summon kiskin-spirit e5", "card dryad", "end-turn")
        player = scene.position.players[0]
        assert player.hand == ("forest-mystic", "tree-shepherd", "dryad", "naiad")
        assert player.deck == ("sapling",)
        assert player.known == 0

    def test_the_extra_card_is_drawn_once(self) -> None:
        scene = self.scene().do("summon kiskin-spirit e5", "card dryad", "end-turn")
        assert scene.position.extra_cards == 0

    def test_declining_draws_no_extra_card(self) -> None:
        scene = self.scene().do("summon kiskin-spirit e5", "decline")
        assert scene.position.players[0].discard == ("kiskin-spirit", "dryad", "unicorn")
        scene.do("end-turn")
        assert scene.position.players[0].hand == ("forest-mystic", "tree-shepherd", "naiad")

    def test_an_empty_discard_pile_draws_an_extra_card_without_asking(self) -> None:
        scene = self.scene(discard="").do("summon kiskin-spirit e5")
        assert scene.asked == "action"
        assert scene.position.players[0].discard == ("kiskin-spirit",)
        assert scene.position.players[0].known == 0
        scene.do("end-turn")
        hand = scene.position.players[0].hand
        assert hand == ("forest-mystic", "tree-shepherd", "naiad", "sapling")

    def test_a_card_can_be_put_on_an_empty_deck(self) -> None:
        scene = self.scene(deck="").do("summon kiskin-spirit e5", "card dryad", "end-turn")
        hand = scene.position.players[0].hand
        assert hand == ("forest-mystic", "tree-shepherd", "dryad")

    @pytest.mark.rule("12T.5")
    def test_in_teams_the_pile_is_the_one_of_the_turn_owner(self) -> None:
        owner = Player(hand=("kiskin-spirit",), discard=("dryad",), deck=("naiad",))
        partner = Player(discard=("herald",), deck=("bomb",))
        players = (owner, Player(), partner, Player())
        scene = Scene("X c5 c4 e4", teams=True, players=players)
        scene.do("summon kiskin-spirit e5", "hand-over")
        assert scene.question.seat == 2
        assert scene.options == {"card dryad", "decline"}
        scene.do("card dryad")
        assert scene.position.players[0].deck == ("dryad", "naiad")
        assert scene.position.players[2] == partner


class TestDryad:
    def test_converts_a_common_enemy_piece_next_to_her(self) -> None:
        scene = Scene("X e5 d6 e4, O f5", hand="dryad").do("summon dryad e5", "pick f5")
        assert scene.pieces == pieces("X d6 e4 f5, X+ e5")
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_a_heroic_piece_becomes_common(self) -> None:
        scene = Scene("X e5 d6 e4, O+ f6", hand="dryad").do("summon dryad e5", "pick f6")
        assert scene.pieces == pieces("X d6 e4 f6, X+ e5")
        assert scene.destroyed == {"O": (0, 1, 0)}

    def test_only_non_legendary_enemies_on_adjacent_squares(self) -> None:
        scene = Scene("X e5 d6 e4 d5, O f5 g5 d4, O+ f4, O* f6", hand="dryad")
        scene.do("summon dryad e5")
        assert scene.options == {"pick f5", "pick d4", "pick f4", "decline"}

    def test_may_be_declined(self) -> None:
        scene = Scene("X e5 d6 e4, O f5", hand="dryad").do("summon dryad e5", "decline")
        assert scene.pieces == pieces("X d6 e4, X+ e5, O f5")
        assert scene.destroyed == {}

    def test_is_not_asked_without_a_target(self) -> None:
        scene = Scene("X e5 d6 e4, O g5, O* f5", hand="dryad").do("summon dryad e5")
        assert scene.asked == "action"

    def test_at_the_edge(self) -> None:
        scene = Scene("X a5 b6 a4, O b5 i5", hand="dryad").do("summon dryad a5")
        assert scene.options_of("pick") == {"b5"}

    @pytest.mark.rule("9.10")
    def test_an_empty_stock_converts_nothing(self) -> None:
        scene = Scene(f"X e7 d8 e6 {crowd(13)}, O f7", hand="dryad").do("summon dryad e7")
        assert scene.asked == "action"
        assert scene.at("f7") == "O"

    @pytest.mark.rule("9.10")
    def test_one_piece_in_stock_is_enough(self) -> None:
        scene = Scene(f"X e7 d8 e6 {crowd(12)}, O+ f7", hand="dryad")
        scene.do("summon dryad e7", "pick f7")
        assert scene.at("f7") == "X"

    def test_in_melee_any_colour(self) -> None:
        scene = Scene("X e5 d6 e4, O f5, Y+ f6", hand="dryad", form="melee")
        scene.do("summon dryad e5")
        assert scene.options_of("pick") == {"f5", "f6"}
        scene.do("pick f6")
        assert scene.destroyed == {"Y": (0, 1, 0)}

    def test_her_own_square_must_hold_your_piece(self) -> None:
        assert not Scene("X d6 e4", hand="dryad").can("summon dryad e5")
        assert not Scene("X d6 e4, X* e5", hand="dryad").can("summon dryad e5")


class TestCentaurSpearman:
    PATTERN = "X d4 e4 f4 f3"

    def test_the_next_piece_in_the_direction_of_his_move_is_destroyed(self) -> None:
        scene = Scene(f"{self.PATTERN}, O d8 d9", hand="centaur-spearman")
        scene.do("summon centaur-spearman d5", "move d5-d6")
        assert scene.pieces == pieces("X d4 e4 f4 f3, X+ d6, O d9")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.asked == "action"

    def test_he_moves_onto_anything_but_a_legendary_piece(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c5, O+ c6, O* d6", hand="centaur-spearman")
        scene.do("summon centaur-spearman d5")
        assert scene.options_of("move") == moves("d5", "c4 c5 c6 d4 e4 e5 e6")

    def test_his_move_and_his_spear_both_destroy(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ e6 g8", hand="centaur-spearman")
        scene.do("summon centaur-spearman d5", "move d5-e6")
        assert scene.pieces == pieces("X d4 e4 f4 f3, X+ e6")
        assert scene.destroyed == {"O": (0, 2, 0)}

    def test_the_piece_on_the_next_square_counts(self) -> None:
        scene = Scene(f"{self.PATTERN}, O b5 a5", hand="centaur-spearman")
        scene.do("summon centaur-spearman d5", "move d5-c5")
        assert scene.pieces == pieces("X d4 e4 f4 f3, X+ c5, O a5")

    def test_your_own_piece_is_destroyed_too(self) -> None:
        scene = Scene(f"{self.PATTERN}, X+ d8", hand="centaur-spearman")
        scene.do("summon centaur-spearman d5", "move d5-d6")
        assert scene.pieces == pieces("X d4 e4 f4 f3, X+ d6")
        assert scene.destroyed == {}

    def test_he_pierces_his_own_pattern_behind_the_square_he_enters(self) -> None:
        scene = Scene(self.PATTERN, hand="centaur-spearman")
        scene.do("summon centaur-spearman d5", "move d5-e4")
        assert scene.pieces == pieces("X d4 f4, X+ e4")

    def test_a_legendary_piece_shields_what_is_behind_it(self) -> None:
        scene = Scene(f"{self.PATTERN}, O* d8, O d9", hand="centaur-spearman")
        scene.do("summon centaur-spearman d5", "move d5-d6")
        assert scene.pieces == pieces("X d4 e4 f4 f3, X+ d6, O* d8, O d9")

    def test_nothing_stands_in_that_direction(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a5", hand="centaur-spearman")
        scene.do("summon centaur-spearman d5", "move d5-d6")
        assert scene.pieces == pieces("X d4 e4 f4 f3, X+ d6, O a5")

    def test_nothing_is_beyond_the_edge(self) -> None:
        scene = Scene("X d7 e7 f7 f6, O d1", hand="centaur-spearman")
        scene.do("summon centaur-spearman d8", "move d8-d9")
        assert scene.pieces == pieces("X d7 e7 f7 f6, X+ d9, O d1")

    def test_declining_destroys_nothing(self) -> None:
        scene = Scene(f"{self.PATTERN}, O d7", hand="centaur-spearman")
        scene.do("summon centaur-spearman d5", "decline")
        assert scene.pieces == pieces("X d4 e4 f4 f3, X+ d5, O d7")
        assert scene.asked == "action"

    def test_is_not_asked_when_he_cannot_move(self) -> None:
        scene = Scene("X c4 c5, X* a4 b4, O* b2 b3", hand="centaur-spearman")
        scene.do("summon centaur-spearman a3")
        assert scene.asked == "action"


class TestCentaurChieftain:
    PATTERN = "X c6 d5 e4 f3"

    def test_others_follow_in_the_direction_of_his_move(self) -> None:
        scene = Scene(self.PATTERN, hand="centaur-chieftain")
        scene.do("summon centaur-chieftain e5", "move e5-e6")
        assert scene.options == {
            "move c6-c7", "move d5-d6", "move e4-e5", "move f3-f4", "decline"
        }  # fmt: skip

    def test_one_piece_may_do_all_three_moves(self) -> None:
        scene = Scene(self.PATTERN, hand="centaur-chieftain")
        scene.do("summon centaur-chieftain e5", "move e5-e6")
        scene.do("move d5-d6", "move d6-d7", "move d7-d8")
        assert scene.pieces == pieces("X c6 d8 e4 f3, X+ e6")
        assert scene.asked == "action"

    def test_three_pieces_may_do_one_each(self) -> None:
        scene = Scene(self.PATTERN, hand="centaur-chieftain")
        scene.do("summon centaur-chieftain e5", "move e5-f4")
        scene.do("move d5-e4", "move c6-d5", "move f3-g2")
        assert scene.pieces == pieces("X d5 e4 g2, X+ f4")
        assert scene.asked == "action"

    def test_all_moves_are_combat_moves(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ e6, O c7, O+ d6", hand="centaur-chieftain")
        scene.do("summon centaur-chieftain e5", "move e5-e6")
        assert scene.options_of("move") == {"c6-c7", "e4-e5", "f3-f4"}
        scene.do("move c6-c7", "decline")
        assert scene.destroyed == {"O": (1, 1, 0)}

    def test_enemies_do_not_follow(self) -> None:
        scene = Scene(f"{self.PATTERN}, O h4, O+ h5", hand="centaur-chieftain")
        scene.do("summon centaur-chieftain e5", "move e5-f5")
        assert scene.options_of("move") == {"c6-d6", "d5-e5", "e4-f4", "f3-g3"}

    def test_pieces_at_the_edge_do_not_follow_over_it(self) -> None:
        scene = Scene("X c9 d8 e7 f6", hand="centaur-chieftain")
        scene.do("summon centaur-chieftain e8", "move e8-e9")
        assert scene.options_of("move") == {"d8-d9", "e7-e8", "f6-f7"}

    def test_a_follower_may_destroy_him_and_go_on(self) -> None:
        scene = Scene("X c6 d5 f3, X+ e4", hand="centaur-chieftain")
        scene.do("summon centaur-chieftain e5", "move e5-e6")
        scene.do("move e4-e5", "move e5-e6", "move e6-e7")
        assert scene.pieces == pieces("X c6 d5 f3, X+ e7")
        assert scene.destroyed == {}

    def test_declining_his_move_moves_nobody(self) -> None:
        scene = Scene(self.PATTERN, hand="centaur-chieftain")
        scene.do("summon centaur-chieftain e5", "decline")
        assert scene.pieces == pieces("X c6 d5 e4 f3, X+ e5")
        assert scene.asked == "action"

    @pytest.mark.parametrize("number", [0, 1, 2])
    def test_the_others_may_stop_at_any_time(self, number: int) -> None:
        scene = Scene(self.PATTERN, hand="centaur-chieftain")
        scene.do("summon centaur-chieftain e5", "move e5-e6")
        scene.do(*["move d5-d6", "move d6-d7"][:number], "decline")
        assert scene.at(["d5", "d6", "d7"][number]) == "X"
        assert scene.asked == "action"

    def test_is_not_asked_when_he_cannot_move(self) -> None:
        scene = Scene("X a4 d1, X* b3 c2, O* a3 c3 c1", hand="centaur-chieftain")
        scene.do("summon centaur-chieftain b2")
        assert scene.asked == "action"


class TestUnicorn:
    PATTERN = "X d5 d4 c4 c3"

    def test_moves_or_gains_an_action_or_stays(self) -> None:
        scene = Scene(f"{self.PATTERN}, O f5, O+ f6, O* e6", hand="unicorn")
        scene.do("summon unicorn e5")
        assert scene.options_of("move") == moves("e5", "d4 d5 d6 e4 f4 f5 f6")
        assert scene.options_of("choose") == {"gain-action"}
        assert scene.can("decline")
        assert len(scene.options) == 9

    def test_a_combat_move(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ f6", hand="unicorn")
        scene.do("summon unicorn e5", "move e5-f6")
        assert scene.pieces == pieces("X d5 d4 c4 c3, X+ f6")
        assert scene.destroyed == {"O": (0, 1, 0)}
        assert scene.position.actions == 1

    def test_its_move_may_destroy_your_own_piece(self) -> None:
        scene = Scene(self.PATTERN, hand="unicorn").do("summon unicorn e5", "move e5-d5")
        assert scene.pieces == pieces("X d4 c4 c3, X+ d5")

    @pytest.mark.rule("4.2")
    @pytest.mark.parametrize("actions", [1, 2])
    def test_an_action_gained_replaces_the_one_spent(self, actions: int) -> None:
        scene = Scene(self.PATTERN, hand="unicorn", actions=actions)
        scene.do("summon unicorn e5", "choose gain-action")
        assert scene.position.actions == actions
        assert scene.pieces == pieces("X d5 d4 c4 c3, X+ e5")
        assert scene.can("place e9")

    def test_staying_gains_nothing(self) -> None:
        scene = Scene(self.PATTERN, hand="unicorn", actions=1).do("summon unicorn e5", "decline")
        assert scene.pieces == pieces("X d5 d4 c4 c3, X+ e5")
        assert scene.options == {"end-turn"}

    @pytest.mark.rule("9.1")
    def test_gains_an_action_without_asking_when_it_cannot_move(self) -> None:
        scene = Scene("X e2 e3, X* d1 d2, O* b2 c2", hand="unicorn").do("summon unicorn c1")
        assert scene.asked == "action"
        assert scene.position.actions == 2


class TestSylvanQueen:
    PATTERN = "X d5 f5 e4 e3"

    @pytest.mark.parametrize(
        ("enemy", "own", "tally"), [("O", "X", (1, 0, 0)), ("O+", "X+", (0, 1, 0))]
    )
    def test_converts_a_diagonal_enemy_to_the_same_rank(
        self, enemy: str, own: str, tally: tuple[int, int, int]
    ) -> None:
        scene = Scene(f"{self.PATTERN}, {enemy} c7", hand="sylvan-queen")
        scene.do("summon sylvan-queen d6", "pick c7")
        assert scene.pieces == pieces(f"X d5 f5 e4 e3, X+ d6, {own} c7")
        assert scene.destroyed == {"O": tally}

    def test_only_non_legendary_enemies_on_diagonal_squares(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c7 d7 f8, O+ e7 e6, O* c5, X e5", hand="sylvan-queen")
        scene.do("summon sylvan-queen d6")
        assert scene.options == {"pick c7", "pick e7", "decline"}

    def test_may_be_declined(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c7", hand="sylvan-queen")
        scene.do("summon sylvan-queen d6", "decline")
        assert scene.pieces == pieces("X d5 f5 e4 e3, X+ d6, O c7")
        assert scene.asked == "action"

    def test_is_not_asked_without_a_target(self) -> None:
        scene = Scene(f"{self.PATTERN}, O d7, O* c7", hand="sylvan-queen")
        scene.do("summon sylvan-queen d6")
        assert scene.asked == "action"

    def test_at_the_edge(self) -> None:
        scene = Scene("X a4 c4 b3 b2, O b6 i4", hand="sylvan-queen").do("summon sylvan-queen a5")
        assert scene.options_of("pick") == {"b6"}

    @pytest.mark.rule("9.10")
    @pytest.mark.parametrize("enemy", ["O", "O+"])
    def test_an_empty_stock_converts_nothing(self, enemy: str) -> None:
        scene = Scene(f"{self.PATTERN} {crowd(11)}, {enemy} c7", hand="sylvan-queen")
        scene.do("summon sylvan-queen d6")
        assert scene.asked == "action"
        assert scene.at("c7") == enemy

    def test_in_melee_any_colour(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c7, Y+ e7", hand="sylvan-queen", form="melee")
        scene.do("summon sylvan-queen d6")
        assert scene.options_of("pick") == {"c7", "e7"}
        scene.do("pick e7")
        assert scene.at("e7") == "X+"
        assert scene.destroyed == {"Y": (0, 1, 0)}


class TestSylvanPrincess:
    PATTERN = "X d5 e4 d3"

    def test_converts_a_diagonal_common_enemy(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c7", hand="sylvan-princess")
        scene.do("summon sylvan-princess d6", "pick c7")
        assert scene.pieces == pieces("X d5 e4 d3 c7, X+ d6")
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_only_common_enemies_on_diagonal_squares(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c7 d7 f8 e5, O+ e7, X c5", hand="sylvan-princess")
        scene.do("summon sylvan-princess d6")
        assert scene.options == {"pick c7", "pick e5", "decline"}

    def test_may_be_declined(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c7", hand="sylvan-princess")
        scene.do("summon sylvan-princess d6", "decline")
        assert scene.pieces == pieces("X d5 e4 d3, X+ d6, O c7")
        assert scene.asked == "action"

    def test_is_not_asked_without_a_target(self) -> None:
        scene = Scene(f"{self.PATTERN}, O d7, O+ c7, O* e7", hand="sylvan-princess")
        scene.do("summon sylvan-princess d6")
        assert scene.asked == "action"

    def test_at_the_edge(self) -> None:
        scene = Scene("X a6 b5 a4, O b8 b6 i7", hand="sylvan-princess")
        scene.do("summon sylvan-princess a7")
        assert scene.options_of("pick") == {"b8", "b6"}

    @pytest.mark.rule("9.10")
    def test_an_empty_stock_converts_nothing(self) -> None:
        scene = Scene(f"{self.PATTERN} {crowd(12)}, O c7", hand="sylvan-princess")
        scene.do("summon sylvan-princess d6")
        assert scene.asked == "action"
        assert scene.at("c7") == "O"

    def test_in_melee_any_colour(self) -> None:
        scene = Scene(f"{self.PATTERN}, O c7, Y e7, Y+ c5", hand="sylvan-princess", form="melee")
        scene.do("summon sylvan-princess d6")
        assert scene.options_of("pick") == {"c7", "e7"}


class TestWoodlandDruid:
    def test_upgrades_one_common_piece_of_each_colour(self) -> None:
        scene = Scene("X d6 f6 e4, O a5 i5, O+ e8", hand="woodland-druid")
        scene.do("summon woodland-druid e5")
        assert scene.options == {"pick d6", "pick f6", "pick e4"}
        scene.do("pick f6")
        assert scene.options == {"pick a5", "pick i5"}
        scene.do("pick i5")
        assert scene.pieces == pieces("X d6 e4, X+ e5 f6, O a5, O+ e8 i5")
        assert scene.destroyed == {}
        assert scene.asked == "action"

    def test_single_pieces_are_upgraded_without_asking(self) -> None:
        scene = Scene("X+ d6 f6, X e4, O a5", hand="woodland-druid")
        scene.do("summon woodland-druid e5")
        assert scene.pieces == pieces("X+ d6 f6 e4 e5, O+ a5")
        assert scene.asked == "action"

    def test_a_colour_without_common_pieces_is_skipped(self) -> None:
        scene = Scene("X+ d6 f6 e4, O a5 i5, O+ e8", hand="woodland-druid")
        scene.do("summon woodland-druid e5")
        assert scene.options == {"pick a5", "pick i5"}
        scene = Scene("X d6 f6 e4, O+ e8, O* e9", hand="woodland-druid")
        scene.do("summon woodland-druid e5", "pick e4")
        assert scene.pieces == pieces("X d6 f6, X+ e5 e4, O+ e8, O* e9")
        assert scene.asked == "action"

    def test_nothing_happens_without_common_pieces(self) -> None:
        scene = Scene("X+ d6 f6 e4, O* a5", hand="woodland-druid").do("summon woodland-druid e5")
        assert scene.pieces == pieces("X+ d6 f6 e4 e5, O* a5")
        assert scene.asked == "action"

    @pytest.mark.parametrize(("seats", "colours"), [(3, "OY"), (4, "OYZ")])
    def test_in_melee_every_colour_has_its_piece(self, seats: int, colours: str) -> None:
        enemies = ", ".join(f"{c} {'abc'[i]}5 {'abc'[i]}4" for i, c in enumerate(colours))
        scene = Scene(f"X d6 f6 e4, {enemies}", hand="woodland-druid", form="melee", seats=seats)
        scene.do("summon woodland-druid e5", "pick d6")
        scene.do(*(f"pick {'abc'[i]}4" for i in range(len(colours))))
        upgraded = {where for what, where in scene.pieces if what[1:] == "+"}
        assert upgraded == {"e5", "d6", *(f"{'abc'[i]}4" for i in range(len(colours)))}
        assert scene.asked == "action"

    def test_in_teams_there_are_two_colours(self) -> None:
        scene = Scene("X d6 f6 e4, O a5 i5", hand="woodland-druid", teams=True)
        scene.do("summon woodland-druid e5", "pick d6", "pick a5")
        assert scene.pieces == pieces("X f6 e4, X+ e5 d6, O i5, O+ a5")
        assert scene.asked == "action"


class TestForestAncient:
    PATTERN = "X e6 d5 f5 d4"
    NEAR = named("c3 d3 e3 f3 g3 c4 e4 f4 g4 c5 g5 c6 d6 f6 g6 c7 d7 e7 f7 g7")

    @staticmethod
    def placing(squares: frozenset[str], *colours: str) -> set[str]:
        return {f"{square} colour={colour}" for square in squares for colour in colours}

    def test_places_two_enemy_pieces_and_destroys_two(self) -> None:
        scene = Scene(f"{self.PATTERN}, O e8 e9, O+ c5", hand="forest-ancient")
        scene.do("summon forest-ancient e5")
        assert scene.options_of("place") == self.placing(self.NEAR - {"c5"}, "red")
        assert not scene.can("decline")
        scene.do("place c3 colour=red")
        assert scene.options_of("place") == self.placing(self.NEAR - {"c3", "c5"}, "red")
        scene.do("place g3 colour=red")
        assert scene.options == {"pick c3", "pick g3", "pick e8"}
        scene.do("pick e8")
        assert scene.options == {"pick c3", "pick g3"}
        scene.do("pick c3")
        assert scene.pieces == pieces("X e6 d5 f5 d4, X+ e5, O g3 e9, O+ c5")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.asked == "action"

    def test_the_placed_pieces_die_when_there_are_no_others(self) -> None:
        scene = Scene(self.PATTERN, hand="forest-ancient").do("summon forest-ancient e5")
        scene.do("place e4 colour=red", "place c7 colour=red")
        assert scene.options == {"pick e4", "pick c7"}
        scene.do("pick c7")
        assert scene.pieces == pieces("X e6 d5 f5 d4, X+ e5")
        assert scene.destroyed == {"O": (2, 0, 0)}

    def test_your_own_pieces_are_never_destroyed(self) -> None:
        scene = Scene(f"{self.PATTERN} h5", hand="forest-ancient").do("summon forest-ancient e5")
        scene.do("place e4 colour=red", "place c7 colour=red", "pick c7")
        assert scene.pieces == pieces("X e6 d5 f5 d4 h5, X+ e5")

    @pytest.mark.rule("9.7")
    def test_with_one_piece_in_the_enemy_stock_one_is_placed_and_one_destroyed(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ {crowd(12)}, O a4 b4 a5", hand="forest-ancient")
        scene.do("summon forest-ancient e5", "place c7 colour=red")
        assert scene.options == {"pick c7", "pick b4"}
        scene.do("pick b4")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.at("c7") == "O"
        assert scene.asked == "action"

    def test_with_an_empty_enemy_stock_nothing_is_placed_nor_destroyed(self) -> None:
        scene = Scene(f"{self.PATTERN}, O {crowd(16)}", hand="forest-ancient")
        scene.do("summon forest-ancient e5")
        assert scene.asked == "action"
        assert scene.destroyed == {}

    NEARLY_FULL = "X a3 b4 c2 c3, X+ a4 a5 b2 b5 c1 c4 c5 d1 d2 d3 d4"

    def test_on_a_single_empty_square_one_is_placed_without_asking(self) -> None:
        scene = Scene(self.NEARLY_FULL, hand="forest-ancient").do("summon forest-ancient b3")
        assert scene.pieces == pieces(f"{self.NEARLY_FULL}, X+ b3")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.asked == "action"

    def test_as_many_are_destroyed_as_were_placed(self) -> None:
        scene = Scene(f"{self.NEARLY_FULL}, O e5 e6", hand="forest-ancient")
        scene.do("summon forest-ancient b3")
        assert scene.options == {"pick d5", "pick e5", "pick e6"}
        scene.do("pick e5")
        assert scene.pieces == pieces(f"{self.NEARLY_FULL}, X+ b3, O d5 e6")

    def test_without_an_empty_square_nothing_happens(self) -> None:
        scene = Scene(f"{self.NEARLY_FULL}, O d5", hand="forest-ancient")
        scene.do("summon forest-ancient b3")
        assert scene.at("d5") == "O"
        assert scene.destroyed == {}

    def test_in_melee_any_colours_and_the_same_are_destroyed(self) -> None:
        scene = Scene(f"{self.PATTERN}, O b5, Y h5 h6", hand="forest-ancient", form="melee")
        scene.do("summon forest-ancient e5")
        assert scene.options_of("place") == self.placing(self.NEAR, "red", "yellow")
        scene.do("place c7 colour=yellow", "place g3 colour=red")
        assert scene.options == {"pick c7", "pick h5", "pick h6"}
        scene.do("pick h6")
        assert scene.options == {"pick g3", "pick b5"}
        scene.do("pick b5")
        assert scene.pieces == pieces("X e6 d5 f5 d4, X+ e5, O g3, Y c7 h5")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (1, 0, 0)}

    def test_in_melee_two_of_one_colour(self) -> None:
        scene = Scene(f"{self.PATTERN}, O b5 b6, Y h5", hand="forest-ancient", form="melee")
        scene.do("summon forest-ancient e5", "place c7 colour=yellow", "place d7 colour=yellow")
        scene.do("pick h5", "pick d7")
        assert scene.pieces == pieces("X e6 d5 f5 d4, X+ e5, O b5 b6, Y c7")
        assert scene.destroyed == {"Y": (2, 0, 0)}

    def test_in_melee_a_colour_without_stock_is_not_offered(self) -> None:
        scene = Scene(f"{self.PATTERN}, O {crowd(15)}", hand="forest-ancient", form="melee")
        scene.do("summon forest-ancient e5")
        free = self.NEAR - named(crowd(15))
        assert scene.options_of("place") == self.placing(free, "yellow")

    def test_in_teams_the_enemy_team_has_one_colour(self) -> None:
        scene = Scene(self.PATTERN, hand="forest-ancient", teams=True)
        scene.do("summon forest-ancient e5")
        assert scene.options_of("place") == self.placing(self.NEAR, "red")


class TestForestMystic:
    HAND = ("forest-mystic", "naiad", "sapling")
    DECK = ("dryad", "unicorn", "tree-shepherd")
    LEGENDS = ("fire-dragon", "hell-bull", "titan", "leviathan")

    @pytest.mark.rule("4.6")
    def test_draws_an_extra_card_and_an_extra_legend_at_the_end_of_the_turn(self) -> None:
        player = Player(self.HAND, deck=self.DECK)
        players = (player, Player())
        scene = Scene("X e6 d5 f4", actions=1, players=players, legend_deck=self.LEGENDS)
        scene.do("summon forest-mystic e5")
        assert scene.pieces == pieces("X e6 d5 f4, X+ e5")
        assert scene.position.players[0].hand == ("naiad", "sapling")
        scene.do("end-turn")
        player = scene.position.players[0]
        assert player.hand == ("naiad", "sapling", "dryad", "unicorn")
        assert player.legends == ("fire-dragon", "hell-bull", "titan")

    def test_only_this_turn(self) -> None:
        player = Player(self.HAND, deck=self.DECK)
        scene = Scene("X e6 d5 f4", actions=1, players=(player, Player()))
        scene.do("summon forest-mystic e5", "end-turn")
        assert (scene.position.extra_cards, scene.position.extra_legends) == (0, 0)

    def test_there_may_be_nothing_left_to_draw(self) -> None:
        player = Player(self.HAND, deck=("dryad",))
        scene = Scene("X e6 d5 f4", actions=1, players=(player, Player()))
        scene.do("summon forest-mystic e5", "end-turn")
        assert scene.position.players[0].hand == ("naiad", "sapling", "dryad")
        assert scene.position.players[0].legends == ()

    @pytest.mark.rule("12F.2")
    def test_draws_no_legend_in_the_first_game(self) -> None:
        scene = Scene(
            "X e6 d5 f4",
            form="first-game",
            actions=1,
            players=(Player(self.HAND, deck=(*self.DECK, "bomb")), Player()),
            tasks=Tasks(claimed=((), ())),
            legend_deck=self.LEGENDS,
        )
        scene.do("summon forest-mystic e5")
        assert scene.position.extra_legends == 0
        scene.do("end-turn")
        assert scene.position.players[0].hand == ("naiad", "sapling", "dryad", "unicorn")
        assert scene.position.players[0].legends == ()

    @pytest.mark.rule("12T.4")
    def test_in_teams_the_extra_legend_goes_to_the_partner(self) -> None:
        owner = Player(self.HAND, deck=self.DECK)
        players = (owner, Player(), Player(), Player())
        scene = Scene(
            "X e6 d5 f4", teams=True, actions=1, players=players, legend_deck=self.LEGENDS
        )
        scene.do("summon forest-mystic e5", "end-turn")
        assert scene.position.players[0].hand == ("naiad", "sapling", "dryad", "unicorn")
        assert scene.position.players[0].legends == ()
        assert scene.position.players[2].hand == ()
        assert scene.position.players[2].legends == ("fire-dragon", "hell-bull", "titan")


class TestKiskinLeafsplitter:
    PATTERN = "X e6 d5 f5 e4"

    def test_destroys_the_first_piece_in_a_diagonal_direction(self) -> None:
        scene = Scene(f"{self.PATTERN}, O g7 h8 c3, O e8 b5", hand="kiskin-leafsplitter")
        scene.do("summon kiskin-leafsplitter e5")
        assert scene.options == {"direction ne", "direction sw", "decline"}
        scene.do("direction ne", "direction sw")
        assert scene.pieces == pieces("X e6 d5 f5 e4, X+ e5, O h8 e8 b5")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.asked == "action"

    def test_the_same_direction_may_be_picked_twice(self) -> None:
        scene = Scene(f"{self.PATTERN}, O f4 h2", hand="kiskin-leafsplitter")
        scene.do("summon kiskin-leafsplitter e5", "direction se", "direction se")
        assert scene.pieces == pieces("X e6 d5 f5 e4, X+ e5")

    @pytest.mark.parametrize(
        ("victim", "tally"),
        [
            ("O", {"O": (1, 0, 0)}),
            ("O+", {"O": (0, 1, 0)}),
            ("O*", {"O": (0, 0, 1)}),
            ("X", {}),
            ("X+", {}),
            ("X*", {}),
        ],
    )
    def test_whoever_owns_it_and_whatever_its_rank(
        self, victim: str, tally: dict[str, tuple[int, int, int]]
    ) -> None:
        scene = Scene(f"{self.PATTERN}, {victim} c7, O b8", hand="kiskin-leafsplitter")
        scene.do("summon kiskin-leafsplitter e5", "direction nw", "decline")
        assert scene.pieces == pieces("X e6 d5 f5 e4, X+ e5, O b8")
        assert scene.destroyed == tally

    def test_directions_without_a_piece_are_not_offered_again(self) -> None:
        scene = Scene(f"{self.PATTERN}, O g7 d6", hand="kiskin-leafsplitter")
        scene.do("summon kiskin-leafsplitter e5", "direction ne")
        assert scene.options == {"direction nw", "decline"}

    def test_a_direction_ends_at_the_edge(self) -> None:
        scene = Scene("X e9 d8 f8 e7, O f9 a5", hand="kiskin-leafsplitter")
        scene.do("summon kiskin-leafsplitter e8")
        assert scene.options == {"direction ne", "decline"}
        scene.do("direction ne")
        assert scene.pieces == pieces("X e9 d8 f8 e7, X+ e8, O a5")
        assert scene.asked == "action"

    def test_may_be_declined(self) -> None:
        scene = Scene(f"{self.PATTERN}, O g7", hand="kiskin-leafsplitter")
        scene.do("summon kiskin-leafsplitter e5", "decline")
        assert scene.at("g7") == "O"
        assert scene.asked == "action"

    def test_is_not_asked_when_the_diagonals_are_empty(self) -> None:
        scene = Scene(f"{self.PATTERN}, O e8 b5", hand="kiskin-leafsplitter")
        scene.do("summon kiskin-leafsplitter e5")
        assert scene.asked == "action"


class TestKiskinBoughrunner:
    PATTERN = "X e4 d4 f4 e3"

    def test_each_move_ends_next_to_another_piece_of_yours(self) -> None:
        scene = Scene(f"{self.PATTERN}, O e7", hand="kiskin-boughrunner")
        scene.do("summon kiskin-boughrunner e5")
        assert scene.options_of("move") == moves("e5", "d4 e4 f4 d5 f5")

    def test_a_piece_it_destroys_is_no_neighbour(self) -> None:
        scene = Scene(f"{self.PATTERN} g7", hand="kiskin-boughrunner")
        scene.do("summon kiskin-boughrunner e5")
        assert scene.options_of("move") == moves("e5", "d4 e4 f4 d5 f5 f6")
        scene.do("move e5-f6")
        assert scene.options_of("move") == moves("f6", "e5 f5 g5 f7 g6")

    def test_does_three_moves(self) -> None:
        scene = Scene(self.PATTERN, hand="kiskin-boughrunner").do("summon kiskin-boughrunner e5")
        scene.do("move e5-d5", "move d5-c4", "move c4-c3")
        assert scene.pieces == pieces("X e4 d4 f4 e3, X+ c3")
        assert scene.asked == "action"

    def test_its_moves_are_combat_moves(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ d5, O c4, O* f5", hand="kiskin-boughrunner")
        scene.do("summon kiskin-boughrunner e5")
        assert scene.options_of("move") == moves("e5", "d4 e4 f4 d5")
        scene.do("move e5-d5", "move d5-c4", "decline")
        assert scene.pieces == pieces("X e4 d4 f4 e3, X+ c4, O* f5")
        assert scene.destroyed == {"O": (1, 1, 0)}

    def test_may_destroy_your_own_pieces(self) -> None:
        scene = Scene(self.PATTERN, hand="kiskin-boughrunner").do("summon kiskin-boughrunner e5")
        scene.do("move e5-e4", "move e4-d4", "decline")
        assert scene.pieces == pieces("X f4 e3, X+ d4")
        assert scene.destroyed == {}

    @pytest.mark.parametrize("number", [0, 1, 2])
    def test_may_stop_at_any_time(self, number: int) -> None:
        scene = Scene(self.PATTERN, hand="kiskin-boughrunner").do("summon kiskin-boughrunner e5")
        scene.do(*["move e5-d5", "move d5-c4"][:number], "decline")
        assert scene.at(["e5", "d5", "c4"][number]) == "X+"
        assert scene.asked == "action"

    def test_is_not_asked_when_it_cannot_move(self) -> None:
        scene = Scene("X c5, X* b4 b5 b6, O* a4 a6", hand="kiskin-boughrunner")
        scene.do("summon kiskin-boughrunner a5")
        assert scene.asked == "action"


class TestTreeShepherd:
    PATTERN = "X d5 f5 e4 f4"

    def test_a_common_piece_is_upgraded_or_a_heroic_one_moves(self) -> None:
        scene = Scene(f"{self.PATTERN}, O a5, O+ e6, O* d6", hand="tree-shepherd")
        scene.do("summon tree-shepherd e5")
        assert scene.options_of("upgrade") == {"d5", "f5", "e4", "f4"}
        assert scene.options_of("move") == moves("e5", "d4 d5 e4 f4 f5 e6 f6")
        assert len(scene.options) == 4 + 7 + 1

    def test_a_common_piece(self) -> None:
        scene = Scene(self.PATTERN, hand="tree-shepherd")
        scene.do("summon tree-shepherd e5", "upgrade f4")
        assert scene.pieces == pieces("X d5 f5 e4, X+ e5 f4")
        assert scene.asked == "action"

    def test_the_shepherd_itself(self) -> None:
        scene = Scene(f"{self.PATTERN}, O+ e6", hand="tree-shepherd")
        scene.do("summon tree-shepherd e5", "move e5-e6")
        assert scene.pieces == pieces("X d5 f5 e4 f4, X+ e6")
        assert scene.destroyed == {"O": (0, 1, 0)}

    def test_another_heroic_piece_does_a_combat_move(self) -> None:
        scene = Scene(f"{self.PATTERN}, X+ a5, O a4, O+ b5, O* b4", hand="tree-shepherd")
        scene.do("summon tree-shepherd e5")
        assert scene.options_of("upgrade") == {"d5", "f5", "e4", "f4"}
        assert {m for m in scene.options_of("move") if m.startswith("a5")} == moves(
            "a5", "a4 a6 b5 b6"
        )
        scene.do("move a5-b5")
        assert scene.at("b5") == "X+"
        assert scene.asked == "action"

    def test_a_legendary_piece_does_a_standard_move(self) -> None:
        scene = Scene(f"{self.PATTERN}, X* a5, O a4, O+ b5, O* b4", hand="tree-shepherd")
        scene.do("summon tree-shepherd e5")
        assert {m for m in scene.options_of("move") if m.startswith("a5")} == moves(
            "a5", "a4 a6 b5 b6"
        )
        scene.do("move a5-b5")
        assert scene.at("b5") == "X*"
        assert scene.destroyed == {"O": (0, 1, 0)}

    def test_a_heroic_or_legendary_piece_need_not_move(self) -> None:
        scene = Scene(self.PATTERN, hand="tree-shepherd").do("summon tree-shepherd e5", "decline")
        assert scene.pieces == pieces("X d5 f5 e4 f4, X+ e5")
        assert scene.asked == "action"

    def test_without_common_pieces_only_moves_are_offered(self) -> None:
        scene = Scene("X+ d1 f1 e2 f2", hand="tree-shepherd").do("summon tree-shepherd e1")
        assert scene.options_of("upgrade") == set()
        assert {m for m in scene.options_of("move") if m.startswith("e1")} == moves(
            "e1", "d1 d2 e2 f2 f1"
        )
