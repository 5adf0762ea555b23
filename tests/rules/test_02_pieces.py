"""Rules 2: pieces and stock."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.position import COMMON, HEROIC, LEGENDARY
from scene import Scene, pieces

STOCKS = [
    ("first-game", 2, False, 17, 0),
    ("high-form", 2, False, 17, 3),
    ("high-form", 4, True, 17, 3),
    ("duel", 2, False, 16, 3),
    ("duel", 4, True, 16, 3),
    ("melee", 3, False, 15, 3),
    ("melee", 4, False, 14, 3),
]


@pytest.mark.rule("2.1")
def test_ranks_rise() -> None:
    assert COMMON < HEROIC < LEGENDARY


@pytest.mark.rule("2.1", "2.2")
@pytest.mark.parametrize(("form", "seats", "teams", "two_sided", "legendary"), STOCKS)
def test_each_form_has_its_stock(
    form: str, seats: int, teams: bool, two_sided: int, legendary: int
) -> None:
    position = Scene("", form=form, seats=seats, teams=teams).position
    for side in range(position.setup.sides):
        assert position.stock(side, COMMON) == position.stock(side, HEROIC) == two_sided
        assert position.stock(side, LEGENDARY) == legendary


@pytest.mark.rule("2.1")
def test_commons_and_heroics_are_two_sides_of_one_piece() -> None:
    position = Scene("X a3 a4, X+ a5, X* a6").position
    assert position.stock(0, COMMON) == position.stock(0, HEROIC) == 13
    assert position.stock(0, LEGENDARY) == 2


@pytest.mark.rule("2.2")
def test_a_destroyed_piece_is_back_in_stock_at_once() -> None:
    scene = Scene("X c5 e5, O e6", hand="swordmaster")
    before = scene.position.stock(1, COMMON)
    scene.do("summon swordmaster d5", "pick e6")
    assert scene.position.stock(1, COMMON) == before + 1


@pytest.mark.rule("2.3")
def test_a_square_holds_one_piece() -> None:
    scene = Scene("X c5 e5, O d5", hand="swordmaster").do("summon swordmaster d5")
    assert scene.pieces == pieces("X c5 d5 e5")


@pytest.mark.rule("2.3")
def test_after_its_effect_a_being_is_just_a_piece() -> None:
    scene = Scene("X c5 e5", hand="swordmaster messenger").do("summon swordmaster d5")
    scene.do("place b6")
    assert scene.at("d5") == scene.at("b6") == "X"
    assert scene.position.before is None


@pytest.mark.rule("2.4")
def test_enemies_are_the_pieces_of_any_opponent() -> None:
    scene = Scene("X c5 e5, O e6, Y c4", hand="swordmaster", form="melee")
    scene.do("summon swordmaster d5")
    assert scene.options_of("pick") == {"e6", "c4"}


@pytest.mark.rule("2.4")
def test_a_piece_with_no_owner_named_is_anyones() -> None:
    scene = Scene("X c4 e6, X d6, O+ c5", hand="clan-axeman")
    scene.do("summon clan-axeman d5")
    assert scene.options_of("pick") == {"d6", "c5"}
