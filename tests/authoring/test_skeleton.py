"""A new campaign has no fault and can be played."""

from __future__ import annotations

from random import Random

import pytest

from legendarium.authoring.checks import check
from legendarium.authoring.skeleton import TEMPLATE, skeleton
from legendarium.campaigns.files import read_campaign
from legendarium.locale import LANGUAGES
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.game import TaintedGrail

SEATS = [{"character": "ash"}, {"character": "rowan"}]


def test_the_template_is_a_campaign_without_a_fault() -> None:
    read = read_campaign(TEMPLATE)
    assert read.faults == ()
    assert check(read.files) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_campaign_has_its_own_id_and_language_and_no_fault(language: str) -> None:
    files = skeleton("some-hills", language)
    assert check(files) == ()
    loaded = load(files)
    assert loaded.campaign is not None
    assert loaded.campaign.id == "some-hills"
    assert loaded.campaign.languages == (language,)
    assert list(loaded.strings) == [language]


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
