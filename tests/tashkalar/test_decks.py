"""A deck that is wrong is refused when it is found, in a sentence that says why."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from legendarium.tashkalar import schools
from legendarium.tashkalar.act import Act
from legendarium.tashkalar.cards import BadCard, Deck
from legendarium.tashkalar.names import Colour
from legendarium.tashkalar.position import COMMON
from legendarium.tashkalar.schools import DECK, wrong_decks


def effect(act: Act) -> None:
    """An effect of nothing."""


def deck(
    key: str = "desert",
    *,
    order: int = 9,
    schools: Mapping[str, Colour] | None = None,
    cards: tuple[str, ...] = ("camel", "mirage"),
) -> Deck:
    made = Deck(key, order=order, schools={key: "yellow"} if schools is None else schools)
    for card in cards:
        made.being(card, COMMON, "c @ c", icon="camel")(effect)
    return made


def test_the_decks_of_the_game_are_right() -> None:
    assert list(wrong_decks(DECK)) == []


@pytest.mark.parametrize(
    ("other", "problems"),
    [
        (deck("ocean", order=8, schools={"ocean": "blue"}, cards=("whale", "wave")), []),
        # Decks may differ in size.
        (deck("ocean", order=8, schools={"ocean": "blue"}, cards=("whale",)), []),
        # Legends belong to no school.
        (deck("giants", order=8, schools={}, cards=("ogre",)), []),
        (
            deck("desert", order=8, schools={"ocean": "blue"}, cards=("whale", "wave")),
            ["The deck 'desert': the key 'desert' is taken in schools/desert.py."],
        ),
        (
            deck("ocean", order=9, schools={"ocean": "blue"}, cards=("whale", "wave")),
            ["The deck 'ocean': the order 9 is taken in schools/desert.py."],
        ),
        (
            deck("ocean", order=8, schools={"desert": "blue"}, cards=("whale", "wave")),
            ["The deck 'ocean': the school 'desert' is taken in schools/desert.py."],
        ),
        (
            deck("ocean", order=8, schools={"ocean": "yellow"}, cards=("whale", "wave")),
            ["The deck 'ocean': the colour 'yellow' is taken in schools/desert.py."],
        ),
        (
            deck("ocean", order=8, schools={"a": "blue", "b": "blue"}, cards=("whale", "wave")),
            ["The deck 'ocean': the colour 'blue' is taken in schools/ocean.py."],
        ),
        (
            deck("ocean", order=8, schools={"ocean": "blue"}, cards=("whale", "camel")),
            ["The deck 'ocean': the card 'camel' is taken in schools/desert.py."],
        ),
    ],
)
def test_what_is_wrong_beside_another_deck_is_said(other: Deck, problems: list[str]) -> None:
    decks = {"schools/desert.py": deck(), "schools/ocean.py": other}
    assert list(wrong_decks(decks)) == [("schools/ocean.py", problem) for problem in problems]


RIGHT: dict[str, Any] = {"rank": COMMON, "drawing": "c @ c", "icon": "palm-tree"}


@pytest.mark.parametrize(
    ("name", "wrong", "problem"),
    [
        ("camel", {}, "the deck has it already"),
        ("oasis", {"icon": "no-such-icon"}, "'no-such-icon' is not the name of an icon"),
        ("oasis", {"icon": ""}, "'' is not the name of an icon"),
        ("oasis", {"icon": "palm-tree.svg"}, "'palm-tree.svg' is not the name of an icon"),
        ("oasis", {"icon": None}, "None is not the name of an icon"),
        ("oasis", {"rank": "common"}, "'common' is not a rank; COMMON, HEROIC and"),
        ("oasis", {"rank": 0}, "0 is not a rank"),
        ("Bad Name", {}, "its name does not consist of lower-case letters with hyphens"),
        ("-oasis", {}, "its name does not consist of lower-case letters with hyphens"),
        ("", {}, "its name does not consist of lower-case letters with hyphens"),
        (7, {}, "its name does not consist of lower-case letters with hyphens"),
        ("hidden", {}, "this name stands for a card that nobody has seen"),
        ("oasis", {"drawing": "c . . @ . c"}, "the pattern is larger than 5 squares"),
        ("oasis", {"drawing": "c\n.\n.\n@\n.\nc"}, "the pattern is larger than 5 squares"),
        ("oasis", {"drawing": "z @ c"}, "'z' means nothing in a drawing"),
        ("oasis", {"drawing": "x @ c"}, "'x' means nothing in a drawing"),
        ("oasis", {"drawing": "c . c"}, "the drawing has not exactly one summoning square"),
        ("oasis", {"drawing": "@ c @"}, "the drawing has not exactly one summoning square"),
        ("oasis", {"drawing": ""}, "the drawing is empty"),
        ("oasis", {"drawing": " \n "}, "the drawing is empty"),
        ("oasis", {"drawing": ". @ ."}, "the drawing has no piece"),
        ("oasis", {"drawing": "c @ c\n. ."}, "the rows of the drawing differ in length"),
        ("oasis", {"drawing": None}, "None is not a drawing in text"),
        ("oasis", {"marks": "c @ x"}, "'c' means nothing in the marks"),
        ("oasis", {"marks": "@ x"}, "the marks are not of the size of the drawing"),
        ("oasis", {"directions": ("up",)}, "'up' is not a direction; there are n, "),
        ("oasis", {"colour": "red"}, "got an unexpected keyword argument 'colour'"),
    ],
)
def test_what_is_wrong_with_a_card_is_said(name: Any, wrong: dict[str, Any], problem: str) -> None:
    desert = deck()
    with pytest.raises(BadCard) as refused:
        desert.being(name, **RIGHT | wrong)(effect)
    assert str(refused.value).startswith(f"The card {name!r} of the deck 'desert': {problem}")
    assert list(desert.cards) == ["camel", "mirage"]


@pytest.mark.parametrize("field", ["rank", "drawing", "icon"])
def test_a_missing_field_of_a_card_is_named(field: str) -> None:
    given = {name: value for name, value in RIGHT.items() if name != field}
    with pytest.raises(BadCard) as refused:
        deck().being("oasis", **given)
    assert str(refused.value) == (
        f"The card 'oasis' of the deck 'desert': missing a required argument: {field!r}."
    )


def test_a_missing_field_of_a_legend_is_named_too() -> None:
    incomplete: Any = deck().legend
    with pytest.raises(BadCard, match="The card 'oasis' of the deck 'desert': missing a required"):
        incomplete("oasis", "c @ c")


@pytest.mark.parametrize("drawing", ["c @ c", "h @ c", "C h .", "c . H", ". C ."])
def test_a_right_drawing_is_accepted(drawing: str) -> None:
    desert = deck()
    desert.being("oasis", COMMON, drawing, icon="palm-tree")(effect)
    assert "oasis" in desert.cards


MODULE = """
from legendarium.tashkalar.cards import Deck
from legendarium.tashkalar.position import COMMON
DESERT = Deck("desert", order=9, schools={{}})
@DESERT.being("oasis", {fields})
def oasis(act): pass
"""


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ("COMMON, 'c @ c', icon='no-such-icon'", "'no-such-icon' is not the name of an icon"),
        ("COMMON, 'c @ c'", "missing a required argument: 'icon'"),
        ("'common', 'c @ c', icon='palm-tree'", "'common' is not a rank"),
    ],
)
def test_the_file_and_the_card_are_named_at_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fields: str, problem: str
) -> None:
    module = tmp_path / "desert.py"
    module.write_text(MODULE.format(fields=fields), encoding="utf-8")
    monkeypatch.setattr(schools, "__path__", [str(tmp_path)])
    with pytest.raises(BadCard) as refused:
        schools._find_decks()
    expected = f"schools/desert.py: The card 'oasis' of the deck 'desert': {problem}"
    assert str(refused.value).startswith(expected)
