"""A deck that is wrong is refused when it is found, in a sentence that says why."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

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


@pytest.mark.parametrize(
    ("name", "drawing", "icon", "problem"),
    [
        ("camel", "c @ c", "camel", "the deck has it already"),
        ("oasis", "c . . @ . c", "palm", "the pattern is larger than 5 squares"),
        ("oasis", "c\n.\n.\n@\n.\nc", "palm", "the pattern is larger than 5 squares"),
        ("oasis", "c @ c", "", "'' is not the name of an icon"),
        ("oasis", "c @ c", "palm.svg", "'palm.svg' is not the name of an icon"),
    ],
)
def test_what_is_wrong_with_a_card_is_said(
    name: str, drawing: str, icon: str, problem: str
) -> None:
    desert = deck()
    with pytest.raises(BadCard) as refused:
        desert.being(name, COMMON, drawing, icon=icon)(effect)
    assert str(refused.value) == f"The card {name!r} of the deck 'desert': {problem}."
    assert list(desert.cards) == ["camel", "mirage"]
