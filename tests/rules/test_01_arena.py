"""Rules 1: the arena."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.arena import (
    ADJACENT,
    ARENA,
    CENTRAL,
    CORNERS,
    DIAGONAL,
    DIAGONALS,
    DUEL_STARTS,
    GREEN,
    MELEE_STARTS,
    NAME,
    ORTHOGONAL,
    RED,
    SIDES,
    SQUARE,
    around,
    at_distance,
    direction_between,
    each,
    names,
    ray,
    squares,
    within,
)


@pytest.mark.rule("1.1")
def test_the_rows_have_their_lengths() -> None:
    rows = [sum(name[1] == str(row) for name in SQUARE) for row in range(9, 0, -1)]
    assert rows == [5, 7, 9, 9, 9, 9, 9, 7, 5]
    assert ARENA.bit_count() == 69


@pytest.mark.rule("1.1")
def test_three_squares_are_cut_from_each_corner() -> None:
    whole = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)}
    cut = {"a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "h9", "i9", "i8"}
    assert whole - set(SQUARE) == cut


@pytest.mark.rule("1.2")
def test_coloured_squares() -> None:
    assert set(names(RED)) == {"d8", "e5", "h4", "c2"}
    assert set(names(GREEN)) == {"c7", "g7", "i6", "a5", "f2"}


@pytest.mark.rule("1.3")
def test_the_nine_central_squares() -> None:
    assert set(names(CENTRAL)) == {column + row for column in "def" for row in "456"}


@pytest.mark.rule("1.4")
def test_start_squares() -> None:
    assert squares("c5 g5") == DUEL_STARTS
    assert [set(names(mark)) for mark in MELEE_STARTS] == [{"f8", "g8"}, {"g4", "g3"}, {"b3", "c3"}]


@pytest.mark.rule("1.5")
def test_sides_corners_and_diagonals() -> None:
    assert {names(side) for pair in SIDES for side in pair} == {
        ("c1", "d1", "e1", "f1", "g1"),
        ("c9", "d9", "e9", "f9", "g9"),
        ("a3", "a4", "a5", "a6", "a7"),
        ("i3", "i4", "i5", "i6", "i7"),
    }
    assert [set(names(one)) | set(names(other)) for one, other in CORNERS] == [
        {"a7", "b8", "c9", "g1", "h2", "i3"},
        {"g9", "h8", "i7", "a3", "b2", "c1"},
    ]
    assert [diagonal.bit_count() for diagonal in DIAGONALS] == [7, 7]
    assert DIAGONALS[0] & DIAGONALS[1] == SQUARE["e5"]


@pytest.mark.rule("1.6")
def test_adjacent_squares_inside_and_at_the_edge() -> None:
    assert set(names(ADJACENT[SQUARE["e5"]])) == {"d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"}
    assert set(names(ADJACENT[SQUARE["c1"]])) == {"b2", "c2", "d2", "d1"}
    assert set(names(ORTHOGONAL[SQUARE["a3"]])) == {"a4", "b3"}
    assert set(names(DIAGONAL[SQUARE["i7"]])) == {"h8", "h6"}


@pytest.mark.rule("1.6")
def test_distance_is_the_least_number_of_moves() -> None:
    for one in NAME:
        for other in NAME:
            if one == other:
                continue
            columns = abs(ord(NAME[one][0]) - ord(NAME[other][0]))
            rows = abs(int(NAME[one][1]) - int(NAME[other][1]))
            assert at_distance(one, max(columns, rows)) & other


@pytest.mark.rule("1.6")
def test_within_and_around_agree() -> None:
    for square in NAME:
        assert within(square, 1) == around(square) == ADJACENT[square]
        assert not within(square, 3) & square


@pytest.mark.rule("9.12")
def test_a_ray_goes_from_the_next_square_to_the_edge() -> None:
    assert [NAME[s] for s in ray(SQUARE["e5"], "ne")] == ["f6", "g7", "h8"]
    assert [NAME[s] for s in ray(SQUARE["c2"], "w")] == ["b2"]
    assert ray(SQUARE["c1"], "s") == ()


def test_directions_lead_back() -> None:
    opposite = {"n": "s", "ne": "sw", "e": "w", "se": "nw"}
    for square in NAME:
        for neighbour in each(ADJACENT[square]):
            there = direction_between(square, neighbour)
            back = direction_between(neighbour, square)
            assert opposite.get(there) == back or opposite.get(back) == there
