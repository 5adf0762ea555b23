"""Discarding and removing (DSC)."""

from __future__ import annotations

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda, discards, items, secrets
from legendarium.taintedgrail.position import Possession
from taintedgrail import play
from taintedgrail.lives import cards, crowd, give, in_scene


@pytest.mark.rule("DSC-1")
@pytest.mark.example("B83")
def test_a_discarded_encounter_goes_under_its_deck() -> None:
    p = crowd("ada")
    p.encounter_decks["green"] = Pile("one", "two")
    discards.discard_encounter(p, "dog")
    assert p.encounter_decks["green"].order == ("one", "two", "dog")


@pytest.mark.rule("DSC-4")
@pytest.mark.example("B83")
def test_a_removed_encounter_is_in_no_deck() -> None:
    p = crowd("ada")
    p.places[101] = p.places[101]._replace(guardians=("thief",))
    for card in ("dog", "thief"):
        discards.remove_encounter(p, card)
        assert not any(card in deck for deck in p.encounter_decks.values())
        discards.discard_encounter(p, card)
        assert not any(card in deck for deck in p.encounter_decks.values())
    assert p.places[101].guardians == ()
    assert {"encounter:dog", "encounter:thief"} <= p.removed


@pytest.mark.rule("DSC-1")
def test_a_discarded_item_goes_under_the_item_deck() -> None:
    p = crowd("ada")
    give(p, "ada", "item:spear")
    assert items.lose_item(p, "ada", "spear")
    assert p.item_deck.order[-1] == "spear"
    assert cards(p.character("ada")) == []


@pytest.mark.rule("DSC-1")
def test_a_discarded_secret_and_location_are_back_in_the_pool() -> None:
    p = crowd("ada")
    give(p, "ada", "secret:14")
    secrets.lose_secret(p, "ada", 14)
    assert secrets.is_in_pool(p, 14)
    p = play.run_steps(in_scene(p, "ada"), ("perform", "discard location 103"))
    assert 103 not in p.places
    assert "location:103" not in p.removed
    p = play.run_steps(in_scene(p, "ada"), ("perform", "move to 101"))
    assert 103 in p.places, "it can be revealed again"


@pytest.mark.rule("DSC-2")
def test_cards_of_an_encounter_are_back_right_after_it() -> None:
    p = crowd("ada")
    before = sorted(p.character("ada").combat_deck.order)
    p = play.run_steps(in_scene(p, "ada"), ("start_encounter", "dog", "green", 101))
    for _ in range(200):
        if p.encounter is None:
            break
        assert p.question is not None
        p = agenda.take(p, p.question.options[0])
    ada = p.character("ada")
    assert p.encounter is None
    assert (ada.hand, ada.discard) == ((), ())
    assert sorted(ada.combat_deck.order) == before


@pytest.mark.rule("DSC-3")
def test_an_event_without_a_quest_goes_to_the_pile_that_measures_time() -> None:
    p = crowd("ada")
    p.event_deck = Pile("second-day")
    p = play.run_steps(p, ("reveal_event",))
    p = play.choose(p, "choice", id="keep")
    assert p.event_discard == ("second-day",)


@pytest.mark.rule("DSC-4")
def test_a_removed_item_is_nowhere_and_never_comes_back() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "item:net")
    p.places[101] = p.places[101]._replace(dropped=(Possession("item", "net"),))
    p = play.run_steps(in_scene(p, "ada"), ("perform", 'remove item "net"'))
    assert "net" not in p.item_deck
    assert cards(p.character("ada")) == []
    assert p.places[101].dropped == ()
    assert not items.gain_item(p.clone(), "ben", "net")


@pytest.mark.rule("DSC-4")
def test_a_removed_secret_leaves_its_owner_and_the_pool() -> None:
    p = crowd("ada", "ben")
    secrets.gain_secret(p, "ada", 21)
    p = play.run_steps(in_scene(p, "ada"), ("perform", "remove secret 21"))
    assert cards(p.character("ada")) == []
    assert p.dials == {}
    assert not secrets.gain_secret(p.clone(), "ben", 21)


@pytest.mark.rule("DSC-4")
def test_a_card_of_no_deck_is_discarded_nowhere() -> None:
    p = crowd("ada")
    before = dict(p.encounter_decks)
    card = p.campaign.encounters["dog"]
    assert card.difficulty == 1
    discards.remove_encounter(p, "dog")
    discards.discard_encounter(p, "dog", "green")
    assert "dog" not in p.encounter_decks["green"]
    assert before["grey"] == p.encounter_decks["grey"]
