"""The legends, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from legendarium.tashkalar.position import End
from scene import Scene, pieces

FAR_AWAY = "a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c1 d1 e1 f1 g1 c9"
"""Sixteen squares at the edge: all the two-sided pieces that a side has in a duel."""


def far_away(number: int) -> str:
    """So many of those squares."""
    return " ".join(FAR_AWAY.split()[:number])


def summon(card: str, drawing: str, square: str = "e5", **setup: Any) -> Scene:
    """The scene after a legend was summoned, before anything else is answered."""
    return Scene(drawing, legends=card, **setup).do(f"summon {card} {square}")


class TestSummoningALegend:
    """What all legends have in common; the Time Elemental asks nothing and touches no piece."""

    PATTERN = "X+ d4 f4 e3, X d2 f2"

    @pytest.mark.example(40)
    @pytest.mark.rule("6.2")
    @pytest.mark.parametrize(
        "pattern", ["X+ d4 f4 e3, X d2 f2", "X* d4 f4, X+ e3 d2 f2", "X+ d4 f4 e3, X* d2, X f2"]
    )
    def test_higher_ranks_fit_the_pattern(self, pattern: str) -> None:
        scene = summon("time-elemental", pattern)
        assert scene.pieces == pieces(f"{pattern}, X* e5")

    @pytest.mark.example(40)
    @pytest.mark.rule("6.2")
    @pytest.mark.parametrize(
        "pattern",
        [
            "X d4 d2 f2, X+ f4 e3",
            "X+ d4 f4, X e3 d2 f2",
            "X+ d4 f4 e3, X d2, O f2",
            "X+ d4 f4 e3, X d2",
        ],
    )
    def test_a_lower_rank_an_enemy_or_a_gap_does_not(self, pattern: str) -> None:
        scene = Scene(pattern, legends="time-elemental")
        assert scene.options_of("summon") == set()

    @pytest.mark.rule("6.3")
    @pytest.mark.parametrize(
        ("enemy", "tally"), [("O", (1, 0, 0)), ("O+", (0, 1, 0)), ("O*", (0, 0, 1))]
    )
    def test_it_may_appear_on_any_rank(self, enemy: str, tally: tuple[int, int, int]) -> None:
        scene = summon("time-elemental", f"{self.PATTERN}, {enemy} e5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5")
        assert scene.destroyed == {"O": tally}

    @pytest.mark.rule("6.6")
    def test_the_card_goes_to_the_discard_pile_of_legends(self) -> None:
        scene = summon("time-elemental", self.PATTERN, legend_discard=("titan",))
        assert scene.position.legend_discard == ("time-elemental", "titan")
        assert scene.position.players[0].legends == ()
        assert scene.position.actions == 1

    @pytest.mark.rule("11.3")
    def test_in_a_duel_it_scores_a_point_at_once(self) -> None:
        scene = summon("time-elemental", self.PATTERN)
        assert scene.position.scores == ((1,), (0,))

    @pytest.mark.rule("11.3")
    def test_with_teams_the_team_scores_it(self) -> None:
        scene = summon("time-elemental", self.PATTERN, teams=True)
        assert scene.position.scores == ((1,), (0,))

    @pytest.mark.rule("11.3")
    def test_the_point_comes_before_the_effect(self) -> None:
        scene = summon("hell-bull", TestHellBull.PATTERN)
        assert scene.asked == "move"
        assert scene.position.scores == ((1,), (0,))

    @pytest.mark.rule("10.3")
    def test_in_high_form_summoning_scores_nothing(self) -> None:
        scene = summon("time-elemental", self.PATTERN, form="high-form")
        assert scene.position.scores == ((0,), (0,))

    @pytest.mark.rule("12.3")
    def test_in_melee_the_colour_is_asked_before_the_effect(self) -> None:
        scene = summon("hell-bull", TestHellBull.PATTERN, form="melee")
        assert (scene.asked, scene.options) == ("colour", {"colour red", "colour yellow"})
        scene.do("colour yellow")
        assert scene.asked == "move"
        assert scene.position.scores == ((0, 0, 1), (0, 0, 0), (0, 0, 0))

    @pytest.mark.rule("12.3")
    def test_in_a_melee_of_four_there_are_three_colours(self) -> None:
        scene = summon("time-elemental", self.PATTERN, form="melee", seats=4)
        assert scene.options_of("colour") == {"red", "yellow", "green"}

    @pytest.mark.rule("6.5")
    def test_in_a_shortage_the_own_legendary_on_the_square_is_used(self) -> None:
        scene = summon("time-elemental", f"{self.PATTERN}, X* e5 a5 i5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5 a5 i5")
        assert scene.events == ["picked-up", "summoned", "scored", "gained-turn"]

    @pytest.mark.rule("6.3")
    def test_without_a_shortage_it_is_destroyed(self) -> None:
        scene = summon("time-elemental", f"{self.PATTERN}, X* e5 a5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5 a5")
        assert scene.events == ["destroyed", "summoned", "scored", "gained-turn"]
        assert scene.destroyed == {}

    @pytest.mark.rule("6.5")
    def test_in_a_shortage_another_legendary_is_picked_up(self) -> None:
        scene = summon("time-elemental", f"{self.PATTERN}, X* a5 i5 e9")
        assert (scene.asked, scene.options) == (
            "pick-up",
            {"pick-up a5", "pick-up i5", "pick-up e9"},
        )
        scene.do("pick-up i5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* a5 e9 e5")

    @pytest.mark.rule("6.5")
    def test_what_stands_on_the_square_is_destroyed_in_a_shortage_too(self) -> None:
        scene = summon("time-elemental", f"{self.PATTERN}, X* a5 i5 e9, O* e5").do("pick-up a5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* i5 e9 e5")
        assert scene.destroyed == {"O": (0, 0, 1)}

    @pytest.mark.rule("6.5")
    def test_an_own_heroic_on_the_square_is_not_of_the_kind(self) -> None:
        scene = summon("time-elemental", f"{self.PATTERN}, X+ e5, X* a5 i5 e9").do("pick-up a5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* i5 e9 e5")

    @pytest.mark.rule("6.5")
    def test_a_legendary_of_the_pattern_is_not_picked_up(self) -> None:
        scene = summon("time-elemental", "X* d4 e3 a5, X+ f4, X d2 f2")
        assert scene.pieces == pieces("X* d4 e3 e5, X+ f4, X d2 f2")

    @pytest.mark.rule("6.5")
    def test_with_all_legendaries_in_the_pattern_it_cannot_be_summoned(self) -> None:
        scene = Scene("X* d4 f4 e3, X d2 f2", legends="time-elemental")
        assert scene.options_of("summon") == set()

    @pytest.mark.rule("6.4", "6.5")
    def test_in_a_shortage_the_way_matters(self) -> None:
        above = "X+ f6 e7, X d8 f8, X* d6"
        scene = summon("time-elemental", f"{self.PATTERN}, {above}, X* a5 i5")
        scene.do("way squares=d2,f2,e3,d4,f4")
        assert scene.options_of("pick-up") == {"d6", "a5", "i5"}

    @pytest.mark.rule("12T.5")
    def test_in_teams_the_partner_may_finish_the_effect(self) -> None:
        scene = summon("hell-bull", TestHellBull.PATTERN, teams=True).do("hand-over")
        assert scene.question.seat == 2
        scene.do("move e5-e6", "decline")
        assert scene.at("e6") == "X*"


class TestFireDragon:
    PATTERN = "X+ d8 f8 e6, X e7"

    def test_burns_two_squares_far_in_three_directions(self) -> None:
        burnt = "O d5 c5 c7 d4 c3, O+ d6"
        safe = "O b5 e4 c6, O+ f5"
        scene = summon("fire-dragon", f"{self.PATTERN}, {burnt}, {safe}").do("direction w")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, {safe}")
        assert scene.destroyed == {"O": (5, 1, 0)}

    @pytest.mark.parametrize(
        ("direction", "burnt"),
        [
            ("w", "d6 c7 d5 c5 d4 c3"),
            ("sw", "d5 c5 d4 c3 e4 e3"),
            ("s", "d4 c3 e4 e3 f4 g3"),
            ("se", "e4 e3 f4 g3 f5 g5"),
            ("e", "f4 g3 f5 g5 f6 g7"),
        ],
    )
    def test_each_direction_has_its_two_neighbours(self, direction: str, burnt: str) -> None:
        rays = "d6 c7 d5 c5 d4 c3 e4 e3 f4 g3 f5 g5 f6 g7"
        scene = summon("fire-dragon", f"{self.PATTERN}, O {rays}").do(f"direction {direction}")
        left = set(rays.split()) - set(burnt.split())
        assert {square for what, square in scene.pieces if what == "O"} == left

    @pytest.mark.rule("2.4")
    def test_burns_own_pieces_too(self) -> None:
        scene = summon("fire-dragon", f"{self.PATTERN}, X d4, X+ e3").do("direction s")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5")
        assert scene.destroyed == {}

    @pytest.mark.parametrize("letter", ["X", "O"])
    def test_a_legendary_neither_dies_nor_blocks(self, letter: str) -> None:
        scene = summon("fire-dragon", f"{self.PATTERN}, {letter}* d5, O c5").do("direction w")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, {letter}* d5")

    def test_must_pick_a_direction_even_when_nothing_burns(self) -> None:
        scene = summon("fire-dragon", self.PATTERN)
        assert scene.asked == "direction"
        assert scene.options == {f"direction {way}" for way in ("w", "sw", "s", "se", "e")}
        scene.do("direction s")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5")
        assert scene.asked == "action"

    def test_at_the_edge_what_lies_off_the_board_is_skipped(self) -> None:
        drawing = "X+ d4 f4 e2, X e3, O d1 c1 d2 c3 f1"
        scene = summon("fire-dragon", drawing, "e1")
        assert scene.options_of("direction") == {"w", "sw", "s", "se", "e"}
        scene.do("direction w")
        assert scene.pieces == pieces("X+ d4 f4 e2, X e3, X* e1, O f1")

    @pytest.mark.rule("9.4")
    @pytest.mark.parametrize(
        ("pattern", "directions"),
        [
            ("X+ d2 f2 e4, X e3", {"w", "nw", "n", "ne", "e"}),
            ("X+ b6 b4 d5, X c5", {"n", "ne", "e", "se", "s"}),
            ("X+ h6 h4 f5, X g5", {"n", "nw", "w", "sw", "s"}),
        ],
    )
    def test_the_directions_turn_with_the_pattern(self, pattern: str, directions: set[str]) -> None:
        assert summon("fire-dragon", pattern).options_of("direction") == directions

    @pytest.mark.rule("6.4")
    def test_the_way_is_chosen_where_two_fit(self) -> None:
        scene = summon("fire-dragon", f"{self.PATTERN}, X+ d2 f2 e4, X e3")
        up = "way directions=e,se,s,sw,w squares=e6,e7,d8,f8"
        down = "way directions=n,ne,e,w,nw squares=d2,f2,e3,e4"
        assert (scene.asked, scene.options) == ("way", {up, down})
        scene.do(down)
        assert scene.options_of("direction") == {"w", "nw", "n", "ne", "e"}

    def test_burns_every_colour(self) -> None:
        drawing = f"{self.PATTERN}, O d5, Y+ d4"
        scene = summon("fire-dragon", drawing, form="melee").do("colour red", "direction w")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (0, 1, 0)}


class TestHellBull:
    AROUND = "X d6 f6 e4, X+ d5 f5"
    PATTERN = f"{AROUND}, X e5"

    def test_runs_on_and_destroys_on_every_square(self) -> None:
        scene = summon("hell-bull", f"{self.PATTERN}, O e7, O+ e8")
        scene.do("move e5-e6", "move e6-e7", "move e7-e8", "decline")
        assert scene.pieces == pieces(f"{self.AROUND}, X* e8")
        assert scene.destroyed == {"O": (1, 1, 0)}
        assert scene.asked == "action"

    def test_the_first_move_fixes_the_direction(self) -> None:
        scene = summon("hell-bull", self.PATTERN)
        beside = ("d6", "e6", "f6", "d5", "f5", "d4", "e4", "f4")
        assert scene.options == {"decline", *(f"move e5-{square}" for square in beside)}
        assert scene.do("move e5-f4").options == {"decline", "move f4-g3"}

    def test_need_not_move(self) -> None:
        scene = summon("hell-bull", f"{self.PATTERN}, O e6").do("decline")
        assert scene.pieces == pieces(f"{self.AROUND}, X* e5, O e6")
        assert scene.asked == "action"

    @pytest.mark.parametrize("letter", ["X", "O"])
    def test_stops_after_destroying_a_legendary(self, letter: str) -> None:
        scene = summon("hell-bull", f"{self.PATTERN}, {letter}* e7, O e8")
        scene.do("move e5-e6", "move e6-e7")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"{self.AROUND}, X* e7, O e8")
        assert scene.destroyed == ({"O": (0, 0, 1)} if letter == "O" else {})

    def test_stops_when_the_first_move_meets_a_legendary(self) -> None:
        scene = summon("hell-bull", f"{self.PATTERN}, O* e6").do("move e5-e6")
        assert scene.asked == "action"
        assert scene.at("e6") == "X*"

    @pytest.mark.rule("9.5")
    def test_tramples_own_pieces(self) -> None:
        scene = summon("hell-bull", self.PATTERN).do("move e5-d5", "move d5-c5", "decline")
        assert scene.pieces == pieces("X d6 f6 e4, X+ f5, X* c5")
        assert scene.destroyed == {}

    def test_the_edge_ends_the_run(self) -> None:
        scene = summon("hell-bull", self.PATTERN)
        scene.do("move e5-e6", "move e6-e7", "move e7-e8", "move e8-e9")
        assert scene.asked == "action"
        assert scene.at("e9") == "X*"

    def test_at_the_slanted_corner_too(self) -> None:
        scene = summon("hell-bull", self.PATTERN)
        scene.do("move e5-d6", "move d6-c7", "move c7-b8")
        assert scene.asked == "action"
        assert scene.at("b8") == "X*"

    @pytest.mark.rule("6.3")
    def test_replaces_an_own_piece_of_any_rank(self) -> None:
        scene = summon("hell-bull", f"{self.AROUND}, X* e5").do("decline")
        assert scene.pieces == pieces(f"{self.AROUND}, X* e5")
        assert scene.destroyed == {}

    @pytest.mark.parametrize("middle", ["", ", O e5"])
    def test_needs_an_own_piece_on_its_square(self, middle: str) -> None:
        scene = Scene(f"{self.AROUND}{middle}", legends="hell-bull")
        assert scene.options_of("summon") == set()

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern",
        ["X d4 f4 e6 e5, X+ d5 f5", "X f6 f4 d5 e5, X+ e6 e4", "X d6 d4 f5 e5, X+ e6 e4"],
    )
    def test_may_be_turned(self, pattern: str) -> None:
        assert summon("hell-bull", pattern).asked == "move"


class TestAngelOfDeath:
    AROUND = "X d6 f6 c5 g5 e4"
    PATTERN = f"{AROUND}, X+ e5"

    def test_an_enemy_common_is_destroyed_as_a_heroic(self) -> None:
        scene = summon("angel-of-death", f"{self.PATTERN}, O b7").do("pick b7")
        assert scene.pieces == pieces(f"{self.AROUND}, X* b7")
        assert scene.destroyed == {"O": (0, 1, 0)}
        assert scene.events == ["upgraded", "destroyed", "leapt"]

    def test_an_enemy_heroic_is_destroyed_as_a_legendary(self) -> None:
        scene = summon("angel-of-death", f"{self.PATTERN}, O+ b7").do("pick b7")
        assert scene.pieces == pieces(f"{self.AROUND}, X* b7")
        assert scene.destroyed == {"O": (0, 0, 1)}

    def test_a_legendary_is_just_destroyed(self) -> None:
        scene = summon("angel-of-death", f"{self.PATTERN}, O* b7").do("pick b7")
        assert scene.pieces == pieces(f"{self.AROUND}, X* b7")
        assert scene.destroyed == {"O": (0, 0, 1)}
        assert scene.events == ["destroyed", "leapt"]

    @pytest.mark.rule("9.8")
    def test_it_leaps_when_the_upgrade_lacks_a_piece(self) -> None:
        scene = summon("angel-of-death", f"{self.PATTERN}, O+ b7, O* a3 a4 a5").do("pick b7")
        assert scene.pieces == pieces(f"{self.AROUND}, X* b7, O* a3 a4 a5")
        assert scene.destroyed == {"O": (0, 1, 0)}

    @pytest.mark.parametrize("own", ["X b7", "X+ b7", "X* b7", "X+ b7, X* a3 a4"])
    def test_an_own_piece_may_be_picked_and_counts_for_nothing(self, own: str) -> None:
        scene = summon("angel-of-death", f"{self.PATTERN}, {own}").do("pick b7")
        left = pieces(own) - {(what, "b7") for what in ("X", "X+", "X*")}
        assert scene.pieces == pieces(f"{self.AROUND}, X* b7") | left
        assert scene.destroyed == {}

    def test_any_piece_but_the_angel_may_be_picked(self) -> None:
        scene = summon("angel-of-death", f"{self.PATTERN}, O c9, O+ i3, O* a7")
        assert scene.asked == "pick"
        own = {f"pick {square}" for square in ("d6", "f6", "c5", "g5", "e4")}
        assert scene.options == own | {"pick c9", "pick i3", "pick a7", "decline"}

    def test_may_stay(self) -> None:
        scene = summon("angel-of-death", f"{self.PATTERN}, O b7").do("decline")
        assert scene.pieces == pieces(f"{self.AROUND}, X* e5, O b7")
        assert scene.destroyed == {}

    @pytest.mark.parametrize("middle", ["", ", X e5", ", O+ e5"])
    def test_needs_an_own_heroic_on_its_square(self, middle: str) -> None:
        scene = Scene(f"{self.AROUND}{middle}", legends="angel-of-death")
        assert scene.options_of("summon") == set()

    def test_a_legendary_on_its_square_will_do(self) -> None:
        scene = summon("angel-of-death", f"{self.AROUND}, X* e5").do("decline")
        assert scene.pieces == pieces(f"{self.AROUND}, X* e5")

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern",
        ["X d4 f4 c5 g5 e6, X+ e5", "X e7 e3 f6 f4 d5, X+ e5", "X e7 e3 d6 d4 f5, X+ e5"],
    )
    def test_may_be_turned(self, pattern: str) -> None:
        assert summon("angel-of-death", pattern).asked == "pick"

    def test_counts_the_colour_it_lands_on(self) -> None:
        scene = summon("angel-of-death", f"{self.PATTERN}, O b7, Y b6", form="melee")
        scene.do("colour red", "pick b6")
        assert scene.destroyed == {"Y": (0, 1, 0)}


class TestEldestTree:
    PATTERN = "X+ f6 d4, X c5 g5"

    def test_destroys_upgrades_and_places(self) -> None:
        scene = summon("eldest-tree", f"{self.PATTERN}, O d6, X e6")
        scene.do("pick d6", "pick e6", "pick f5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, X+ e6, X f5")
        assert scene.destroyed == {"O": (1, 0, 0)}
        assert scene.asked == "action"

    @pytest.mark.parametrize(
        ("squares", "after"),
        [
            ("d6 d5 f4", ""),
            ("e6 f5 e4", "O d6 d5, O+ f4, X+ e6, X f5 e4"),
        ],
    )
    def test_may_do_the_same_three_times(self, squares: str, after: str) -> None:
        scene = summon("eldest-tree", f"{self.PATTERN}, O d6 d5, O+ f4, X e6")
        scene.do(*(f"pick {square}" for square in squares.split()))
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, {after or 'X e6'}")

    def test_each_square_once(self) -> None:
        scene = summon("eldest-tree", f"{self.PATTERN}, O d6, X e6")
        assert scene.options_of("pick") == {"d6", "e6", "d5", "f5", "e4", "f4"}
        scene.do("pick d6")
        assert scene.options_of("pick") == {"e6", "d5", "f5", "e4", "f4"}
        scene.do("pick f5")
        assert scene.options_of("pick") == {"e6", "d5", "e4", "f4"}

    @pytest.mark.parametrize("picks", [[], ["pick d6"], ["pick d6", "pick f5"]])
    def test_may_stop_at_any_time(self, picks: list[str]) -> None:
        scene = summon("eldest-tree", f"{self.PATTERN}, O d6").do(*picks)
        before = scene.pieces
        assert scene.asked == "tree"
        scene.do("decline")
        assert scene.pieces == before
        assert scene.asked == "action"

    def test_not_your_upgraded_nor_any_legendary_piece(self) -> None:
        scene = summon("eldest-tree", f"{self.PATTERN}, X+ d6, X* e6, O* f5, O+ d5")
        assert scene.options_of("pick") == {"d5", "e4", "f4"}

    def test_not_further_than_adjacent(self) -> None:
        scene = summon("eldest-tree", f"{self.PATTERN}, O e7 c3")
        assert scene.options_of("pick") == {"d6", "e6", "d5", "f5", "e4", "f4"}

    @pytest.mark.rule("9.7")
    def test_with_an_empty_stock_nothing_is_placed(self) -> None:
        drawing = f"{self.PATTERN}, X {far_away(11)}, X e6, O d6"
        assert summon("eldest-tree", drawing).options_of("pick") == {"e6", "d6"}

    @pytest.mark.rule("9.7")
    def test_the_last_piece_of_the_stock_is_placed(self) -> None:
        drawing = f"{self.PATTERN}, X {far_away(11)}"
        scene = summon("eldest-tree", drawing).do("pick e6")
        assert scene.pieces == pieces(f"{drawing}, X* e5, X e6")
        assert scene.asked == "action"

    def test_with_nothing_to_do_nothing_is_asked(self) -> None:
        drawing = f"{self.PATTERN}, X {far_away(11)}, X+ e6, O* d6"
        assert summon("eldest-tree", drawing).asked == "action"

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern", ["X+ d6 f4, X c5 g5", "X+ f6 d4, X e7 e3", "X+ d6 f4, X e7 e3"]
    )
    def test_may_be_turned(self, pattern: str) -> None:
        assert summon("eldest-tree", pattern).asked == "tree"

    def test_destroys_enemies_of_every_colour(self) -> None:
        scene = summon("eldest-tree", f"{self.PATTERN}, O d6, Y+ f5", form="melee")
        scene.do("colour red", "pick d6", "pick f5", "decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (0, 1, 0)}

    @pytest.mark.rule("12T.7")
    def test_the_teams_pieces_are_yours(self) -> None:
        scene = summon("eldest-tree", f"{self.PATTERN}, X e6", teams=True).do("pick e6", "decline")
        assert scene.at("e6") == "X+"


class TestBoneCatapult:
    PATTERN = "X d6, X+ d4 e4 f4"

    def test_any_piece_on_the_rays_may_be_picked(self) -> None:
        on_rays = "O e7, O* e8, O+ g7, O c5 h5, X+ i5"
        scene = summon("bone-catapult", f"{self.PATTERN}, {on_rays}, O c7 f8 e2 h2")
        assert scene.asked == "destroy"
        hits = {f"pick {square}" for square in ("e7", "e8", "g7", "c5", "h5", "i5")}
        assert scene.options == hits | {"decline"}

    def test_destroys_it_and_all_commons_beside_it(self) -> None:
        drawing = f"{self.PATTERN}, O* e8, O e7 d9, X f8, O+ f9, O e6 g8"
        scene = summon("bone-catapult", drawing).do("pick e8")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, O+ f9, O e6 g8")
        assert scene.destroyed == {"O": (2, 0, 1)}

    @pytest.mark.parametrize("rank", ["", "+", "*"])
    def test_an_own_piece_may_be_hit(self, rank: str) -> None:
        scene = summon("bone-catapult", f"{self.PATTERN}, X{rank} h5, O h6").do("pick h5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5")
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_commons_of_the_pattern_are_not_spared(self) -> None:
        scene = summon("bone-catapult", f"{self.PATTERN}, O+ d5").do("pick d5")
        assert scene.pieces == pieces("X+ d4 e4 f4, X* e5")
        assert scene.destroyed == {"O": (0, 1, 0)}

    def test_at_the_edge(self) -> None:
        scene = summon("bone-catapult", f"{self.PATTERN}, O e9 d9 f9").do("pick e9")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5")
        assert scene.destroyed == {"O": (3, 0, 0)}

    def test_may_hold_fire(self) -> None:
        scene = summon("bone-catapult", f"{self.PATTERN}, O e8").do("decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, O e8")
        assert scene.destroyed == {}

    def test_with_empty_rays_nothing_is_asked(self) -> None:
        assert summon("bone-catapult", f"{self.PATTERN}, O c7 f8 e2").asked == "action"

    @pytest.mark.rule("9.4")
    @pytest.mark.parametrize(
        ("pattern", "hits"),
        [
            ("X d6, X+ d4 e4 f4", {"e8", "h8", "h5", "b5"}),
            ("X f6, X+ d4 e4 f4", {"e8", "b8", "h5", "b5"}),
            ("X f4, X+ d6 e6 f6", {"e2", "b2", "h5", "b5"}),
            ("X d4, X+ d6 e6 f6", {"e2", "h2", "h5", "b5"}),
            ("X f6, X+ d6 d5 d4", {"e8", "e2", "h5", "h2"}),
            ("X f4, X+ d6 d5 d4", {"e8", "e2", "h5", "h8"}),
            ("X d6, X+ f6 f5 f4", {"e8", "e2", "b5", "b2"}),
            ("X d4, X+ f6 f5 f4", {"e8", "e2", "b5", "b8"}),
        ],
    )
    def test_the_rays_turn_with_the_pattern(self, pattern: str, hits: set[str]) -> None:
        ring = "O e8 h8 h5 h2 e2 b2 b5 b8"
        scene = summon("bone-catapult", f"{pattern}, {ring}")
        assert scene.options_of("pick") == hits

    @pytest.mark.rule("6.4")
    def test_the_way_is_chosen_where_two_fit(self) -> None:
        scene = summon("bone-catapult", f"{self.PATTERN}, X f6, O b8 h8")
        left = "way directions=n,ne,e,w squares=d4,e4,f4,d6"
        right = "way directions=n,e,w,nw squares=d4,e4,f4,f6"
        assert (scene.asked, scene.options) == ("way", {left, right})
        assert scene.do(right).options_of("pick") == {"b8", "d6"}

    def test_hits_every_colour(self) -> None:
        scene = summon("bone-catapult", f"{self.PATTERN}, O e8, Y e9", form="melee")
        scene.do("colour red", "pick e8")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (1, 0, 0)}


class TestFireElemental:
    PATTERN = "X+ d4 c3, X f4 e3 g3"

    def test_destroys_enemies_beside_it(self) -> None:
        safe = "O e7 c6, O+ c5, O* f6, X d5"
        scene = summon("fire-elemental", f"{self.PATTERN}, O e6, O+ f5, {safe}")
        scene.do("choose destroy-adjacent")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, {safe}")
        assert scene.destroyed == {"O": (1, 1, 0)}

    def test_or_enemy_commons_up_to_distance_two(self) -> None:
        safe = "O+ f5 c5, O* f6 g6, O e8 h5, X d5 c7"
        scene = summon("fire-elemental", f"{self.PATTERN}, O e6 e7 c6 g7 d3, {safe}")
        scene.do("choose destroy-commons")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, {safe}")
        assert scene.destroyed == {"O": (5, 0, 0)}

    def test_one_of_them_must_be_chosen(self) -> None:
        scene = summon("fire-elemental", f"{self.PATTERN}, O e6")
        assert scene.asked == "choose"
        assert scene.options == {"choose destroy-adjacent", "choose destroy-commons"}

    @pytest.mark.rule("9.1")
    @pytest.mark.parametrize("enemy", ["O+ e6", "O e7"])
    def test_the_only_one_that_can_be_done_is_done(self, enemy: str) -> None:
        scene = summon("fire-elemental", f"{self.PATTERN}, {enemy}")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5")
        assert scene.asked == "action"

    @pytest.mark.parametrize("others", ["X e6 e7", "O* e6", "O+ e7", "O e8"])
    def test_without_a_target_nothing_happens(self, others: str) -> None:
        scene = summon("fire-elemental", f"{self.PATTERN}, {others}")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, {others}")
        assert scene.asked == "action"

    def test_at_the_edge(self) -> None:
        pattern = "X+ d8 c7, X f8 e7 g7"
        scene = summon("fire-elemental", f"{pattern}, O c9 d9 g9", "e9")
        scene.do("choose destroy-commons")
        assert scene.pieces == pieces(f"{pattern}, X* e9")

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern",
        [
            "X+ f4 g3, X d4 e3 c3",
            "X+ f6 g7, X d6 e7 c7",
            "X+ d6 c7, X f6 e7 g7",
            "X+ f6 g7, X f4 g5 g3",
            "X+ d4 c3, X d6 c5 c7",
        ],
    )
    def test_may_be_turned(self, pattern: str) -> None:
        scene = summon("fire-elemental", f"{pattern}, O e6").do("choose destroy-adjacent")
        assert scene.pieces == pieces(f"{pattern}, X* e5")

    def test_every_opponent_is_an_enemy(self) -> None:
        scene = summon("fire-elemental", f"{self.PATTERN}, O e6 e7, Y d6", form="melee")
        scene.do("colour red", "choose destroy-commons")
        assert scene.destroyed == {"O": (2, 0, 0), "Y": (1, 0, 0)}

    @pytest.mark.rule("12T.7")
    def test_the_teams_pieces_are_no_enemies(self) -> None:
        scene = summon("fire-elemental", f"{self.PATTERN}, X e6, O f5 f6", teams=True)
        scene.do("choose destroy-adjacent")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, X e6")


class TestLeviathan:
    PATTERN = "X+ d4 c4 a3, X b3"

    def test_destroys_up_to_four_connected_commons(self) -> None:
        scene = summon("leviathan", f"{self.PATTERN}, O g7 h7 i5 i4, X h6")
        scene.do("pick g7", "pick h7", "pick h6", "pick i5")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, O i4")
        assert scene.destroyed == {"O": (3, 0, 0)}
        assert scene.asked == "action"

    def test_or_downgrades_up_to_three_connected_upgraded_pieces(self) -> None:
        scene = summon("leviathan", f"{self.PATTERN}, O* f6, O+ f7 f8 e9")
        scene.do("pick f6", "pick f7", "pick f8")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, O+ f6, O f7 f8, O+ e9")
        assert scene.destroyed == {}
        assert scene.asked == "action"

    def test_may_be_in_the_group_itself(self) -> None:
        scene = summon("leviathan", self.PATTERN).do("pick c4", "pick d4", "pick e5")
        assert scene.pieces == pieces("X c4 d4 b3, X+ e5 a3")

    def test_the_group_grows_from_any_of_its_pieces(self) -> None:
        scene = summon("leviathan", f"{self.PATTERN}, O g7 h7 i7 g8 f3").do("pick h7")
        assert scene.options_of("pick") == {"g7", "i7", "g8"}
        scene.do("pick i7")
        assert scene.options_of("pick") == {"g7", "g8"}
        scene.do("pick g7", "decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, O g8 f3")

    def test_the_first_pick_may_be_any_piece(self) -> None:
        scene = summon("leviathan", f"{self.PATTERN}, O g7, O+ h7, O* i7")
        assert scene.asked == "group"
        squares = ("d4", "c4", "a3", "b3", "e5", "g7", "h7", "i7")
        assert scene.options == {"decline", *(f"pick {square}" for square in squares)}

    @pytest.mark.parametrize(("first", "then"), [("g7", {"g8"}), ("h7", {"h6", "h8"})])
    def test_commons_and_upgraded_pieces_do_not_mix(self, first: str, then: set[str]) -> None:
        scene = summon("leviathan", f"{self.PATTERN}, O g7 g8, O+ h7 h6, O* h8")
        assert scene.do(f"pick {first}").options_of("pick") == then

    def test_may_do_nothing(self) -> None:
        scene = summon("leviathan", f"{self.PATTERN}, O g7").do("decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, O g7")
        assert scene.asked == "action"

    def test_may_stop_growing(self) -> None:
        scene = summon("leviathan", f"{self.PATTERN}, O+ g7 h7").do("pick g7")
        assert scene.options == {"pick h7", "decline"}
        scene.do("decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, O g7, O+ h7")

    @pytest.mark.parametrize(("enemy", "after"), [("O g7", ""), ("O+ g7", "O g7")])
    def test_a_lone_piece_is_a_group(self, enemy: str, after: str) -> None:
        scene = summon("leviathan", f"{self.PATTERN}, {enemy}").do("pick g7")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, {after}")
        assert scene.asked == "action"

    def test_nothing_happens_before_the_group_is_complete(self) -> None:
        scene = summon("leviathan", f"{self.PATTERN}, O g7 h7").do("pick g7")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, O g7 h7")

    @pytest.mark.rule("9.8")
    def test_a_legendary_stays_when_its_owner_has_no_heroic_in_stock(self) -> None:
        board = f"{self.PATTERN}, O {far_away(16).replace('a3', 'e9')}, O* g7"
        scene = summon("leviathan", board).do("pick g7")
        assert scene.pieces == pieces(f"{board}, X* e5")

    @pytest.mark.rule("9.8")
    @pytest.mark.parametrize(("lowered", "kept"), [("g7", "h7"), ("h7", "g7")])
    def test_you_pick_who_takes_the_last_heroic(self, lowered: str, kept: str) -> None:
        board = f"{self.PATTERN}, O {far_away(15).replace('a3', 'e9')}"
        scene = summon("leviathan", f"{board}, O* g7 h7").do("pick g7", "pick h7")
        assert (scene.asked, scene.options) == ("downgrade", {"pick g7", "pick h7"})
        scene.do(f"pick {lowered}")
        assert scene.pieces == pieces(f"{board}, X* e5, O+ {lowered}, O* {kept}")

    @pytest.mark.rule("9.8")
    def test_a_legendary_that_stays_still_connects(self) -> None:
        board = f"{self.PATTERN}, O {far_away(14).replace('a3', 'e9')}, O* g6"
        scene = summon("leviathan", f"{board}, O+ f7 h7").do("pick f7", "pick g6", "pick h7")
        assert scene.pieces == pieces(f"{board}, X* e5, O f7 h7")

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern",
        [
            "X+ f4 g4 i3, X h3",
            "X+ d6 c6 a7, X b7",
            "X+ f6 g6 i7, X h7",
            "X+ d6 d7 c9, X c8",
            "X+ f6 f7 g9, X g8",
            "X+ d4 d3 c1, X c2",
            "X+ f4 f3 g1, X g2",
        ],
    )
    def test_may_be_turned(self, pattern: str) -> None:
        scene = summon("leviathan", pattern).do("pick e5", "decline")
        assert scene.pieces == pieces(f"{pattern}, X+ e5")

    def test_the_group_may_mix_colours(self) -> None:
        scene = summon("leviathan", f"{self.PATTERN}, O g7, Y h7, X h6", form="melee")
        scene.do("colour red", "pick g7", "pick h7", "pick h6")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (1, 0, 0)}


class TestTwoHeadedDragon:
    PATTERN = "X+ g5 f4 e3, X g3 h2"

    def test_upgrades_a_piece_used_and_destroys_a_heroic_beside_it(self) -> None:
        scene = summon("two-headed-dragon", f"{self.PATTERN}, O+ h4")
        scene.do("pick g3", "pick h4")
        assert scene.pieces == pieces("X+ g5 f4 e3 g3, X h2, X* e5")
        assert scene.destroyed == {"O": (0, 1, 0)}
        assert scene.asked == "action"

    def test_a_heroic_used_becomes_legendary(self) -> None:
        scene = summon("two-headed-dragon", self.PATTERN).do("pick f4")
        assert scene.options == {"pick g5", "pick e3", "decline"}
        scene.do("pick e3")
        assert scene.pieces == pieces("X+ g5, X g3 h2, X* e5 f4")
        assert scene.destroyed == {}

    def test_only_pieces_used_can_be_upgraded(self) -> None:
        scene = summon("two-headed-dragon", f"{self.PATTERN}, X e4 d5, O f5")
        assert scene.asked == "upgrade"
        assert scene.options == {*(f"pick {s}" for s in ("g5", "f4", "e3", "g3", "h2")), "decline"}

    def test_only_heroics_beside_the_upgraded_piece_can_be_destroyed(self) -> None:
        scene = summon("two-headed-dragon", f"{self.PATTERN}, O+ h4 f5, O h3, O* g2").do("pick g3")
        assert scene.asked == "destroy"
        assert scene.options_of("pick") == {"f4", "h4"}

    def test_declining_the_upgrade_ends_it(self) -> None:
        scene = summon("two-headed-dragon", f"{self.PATTERN}, O+ h4").do("decline")
        assert scene.pieces == pieces(f"{self.PATTERN}, X* e5, O+ h4")
        assert scene.asked == "action"

    def test_the_destroying_may_be_declined(self) -> None:
        scene = summon("two-headed-dragon", f"{self.PATTERN}, O+ h4").do("pick g3", "decline")
        assert scene.pieces == pieces("X+ g5 f4 e3 g3, X h2, X* e5, O+ h4")
        assert scene.destroyed == {}

    def test_without_a_heroic_beside_it_nothing_more_is_asked(self) -> None:
        scene = summon("two-headed-dragon", self.PATTERN).do("pick h2")
        assert scene.pieces == pieces("X+ g5 f4 e3 h2, X g3, X* e5")
        assert scene.asked == "action"

    @pytest.mark.rule("9.8")
    def test_without_a_legendary_in_stock_only_commons_are_upgraded(self) -> None:
        scene = summon("two-headed-dragon", f"{self.PATTERN}, X* a5 a6")
        assert scene.options_of("pick") == {"g3", "h2"}

    @pytest.mark.rule("9.1")
    def test_when_nothing_can_be_upgraded_nothing_is_asked(self) -> None:
        scene = summon("two-headed-dragon", "X+ g5 f4 e3 g3 h2, X* a5 a6, O+ h4")
        assert scene.asked == "action"

    @pytest.mark.rule("6.4")
    def test_the_way_is_chosen_where_the_pieces_used_differ(self) -> None:
        scene = summon("two-headed-dragon", f"{self.PATTERN}, X+ c5 d4, X c3 b2")
        right, left = "way squares=h2,e3,g3,f4,g5", "way squares=b2,c3,e3,d4,c5"
        assert (scene.asked, scene.options) == ("way", {right, left})
        assert scene.do(left).options_of("pick") == {"b2", "c3", "e3", "d4", "c5"}

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern",
        ["X+ c5 d4 e3, X c3 b2", "X+ g5 f6 e7, X g7 h8", "X+ c5 d6 e7, X c7 b8"],
    )
    def test_may_be_turned(self, pattern: str) -> None:
        assert summon("two-headed-dragon", pattern).asked == "upgrade"

    @pytest.mark.rule("12.4")
    def test_an_enemy_piece_improvised_with_was_used_too(self) -> None:
        scene = summon("two-headed-dragon", "X+ g5 f4 e3, X g3, O h2, Y+ h3", form="melee")
        scene.do("colour red", "pick h2", "pick h3")
        assert scene.pieces == pieces("X+ g5 f4 e3, X g3, X* e5, O+ h2")
        assert scene.destroyed == {"Y": (0, 1, 0)}


class TestEarthElemental:
    """On c5 the quiet pattern offers no target and no move; d6 lies beside e5 and c7."""

    QUIET = "X+ a3 a6 b4 b5, X c4"
    LIVELY = "X e6 d5 e5, X+ c4 f4"

    def test_does_nothing_where_nothing_can_be_done(self) -> None:
        scene = summon("earth-elemental", self.QUIET, "c5")
        assert scene.pieces == pieces(f"{self.QUIET}, X* c5")
        assert scene.asked == "action"

    def test_destroys_a_piece_on_or_beside_a_red_square(self) -> None:
        scene = summon("earth-elemental", f"{self.QUIET}, O d8 i5, O+ b2, X d3, O f9 h2", "c5")
        assert scene.asked == "destroy"
        assert scene.options == {"pick d8", "pick i5", "pick b2", "pick d3"}

    @pytest.mark.parametrize(
        ("victim", "destroyed"),
        [("d8", {"O": (1, 0, 0)}), ("b2", {"O": (0, 1, 0)}), ("d3", {})],
    )
    def test_of_any_owner(self, victim: str, destroyed: dict[str, tuple[int, int, int]]) -> None:
        drawing = f"{self.QUIET}, O d8, O+ b2, X d3"
        scene = summon("earth-elemental", drawing, "c5").do(f"pick {victim}")
        assert scene.at(victim) == ""
        assert scene.destroyed == destroyed

    def test_a_single_target_is_destroyed_without_asking(self) -> None:
        scene = summon("earth-elemental", f"{self.QUIET}, X e4, O* e5", "c5")
        assert scene.pieces == pieces(f"{self.QUIET}, X* c5, O* e5")
        assert scene.asked == "action"

    def test_a_legendary_is_not_destroyed(self) -> None:
        scene = summon("earth-elemental", f"{self.QUIET}, O* e5, X* h4", "c5")
        assert scene.pieces == pieces(f"{self.QUIET}, X* c5 h4, O* e5")

    def test_upgrades_a_common_on_or_beside_a_green_square(self) -> None:
        scene = summon("earth-elemental", f"{self.QUIET}, O f2 h8, X i7, O+ g7, O f9", "c5")
        assert scene.asked == "upgrade"
        assert scene.options == {"pick f2", "pick h8", "pick i7"}
        scene.do("pick i7")
        assert scene.pieces == pieces(f"{self.QUIET}, X* c5, X+ i7, O f2 h8 f9, O+ g7")

    @pytest.mark.parametrize("letter", ["X", "O"])
    def test_a_single_common_is_upgraded_without_asking(self, letter: str) -> None:
        scene = summon("earth-elemental", f"{self.QUIET}, {letter} f2", "c5")
        assert scene.pieces == pieces(f"{self.QUIET}, X* c5, {letter}+ f2")
        assert scene.asked == "action"

    def test_destroys_before_it_upgrades(self) -> None:
        scene = summon("earth-elemental", f"{self.QUIET}, O c8 h4", "c5").do("pick c8")
        assert scene.pieces == pieces(f"{self.QUIET}, X* c5, O h4")
        assert scene.asked == "action"

    def test_what_was_not_destroyed_is_upgraded(self) -> None:
        scene = summon("earth-elemental", f"{self.QUIET}, O c8 h4", "c5").do("pick h4")
        assert scene.pieces == pieces(f"{self.QUIET}, X* c5, O+ c8")

    def test_then_it_may_move_onto_a_coloured_square(self) -> None:
        scene = summon("earth-elemental", f"{self.LIVELY}, O* c7", "d6")
        assert scene.options_of("pick") == {"e6", "d5", "e5", "f4"}
        scene.do("pick e6")
        assert scene.asked == "move"
        assert scene.options == {"move d6-e5", "move d6-c7", "decline"}
        scene.do("move d6-c7")
        assert scene.pieces == pieces("X d5 e5, X+ c4 f4, X* c7")
        assert scene.destroyed == {"O": (0, 0, 1)}

    @pytest.mark.rule("9.5")
    def test_the_move_destroys_own_pieces_too(self) -> None:
        scene = summon("earth-elemental", self.LIVELY, "d6").do("pick e6", "move d6-e5")
        assert scene.pieces == pieces("X d5, X+ c4 f4, X* e5")
        assert scene.destroyed == {}

    def test_it_may_stay(self) -> None:
        scene = summon("earth-elemental", self.LIVELY, "d6").do("pick e6", "decline")
        assert scene.pieces == pieces("X d5 e5, X+ c4 f4, X* d6")
        assert scene.asked == "action"

    def test_it_may_move_though_nothing_was_destroyed(self) -> None:
        scene = summon("earth-elemental", "X+ a4 a7 b5 b6, X c5", "c6")
        assert scene.options == {"move c6-c7", "decline"}

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        ("pattern", "square"),
        [
            ("X+ a3 a6, X b4 c4 b5", "c5"),
            ("X+ a3 a6, X b4 b5 c5", "c4"),
            ("X+ c4 f4, X d6 d5 e5", "e6"),
            ("X+ c6 f6, X e4 d5 e5", "d4"),
        ],
    )
    def test_may_be_turned(self, pattern: str, square: str) -> None:
        assert Scene(pattern, legends="earth-elemental").can(f"summon earth-elemental {square}")

    def test_every_colour_is_a_target(self) -> None:
        scene = summon("earth-elemental", f"{self.QUIET}, O e5, Y h4", "c5", form="melee")
        scene.do("colour red", "pick h4")
        assert scene.destroyed == {"Y": (1, 0, 0)}


class TestTimeElemental:
    PATTERN = "X+ d4 f4 e3, X d2 f2"

    def test_the_same_player_takes_an_extra_turn(self) -> None:
        scene = summon("time-elemental", self.PATTERN, actions=1)
        assert scene.options == {"end-turn"}
        scene.do("end-turn")
        assert (scene.position.seat, scene.position.actions) == (0, 2)

    def test_only_one(self) -> None:
        scene = summon("time-elemental", self.PATTERN, actions=1)
        scene.do("end-turn", "place a5", "place a6", "end-turn")
        assert (scene.position.seat, scene.position.actions) == (1, 2)

    def test_it_comes_after_this_turn(self) -> None:
        scene = summon("time-elemental", self.PATTERN).do("place a5")
        assert (scene.position.seat, scene.options) == (0, {"end-turn"})

    def test_what_was_destroyed_is_scored_before_it(self) -> None:
        scene = summon("time-elemental", f"{self.PATTERN}, O* e5", actions=1).do("end-turn")
        assert scene.position.scores == ((3,), (0,))
        assert scene.destroyed == {}

    @pytest.mark.rule("13.2")
    def test_also_after_the_last_turn_of_the_game(self) -> None:
        end = End(seat=0, last_turns=())
        scene = summon("time-elemental", self.PATTERN, actions=1, end=end).do("end-turn")
        assert (scene.position.seat, scene.position.actions) == (0, 2)
        scene.do("place a5", "place a6", "end-turn")
        assert scene.events[-1] == "game-over"

    @pytest.mark.rule("13.2")
    def test_the_last_turns_follow_it_when_its_turn_triggers_the_end(self) -> None:
        scene = summon("time-elemental", self.PATTERN, actions=1, scores=((17,), (0,)))
        scene.do("end-turn")
        assert scene.position.end == End(seat=0, last_turns=(1, 0))
        assert scene.position.seat == 0
        scene.do("place a5", "place a6", "end-turn")
        assert scene.position.end == End(seat=0, last_turns=(0,))
        assert scene.position.seat == 1

    @pytest.mark.rule("13.2")
    def test_in_teams_the_legends_have_passed_to_the_partner(self) -> None:
        scene = summon(
            "time-elemental",
            self.PATTERN,
            actions=1,
            teams=True,
            legend_deck=("titan", "leviathan", "hell-bull"),
        ).do("end-turn")
        assert scene.position.seat == 0
        assert scene.position.players[0].legends == ()
        assert scene.position.players[2].legends == ("titan", "leviathan")

    def test_asks_nothing(self) -> None:
        scene = summon("time-elemental", f"{self.PATTERN}, O e6 d5, X f5")
        assert scene.pieces == pieces(f"{self.PATTERN}, O e6 d5, X f5, X* e5")
        assert scene.asked == "action"

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern",
        ["X+ d6 f6 e7, X d8 f8", "X+ d6 d4 c5, X b6 b4", "X+ f6 f4 g5, X h6 h4"],
    )
    def test_may_be_turned(self, pattern: str) -> None:
        scene = summon("time-elemental", pattern, actions=1).do("end-turn")
        assert scene.position.seat == 0


class TestStormElemental:
    AROUND = "X+ d7 d6 f6"
    PATTERN = f"{AROUND}, X e5"
    AFTER = f"{AROUND}, X* e5"

    def test_places_any_rank_up_to_distance_three(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, O c5 e9")
        near = {f"{column}{row}" for column in "bcdefgh" for row in range(2, 9)}
        empty = near - {"e5", "d7", "d6", "f6", "c5"}
        assert scene.asked == "place"
        assert scene.options == {"decline"} | {
            f"place {square} rank={rank}"
            for square in empty
            for rank in ("common", "heroic", "legendary")
        }

    def test_may_place_nothing(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, O c5").do("decline")
        assert scene.pieces == pieces(f"{self.AFTER}, O c5")
        assert scene.asked == "action"

    def test_a_common_does_up_to_five_combat_moves(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, O c4 e4 h4")
        scene.do("place b4 rank=common", "move b4-c4", "move c4-d4", "move d4-e4")
        scene.do("move e4-f4", "move f4-g4")
        assert scene.pieces == pieces(f"{self.AFTER}, O h4")
        assert scene.destroyed == {"O": (2, 0, 0)}
        assert scene.asked == "action"

    def test_a_heroic_does_up_to_three(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, O c4 f4, O+ d4 e4")
        scene.do("place b4 rank=heroic", "move b4-c4", "move c4-d4", "move d4-e4")
        assert scene.pieces == pieces(f"{self.AFTER}, O f4")
        assert scene.destroyed == {"O": (1, 2, 0)}
        assert scene.asked == "action"

    def test_a_legendary_does_one(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, O* c4, O d4")
        scene.do("place b4 rank=legendary", "move b4-c4")
        assert scene.pieces == pieces(f"{self.AFTER}, O d4")
        assert scene.destroyed == {"O": (0, 0, 1)}
        assert scene.asked == "action"

    @pytest.mark.parametrize("rank", ["common", "heroic", "legendary"])
    def test_it_need_not_move_and_is_destroyed_all_the_same(self, rank: str) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, O c4")
        scene.do(f"place b4 rank={rank}", "decline")
        assert scene.pieces == pieces(f"{self.AFTER}, O c4")
        assert scene.destroyed == {}

    def test_it_may_stop_on_its_way(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, O c4 e4")
        scene.do("place b4 rank=common", "move b4-c4", "decline")
        assert scene.pieces == pieces(f"{self.AFTER}, O e4")
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_the_first_move_fixes_the_direction(self) -> None:
        scene = summon("storm-elemental", self.PATTERN).do("place c4 rank=heroic")
        beside = ("b5", "c5", "d5", "b4", "d4", "b3", "c3", "d3")
        assert scene.options == {"decline", *(f"move c4-{square}" for square in beside)}
        assert scene.do("move c4-d3").options == {"decline", "move d3-e2"}

    @pytest.mark.rule("9.5")
    def test_a_higher_rank_stops_it(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, O c4, O+ d4")
        scene.do("place b4 rank=common", "move b4-c4")
        assert scene.pieces == pieces(f"{self.AFTER}, O+ d4")
        assert scene.asked == "action"

    def test_the_edge_stops_it(self) -> None:
        scene = summon("storm-elemental", self.PATTERN)
        scene.do("place b4 rank=common", "move b4-a4")
        assert scene.pieces == pieces(self.AFTER)
        assert scene.asked == "action"

    @pytest.mark.rule("9.5")
    def test_it_destroys_own_pieces_too(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, X c4")
        scene.do("place b4 rank=common", "move b4-c4", "decline")
        assert scene.pieces == pieces(self.AFTER)
        assert scene.destroyed == {}

    def test_even_the_storm_elemental(self) -> None:
        scene = summon("storm-elemental", self.PATTERN)
        scene.do("place e4 rank=legendary", "move e4-e5")
        assert scene.pieces == pieces(self.AROUND)
        assert scene.destroyed == {}

    @pytest.mark.rule("9.7")
    def test_only_ranks_in_stock_are_offered(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, X* a5 i5")
        ranks = {option.split("rank=")[1] for option in scene.options_of("place")}
        assert ranks == {"common", "heroic"}

    @pytest.mark.rule("9.7")
    def test_without_two_sided_pieces_only_a_legendary(self) -> None:
        scene = summon("storm-elemental", f"{self.AROUND}, X* e5, X {far_away(13)}")
        ranks = {option.split("rank=")[1] for option in scene.options_of("place")}
        assert ranks == {"legendary"}

    @pytest.mark.rule("9.7")
    def test_with_an_empty_stock_nothing_is_asked(self) -> None:
        board = f"{self.AROUND}, X* e5 e9 d9, X {far_away(13)}"
        scene = summon("storm-elemental", board)
        assert scene.pieces == pieces(board)
        assert scene.asked == "action"

    @pytest.mark.parametrize("middle", ["", ", O e5"])
    def test_needs_an_own_piece_on_its_square(self, middle: str) -> None:
        scene = Scene(f"{self.AROUND}{middle}", legends="storm-elemental")
        assert scene.options_of("summon") == set()

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        "pattern",
        [
            "X+ f7 f6 d6, X e5",
            "X+ d3 d4 f4, X e5",
            "X+ f3 f4 d4, X e5",
            "X+ g6 f6 f4, X e5",
            "X+ g4 f4 f6, X e5",
            "X+ c6 d6 d4, X e5",
            "X+ c4 d4 d6, X e5",
        ],
    )
    def test_may_be_turned(self, pattern: str) -> None:
        assert summon("storm-elemental", pattern).asked == "place"

    def test_counts_every_colour_it_meets(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, O c4, Y d4", form="melee")
        scene.do("colour red", "place b4 rank=common", "move b4-c4", "move c4-d4", "decline")
        assert scene.destroyed == {"O": (1, 0, 0), "Y": (1, 0, 0)}

    @pytest.mark.rule("12T.5")
    def test_in_teams_the_partner_may_finish_the_storm(self) -> None:
        scene = summon("storm-elemental", f"{self.PATTERN}, O c4", teams=True)
        scene.do("place b4 rank=common", "hand-over", "move b4-c4", "decline")
        assert scene.pieces == pieces(self.AFTER)
        assert scene.destroyed == {"O": (1, 0, 0)}


class TestTitan:
    PATTERN = "X+ e4 e3, X d2 e2 f2"
    AFTER = "X+ e3, X d2 e2 f2, X* e5"

    def test_destroys_everything_orthogonally_beside_it(self) -> None:
        scene = summon("titan", f"{self.PATTERN}, O* e6, O+ d5, O f5")
        assert scene.pieces == pieces(self.AFTER)
        assert scene.asked == "action"

    def test_and_what_is_not_legendary_diagonally(self) -> None:
        scene = summon("titan", f"{self.PATTERN}, O* d6, O+ f6, O f4, X d4")
        assert scene.pieces == pieces(f"{self.AFTER}, O* d6")

    def test_own_pieces_too(self) -> None:
        scene = summon("titan", f"{self.PATTERN}, X* e6 d6, X+ f6, X d5")
        assert scene.pieces == pieces(f"{self.AFTER}, X* d6")

    def test_not_further_away(self) -> None:
        ring = "O c7 d7 e7 f7 g7 c5 g5 c3 d3 f3 g3"
        scene = summon("titan", f"{self.PATTERN}, {ring}")
        assert scene.pieces == pieces(f"{self.AFTER}, {ring}")

    @pytest.mark.example(43)
    def test_what_its_effect_destroys_does_not_count(self) -> None:
        scene = summon("titan", f"{self.PATTERN}, O* e6, O+ d5 f6, O f5 f4", actions=1)
        assert scene.destroyed == {}
        scene.do("end-turn")
        assert scene.position.scores == ((1,), (0,))

    @pytest.mark.example(43)
    @pytest.mark.rule("6.6")
    def test_what_its_summoning_destroys_does(self) -> None:
        scene = summon("titan", f"{self.PATTERN}, O* e5, O+ d5", actions=1)
        assert scene.pieces == pieces(self.AFTER)
        assert scene.destroyed == {"O": (0, 0, 1)}
        scene.do("end-turn")
        assert scene.position.scores == ((3,), (0,))

    def test_at_the_edge(self) -> None:
        scene = summon("titan", "X+ e8 e7, X d6 e6 f6, O d9 d8, O* f9 f8", "e9")
        assert scene.pieces == pieces("X+ e7, X d6 e6 f6, X* e9, O* f8")

    @pytest.mark.rule("6.1")
    @pytest.mark.parametrize(
        ("pattern", "after"),
        [
            ("X+ e6 e7, X d8 e8 f8", "X+ e7, X d8 e8 f8"),
            ("X+ f5 g5, X h4 h5 h6", "X+ g5, X h4 h5 h6"),
            ("X+ d5 c5, X b4 b5 b6", "X+ c5, X b4 b5 b6"),
        ],
    )
    def test_may_be_turned(self, pattern: str, after: str) -> None:
        assert summon("titan", pattern).pieces == pieces(f"{after}, X* e5")

    def test_spares_no_colour_and_counts_none(self) -> None:
        scene = summon("titan", f"{self.PATTERN}, O d5, Y+ f5", form="melee").do("colour red")
        assert scene.pieces == pieces(self.AFTER)
        assert scene.destroyed == {}
