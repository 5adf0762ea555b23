"""The fixpoint of facts: skipping exhausted deeds and passages loses nothing."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

import pytest

from legendarium.authoring.checks import fixpoint
from legendarium.authoring.checks.consequences import (
    CHAPTER_DEPENDENT_VERBS,
    facts_of_effect,
)
from legendarium.authoring.checks.fixpoint import GrowingFacts, Plan, reachable_facts
from legendarium.authoring.checks.possible import Fact, Facts
from legendarium.campaigns.files import read_campaign
from legendarium.taintedgrail.content.loading import Loaded, load
from legendarium.taintedgrail.content.model import Campaign
from taintedgrail.tiny import TINY

FILES = read_campaign(files("legendarium.campaigns") / "drowned-reach").files


def campaign_of(loaded: Loaded) -> Campaign:
    """The campaign of files without an error."""
    assert loaded.campaign is not None
    return loaded.campaign


def some_searches(plan: Plan) -> list[GrowingFacts]:
    """From the start; late, with all choices and ticks fixed; and with half of the deeds."""
    first = reachable_facts(plan, plan.start | plan.temporary_start)
    done = frozenset(fact for fact in first.found if fact[0] in ("choice", "part", "happened"))
    only = frozenset(str(fact[1]) for fact in first.found if fact[0] == "read")
    return [
        first,
        reachable_facts(plan, plan.start | done, done, late=True),
        reachable_facts(plan, plan.start, only=only | {deed.label for deed in plan.deeds[::2]}),
    ]


@pytest.mark.parametrize("written", [FILES, TINY], ids=["whole", "tiny"])
def test_what_is_looked_at_once_more_brings_nothing_more(
    written: Mapping[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(campaign_of(load(written)))
    found = some_searches(plan)
    assert found[0].exhausted
    monkeypatch.setattr(fixpoint, "_has_constant_facts", lambda script: False)
    again = some_searches(plan)
    for one, other in zip(found, again, strict=True):
        assert not other.exhausted
        assert one.found == other.found
        assert one.causes == other.causes


def test_only_encounters_and_events_depend_on_what_has_come_true() -> None:
    loaded = load(FILES)
    campaign, chapter = campaign_of(loaded), frozenset[Fact]({("chapter", 1)})
    nothing, begun = Facts(campaign, frozenset()), Facts(campaign, chapter)
    differing = {
        effect.verb
        for written in loaded.sources.scripts
        for effect in written.script
        if list(facts_of_effect(nothing, effect)) != list(facts_of_effect(begun, effect))
    }
    assert differing == CHAPTER_DEPENDENT_VERBS
