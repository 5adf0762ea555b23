"""Piles hide their order, and whatever shows a card of one is counted."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from legendarium.table.hidden import Pile, Uncovering, Unforeseen


class Spot(Uncovering):
    """The smallest position that counts what is revealed."""

    def __init__(self, is_sealed: bool = False) -> None:
        self.revealed = 0
        self.is_sealed = is_sealed


PILE = Pile("c", "a", "b", "a")


def test_a_pile_tells_how_many_cards_it_has_and_which() -> None:
    assert len(PILE) == 4
    assert "b" in PILE
    assert "d" not in PILE
    assert PILE.contents == ("a", "a", "b", "c")
    assert not Pile()


def test_rules_cannot_read_a_pile_as_a_sequence() -> None:
    pile: Any = PILE
    with pytest.raises(TypeError):
        pile[0]
    with pytest.raises(TypeError):
        pile[:2]
    with pytest.raises(TypeError):
        list(pile)


def test_a_pile_is_a_value() -> None:
    assert Pile("c", "a", "b", "a") == PILE
    assert hash(Pile("c", "a", "b", "a")) == hash(PILE)
    assert Pile("a", "b", "c", "a") != PILE
    assert PILE.order != PILE
    assert pickle.loads(pickle.dumps(PILE)) == PILE


def test_cards_go_under_it_on_top_of_it_and_out_of_it() -> None:
    assert PILE.put_under("x", "y").order == ("c", "a", "b", "a", "x", "y")
    assert PILE.put_on_top("x").order == ("x", "c", "a", "b", "a")
    assert PILE.without("a").order == ("c", "b", "a")
    assert PILE.without("a", "c", "a").order == ("b",)
    with pytest.raises(ValueError, match="not in list"):
        PILE.without("x")


def test_shuffling_shows_nothing_and_follows_the_state_of_chance() -> None:
    chance, pile = PILE.shuffled(7)
    assert pile.contents == PILE.contents
    assert (chance, pile) == PILE.shuffled(7)
    assert len({PILE.shuffled(seed)[1] for seed in range(20)}) > 5


def test_looking_and_drawing_count_every_card_that_they_show() -> None:
    spot = Spot()
    assert spot.look(PILE, 2) == ("c", "a")
    assert spot.revealed == 2
    assert spot.draw(PILE, 3) == (("c", "a", "b"), Pile("a"))
    assert spot.revealed == 5
    assert spot.draw(Pile("a"), 3) == (("a",), Pile())
    assert spot.revealed == 6


def test_where_there_is_nothing_to_see_nothing_is_revealed() -> None:
    spot = Spot(is_sealed=True)
    assert spot.look(Pile(), 3) == ()
    assert spot.draw(PILE, 0) == ((), PILE)
    assert spot.find(PILE, lambda card: card == "x") is None
    assert spot.revealed == 0


def test_a_search_shows_the_first_card_that_is_wanted() -> None:
    spot = Spot()
    assert spot.find(PILE, lambda card: card in "ab") == "a"
    assert spot.revealed == 1


def test_a_sealed_position_reveals_nothing() -> None:
    spot = Spot(is_sealed=True)
    with pytest.raises(Unforeseen):
        spot.uncover()
    with pytest.raises(Unforeseen):
        spot.look(PILE, 1)
    with pytest.raises(Unforeseen):
        spot.draw(PILE, 1)
    with pytest.raises(Unforeseen):
        spot.find(PILE, lambda card: card == "a")
    assert spot.revealed == 0
