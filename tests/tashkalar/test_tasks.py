"""Tasks: when each condition holds, and when it just fails."""

from __future__ import annotations

from typing import Any

import pytest

from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.position import Player, Tasks
from legendarium.tashkalar.schools import LEGENDS
from legendarium.tashkalar.scoring.by_tasks import claimable
from legendarium.tashkalar.tasks import TASKS
from scene import Scene

CARDS = [
    ("destruction", "destruction", 1, False),
    ("devastation", "destruction", 2, False),
    ("heroic-destruction", "destruction", 2, False),
    ("heroic-devastation", "destruction", 3, True),
    ("end-of-legends", "destruction", 2, True),
    ("red-conquest", "colour", 2, False),
    ("green-conquest", "colour", 2, False),
    ("color-conquest", "colour", 3, False),
    ("red-legends", "colour", 3, True),
    ("green-legends", "colour", 3, True),
    ("rainbow-dominance", "colour", 2, False),
    ("red-summoning", "summoning", 1, False),
    ("green-summoning", "summoning", 1, False),
    ("colored-summoning", "summoning", 2, False),
    ("legendary-summoning", "summoning", 2, True),
    ("central-dominance", "pattern", 1, False),
    ("center-cross", "pattern", 2, False),
    ("line-dominance", "pattern", 2, False),
    ("diagonals", "pattern", 3, True),
    ("side-chain", "pattern", 3, False),
    ("corner-chain", "pattern", 3, False),
    ("imprisonment", "enemy", 1, False),
    ("envelopment", "enemy", 2, True),
    ("isolation", "enemy", 2, True),
]
"""Every task: its category, its points, whether it is advanced."""

RED = "d8 e5 h4 c2"
GREEN = "c7 g7 i6 a5 f2"


def opened(task: str, drawing: str = "", **changes: Any) -> Scene:
    """A scene of High Form in which this task lies open alone."""
    tasks = Tasks(current=(task,), next=None, deck=(), claimed=((), ()))
    return Scene(drawing, form="high-form", tasks=tasks, **changes)


def holds(task: str, drawing: str = "", **changes: Any) -> bool:
    """Whether X could claim this task now."""
    return claimable(opened(task, drawing, **changes).position) == [task]


def destroyed(task: str, commons: int, heroics: int, legendaries: int) -> bool:
    """Whether the task holds after X destroyed so many enemy pieces this turn."""
    return holds(task, destroyed=((0, 0, 0), (commons, heroics, legendaries)))


def summoned(task: str, *beings: str) -> bool:
    """Whether the task holds after X summoned these this turn: `knight e5`."""
    made = tuple((card, SQUARE[square]) for card, square in map(str.split, beings))
    return holds(task, summoned=made)


@pytest.mark.rule("10.5")
class TestTheCards:
    def test_names_categories_points_and_order_are_those_of_the_card_list(self) -> None:
        assert [
            (name, task.category, task.points, task.advanced) for name, task in TASKS.items()
        ] == CARDS

    def test_there_are_five_categories(self) -> None:
        categories = {task.category for task in TASKS.values()}
        assert categories == {"destruction", "colour", "summoning", "pattern", "enemy"}

    @pytest.mark.parametrize("task", TASKS)
    def test_nothing_holds_in_an_empty_arena(self, task: str) -> None:
        assert not holds(task)


@pytest.mark.rule("10.2")
class TestClaiming:
    def test_what_was_destroyed_by_summoning_effect_and_flare_adds_up(self) -> None:
        scene = opened(
            "destruction",
            "X c5 e5 h6, O d5 e6 h7, O a3 a4 a5 a6",
            players=(Player(("swordmaster",), (), "f54"), Player()),
            actions=1,
        )
        assert scene.can("flare f54")
        scene.do("flare f54", "move h6-h7", "move h7-h8", "summon swordmaster d5", "pick e6")
        assert scene.destroyed == {"O": (3, 0, 0)}
        assert scene.do("end-turn").options == {"claim destruction", "decline"}

    def test_only_tasks_that_hold_are_offered(self) -> None:
        tasks = Tasks(("destruction", "center-cross", "imprisonment"), None, (), ((), ()))
        scene = Scene("X e4 e5 e6 d5 f5, O d4", form="high-form", tasks=tasks, actions=0)
        assert scene.do("end-turn").options == {"claim center-cross", "decline"}

    def test_nothing_is_asked_when_none_holds(self) -> None:
        scene = opened("center-cross", "X e4 e5 e6 d5", actions=0).do("end-turn")
        assert (scene.asked, scene.question.seat) == ("action", 1)

    def test_a_task_is_seen_from_the_side_whose_turn_it_is(self) -> None:
        cross = "O e4 e5 e6 d5 f5"
        assert not holds("center-cross", cross)
        assert holds("center-cross", cross, seat=1)
        assert holds("imprisonment", "X e5, O d4 d5 d6 e4 e6 f5", seat=1)
        assert holds("destruction", seat=1, destroyed=((3, 0, 0), (0, 0, 0)))

    @pytest.mark.rule("12T.7")
    def test_with_teams_both_partners_see_the_pieces_of_the_team(self) -> None:
        cross = "X e4 e5 e6 d5 f5"
        assert [holds("center-cross", cross, teams=True, seat=seat) for seat in range(4)] == [
            True,
            False,
            True,
            False,
        ]


class TestDestruction:
    @pytest.mark.parametrize("tally", [(3, 0, 0), (0, 3, 0), (0, 0, 3), (1, 1, 1), (5, 0, 0)])
    def test_three_pieces_of_any_rank(self, tally: tuple[int, int, int]) -> None:
        assert destroyed("destruction", *tally)

    @pytest.mark.parametrize("tally", [(2, 0, 0), (0, 1, 1), (0, 0, 2)])
    def test_not_two(self, tally: tuple[int, int, int]) -> None:
        assert not destroyed("destruction", *tally)

    def test_own_pieces_do_not_help(self) -> None:
        assert not holds("destruction", destroyed=((3, 3, 3), (2, 0, 0)))


class TestDevastation:
    @pytest.mark.parametrize("tally", [(4, 0, 0), (0, 4, 0), (2, 1, 1), (6, 0, 0)])
    def test_four_pieces_of_any_rank(self, tally: tuple[int, int, int]) -> None:
        assert destroyed("devastation", *tally)

    @pytest.mark.parametrize("tally", [(3, 0, 0), (0, 0, 3), (1, 1, 1)])
    def test_not_three(self, tally: tuple[int, int, int]) -> None:
        assert not destroyed("devastation", *tally)

    def test_own_pieces_do_not_help(self) -> None:
        assert not holds("devastation", destroyed=((4, 4, 4), (3, 0, 0)))


class TestHeroicDestruction:
    @pytest.mark.parametrize("tally", [(2, 1, 0), (2, 0, 1), (0, 3, 0), (1, 1, 1), (4, 1, 0)])
    def test_three_pieces_one_of_them_upgraded(self, tally: tuple[int, int, int]) -> None:
        assert destroyed("heroic-destruction", *tally)

    @pytest.mark.parametrize("tally", [(3, 0, 0), (6, 0, 0), (1, 1, 0), (0, 1, 1), (0, 0, 2)])
    def test_not_without_either(self, tally: tuple[int, int, int]) -> None:
        assert not destroyed("heroic-destruction", *tally)

    def test_own_pieces_do_not_help(self) -> None:
        assert not holds("heroic-destruction", destroyed=((0, 3, 0), (3, 0, 0)))


class TestHeroicDevastation:
    @pytest.mark.parametrize("tally", [(2, 2, 0), (2, 0, 2), (2, 1, 1), (0, 4, 0), (3, 2, 0)])
    def test_four_pieces_two_of_them_upgraded(self, tally: tuple[int, int, int]) -> None:
        assert destroyed("heroic-devastation", *tally)

    @pytest.mark.parametrize("tally", [(3, 1, 0), (4, 0, 1), (6, 0, 0), (1, 2, 0), (0, 0, 3)])
    def test_not_without_either(self, tally: tuple[int, int, int]) -> None:
        assert not destroyed("heroic-devastation", *tally)


class TestEndOfLegends:
    @pytest.mark.parametrize("tally", [(0, 0, 1), (0, 2, 0), (0, 1, 1), (0, 3, 0), (2, 0, 2)])
    def test_a_legendary_piece_or_two_heroic_ones(self, tally: tuple[int, int, int]) -> None:
        assert destroyed("end-of-legends", *tally)

    @pytest.mark.parametrize("tally", [(0, 1, 0), (8, 1, 0), (8, 0, 0)])
    def test_not_one_heroic_piece(self, tally: tuple[int, int, int]) -> None:
        assert not destroyed("end-of-legends", *tally)

    def test_own_pieces_do_not_help(self) -> None:
        assert not holds("end-of-legends", destroyed=((0, 2, 1), (0, 1, 0)))


class TestRedConquest:
    @pytest.mark.parametrize(
        "drawing",
        [
            "X+ d8 e5, X h4",
            "X* d8, X+ c2, X e5",
            "X* h4 c2, X e5",
            "X+ d8 e5 h4",
            "X+ d8 e5, X h4 c2",
        ],
    )
    def test_three_pieces_two_of_them_upgraded(self, drawing: str) -> None:
        assert holds("red-conquest", drawing)

    @pytest.mark.parametrize(
        "drawing",
        [
            "X+ d8 e5",
            "X+ d8, X e5 h4 c2",
            "X d8 e5 h4 c2",
            "X+ d8 e5, O h4 c2",
            "X+ d8, O+ c2, X e5 h4",
            "X+ c7 g7, X i6",
            "X+ d8 e5, X e4 g7",
        ],
    )
    def test_not_without_either(self, drawing: str) -> None:
        assert not holds("red-conquest", drawing)

    @pytest.mark.parametrize("missing", RED.split())
    def test_any_three_of_the_four_squares_will_do(self, missing: str) -> None:
        others = [square for square in RED.split() if square != missing]
        assert holds("red-conquest", f"X+ {others[0]} {others[1]}, X {others[2]}")


class TestGreenConquest:
    @pytest.mark.parametrize(
        "drawing",
        ["X+ c7 g7, X i6", "X* a5, X+ f2, X c7", "X* g7 f2, X a5", "X+ c7 g7 i6 a5 f2"],
    )
    def test_three_pieces_two_of_them_upgraded(self, drawing: str) -> None:
        assert holds("green-conquest", drawing)

    @pytest.mark.parametrize(
        "drawing",
        [
            "X+ c7 g7",
            "X+ c7, X g7 i6 a5 f2",
            "X+ c7 g7, O i6 a5",
            "X+ c7, O+ g7, X i6 a5",
            "X+ d8 e5, X h4",
            "X+ c7 g7, X g6 e5",
        ],
    )
    def test_not_without_either(self, drawing: str) -> None:
        assert not holds("green-conquest", drawing)

    @pytest.mark.parametrize("square", GREEN.split())
    def test_each_of_the_five_squares_counts(self, square: str) -> None:
        first, second = [other for other in GREEN.split() if other != square][:2]
        assert holds("green-conquest", f"X+ {first} {second}, X {square}")
        assert not holds("green-conquest", f"X+ {first} {second}")


class TestColorConquest:
    @pytest.mark.parametrize(
        "drawing",
        [
            "X+ d8 e5 h4, X c7 g7",
            "X* d8, X+ c7 f2, X e5 h4",
            "X+ c7 g7 i6, X a5 f2",
            "X+ d8 e5 h4, X c2 f2",
            "X+ d8 e5 h4 c2 c7 g7 i6 a5 f2",
        ],
    )
    def test_five_pieces_three_of_them_upgraded(self, drawing: str) -> None:
        assert holds("color-conquest", drawing)

    @pytest.mark.parametrize(
        "drawing",
        [
            "X+ d8 e5 h4 c2",
            "X+ d8 e5, X h4 c2 c7 g7 i6 a5 f2",
            "X+ d8 e5 h4, X c7, O g7",
            "X+ d8 e5, O+ h4, X c7 g7 f2",
            "X+ d8 e5 h4, X c7 d7",
        ],
    )
    def test_not_without_either(self, drawing: str) -> None:
        assert not holds("color-conquest", drawing)


@pytest.mark.parametrize(
    ("task", "on", "off"),
    [("red-legends", RED.split(), GREEN.split()), ("green-legends", GREEN.split(), RED.split())],
)
class TestRedAndGreenLegends:
    def test_two_upgraded_pieces_one_of_them_legendary(
        self, task: str, on: list[str], off: list[str]
    ) -> None:
        assert holds(task, f"X* {on[0]}, X+ {on[1]}")
        assert holds(task, f"X* {on[2]} {on[3]}")
        assert holds(task, f"X* {on[3]}, X+ {on[0]} {on[1]}, X {on[2]}")

    def test_not_without_a_legendary_one(self, task: str, on: list[str], off: list[str]) -> None:
        assert not holds(task, f"X+ {' '.join(on)}, X* {off[0]}")

    def test_not_with_one_upgraded_piece(self, task: str, on: list[str], off: list[str]) -> None:
        assert not holds(task, f"X* {on[0]}, X {on[1]} {on[2]}, X+ {off[0]}")

    def test_enemies_do_not_help(self, task: str, on: list[str], off: list[str]) -> None:
        assert not holds(task, f"X* {on[0]}, O+ {on[1]}")
        assert not holds(task, f"X+ {on[0]} {on[1]}, O* {on[2]}")


class TestRainbowDominance:
    @pytest.mark.parametrize(
        "drawing",
        [
            "X+ d8 c7",
            "X* d8 c7",
            "X+ d8 e5 c7 g7, O+ h4 i6",
            "X+ d8 c7, O e5 h4 c2 g7 i6 a5 f2",
            "X+ d8 e5 c7, O* h4",
        ],
    )
    def test_more_upgraded_pieces_on_both_colours(self, drawing: str) -> None:
        assert holds("rainbow-dominance", drawing)

    @pytest.mark.parametrize(
        "drawing",
        [
            "X+ d8 e5",
            "X+ c7 g7",
            "X d8 c7",
            "X+ d8 c7, O+ e5",
            "X+ d8 c7, O* g7",
            "X+ d8 e5 h4 c7, O+ g7",
            "X+ c7 g7 i6 d8, O+ e5 h4",
            "X+ d8, X c7",
            "X+ d8 d7",
        ],
    )
    def test_not_on_one_alone_and_not_when_level(self, drawing: str) -> None:
        assert not holds("rainbow-dominance", drawing)


@pytest.mark.parametrize(
    ("task", "on", "off"), [("red-summoning", "d8", "c7"), ("green-summoning", "c7", "d8")]
)
class TestRedAndGreenSummoning:
    def test_two_beings_one_of_them_on_the_colour(self, task: str, on: str, off: str) -> None:
        assert summoned(task, f"knight {on}", "swordmaster d4")
        assert summoned(task, "swordmaster d4", f"knight {on}")
        assert summoned(task, f"knight {on}", f"swordmaster {on}")
        assert summoned(task, "swordmaster d4", "bomb d5", f"knight {on}")

    def test_not_one_being(self, task: str, on: str, off: str) -> None:
        assert not summoned(task, f"knight {on}")

    def test_not_without_the_colour(self, task: str, on: str, off: str) -> None:
        assert not summoned(task, f"knight {off}", "swordmaster d4")

    def test_a_piece_that_stands_there_is_no_summoning(self, task: str, on: str, off: str) -> None:
        assert not holds(
            task,
            f"X {on}",
            summoned=(("knight", SQUARE["d4"]), ("swordmaster", SQUARE["d5"])),
        )


class TestColoredSummoning:
    @pytest.mark.parametrize(
        "beings",
        [
            ("knight d8", "swordmaster e5"),
            ("knight c7", "swordmaster f2"),
            ("knight h4", "swordmaster i6"),
            ("knight c2", "swordmaster c2"),
            ("knight a5", "bomb d4", "swordmaster g7"),
        ],
    )
    def test_two_beings_on_coloured_squares(self, beings: tuple[str, ...]) -> None:
        assert summoned("colored-summoning", *beings)

    @pytest.mark.parametrize(
        "beings", [("knight d8",), ("knight d8", "swordmaster d4"), ("bomb d4", "knight d5")]
    )
    def test_not_one(self, beings: tuple[str, ...]) -> None:
        assert not summoned("colored-summoning", *beings)

    def test_where_they_went_afterwards_does_not_matter(self) -> None:
        scene = opened(
            "colored-summoning",
            "X b2 d2",
            hand="swordmaster",
            summoned=(("knight", SQUARE["d8"]),),
            actions=1,
        )
        scene.do("summon swordmaster c2", "end-turn")
        assert scene.at("d8") == ""
        assert scene.options == {"claim colored-summoning", "decline"}


class TestLegendarySummoning:
    LEGEND = LEGENDS[0]

    def test_two_beings_one_of_them_a_legend(self) -> None:
        assert summoned("legendary-summoning", f"{self.LEGEND} d4", "knight d5")
        assert summoned("legendary-summoning", "knight d5", f"{self.LEGEND} d4")

    def test_two_legends(self) -> None:
        assert summoned("legendary-summoning", f"{LEGENDS[0]} d4", f"{LEGENDS[1]} d5")

    @pytest.mark.parametrize("legend", LEGENDS)
    def test_every_legend_counts(self, legend: str) -> None:
        assert summoned("legendary-summoning", "knight d5", f"{legend} d4")

    def test_not_a_legend_alone(self) -> None:
        assert not summoned("legendary-summoning", f"{self.LEGEND} d4")

    def test_not_two_beings_of_lower_rank(self) -> None:
        assert not summoned("legendary-summoning", "knight d4", "swordmaster d5")

    def test_being_upgraded_to_legendary_is_no_summoning(self) -> None:
        beings = (("knight", SQUARE["d4"]), ("swordmaster", SQUARE["d5"]))
        assert not holds("legendary-summoning", "X* d4 d5", summoned=beings)


class TestCentralDominance:
    @pytest.mark.parametrize(
        "drawing",
        [
            "X+ d4 e4, X f4 d5 e5",
            "X+ f6, X* e6, X d6 f5 e5",
            "X* d4 f4, X d6 f6 e5",
            "X+ d4 e4 f4 d5 e5 f5 d6 e6 f6",
            "X+ d4 e4, X f4 d5 e5, O+ f5 d6 e6 f6",
        ],
    )
    def test_five_pieces_two_of_them_upgraded(self, drawing: str) -> None:
        assert holds("central-dominance", drawing)

    @pytest.mark.parametrize(
        "drawing",
        [
            "X+ d4 e4, X f4 d5",
            "X+ d4, X e4 f4 d5 e5 f5 d6 e6 f6",
            "X+ d4 e4, X f4 d5, O e5",
            "X+ d4, X e4 f4 d5 e5, O+ f5",
            "X+ d4 e4, X f4 d5 g5",
            "X+ g5 c5, X d4 e4 f4 d5 e5",
            "X+ d4 e4, X f4 d5 e7 e3",
        ],
    )
    def test_not_without_either(self, drawing: str) -> None:
        assert not holds("central-dominance", drawing)


class TestCenterCross:
    @pytest.mark.parametrize("squares", ["e4 e5 e6 d5 f5", "d4 f4 e5 d6 f6"])
    def test_upright_or_slanting(self, squares: str) -> None:
        assert holds("center-cross", f"X {squares}")
        assert holds("center-cross", f"X+ {squares[:5]}, X* {squares[6:8]}, X {squares[9:]}")

    @pytest.mark.parametrize("squares", ["e4 e5 e6 d5 f5", "d4 f4 e5 d6 f6"])
    def test_not_with_a_square_missing_or_held_by_the_enemy(self, squares: str) -> None:
        for missing in squares.split():
            rest = " ".join(square for square in squares.split() if square != missing)
            assert not holds("center-cross", f"X {rest}")
            assert not holds("center-cross", f"X {rest}, O {missing}")

    def test_other_central_squares_may_hold_anything(self) -> None:
        assert holds("center-cross", "X e4 e5 e6 d5 f5, O d4 f4, X d6 f6")

    def test_not_somewhere_else(self) -> None:
        assert not holds("center-cross", "X f4 f5 f6 e5 g5")
        assert not holds("center-cross", "X e5 g5 f6 e7 g7")

    def test_not_a_mixture_of_both(self) -> None:
        assert not holds("center-cross", "X d4 e4 d5 e6 f6 f5")


LINES = {
    **{f"row {row}": [f"{column}{row}" for column in "abcdefghi"] for row in (4, 5, 6)},
    **{f"column {column}": [f"{column}{row}" for row in range(1, 10)] for column in "def"},
}


class TestLineDominance:
    @pytest.mark.parametrize("line", LINES)
    def test_six_more_on_one_line(self, line: str) -> None:
        squares = LINES[line]
        assert holds("line-dominance", f"X {' '.join(squares[:6])}")
        assert holds("line-dominance", f"X {' '.join(squares[3:])}")
        assert holds("line-dominance", f"X {' '.join(squares[1:8])}, O {squares[8]}")
        assert holds("line-dominance", f"X {' '.join(squares)}")

    @pytest.mark.parametrize("line", LINES)
    def test_not_five_more(self, line: str) -> None:
        squares = LINES[line]
        assert not holds("line-dominance", f"X {' '.join(squares[:5])}")
        assert not holds("line-dominance", f"X {' '.join(squares[:6])}, O {squares[8]}")
        assert not holds("line-dominance", f"X {' '.join(squares[:7])}, O* {' '.join(squares[7:])}")

    @pytest.mark.parametrize(
        "squares",
        [
            "a3 b3 c3 d3 e3 f3 g3 h3 i3",
            "a7 b7 c7 d7 e7 f7 g7 h7 i7",
            "c1 c2 c3 c4 c5 c6 c7 c8 c9",
            "g1 g2 g3 g4 g5 g6 g7 g8 g9",
            "b2 c3 d4 e5 f6 g7 h8",
        ],
    )
    def test_not_on_another_line(self, squares: str) -> None:
        assert not holds("line-dominance", f"X {squares}")

    def test_rank_does_not_matter(self) -> None:
        assert holds("line-dominance", "X+ a5 b5, X* c5, X d5 e5 f5")
        assert not holds("line-dominance", "X* a5 b5 c5, X+ d5 e5")

    def test_two_lines_are_not_added_up(self) -> None:
        assert not holds("line-dominance", "X a4 b4 c4 a5 b5 c5 a6 b6 c6")

    def test_enemies_on_other_lines_do_not_matter(self) -> None:
        assert holds("line-dominance", "X a5 b5 c5 d5 e5 f5, O a4 b4 c4 d4 e4 f4")


class TestDiagonals:
    def test_the_centre_counts_for_both(self) -> None:
        assert holds("diagonals", "X b2 c3 d4 b8 c7 d6, X+ e5")
        assert holds("diagonals", "X f6 g7 h8 f4 g3 h2, X* e5")
        assert holds("diagonals", "X+ b2, X c3 d4 e5, X* b8, X c7 d6")

    def test_without_the_centre(self) -> None:
        assert holds("diagonals", "X+ b2 b8, X c3 d4 f6 c7 d6 f4")

    def test_all_squares_of_both(self) -> None:
        assert holds("diagonals", "X b2 c3 d4 f6 g7 h8 b8 c7 d6 f4 g3 h2, X+ e5")

    @pytest.mark.parametrize(
        "drawing",
        [
            "X b2 c3 d4 b8 c7, X+ e5",
            "X b2 c3 b8 c7 d6, X+ e5",
            "X+ b2 c3 d4 b8 c7 d6",
            "X+ b2, X c3 d4 f6 b8 c7 d6 f4",
            "X+ b8, X c3 d4 b2 e5 c7 d6",
            "X b2 c3 d4 b8 c7 d6 e5",
            "X+ b2 c3 d4 b8 c7 d6, O+ e5",
            "X b2 c3 d4 b8 c7 d6 f4 f6, O+ e5",
            "X+ b2 c3 d4 e5 f6 g7 h8",
            "X+ a3 b4 c5 d6 b8 c7 e5",
        ],
    )
    def test_not_with_three_or_without_an_upgraded_one_on_either(self, drawing: str) -> None:
        assert not holds("diagonals", drawing)


class TestSideChain:
    @pytest.mark.parametrize(
        "squares",
        [
            "e1 e2 e3 e4 e5 e6 e7 e8 e9",
            "c1 c2 c3 c4 c5 c6 c7 c8 c9",
            "e1 d2 e3 d4 e5 d6 e7 d8 e9",
            "a3 b3 c3 d3 e3 f3 g3 h3 i3",
            "a5 b6 c5 d4 e4 f5 g6 h7 i6",
            "c1 b2 a3 a4 a5 a6 a7 b8 c9",
            "g1 f2 e3 d4 c5 d6 e7 f8 g9",
        ],
    )
    def test_between_opposite_sides(self, squares: str) -> None:
        assert holds("side-chain", f"X {squares}")

    @pytest.mark.parametrize(
        "squares",
        ["e1 e2 e3 e4 e5 e6 e7 e8 e9", "e1 d2 e3 d4 e5 d6 e7 d8 e9", "a3 b3 c3 d3 e3 f3 g3 h3 i3"],
    )
    def test_not_with_a_gap_or_an_enemy_in_it(self, squares: str) -> None:
        for missing in squares.split():
            rest = " ".join(square for square in squares.split() if square != missing)
            assert not holds("side-chain", f"X {rest}")
            assert not holds("side-chain", f"X {rest}, O* {missing}")

    def test_ranks_may_be_mixed_and_branches_do_not_matter(self) -> None:
        assert holds("side-chain", "X e1 e2, X+ e3 e4 e5, X* e6 e7, X e8 e9 a5 b5 f6 g6 h6")

    def test_a_detour_counts(self) -> None:
        assert holds("side-chain", "X e1 e2 e3 f4 g5 h5 i6 h7 g7 f7 e7 d8 e9, O e4 e5 e6")

    @pytest.mark.parametrize(
        "squares",
        [
            "a5 b4 c3 d2 e1",
            "i5 h6 g7 f8 e9",
            "a7 b6 c5 d4 e3 f2 g1",
            "e1 d2 d3 e4 f3 f2 g1",
            "c9 d9 e9 f9 g9",
        ],
    )
    def test_not_between_neighbouring_sides_or_one_and_the_same(self, squares: str) -> None:
        assert not holds("side-chain", f"X {squares}")

    def test_a_corner_square_off_the_side_does_not_reach_it(self) -> None:
        assert not holds("side-chain", "X b2 c3 d4 e5 f6 g7 h8")
        assert not holds("side-chain", "X b5 c5 d5 e5 f5 g5 h5 i5")


class TestCornerChain:
    @pytest.mark.parametrize(
        "squares",
        [
            "b2 c3 d4 e5 f6 g7 h8",
            "b8 c7 d6 e5 f4 g3 h2",
            "a7 b6 c5 d4 e3 f2 g1",
            "c9 d8 e7 f6 g5 h4 i3",
            "a3 b4 c5 d6 e7 f8 g9",
            "c1 d2 e3 f4 g5 h6 i7",
            "c1 d1 e1 f1 g1 h2 i3 i4 i5 i6 i7",
            "b2 b3 b4 b5 b6 b7 c8 d8 e8 f8 g8 h8",
        ],
    )
    def test_between_opposite_corners(self, squares: str) -> None:
        assert holds("corner-chain", f"X {squares}")

    @pytest.mark.parametrize("squares", ["b2 c3 d4 e5 f6 g7 h8", "a7 b6 c5 d4 e3 f2 g1"])
    def test_not_with_a_gap_or_an_enemy_in_it(self, squares: str) -> None:
        for missing in squares.split():
            rest = " ".join(square for square in squares.split() if square != missing)
            assert not holds("corner-chain", f"X {rest}")
            assert not holds("corner-chain", f"X {rest}, O {missing}")

    def test_ranks_may_be_mixed(self) -> None:
        assert holds("corner-chain", "X+ b2 c3, X* d4, X e5 f6, X+ g7, X h8")

    @pytest.mark.parametrize(
        "squares",
        [
            "a7 a6 a5 a4 a3",
            "c9 d9 e9 f9 g9",
            "a3 b2 c1",
            "e1 e2 e3 e4 e5 e6 e7 e8 e9",
            "a5 b5 c5 d5 e5 f5 g5 h5 i5",
        ],
    )
    def test_not_between_neighbouring_corners_or_sides(self, squares: str) -> None:
        assert not holds("corner-chain", f"X {squares}")


class TestImprisonment:
    @pytest.mark.parametrize(
        "drawing",
        [
            "O e5, X d4 d5 d6 e4 e6 f5",
            "O* e5, X d4 f4 d6 f6 e4 e6",
            "O+ e5, X+ d4 d5, X* d6, X e4 e6 f4 f5 f6",
            "O c2, X b2 b3 c1 c3 d1 d2 d3",
        ],
    )
    def test_six_pieces_around_one_enemy(self, drawing: str) -> None:
        assert holds("imprisonment", drawing)

    @pytest.mark.parametrize(
        "drawing",
        [
            "O e5, X d4 d5 d6 e4 e6",
            "O e5 f5, X d4 d5 d6 e4 e6",
            "O e5, X* d4 d5 d6, X+ e4 e6",
            "O d5 f5, X c4 c5 c6 d4 d6 f4 f6 g4 g5 g6",
            "X e5 d4 d5 d6 e4 e6 f4 f5 f6",
            "X d4 d5 d6 e4 e6 f4 f5 f6",
            "O a5, X a4 a6 b4 b5 b6",
            "O e5, X c5 c6 c7 d7 e7 d4 d5 d6 e4 e6",
        ],
    )
    def test_not_five(self, drawing: str) -> None:
        assert not holds("imprisonment", drawing)

    def test_a_piece_may_count_for_several_enemies(self) -> None:
        assert holds("imprisonment", "O e5 f5, X d4 e4 f4 d5 d6 e6")


class TestEnvelopment:
    @pytest.mark.parametrize(
        "drawing",
        [
            "O e5, X d4 d5 d6 e4 e6 f5 f6",
            "O* e5, X+ d4 d5 d6, X* e4, X e6 f4 f5 f6",
            "O e5 f6, X d4 d5 d6 e4 e6 f4 f5",
            "O c2, X b2 b3 c1 c3 d1 d2 d3",
        ],
    )
    def test_seven_pieces_around_one_enemy(self, drawing: str) -> None:
        assert holds("envelopment", drawing)

    @pytest.mark.parametrize(
        "drawing",
        [
            "O e5, X d4 d5 d6 e4 e6 f5",
            "O e5 f5 f6, X d4 d5 d6 e4 e6 f4",
            "O e5, X+ d4 d5 d6, X* e4 e6 f5",
            "O c2 d1, X b2 b3 c1 c3 d2 d3",
            "X e5 d4 d5 d6 e4 e6 f4 f5 f6",
        ],
    )
    def test_not_six(self, drawing: str) -> None:
        assert not holds("envelopment", drawing)


class TestIsolation:
    RING = "d4 d5 d6 e4 e6 f4 f5 f6"
    """The squares around e5."""

    def test_a_piece_walled_in_at_distance_two(self) -> None:
        assert holds("isolation", f"O e5 e7, X {self.RING}")

    def test_a_corner_helps_to_wall_in(self) -> None:
        assert holds("isolation", "O c1 c3, X b2 c2 d1 d2")

    def test_not_with_a_hole_in_the_wall_next_to_the_other(self) -> None:
        assert not holds("isolation", "O e5 e7, X d4 d5 d6 e4 f4 f5 f6")

    def test_not_when_an_open_way_leads_there(self) -> None:
        assert not holds("isolation", "O e5 e7")
        assert not holds("isolation", "O e5 g5, X f4 f5")

    def test_not_a_piece_that_is_adjacent_to_another_already(self) -> None:
        assert not holds("isolation", "O e5 e6, X d4 d5 d6 e4 f4 f5 f6")
        assert not holds("isolation", "O c1 d2 c3, X b2 c2 d1")

    def test_not_a_piece_all_alone(self) -> None:
        assert not holds("isolation", f"O e5, X {self.RING}")

    def test_one_of_many_is_enough(self) -> None:
        assert holds("isolation", f"O a5 b5 e5 e7 f8 g8, X {self.RING}")

    def test_not_when_a_way_of_three_squares_leads_out(self) -> None:
        # The wall is open at f4 only: by g4 and h5 to h6, or once h5 is closed by one square more.
        assert not holds("isolation", "O e5 g7 h6, X d4 d5 d6 e4 e6 f5 f6 g5")
        assert holds("isolation", "O e5 g7 h6, X d4 d5 d6 e4 e6 f5 f6 g5 h5")

    def test_not_at_distance_three(self) -> None:
        assert not holds("isolation", f"O e5 e8, X {self.RING}")
        assert not holds("isolation", f"O e5 h8, X {self.RING}")

    def test_distance_counts_diagonally_and_over_pieces(self) -> None:
        assert holds("isolation", f"O e5 g7, X {self.RING}")
        assert holds("isolation", f"O e5 c4, X {self.RING}")

    def test_not_when_three_moves_just_suffice(self) -> None:
        # a5 goes a6, b7, c6; c5 goes c6, b7, a6.
        assert not holds("isolation", "O a5 c5, X b4 b5 b6 c4")

    def test_when_four_moves_would_be_needed(self) -> None:
        # a5 would go a6, b7, c7, d6.
        assert holds("isolation", "O a5 c5, X b4 b5 b6 c4 c6")

    def test_not_when_a_third_enemy_can_be_reached(self) -> None:
        # a5 goes a6, b7, c7, and c5 goes d6 or d5, next to the others.
        assert not holds("isolation", "O a5 c5 d8 e5, X b4 b5 b6 c4 c6")

    def test_one_such_piece_is_enough(self) -> None:
        assert holds("isolation", f"O e5 e7 e8 a5 a6, X {self.RING}")

    def test_ways_lead_over_empty_squares_only_whatever_the_rank(self) -> None:
        assert holds("isolation", f"O* e5 e7, X {self.RING}")
        assert holds("isolation", f"O+ e5, O e7, X {self.RING}")

    def test_room_to_move_inside_the_wall_does_not_matter(self) -> None:
        # a3 may go to a4 and back; neither square is next to c4.
        assert holds("isolation", "O a3 c4, X a5 b5 b4 b3 b2")

    def test_own_pieces_do_not_count_as_the_other(self) -> None:
        assert not holds("isolation", f"O e5, X e7 {self.RING}")
