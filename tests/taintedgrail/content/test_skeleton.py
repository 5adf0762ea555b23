"""A new campaign has no fault and can be played."""

from __future__ import annotations

from random import Random

import pytest

from legendarium.locale import LANGUAGES
from legendarium.taintedgrail.content.checks import check
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.skeleton import skeleton
from legendarium.taintedgrail.game import TaintedGrail

SEATS = [{"character": "ash"}, {"character": "rowan"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_campaign_has_no_fault(language: str) -> None:
    assert check(skeleton("some-hills", language)) == ()


@pytest.mark.parametrize("seed", range(3))
def test_a_new_campaign_is_played_for_days(seed: int) -> None:
    campaign = load(skeleton("some-hills")).campaign
    assert campaign is not None
    game = TaintedGrail({campaign.id: campaign})
    position = game.start({"campaign": "some-hills", "mode": "normal", "seats": SEATS}, seed)
    chance = Random(seed)
    for _ in range(3000):
        question = game.question(position)
        if question is None or position.day > 3:
            break
        position = game.take(position, chance.choice(question.options))
    assert game.question(position) is None or position.day > 3
