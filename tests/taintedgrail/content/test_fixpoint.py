"""All that can come true: what can bring nothing more is left out, and nothing is lost by it."""

from __future__ import annotations

from importlib.resources import files

import pytest

from legendarium.cli.campaign_files import read_campaign
from legendarium.taintedgrail.content.checks import world
from legendarium.taintedgrail.content.checks.consequences import BY_CHAPTER, brought
from legendarium.taintedgrail.content.checks.possible import Facts
from legendarium.taintedgrail.content.checks.world import Growing, Plan, everything
from legendarium.taintedgrail.content.loading import load
from taintedgrail.tiny import TINY

LOADED = load(read_campaign(files("legendarium.campaigns") / "drowned-reach").files)
assert LOADED.campaign is not None
CAMPAIGN = LOADED.campaign


def some_searches(plan: Plan) -> list[Growing]:
    """From the start; late, with what has been read and chosen fixed; and along one way only."""
    first = everything(plan, plan.start | plan.luck)
    done = frozenset(fact for fact in first.found if fact[0] in ("choice", "part", "happened"))
    only = frozenset(str(fact[1]) for fact in first.found if fact[0] == "read")
    return [
        first,
        everything(plan, plan.start | done, done, late=True),
        everything(plan, plan.start, only=only | {deed.label for deed in plan.deeds[::2]}),
    ]


@pytest.mark.parametrize("campaign", [CAMPAIGN, load(TINY).campaign], ids=["whole", "tiny"])
def test_what_is_looked_at_once_more_brings_nothing_more(
    campaign: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(campaign)  # type: ignore[arg-type]
    found = some_searches(plan)
    assert found[0].exhausted
    monkeypatch.setattr(world, "_makes_always_the_same", lambda script: False)
    again = some_searches(plan)
    for one, other in zip(found, again, strict=True):
        assert not other.exhausted
        assert one.found == other.found
        assert one.causes == other.causes


def test_only_encounters_and_events_depend_on_what_has_come_true() -> None:
    nothing, chapters = (Facts(CAMPAIGN, true) for true in (set[world.Fact](), {("chapter", 1)}))
    differing = {
        effect.verb
        for written in LOADED.sources.scripts
        for effect in written.script
        if list(brought(nothing, effect)) != list(brought(chapters, effect))
    }
    assert differing == BY_CHAPTER
