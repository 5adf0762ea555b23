"""Every card is as the card list has it: drawings, ranks, marks, directions, numbers, order."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.schools.highland import HIGHLAND
from legendarium.tashkalar.schools.imperial import IMPERIAL
from legendarium.tashkalar.schools.legends import LEGENDS
from legendarium.tashkalar.schools.sylvan import SYLVAN
from legendarium.tashkalar.tasks import TASKS

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "card-facts.json").read_text(encoding="utf-8")
)
DECKS = {"imperial": IMPERIAL, "highland": HIGHLAND, "sylvan": SYLVAN, "legends": LEGENDS}
BEINGS = [(deck, name) for deck in DECKS for name in FACTS[deck]]


@pytest.mark.parametrize("deck", DECKS)
def test_the_deck_has_its_cards_in_order(deck: str) -> None:
    assert list(DECKS[deck].cards) == list(FACTS[deck])


@pytest.mark.parametrize(("deck", "name"), BEINGS)
def test_a_being_is_drawn_as_in_the_card_list(deck: str, name: str) -> None:
    card, facts = DECKS[deck].cards[name], FACTS[deck][name]
    assert card.id == name
    assert card.rank.word == facts["rank"]
    assert list(card.pattern.drawing) == facts["pattern"]
    assert list(card.pattern.mark_drawing) == facts.get("marks", [])
    assert list(card.pattern.directions) == facts.get("directions", [])


def test_there_are_66_beings() -> None:
    assert len(CARDS) == 66


def test_flares() -> None:
    found = {name: [flare.upper.more, flare.lower.more] for name, flare in FLARES.items()}
    assert found == FACTS["flares"]
    assert list(found) == list(FACTS["flares"])


def test_tasks() -> None:
    found = {name: [task.category, task.points, task.advanced] for name, task in TASKS.items()}
    assert found == FACTS["tasks"]
    assert list(found) == list(FACTS["tasks"])


def test_cards_that_speak_of_the_pieces_used() -> None:
    using = {name for name, card in CARDS.items() if card.uses_pieces}
    assert using == {"master-of-intrigue", "clan-guardian", "two-headed-dragon"}
