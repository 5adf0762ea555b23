"""Rules 7: the discard action."""

from __future__ import annotations

from typing import Any

import pytest

from legendarium.tashkalar.position import Player
from scene import Scene


def scene(**changes: Any) -> Scene:
    player = Player(
        hand=("bomb", "herald", "knight"),
        legends=("titan", "leviathan"),
        flare="f34",
        deck=("cannon", "champion", "assassin", "summoner"),
    )
    made = Scene("", legend_deck=("hell-bull", "fire-dragon"), flare_deck=("f25",), **changes)
    made.position.players = (player, *made.position.players[1:])
    return made


@pytest.mark.rule("7.1")
def test_discarding_alone() -> None:
    made = scene().do("discard herald", "decline")
    assert made.position.players[0].discard == ("herald",)
    assert made.position.players[0].hand == ("bomb", "knight")
    assert made.position.actions == 1


@pytest.mark.rule("7.1")
@pytest.mark.example(21)
def test_other_cards_go_under_their_decks_in_the_chosen_order() -> None:
    made = scene(actions=1).do(
        "discard herald", "put-under knight", "put-under bomb", "put-under f34", "put-under titan",
        "decline",
    )  # fmt: skip
    player = made.position.players[0]
    assert player.deck == ("cannon", "champion", "assassin", "summoner", "knight", "bomb")
    assert made.position.flare_deck == ("f25", "f34")
    assert made.position.legend_deck == ("hell-bull", "fire-dragon", "titan")
    assert made.position.actions == 0
    made.do("end-turn")
    player = made.position.players[0]
    assert player.hand == ("cannon", "champion", "assassin")
    assert player.legends == ("leviathan", "hell-bull")
    assert player.flare == "f25"


@pytest.mark.rule("7.1")
def test_it_is_over_when_no_card_is_left() -> None:
    made = Scene("", hand="bomb").do("discard bomb")
    assert made.asked == "action"


@pytest.mark.rule("7.1")
def test_only_school_beings_are_discarded() -> None:
    assert scene().options_of("discard") == {"bomb", "herald", "knight"}


@pytest.mark.rule("7.1")
def test_there_is_none_in_the_first_game() -> None:
    assert Scene("", hand="bomb herald", form="first-game").options_of("discard") == set()


@pytest.mark.rule("7.2")
def test_without_a_being_there_is_none() -> None:
    made = Scene("", legends="titan", flare="f34")
    assert made.options_of("discard") == set()
