"""The least fixpoint of a campaign: everything that can come true, from the start or from later."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from legendarium.taintedgrail.content.checks.deeds import START, Deed, brought, deeds, payable
from legendarium.taintedgrail.content.checks.map import layout
from legendarium.taintedgrail.content.checks.menhirs import near
from legendarium.taintedgrail.content.checks.possible import Fact, Facts
from legendarium.taintedgrail.content.model import Campaign, Passage
from legendarium.taintedgrail.content.parsing import parse_script


class Plan:
    """What stays the same for every search in one campaign."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.deeds: tuple[Deed, ...] = tuple(deeds(campaign))
        self.grid = layout(campaign)

    @cached_property
    def start(self) -> frozenset[Fact]:
        """What is true before the first day."""
        home = self.campaign.start_location
        facts: set[Fact] = {START, ("at", home), ("menhir", home), ("chapter", 1)}
        return frozenset(facts)

    @cached_property
    def belongings(self) -> frozenset[Fact]:
        """The resources that somebody starts with."""
        return frozenset(
            ("res", resource)
            for sheet in self.campaign.sheets.values()
            for resource, amount in sheet.resources.items()
            if amount
        )

    def passage(self, key: str) -> Passage:
        """A passage of the log, a sealed page, or an event."""
        if key.startswith("event."):
            return self.campaign.events[key.removeprefix("event.")].passage
        return self.campaign.passages[key]


def everything(
    plan: Plan, true: Iterable[Fact], fixed: Iterable[Fact] = (), late: bool = False
) -> Facts:
    """All facts that can come true, once those given are true and the fixed ones for good."""
    facts = Facts(plan.campaign, true, fixed, late)
    while _round(plan, facts):
        pass
    return facts


def _round(plan: Plan, facts: Facts) -> bool:
    before = len(facts.true)
    reveal(plan, facts)
    for deed in plan.deeds:
        if deed.fact in facts.true and facts.holds(deed.needs).true and payable(facts, deed.cost):
            facts.true.update(deed.brings)
            run(facts, deed.effect)
            if deed.passage:
                facts.true.add(("read", deed.passage))
    _read_on(plan, facts)
    return len(facts.true) > before


def run(facts: Facts, script: str) -> None:
    """Every effect of a script that can happen."""
    for effect in parse_script(script):
        if effect.condition is None or facts.judge(effect.condition).true:
            facts.true.update(brought(facts, effect))


def reveal(plan: Plan, facts: Facts) -> None:
    """Locations next to those on the map, as far as the menhirs reach (MAP-3)."""
    campaign = plan.campaign
    if ("menhir-somewhere",) in facts.true:
        facts.true.update(("menhir", n) for n in campaign.locations if ("at", n) in facts.true)
    lit = [
        plan.grid[n] for n in campaign.locations if ("menhir", n) in facts.true and n in plan.grid
    ]
    shown = [n for n in campaign.locations if ("at", n) in facts.true]
    while shown:
        number = shown.pop()
        for neighbour in campaign.locations[number].directions.values():
            place = plan.grid.get(neighbour)
            if place is None or not any(near(place, menhir) for menhir in lit):
                continue
            for card in (neighbour, *campaign.variants.get(neighbour, ())):
                if ("at", card) not in facts.true and _lies_there(facts, card, neighbour):
                    facts.true.add(("at", card))
                    shown.append(card)
    for original, variants in campaign.variants.items():
        if ("at", original) in facts.true:
            facts.true.update(("at", v) for v in variants if ("variant", v) in facts.true)


def _lies_there(facts: Facts, card: int, original: int) -> bool:
    if card == original:
        return ("gone", card) not in facts.fixed
    return ("variant", card) in facts.true


def _read_on(plan: Plan, facts: Facts) -> None:
    waiting = [str(fact[1]) for fact in facts.true if fact[0] == "read"]
    seen = set(waiting)
    while waiting:
        for key in _leads_to(facts, plan.passage(waiting.pop())):
            facts.true.add(("read", key))
            if key not in seen:
                seen.add(key)
                waiting.append(key)


def _leads_to(facts: Facts, passage: Passage) -> list[str]:
    """Run a passage in every way that is possible; the passages that follow."""
    targets: list[str] = []
    for redirection in passage.redirections:
        verdict = facts.holds(redirection.condition)
        if verdict.true:
            targets.append(redirection.exit.to)
            if not verdict.false:
                return [to for to in targets if to]
    run(facts, passage.effect)
    for choice in passage.choices:
        if facts.holds(choice.needs).true and payable(facts, choice.cost):
            facts.true.add(("choice", f"{passage.key}.{choice.id}".removeprefix("log.")))
            run(facts, choice.effect)
            targets.append(choice.exit.to)
    if not passage.choices:
        targets.append(passage.exit.to)
    return [to for to in targets if to]
