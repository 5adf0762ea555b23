"""The hand-made evaluation, form by form."""

from __future__ import annotations

from legendarium.bots.tashkalar.evaluation import evaluate
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.position import Tasks
from scene import Scene


def worth(drawing: str, **details: object) -> float:
    return evaluate(Scene(drawing, **details).position, 0)  # type: ignore[arg-type]


def test_more_and_higher_pieces_are_better() -> None:
    assert worth("X a5 i5") > worth("X a5") > worth("X a5, O i5")
    assert worth("X* a5") > worth("X+ a5") > worth("X a5")
    assert worth("O a5") > worth("O+ a5") > worth("O* a5")


def test_points_are_better_than_pieces() -> None:
    ahead = worth("X a5", scores=((2,), (0,)))
    assert ahead > worth("X a5 a4 a6 i5", scores=((1,), (0,))) > worth("X a5")


def test_a_duel_counts_what_the_turn_has_destroyed() -> None:
    def tally(*destroyed: int) -> float:
        return worth("X a5", actions=0, destroyed=((0, 0, 0), destroyed))

    assert tally(0, 0, 1) > tally(0, 1, 0) == tally(2, 0, 0) > tally(1, 0, 0) == tally(0, 0, 0)


def test_half_a_pair_is_worth_something_while_an_action_is_left() -> None:
    half = worth("X a5", actions=1, destroyed=((0, 0, 0), (1, 0, 0)))
    assert half > worth("X a5", actions=1)


def test_high_form_counts_a_task_that_can_be_claimed() -> None:
    cross = "X e4 e5 e6 d5 f5"
    open_task = Tasks(("center-cross",), None, (), ((), ()))
    other_task = Tasks(("diagonals",), None, (), ((), ()))
    claimed = Tasks(("diagonals",), None, (), (("center-cross",), ()))
    can_claim = worth(cross, form="high-form", tasks=open_task)
    assert can_claim == worth(cross, form="high-form", tasks=claimed)
    assert can_claim > worth(cross, form="high-form", tasks=other_task)


def test_melee_wants_the_lowest_colour_raised() -> None:
    def scores(*mine: int) -> float:
        return worth("X a5", form="melee", scores=(mine, (0, 0, 0), (0, 0, 0)))

    assert scores(0, 2, 2) > scores(0, 4, 0)
    assert scores(0, 3, 1) > scores(0, 2, 1)


def test_a_card_is_better_the_nearer_it_is() -> None:
    ready, one_missing = (worth(where, hand="swordmaster") for where in ("X a4 a6", "X a4 c9"))
    without = worth("X a4 c9", hand="hill-giant")
    assert ready > one_missing > without


def test_a_turn_that_only_moves_pieces_about_is_idle() -> None:
    every_piece = "X " + " ".join(list(SQUARE)[:16])
    idle = worth(every_piece, actions=0)
    assert worth(every_piece, actions=0, discarded=True) > idle
    assert worth(every_piece, actions=0, summoned=(("herald", SQUARE["e1"]),)) > idle
