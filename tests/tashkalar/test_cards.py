"""Every card is as the card list has it: drawings, ranks, marks, directions, numbers, order."""

from __future__ import annotations

import pytest

from card_list import BEINGS, DECKS, FACTS
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS, DECK
from legendarium.tashkalar.tasks import TASKS


@pytest.mark.parametrize("deck", DECKS)
def test_the_deck_has_its_cards_in_order(deck: str) -> None:
    assert list(DECK[deck].cards) == list(FACTS[deck])


@pytest.mark.parametrize("name", BEINGS)
def test_a_being_is_as_in_the_card_list(name: str) -> None:
    card, facts = CARDS[name], BEINGS[name]
    assert card.id == name
    assert card.rank.word == facts["rank"]
    assert list(card.pattern.drawing) == facts["pattern"]
    assert list(card.pattern.mark_drawing) == facts.get("marks", [])
    assert list(card.pattern.directions) == facts.get("directions", [])
    assert card.is_made_up == facts.get("made_up", False)
    assert card.uses_pieces == facts.get("uses_pieces", False)


def test_flares() -> None:
    found = {name: [flare.upper.more, flare.lower.more] for name, flare in FLARES.items()}
    assert found == FACTS["flares"]
    assert list(found) == list(FACTS["flares"])


def test_tasks() -> None:
    found = {name: [task.category, task.points, task.advanced] for name, task in TASKS.items()}
    assert found == FACTS["tasks"]
    assert list(found) == list(FACTS["tasks"])
