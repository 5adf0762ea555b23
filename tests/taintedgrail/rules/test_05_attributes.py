"""Attributes: points, pairs, skill cards and standing bonuses (ATR)."""

from __future__ import annotations

from typing import Any

import pytest

from legendarium.taintedgrail.attributes import attribute, pair_total, points
from legendarium.taintedgrail.conditions import holds
from legendarium.taintedgrail.content.model import ATTRIBUTES, OPPOSITE
from legendarium.taintedgrail.development import price
from taintedgrail.lives import crowd, give


@pytest.mark.rule("ATR-1")
def test_there_are_three_opposed_pairs() -> None:
    pairs = {frozenset((one, OPPOSITE[one])) for one in ATTRIBUTES}
    assert pairs == {
        frozenset({"aggression", "empathy"}),
        frozenset({"courage", "caution"}),
        frozenset({"practicality", "spirituality"}),
    }
    assert all(OPPOSITE[OPPOSITE[one]] == one for one in ATTRIBUTES)


@pytest.mark.rule("ATR-1")
def test_a_pair_is_both_attributes_together() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    assert pair_total(p, ada, "aggression") == pair_total(p, ada, "empathy") == 3
    assert pair_total(p, ada, "courage") == 2


@pytest.mark.rule("ATR-2", "DEV-6")
@pytest.mark.example("A11")
def test_two_markers_and_two_skill_cards_are_four() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.skills = ((3, "b"), (13, "b"))
    assert points(p, ada, "courage") == 4
    assert attribute(p, ada, "courage", "combat") == 4
    assert attribute(p, ada, "courage", "log") == 4
    assert pair_total(p, ada, "caution") == 4
    assert holds(p, "attr(courage) >= 4")


@pytest.mark.rule("ATR-3")
@pytest.mark.example("A10")
def test_a_high_attribute_makes_its_opposite_dear() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.markers = (0, 0, 2, 0, 0, 0)
    assert price(p, ada, "empathy") == 2
    assert price(p, ada, "caution") == 6


@pytest.mark.rule("ATR-4")
def test_the_campaign_plays_attributes_where_they_belong() -> None:
    """Cards may name any attribute: the kinds of card are a matter of the campaign."""
    cards = crowd("ada").campaign.cards.values()
    question_of = {
        kind: {half.attribute for card in cards if card.kind == kind for half in card.right}
        for kind in ("combat", "diplomacy")
    }
    assert "aggression" in question_of["combat"]
    assert "empathy" in question_of["diplomacy"]


@pytest.mark.rule("ATR-5")
def test_attributes_open_ways_in_the_log_and_count_in_encounters() -> None:
    p = crowd("ada", "ben")
    assert holds(p, "attr(caution) >= 2")
    assert not holds(p, "me.attr(caution) >= 2", "ada")
    assert attribute(p, p.character("ada"), "courage", "diplomacy") == 2


@pytest.mark.rule("ATR-5")
def test_a_standing_bonus_counts_where_its_card_says() -> None:
    p = crowd("ada")
    ada = give(p, "ada", "item:club", "secret:11")
    assert attribute(p, ada, "aggression", "combat") == 3
    assert attribute(p, ada, "aggression", "diplomacy") == 2
    assert attribute(p, ada, "aggression", "log") == 2
    assert [attribute(p, ada, "practicality", one) for one in ("combat", "log")] == [1, 1]
    assert points(p, ada, "practicality") == 0


@pytest.mark.rule("ITM-1", "CMB-3")
@pytest.mark.parametrize("change", [{"face_up": False}, {"aside": True}])
def test_a_card_that_takes_no_part_gives_no_bonus(change: dict[str, Any]) -> None:
    p = crowd("ada")
    ada = give(p, "ada", "item:club")
    ada.possessions = (ada.possessions[0]._replace(**change),)
    assert attribute(p, ada, "aggression", "combat") == 2


@pytest.mark.rule("DEV-5")
def test_the_chosen_side_of_a_skill_counts_and_the_other_does_not() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.skills = ((3, "a"),)
    assert attribute(p, ada, "courage", "combat") == 4, "2 markers, the card, and side a"
    ada.skills = ((3, "b"),)
    assert attribute(p, ada, "courage", "combat") == 3
