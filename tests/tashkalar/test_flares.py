"""Flares: when they may be invoked, what each part does, who scores."""

from __future__ import annotations

from typing import Any

import pytest

from legendarium.tashkalar.act import Act
from legendarium.tashkalar.arena import NAME
from legendarium.tashkalar.asks import carry_out
from legendarium.tashkalar.cards import EffectOf
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.options import Place
from legendarium.tashkalar.position import Player, Tasks
from legendarium.tashkalar.scoring import SCORING
from scene import MARKS, Pieces, Scene, pieces

NUMBERS = {
    "f36a": (3, 6),
    "f44a": (4, 4),
    "f35": (3, 5),
    "f45a": (4, 5),
    "f36b": (3, 6),
    "f44b": (4, 4),
    "f46": (4, 6),
    "f45b": (4, 5),
    "f54": (5, 4),
    "f55": (5, 5),
    "f34": (3, 4),
    "f25": (2, 5),
}
"""Of every flare: more upgraded pieces, more pieces in all."""

FAR = "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 c1 c2 c3 c4 c6 c7 c8 c9"
"""Where the bystanders of a `Behind` stand, in this order."""

AROUND_E5 = {"d4", "d5", "d6", "e4", "e6", "f4", "f5", "f6"}

SIXTEEN = "d1 e1 f1 g1 d2 e2 f2 g2 d3 e3 f3 g3 d4 e4 f4 g4"
"""The squares of a side that has all its two-sided pieces of a duel in the arena."""


class Behind(Scene):
    """A duel in which the enemy has just so many more upgraded pieces, and more in all.

    The pieces that this needs besides the drawing are bystanders at the left edge.
    """

    def __init__(self, drawing: str, *, upgraded: int, in_all: int, **changes: Any) -> None:
        mine, enemies = drawn(drawing, "X"), drawn(drawing, "O")
        heroics = upgraded + upgraded_of(mine) - upgraded_of(enemies)
        commons = in_all + len(mine) - len(enemies) - heroics
        assert heroics >= 0, "the drawing has too many upgraded enemies"
        assert commons >= 0, "the drawing has too few pieces of yours"
        taken = {square for _, square in pieces(drawing)}
        free = [square for square in FAR.split() if square not in taken]
        needed = ["O+"] * heroics + ["O"] * commons
        assert len(needed) <= len(free), "there are too many bystanders"
        self.far: Pieces = frozenset(zip(needed, free, strict=False))
        text = ", ".join([drawing, *(f"{what} {square}" for what, square in self.far)])
        super().__init__(text, **changes)

    def do(self, *texts: str) -> Behind:
        super().do(*texts)
        return self

    @property
    def near(self) -> Pieces:
        """Every piece but the bystanders, who must all be there still."""
        assert self.far <= self.pieces
        return self.pieces - self.far


def drawn(drawing: str, letter: str) -> list[str]:
    """The pieces of one side of a drawing."""
    return [what for what, _ in pieces(drawing) if what[0] == letter]


def upgraded_of(found: list[str]) -> int:
    """How many of these pieces are upgraded."""
    return sum(what[1:] in MARKS[1:] for what in found)


def upper(flare: str, drawing: str, **changes: Any) -> Behind:
    """The flare just invoked, with only its upper condition met, and only just."""
    more, lower_more = NUMBERS[flare]
    return invoked(flare, drawing, more, lower_more - 1, **changes)


def lower(flare: str, drawing: str, **changes: Any) -> Behind:
    """The flare just invoked, with only its lower condition met, and only just."""
    upper_more, more = NUMBERS[flare]
    upgraded = upgraded_of(drawn(drawing, "O")) - upgraded_of(drawn(drawing, "X"))
    assert upgraded < upper_more
    return invoked(flare, drawing, max(0, upgraded), more, **changes)


def both(flare: str, drawing: str, **changes: Any) -> Behind:
    """The flare just invoked, with both conditions met, and only just."""
    more, lower_more = NUMBERS[flare]
    return invoked(flare, drawing, more, max(more, lower_more), **changes)


def invoked(flare: str, drawing: str, upgraded: int, in_all: int, **changes: Any) -> Behind:
    """The flare just invoked against so many more pieces."""
    scene = Behind(drawing, upgraded=upgraded, in_all=in_all, flare=flare, **changes)
    scene.do(f"flare {flare}")
    return scene


def moves_from(scene: Scene, start: str) -> set[str]:
    """Where the piece of this square may go."""
    options = scene.options_of("move") | scene.options_of("leap")
    return {option.split("-")[1] for option in options if option.startswith(f"{start}-")}


def movers(scene: Scene) -> set[str]:
    """Which pieces may go somewhere."""
    return {option.split("-")[0] for option in scene.options_of("move") | scene.options_of("leap")}


def empty_squares(scene: Scene) -> set[str]:
    """Every square without a piece."""
    return set(NAME.values()) - {square for _, square in scene.pieces}


def does_nothing(effect: EffectOf, scene: Scene) -> bool:
    """Whether an effect ends at once, without a question or a change."""
    act = Act(scene.position.copy())
    return next(carry_out(effect(act)), None) is None and act.position == scene.position


class TestTheCards:
    def test_the_numbers_and_the_order_are_those_of_the_card_list(self) -> None:
        assert [
            (name, (flare.upper.more, flare.lower.more)) for name, flare in FLARES.items()
        ] == list(NUMBERS.items())


@pytest.mark.rule("8.1")
class TestConditions:
    @pytest.mark.parametrize("flare", FLARES)
    def test_just_enough_upgraded_pieces_will_do(self, flare: str) -> None:
        more, lower_more = NUMBERS[flare]
        scene = Behind("X d5 e5 f5", upgraded=more, in_all=lower_more - 1, flare=flare)
        assert scene.options_of("flare") == {flare}

    @pytest.mark.parametrize("flare", FLARES)
    def test_just_enough_pieces_will_do(self, flare: str) -> None:
        more, lower_more = NUMBERS[flare]
        scene = Behind("X d5 e5 f5", upgraded=more - 1, in_all=lower_more, flare=flare)
        assert scene.options_of("flare") == {flare}

    @pytest.mark.parametrize("flare", FLARES)
    def test_one_less_of_either_will_not(self, flare: str) -> None:
        more, lower_more = NUMBERS[flare]
        scene = Behind("X d5 e5 f5", upgraded=more - 1, in_all=lower_more - 1, flare=flare)
        assert scene.options_of("flare") == set()

    @pytest.mark.parametrize("flare", FLARES)
    def test_being_level_will_not(self, flare: str) -> None:
        scene = Behind("X+ d5 e5, X f5", upgraded=0, in_all=0, flare=flare)
        assert scene.options_of("flare") == set()

    def test_being_ahead_will_not(self) -> None:
        scene = Scene("X+ d4 e4 f4, X d5 e5 f5", flare="f34")
        assert scene.options_of("flare") == set()

    def test_heroic_and_legendary_pieces_are_upgraded_alike(self) -> None:
        assert Scene("X e5 f5, O* a3 a4, O+ a5", flare="f34").can("flare f34")
        assert Scene("X e5 f5, O* a3, O+ a4", flare="f25").can("flare f25")

    def test_own_upgraded_pieces_are_taken_off(self) -> None:
        assert not Scene("X* e5, X f5, O+ a3 a4 a5", flare="f34").can("flare f34")
        assert Scene("X* e5, X f5, O+ a3 a4 a5 a6", flare="f34").can("flare f34")

    def test_with_nothing_of_your_own_in_the_arena_all_theirs_count(self) -> None:
        assert Scene("O a3 a4 a5 a6", flare="f34").can("flare f34")
        assert not Scene("O a3 a4 a5", flare="f34").can("flare f34")

    def test_no_flare_in_hand_means_none_to_invoke(self) -> None:
        assert Scene("O+ a3 a4 a5 a6 a7 b5").options_of("flare") == set()

    def test_a_side_that_is_not_to_act_cannot_invoke_its_flare(self) -> None:
        players = (Player(), Player(flare="f34"))
        assert not Scene("X a3 a4 a5 a6 a7", players=players).can("flare f34")
        assert Scene("X a3 a4 a5 a6 a7", players=players, seat=1).can("flare f34")

    @pytest.mark.rule("12F.1")
    def test_the_first_game_has_flares_as_usual(self) -> None:
        scene = Scene("X e5, O+ a3 a4 a5", flare="f34", form="first-game")
        scene.do("flare f34", "place e6")
        assert scene.pieces == pieces("X e5 e6, O+ a3 a4 a5")


@pytest.mark.rule("8.2")
class TestBothParts:
    @pytest.mark.parametrize("flare", ["f36a", "f44a", "f45a", "f46", "f34"])
    def test_the_upper_part_comes_first(self, flare: str) -> None:
        assert both(flare, "X e5 f5").asked == "place"

    def test_conditions_are_not_looked_at_again_after_the_upper_part(self) -> None:
        scene = both("f44a", "X e5").do("place f5", "place g5")
        assert scene.near == pieces("X e5 f5 g5")

    def test_what_cannot_be_done_in_one_part_does_not_stop_the_other(self) -> None:
        scene = both("f35", "X+ e5")
        assert scene.asked == "action"
        assert scene.position.actions == 3


@pytest.mark.rule("4.4")
class TestWhen:
    def test_it_is_no_action(self) -> None:
        scene = upper("f34", "X e5").do("place e6")
        assert scene.position.actions == 2

    def test_before_the_first_and_between_two_actions(self) -> None:
        scene = Behind("X e5", upgraded=3, in_all=3, flare="f34")
        assert scene.can("flare f34")
        scene.do("place f5")
        assert scene.position.actions == 1
        assert scene.can("flare f34")

    def test_after_the_last_action(self) -> None:
        scene = Behind("X e5", upgraded=3, in_all=3, flare="f34", actions=1).do("place f5")
        assert scene.options == {"flare f34", "end-turn"}
        scene.do("flare f34", "place g5")
        assert scene.options == {"end-turn"}
        assert scene.near == pieces("X e5 f5 g5")

    def test_what_an_action_changed_is_what_counts(self) -> None:
        scene = Behind("X e5", upgraded=0, in_all=4, flare="f34")
        assert scene.can("flare f34")
        scene.do("place f5")
        assert not scene.can("flare f34")

    def test_never_during_an_action(self) -> None:
        scene = Behind(
            "X c5 e5, O e6",
            upgraded=3,
            in_all=3,
            flare="f34",
            players=(Player(("swordmaster",), (), "f34"), Player()),
        )
        assert scene.can("flare f34")
        scene.do("summon swordmaster d5")
        assert scene.options == {"pick e6", "decline"}
        assert scene.do("decline").can("flare f34")

    def test_one_a_turn(self) -> None:
        scene = upper("f34", "X e5", flare_deck=("f25",)).do("place f5")
        assert scene.options_of("flare") == set()
        assert scene.position.players[0].flare is None
        scene.do("place g5", "place h5")
        assert scene.options == {"end-turn"}

    def test_the_next_one_is_drawn_at_the_end_of_the_turn(self) -> None:
        scene = upper("f34", "X e5", actions=0, flare_deck=("f25", "f55")).do("place f5")
        assert scene.position.players[0].flare is None
        scene.do("end-turn")
        assert scene.position.players[0].flare == "f25"
        assert scene.position.flare_deck == ("f55",)

    @pytest.mark.rule("4.2")
    @pytest.mark.example(20)
    def test_an_action_gained_after_the_last_one_is_still_used(self) -> None:
        scene = upper("f45b", "X e5", actions=0)
        assert scene.position.actions == 1
        assert not scene.can("end-turn")
        scene.do("place f5")
        assert scene.options == {"end-turn"}
        assert scene.near == pieces("X e5 f5")


@pytest.mark.rule("8.3")
class TestWhatFollows:
    def test_the_card_goes_on_top_of_the_flare_discard_pile(self) -> None:
        scene = upper("f34", "X e5", flare_discard=("f25", "f55"))
        assert "f34" not in scene.position.flare_discard
        scene.do("place f5")
        assert scene.position.flare_discard == ("f34", "f25", "f55")
        assert scene.position.players[0].discard == ()

    @pytest.mark.rule("11.4")
    def test_the_opponent_scores_a_point_in_a_duel(self) -> None:
        scene = upper("f34", "X e5", scores=((5,), (7,))).do("place f5")
        assert scene.position.scores == ((5,), (8,))
        assert scene.events == ["placed", "scored"]

    def test_one_point_for_both_parts(self) -> None:
        scene = both("f44a", "X e5").do("place f5", "place g5")
        assert scene.position.scores == ((0,), (1,))

    def test_one_point_even_if_nothing_could_be_done(self) -> None:
        scene = upper("f25", "X* e5 f5")
        assert scene.asked == "action"
        assert scene.position.scores == ((0,), (1,))

    def test_nobody_scores_in_high_form(self) -> None:
        tasks = Tasks((), None, (), ((), ()))
        scene = upper("f34", "X e5", form="high-form", tasks=tasks).do("place f5")
        assert scene.events == ["placed"]
        assert scene.position.scores == ((0,), (0,))
        assert [SCORING["by_tasks"].score(scene.position, side) for side in (0, 1)] == [0, 0]
        assert scene.position.flare_discard == ("f34",)

    def test_what_a_flare_destroys_counts_as_destroyed_by_you(self) -> None:
        scene = lower("f34", "X+ e5, O+ f5", actions=0).do("move e5-f5")
        assert scene.destroyed == {"O": (0, 1, 0)}
        scene.do("end-turn")
        assert scene.position.scores == ((1,), (1,))


class TestTeams:
    def test_the_pieces_of_the_team_are_compared_and_the_other_team_scores(self) -> None:
        players = (Player(), Player(), Player(flare="f34"), Player())
        scene = Scene("X e5, O+ a3 a4 a5", teams=True, seat=2, players=players)
        scene.do("flare f34", "place f5")
        assert scene.pieces == pieces("X e5 f5, O+ a3 a4 a5")
        assert scene.position.scores == ((0,), (1,))
        assert scene.question.seat == 2

    @pytest.mark.rule("12T.5")
    @pytest.mark.example(34)
    def test_handed_over_before_the_leap(self) -> None:
        scene = upper("f25", "X e5", teams=True)
        assert scene.question.seat == 0
        scene.do("hand-over")
        assert (scene.question.seat, scene.asked) == (2, "leap")
        scene.do("leap e5-h5")
        assert scene.question.seat == 2
        assert scene.options == {f"place {square}" for square in empty_squares(scene)}
        scene.do("place h6", "place h7")
        assert scene.near == pieces("X h5 h6 h7")
        assert scene.question.seat == 0
        assert scene.options == {"end-turn"}

    @pytest.mark.rule("12T.5")
    @pytest.mark.example(34)
    def test_the_partner_may_decline_the_leap(self) -> None:
        scene = upper("f25", "X e5", teams=True).do("hand-over", "decline", "place h6", "place h7")
        assert scene.near == pieces("X e5 h6 h7")
        assert (scene.question.seat, scene.options) == (0, {"end-turn"})

    @pytest.mark.rule("12T.5")
    def test_no_flare_once_handed_over(self) -> None:
        scene = Behind("X e5", upgraded=3, in_all=3, flare="f34", teams=True, actions=1)
        assert scene.can("flare f34")
        scene.do("hand-over")
        assert scene.options == {f"place {square}" for square in empty_squares(scene)}
        assert scene.do("place e6").options == {"end-turn"}

    @pytest.mark.rule("12T.5")
    def test_an_action_gained_after_handing_over_is_used_by_placing(self) -> None:
        scene = both("f35", "X e5", teams=True, actions=0).do("hand-over", "decline")
        assert scene.question.seat == 2
        assert scene.options == {f"place {square}" for square in empty_squares(scene)}
        assert scene.do("place f5").options == {"end-turn"}


@pytest.mark.rule("8.3")
class TestMelee:
    """O is red, Y yellow, Z green."""

    UPPER_ON_O = "O+ a3 a4 a5"
    LOWER_ON_Y = "Y i3 i4 i5 i6 i7"

    @pytest.mark.example(25)
    def test_a_condition_against_one_opponent_asks_for_no_choice(self) -> None:
        scene = Scene(f"X e5, {self.UPPER_ON_O}, Y i3 i4", flare="f34", form="melee")
        scene.do("flare f34")
        assert scene.asked == "place"
        scene.do("place f5")
        assert scene.position.scores == ((0, 0, 0), (1, 0, 0), (0, 0, 0))

    @pytest.mark.example(25)
    def test_the_third_player_may_be_the_one(self) -> None:
        scene = Scene(f"X e5, O a3 a4, {self.LOWER_ON_Y}", flare="f34", form="melee")
        scene.do("flare f34", "decline")
        assert scene.position.scores == ((0, 0, 0), (0, 0, 0), (1, 0, 0))

    @pytest.mark.example(25)
    def test_upper_against_one_and_lower_against_another_is_never_both(self) -> None:
        drawing = f"X e5, {self.UPPER_ON_O}, {self.LOWER_ON_Y}"
        scene = Scene(drawing, flare="f34", form="melee").do("flare f34")
        assert scene.asked == "opponent"
        assert scene.options == {"opponent red", "opponent yellow"}

        scene.do("opponent red", "place f5")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"{drawing}, X f5")
        assert scene.position.scores == ((0, 0, 0), (1, 0, 0), (0, 0, 0))

        scene = Scene(drawing, flare="f34", form="melee").do("flare f34", "opponent yellow")
        assert scene.asked == "move"
        scene.do("decline")
        assert scene.pieces == pieces(drawing)
        assert scene.position.scores == ((0, 0, 0), (0, 0, 0), (1, 0, 0))

    @pytest.mark.example(39)
    def test_both_parts_against_one_opponent_give_one_point(self) -> None:
        scene = Scene("X e5, O+ a3 a4 a5, O a6 a7, Y i3", flare="f34", form="melee")
        scene.do("flare f34", "place f5", "move f5-g5", "move e5-f5")
        assert scene.pieces == pieces("X g5 f5, O+ a3 a4 a5, O a6 a7, Y i3")
        assert scene.position.scores == ((0, 0, 0), (1, 0, 0), (0, 0, 0))

    def test_opponents_are_not_added_up(self) -> None:
        scene = Scene("X e5, O+ a3 a4, O a5, Y+ i3 i4, Y i5", flare="f34", form="melee")
        assert scene.options_of("flare") == set()

    def test_the_choice_does_not_limit_the_targets(self) -> None:
        scene = Scene("X e5, O a3 a4 a5 a6 a7 b5, Y i5", flare="f45a", form="melee")
        scene.do("flare f45a")
        assert scene.options_of("convert") == {"a3", "a4", "a5", "a6", "a7", "b5", "i5"}
        scene.do("convert i5")
        assert scene.pieces == pieces("X e5 i5, O a3 a4 a5 a6 a7 b5")
        assert scene.destroyed == {"Y": (1, 0, 0)}
        assert scene.position.scores == ((0, 0, 0), (1, 0, 0), (0, 0, 0))

    def test_the_point_is_of_the_colour_of_the_one_who_invoked(self) -> None:
        players = (Player(), Player(), Player(flare="f34"))
        scene = Scene("Y e5, X+ a3 a4 a5, O i3", form="melee", seat=2, players=players)
        scene.do("flare f34", "place f5")
        assert scene.at("f5") == "Y"
        assert scene.position.scores == ((0, 0, 1), (0, 0, 0), (0, 0, 0))

    def test_four_players_may_have_three_to_choose_from(self) -> None:
        drawing = "O+ a3 a4 a5, Y+ i3 i4 i5, Z+ d1 e1 f1, X e5 f5"
        scene = Scene(drawing, flare="f34", form="melee", seats=4).do("flare f34")
        assert scene.options == {"opponent red", "opponent yellow", "opponent green"}
        scene.do("opponent green", "place g5")
        assert scene.position.scores == ((0,) * 4, (0,) * 4, (0,) * 4, (1, 0, 0, 0))


class TestPlacing:
    """What the parts that place one common piece share."""

    UPPER = ("f36a", "f44a", "f45a", "f46", "f34")
    LOWER = ("f44a", "f45b", "f55")

    @pytest.mark.parametrize("flare", UPPER)
    def test_upper_places_a_common_piece_on_any_empty_square(self, flare: str) -> None:
        scene = upper(flare, "X e5 d5, O f5")
        assert scene.asked == "place"
        assert scene.options == {f"place {square}" for square in empty_squares(scene)}
        scene.do("place e6")
        assert scene.near == pieces("X e5 d5 e6, O f5")
        assert (scene.asked, scene.position.actions) == ("action", 2)

    @pytest.mark.parametrize("flare", LOWER)
    def test_lower_places_a_common_piece_on_any_empty_square(self, flare: str) -> None:
        scene = lower(flare, "X e5, O f5")
        assert scene.asked == "place"
        assert scene.options == {f"place {square}" for square in empty_squares(scene)}
        scene.do("place e6")
        assert scene.near == pieces("X e5 e6, O f5")
        assert (scene.asked, scene.position.actions) == ("action", 2)

    @pytest.mark.rule("9.7")
    @pytest.mark.parametrize("flare", UPPER)
    def test_without_a_piece_in_stock_nothing_is_placed_or_picked_up(self, flare: str) -> None:
        more, _ = NUMBERS[flare]
        enemies = " ".join(FAR.split()[:more])
        scene = Scene(f"X {SIXTEEN}, O+ {enemies}", flare=flare).do(f"flare {flare}")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"X {SIXTEEN}, O+ {enemies}")

    def test_the_upper_part_may_take_the_last_piece_from_the_lower(self) -> None:
        fifteen = SIXTEEN.rsplit(" ", 1)[0]
        enemies = f"O* i5 i6 i7, O+ a3, O {' '.join(FAR.split()[1:16])}"
        scene = Scene(f"X {fifteen}, {enemies}", flare="f44a").do("flare f44a", "place e9")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"X {fifteen} e9, {enemies}")

    def test_the_only_empty_square_is_taken_without_asking(self) -> None:
        # No arena of a duel is that full; the effect is the same.
        others = sorted(set(NAME.values()) - {"e5", "e9"})
        scene = Scene(f"X e5, O {' '.join(others)}")
        act = Act(scene.position)
        assert list(carry_out(FLARES["f34"].upper.effect(act))) == []
        assert scene.at("e9") == "X"


class TestThreeSixA:
    def test_lower_places_a_heroic_piece(self) -> None:
        scene = lower("f36a", "X e5")
        assert scene.asked == "place"
        scene.do("place f5")
        assert scene.near == pieces("X e5, X+ f5")

    def test_both_place_a_common_piece_then_a_heroic_one(self) -> None:
        scene = both("f36a", "X e5").do("place f5", "place g5")
        assert scene.near == pieces("X e5 f5, X+ g5")

    def test_the_stock_of_heroic_pieces_is_that_of_common_ones(self) -> None:
        scene = Scene(f"X {SIXTEEN}")
        assert does_nothing(FLARES["f36a"].lower.effect, scene)


class TestFourFourA:
    def test_both_place_two_pieces(self) -> None:
        scene = both("f44a", "X e5").do("place f5")
        assert scene.asked == "place"
        assert not scene.can("place f5")
        scene.do("place g5")
        assert scene.near == pieces("X e5 f5 g5")


class TestThreeFive:
    def test_upper_moves_commons_onto_empty_squares_only(self) -> None:
        scene = upper("f35", "X e5 e6, X+ h5, O f5, O+ d5")
        assert scene.asked == "move"
        assert movers(scene) == {"e5", "e6"}
        assert moves_from(scene, "e5") == AROUND_E5 - {"e6", "f5", "d5"}

    def test_upper_moves_one_piece_three_times(self) -> None:
        scene = upper("f35", "X e5").do("move e5-f5", "move f5-g5", "move g5-h5")
        assert (scene.asked, scene.position.actions) == ("action", 2)
        assert scene.near == pieces("X h5")

    def test_upper_moves_three_pieces_once(self) -> None:
        scene = upper("f35", "X e5 e6 e7").do("move e5-f5", "move e6-f6", "move e7-f7")
        assert scene.asked == "action"
        assert scene.near == pieces("X f5 f6 f7")

    @pytest.mark.parametrize("number", [0, 1, 2])
    def test_upper_may_stop_early(self, number: int) -> None:
        moves = ("move e5-f5", "move f5-g5")[:number]
        scene = upper("f35", "X e5").do(*moves, "decline")
        assert scene.asked == "action"
        assert scene.near == pieces(f"X {('e5', 'f5', 'g5')[number]}")

    def test_upper_stops_at_the_edge(self) -> None:
        scene = upper("f35", "X g1")
        assert moves_from(scene, "g1") == {"f1", "f2", "g2", "h2"}

    def test_upper_asks_nothing_without_a_common_piece(self) -> None:
        scene = upper("f35", "X+ e5 e6")
        assert (scene.asked, scene.near) == ("action", pieces("X+ e5 e6"))

    def test_upper_asks_nothing_when_all_are_hemmed_in(self) -> None:
        scene = upper("f35", "X g9, X+ f9 f8 g8 h8")
        assert scene.asked == "action"

    def test_lower_gains_an_action(self) -> None:
        scene = lower("f35", "X e5")
        assert (scene.asked, scene.position.actions) == ("action", 3)
        assert scene.events == ["invoked", "gained-action", "scored"]

    def test_both_move_then_gain_an_action(self) -> None:
        scene = both("f35", "X e5").do("move e5-f5")
        assert scene.position.actions == 2
        scene.do("decline")
        assert (scene.asked, scene.position.actions) == ("action", 3)


class TestFourFiveA:
    def test_lower_places_or_converts(self) -> None:
        scene = lower("f45a", "X e5, X+ e6, O f5, O+ g5, O* h5")
        far = {square for what, square in scene.far if what == "O"}
        assert scene.asked == "choose"
        assert scene.options == {f"place {square}" for square in empty_squares(scene)} | {
            f"convert {square}" for square in far | {"f5"}
        }

    def test_lower_places(self) -> None:
        scene = lower("f45a", "X e5, O f5").do("place e6")
        assert scene.near == pieces("X e5 e6, O f5")
        assert scene.destroyed == {}

    @pytest.mark.rule("9.10")
    def test_lower_converts_a_common_enemy_anywhere(self) -> None:
        scene = lower("f45a", "X e5, O i7").do("convert i7")
        assert scene.near == pieces("X e5 i7")
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_lower_cannot_be_declined(self) -> None:
        assert not lower("f45a", "X e5, O f5").can("decline")

    def test_lower_only_places_when_every_enemy_is_upgraded(self) -> None:
        # Reached against four upgraded pieces at least, so after the upper part.
        scene = Behind("X+ e5", upgraded=5, in_all=5, flare="f45a").do("flare f45a", "place e6")
        assert scene.options_of("convert") == set()
        scene.do("place e7")
        assert scene.near == pieces("X+ e5, X e6 e7")

    def test_lower_does_nothing_without_a_piece_in_stock(self) -> None:
        scene = Scene(f"X {SIXTEEN}, O e5")
        assert does_nothing(FLARES["f45a"].lower.effect, scene)

    def test_both_place_then_place_or_convert(self) -> None:
        scene = both("f45a", "X e5, O f5").do("place e6", "convert f5")
        assert scene.near == pieces("X e5 e6 f5")


class TestThreeSixB:
    def test_upper_moves_or_upgrades_a_common_piece(self) -> None:
        scene = upper("f36b", "X e5, X+ h5, O f5")
        assert scene.asked == "choose"
        assert scene.options == {f"move e5-{to}" for to in AROUND_E5 - {"f5"}} | {"upgrade e5"}

    def test_upper_moves(self) -> None:
        scene = upper("f36b", "X e5 e6").do("move e5-f4")
        assert (scene.asked, scene.near) == ("action", pieces("X f4 e6"))

    def test_upper_upgrades(self) -> None:
        scene = upper("f36b", "X e5 e6").do("upgrade e6")
        assert (scene.asked, scene.near) == ("action", pieces("X e5, X+ e6"))

    def test_upper_upgrades_by_itself_when_that_is_all_there_is(self) -> None:
        scene = upper("f36b", "X g9, X+ f9 f8 g8 h8")
        assert scene.asked == "action"
        assert scene.near == pieces("X+ g9 f9 f8 g8 h8")

    def test_upper_upgrades_with_an_empty_stock(self) -> None:
        drawing = f"X {SIXTEEN}, O+ a3 a4 a5"
        scene = Scene(drawing, flare="f36b").do("flare f36b")
        assert scene.options_of("upgrade") == set(SIXTEEN.split())
        assert scene.do("upgrade e1").at("e1") == "X+"

    def test_upper_does_nothing_without_a_common_piece(self) -> None:
        scene = upper("f36b", "X+ e5")
        assert (scene.asked, scene.near) == ("action", pieces("X+ e5"))

    def test_lower_places_two_common_pieces(self) -> None:
        scene = lower("f36b", "X e5").do("place e6")
        assert scene.asked == "place"
        assert not scene.can("decline")
        scene.do("place e7")
        assert (scene.asked, scene.near) == ("action", pieces("X e5 e6 e7"))

    def test_lower_places_one_when_the_stock_has_only_one(self) -> None:
        scene = Scene(f"X {SIXTEEN.rsplit(' ', 1)[0]}")
        effect = carry_out(FLARES["f36b"].lower.effect(Act(scene.position)))
        assert next(effect).kind == "place"
        with pytest.raises(StopIteration):
            effect.send(Place("e9"))
        assert scene.at("e9") == "X"

    def test_both_upgrade_then_place_two(self) -> None:
        scene = both("f36b", "X e5").do("upgrade e5", "place e6", "place e7")
        assert (scene.asked, scene.near) == ("action", pieces("X+ e5, X e6 e7"))


class TestFourFourB:
    def test_upper_places_or_upgrades_a_common_piece(self) -> None:
        scene = upper("f44b", "X e5 h5, X+ e6, O f5")
        assert scene.asked == "choose"
        assert scene.options == {f"place {square}" for square in empty_squares(scene)} | {
            "upgrade e5",
            "upgrade h5",
        }

    def test_upper_places(self) -> None:
        scene = upper("f44b", "X e5").do("place f5")
        assert (scene.asked, scene.near) == ("action", pieces("X e5 f5"))

    def test_upper_upgrades(self) -> None:
        scene = upper("f44b", "X e5").do("upgrade e5")
        assert (scene.asked, scene.near) == ("action", pieces("X+ e5"))

    def test_upper_places_the_last_piece_of_the_stock(self) -> None:
        drawing = f"X {SIXTEEN.rsplit(' ', 1)[0]}, O+ a3 a4 a5 a6"
        scene = Scene(drawing, flare="f44b").do("flare f44b", "place e9")
        assert scene.pieces == pieces(f"{drawing}, X e9")

    def test_upper_only_upgrades_with_an_empty_stock(self) -> None:
        scene = Scene(f"X {SIXTEEN}, O+ a3 a4 a5 a6", flare="f44b").do("flare f44b")
        assert scene.options == {f"upgrade {square}" for square in SIXTEEN.split()}

    def test_lower_leaps_anywhere_but_onto_upgraded_pieces(self) -> None:
        scene = lower("f44b", "X e5 e6, X+ e7, O f5, O+ g5, O* h5")
        far = {square for what, square in scene.far if what == "O"}
        assert scene.asked == "leap"
        assert movers(scene) == {"e5", "e6"}
        assert moves_from(scene, "e5") == empty_squares(scene) | far | {"f5", "e6"}

    def test_lower_destroys_a_common_enemy(self) -> None:
        scene = lower("f44b", "X e5, O i7").do("leap e5-i7")
        assert (scene.asked, scene.near) == ("action", pieces("X i7"))
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_lower_destroys_a_common_piece_of_your_own_for_nobody(self) -> None:
        scene = lower("f44b", "X e5 i7").do("leap e5-i7")
        assert (scene.near, scene.destroyed) == (pieces("X i7"), {})

    def test_lower_leaps_over_pieces_without_harm(self) -> None:
        scene = lower("f44b", "X e5, O e6").do("leap e5-e7")
        assert scene.near == pieces("X e7, O e6")

    def test_lower_may_be_declined(self) -> None:
        scene = lower("f44b", "X e5").do("decline")
        assert (scene.asked, scene.near) == ("action", pieces("X e5"))

    def test_lower_asks_nothing_without_a_common_piece(self) -> None:
        scene = lower("f44b", "X+ e5")
        assert (scene.asked, scene.near) == ("action", pieces("X+ e5"))

    def test_both_place_a_piece_that_leaps(self) -> None:
        scene = both("f44b", "X+ e5, X h5, O i7").do("place e6", "leap e6-i7")
        assert (scene.asked, scene.near) == ("action", pieces("X+ e5, X h5 i7"))


class TestFourSix:
    def test_lower_upgrades_a_common_piece_and_gains_an_action(self) -> None:
        scene = lower("f46", "X e5 e6, X+ e7, O f5")
        assert scene.asked == "upgrade"
        assert scene.options == {"pick e5", "pick e6"}
        scene.do("pick e6")
        assert scene.near == pieces("X e5, X+ e6 e7, O f5")
        assert (scene.asked, scene.position.actions) == ("action", 3)

    def test_lower_upgrades_the_only_common_piece_without_asking(self) -> None:
        scene = lower("f46", "X e5")
        assert scene.near == pieces("X+ e5")
        assert (scene.asked, scene.position.actions) == ("action", 3)

    @pytest.mark.example(19)
    def test_lower_only_gains_the_action_without_a_common_piece(self) -> None:
        scene = Behind("X+ e5, X* e6", upgraded=0, in_all=7, flare="f46").do("flare f46")
        assert scene.near == pieces("X+ e5, X* e6")
        assert (scene.asked, scene.position.actions) == ("action", 3)

    @pytest.mark.example(19)
    def test_a_piece_placed_first_is_upgraded(self) -> None:
        scene = Behind("X+ e5, X* e6", upgraded=0, in_all=7, flare="f46")
        scene.do("place f5", "flare f46")
        assert scene.near == pieces("X+ e5 f5, X* e6")
        assert (scene.asked, scene.position.actions) == ("action", 2)

    def test_both_place_a_piece_that_is_upgraded(self) -> None:
        scene = both("f46", "X+ e5").do("place f5")
        assert scene.near == pieces("X+ e5 f5")
        assert (scene.asked, scene.position.actions) == ("action", 3)


class TestFourFiveB:
    def test_upper_gains_an_action(self) -> None:
        scene = upper("f45b", "X e5")
        assert (scene.asked, scene.position.actions) == ("action", 3)
        assert scene.near == pieces("X e5")

    def test_lower_gains_none(self) -> None:
        assert lower("f45b", "X e5").do("place f5").position.actions == 2

    def test_both_gain_an_action_and_place(self) -> None:
        scene = both("f45b", "X e5")
        assert scene.asked == "place"
        scene.do("place f5")
        assert scene.near == pieces("X e5 f5")
        assert scene.position.actions == 3


class TestFiveFour:
    def test_upper_places_a_heroic_piece(self) -> None:
        scene = upper("f54", "X e5 e6")
        assert scene.asked == "place"
        scene.do("place f5")
        assert (scene.asked, scene.near) == ("action", pieces("X e5 e6, X+ f5"))

    def test_upper_places_nothing_with_an_empty_stock(self) -> None:
        drawing = f"X {SIXTEEN}, O+ a3 a4 a5 a6 a7"
        scene = Scene(drawing, flare="f54").do("flare f54")
        assert (scene.asked, scene.pieces) == ("action", pieces(drawing))

    def test_lower_begins_with_either_move_of_a_common_piece(self) -> None:
        scene = lower("f54", "X e5 e6, X+ h5, O f5, O+ d5, O* d4")
        assert scene.asked == "move"
        assert movers(scene) == {"e5", "e6"}
        assert moves_from(scene, "e5") == AROUND_E5 - {"d5", "d4"}

    def test_lower_may_be_declined_as_a_whole(self) -> None:
        scene = lower("f54", "X e5").do("decline")
        assert (scene.asked, scene.near) == ("action", pieces("X e5"))

    def test_lower_combat_first_then_a_standard_move(self) -> None:
        scene = lower("f54", "X e5, O f5 g5").do("move e5-f5")
        assert not scene.can("decline")
        assert moves_from(scene, "f5") == {"e4", "e5", "e6", "f4", "f6", "g4", "g6"}
        scene.do("move f5-f6")
        assert (scene.asked, scene.near) == ("action", pieces("X f6, O g5"))
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_lower_standard_first_then_a_combat_move(self) -> None:
        scene = lower("f54", "X e5, O g5").do("move e5-f5")
        assert not scene.can("decline")
        assert scene.can("move f5-f6")
        scene.do("move f5-g5")
        assert (scene.asked, scene.near) == ("action", pieces("X g5"))
        assert scene.destroyed == {"O": (1, 0, 0)}

    def test_lower_never_destroys_two(self) -> None:
        scene = lower("f54", "X e5 e6, O f5 f6").do("move e5-f5")
        assert not scene.can("move e6-f6")
        assert not scene.can("move f5-f6")

    def test_lower_with_two_pieces_neither_destroying(self) -> None:
        scene = lower("f54", "X e5 h5").do("move e5-e6", "move h5-h6")
        assert (scene.asked, scene.near) == ("action", pieces("X e6 h6"))

    def test_lower_may_destroy_a_piece_of_your_own(self) -> None:
        scene = lower("f54", "X e5 f5").do("move e5-f5", "move f5-g5")
        assert (scene.near, scene.destroyed) == (pieces("X g5"), {})

    def test_lower_does_the_only_second_move_without_asking(self) -> None:
        # Around i3 all but h2 is taken by upgraded pieces.
        scene = lower("f54", "X h2, X+ h3 h4 i4 g1 g2 g3, O i3").do("move h2-i3")
        assert scene.asked == "action"
        assert scene.near == pieces("X h2, X+ h3 h4 i4 g1 g2 g3")

    def test_lower_asks_nothing_without_a_common_piece(self) -> None:
        scene = lower("f54", "X+ e5, O f5")
        assert (scene.asked, scene.near) == ("action", pieces("X+ e5, O f5"))

    def test_lower_asks_nothing_when_all_are_hemmed_in_by_upgraded_pieces(self) -> None:
        scene = lower("f54", "X g9, X+ f9 f8 g8, O+ h8")
        assert scene.asked == "action"

    def test_both_place_a_heroic_piece_that_does_not_move(self) -> None:
        scene = both("f54", "X e5").do("place h5")
        assert movers(scene) == {"e5"}
        scene.do("move e5-e6", "move e6-e7")
        assert (scene.asked, scene.near) == ("action", pieces("X e7, X+ h5"))


class TestFiveFive:
    def test_upper_places_two_common_pieces(self) -> None:
        scene = upper("f55", "X e5").do("place e6")
        assert scene.asked == "place"
        assert not scene.can("decline")
        scene.do("place e7")
        assert (scene.asked, scene.near) == ("action", pieces("X e5 e6 e7"))

    def test_upper_places_one_when_the_stock_has_only_one(self) -> None:
        drawing = f"X {SIXTEEN.rsplit(' ', 1)[0]}, O+ a3 a4 a5 a6 a7"
        scene = Scene(drawing, flare="f55").do("flare f55", "place e9")
        assert (scene.asked, scene.pieces) == ("action", pieces(f"{drawing}, X e9"))

    def test_both_place_three(self) -> None:
        scene = both("f55", "X e5").do("place e6", "place e7", "place e8")
        assert (scene.asked, scene.near) == ("action", pieces("X e5 e6 e7 e8"))

    def test_the_upper_part_may_empty_the_stock_for_the_lower(self) -> None:
        fourteen = SIXTEEN.rsplit(" ", 2)[0]
        enemies = f"O* i5 i6 i7, O+ a3 a4, O {' '.join(FAR.split()[2:16])}"
        scene = Scene(f"X {fourteen}, {enemies}", flare="f55")
        scene.do("flare f55", "place e8", "place e9")
        assert scene.asked == "action"
        assert scene.pieces == pieces(f"X {fourteen} e8 e9, {enemies}")


class TestThreeFour:
    @pytest.mark.example(15)
    def test_two_more_of_both_is_not_enough(self) -> None:
        scene = Behind("X e5", upgraded=2, in_all=2, flare="f34")
        assert scene.options_of("flare") == set()

    @pytest.mark.example(16)
    @pytest.mark.parametrize("in_all", [0, 1, 2, 3])
    def test_three_more_upgraded_is_the_upper_part_alone(self, in_all: int) -> None:
        scene = Behind("X e5 e6 e7", upgraded=3, in_all=in_all, flare="f34")
        scene.do("flare f34", "place f5")
        assert scene.near == pieces("X e5 e6 e7 f5")
        assert (scene.asked, scene.position.actions) == ("action", 2)

    @pytest.mark.example(17)
    @pytest.mark.parametrize("upgraded", [0, 1, 2])
    def test_eight_more_pieces_is_the_lower_part_alone(self, upgraded: int) -> None:
        scene = Behind("X e5, O f5", upgraded=upgraded, in_all=8, flare="f34").do("flare f34")
        assert scene.asked == "move"
        assert scene.do("move e5-f5").near == pieces("X f5")
        assert (scene.asked, scene.position.actions) == ("action", 2)

    @pytest.mark.example(17)
    def test_two_standard_moves_instead(self) -> None:
        scene = Behind("X e5 h5", upgraded=2, in_all=8, flare="f34").do("flare f34")
        scene.do("move e5-e6", "move h5-h6")
        assert (scene.asked, scene.near) == ("action", pieces("X e6 h6"))

    @pytest.mark.rule("8.2")
    @pytest.mark.example(18)
    def test_both_parts_and_the_piece_just_placed_may_move(self) -> None:
        scene = Behind("X e5", upgraded=4, in_all=4, flare="f34").do("flare f34")
        assert scene.asked == "place"
        assert scene.options_of("move") == set()
        scene.do("place h5")
        assert scene.asked == "move"
        assert movers(scene) == {"e5", "h5"}
        scene.do("move h5-h6", "move h6-h7")
        assert (scene.asked, scene.near) == ("action", pieces("X e5 h7"))

    def test_lower_moves_common_and_heroic_pieces_but_no_legendary_one(self) -> None:
        scene = lower("f34", "X e5, X+ e7, X* h5")
        assert movers(scene) == {"e5", "e7"}

    def test_lower_begins_with_what_a_combat_move_reaches(self) -> None:
        scene = lower("f34", "X h7, X+ e5, O f5, O+ d5 h6, O* d4")
        assert moves_from(scene, "e5") == AROUND_E5 - {"d4"}
        assert moves_from(scene, "h7") == {"g6", "g7", "g8", "h8", "i6", "i7"}

    @pytest.mark.parametrize(("mover", "target"), [("X", "O"), ("X+", "O+"), ("X", "X")])
    def test_lower_ends_after_an_equal_rank_was_entered(self, mover: str, target: str) -> None:
        scene = lower("f34", f"{mover} e5, {target} f5").do("move e5-f5")
        assert (scene.asked, scene.near) == ("action", pieces(f"{mover} f5"))

    def test_lower_a_heroic_piece_destroys_commons_by_standard_moves(self) -> None:
        scene = lower("f34", "X+ e5, O f5 g5").do("move e5-f5", "move f5-g5")
        assert (scene.asked, scene.near) == ("action", pieces("X+ g5"))
        assert scene.destroyed == {"O": (2, 0, 0)}

    def test_lower_the_second_move_is_standard_and_may_be_declined(self) -> None:
        scene = lower("f34", "X e5, O g5").do("move e5-f5")
        assert not scene.can("move f5-g5")
        scene.do("decline")
        assert (scene.asked, scene.near) == ("action", pieces("X f5, O g5"))

    def test_lower_may_be_declined(self) -> None:
        scene = lower("f34", "X e5").do("decline")
        assert (scene.asked, scene.near) == ("action", pieces("X e5"))

    def test_lower_asks_nothing_when_only_legendary_pieces_could_move(self) -> None:
        scene = lower("f34", "X* e5")
        assert (scene.asked, scene.near) == ("action", pieces("X* e5"))

    def test_lower_asks_nothing_when_all_are_hemmed_in_by_higher_ranks(self) -> None:
        scene = lower("f34", "X* f8 g8, X g9, X* f9, O+ h8")
        assert scene.asked == "action"


class TestTwoFive:
    def test_upper_leaps_onto_any_empty_square(self) -> None:
        scene = upper("f25", "X e5, X+ e6, O f5")
        assert scene.asked == "leap"
        assert movers(scene) == {"e5"}
        assert moves_from(scene, "e5") == empty_squares(scene)
        scene.do("leap e5-i7")
        assert (scene.asked, scene.near) == ("action", pieces("X i7, X+ e6, O f5"))
        assert scene.position.actions == 2

    def test_upper_may_be_declined(self) -> None:
        scene = upper("f25", "X e5").do("decline")
        assert (scene.asked, scene.near) == ("action", pieces("X e5"))

    def test_upper_asks_nothing_without_a_common_piece(self) -> None:
        scene = upper("f25", "X+ e5")
        assert (scene.asked, scene.near) == ("action", pieces("X+ e5"))

    def test_lower_gains_an_action(self) -> None:
        scene = lower("f25", "X e5")
        assert (scene.asked, scene.position.actions) == ("action", 3)

    def test_both_leap_then_gain_an_action(self) -> None:
        scene = both("f25", "X e5").do("leap e5-i7")
        assert scene.near == pieces("X i7")
        assert (scene.asked, scene.position.actions) == ("action", 3)
