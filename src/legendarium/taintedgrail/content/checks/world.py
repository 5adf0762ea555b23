"""The least fixpoint of a campaign: everything that can come true, from the start or from later."""

from __future__ import annotations

from collections.abc import Container, Iterable
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
        return frozenset({START, ("at", home), ("menhir", home), ("chapter", 1)})

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


def section_of(key: str) -> int:
    """The location whose section a passage stands in; 0 for sealed pages and events."""
    return int(key.split(".")[1]) if key.startswith("log.") else 0


class Growing(Facts):
    """Facts while more and more of them are found to be possible."""

    def __init__(
        self, campaign: Campaign, true: set[Fact], fixed: Container[Fact], late: bool
    ) -> None:
        super().__init__(campaign, true, fixed, late)
        self.found = true

    def run(self, script: str, here: int = 0) -> None:
        """Every effect of a script that can happen."""
        for effect in parse_script(script):
            if effect.condition is None or self.judge(effect.condition).true:
                self.found.update(brought(self, effect, here))


def everything(
    plan: Plan, true: Iterable[Fact], fixed: Container[Fact] = (), late: bool = False
) -> Facts:
    """All facts that can come true, once those given are true and the fixed ones for good."""
    facts = Growing(plan.campaign, set(true), fixed, late)
    while _round(plan, facts):
        pass
    return facts


def _round(plan: Plan, facts: Growing) -> bool:
    before = len(facts.found)
    reveal(plan, facts.found, facts.fixed)
    for deed in plan.deeds:
        if deed.fact not in facts.true or deed.once in facts.fixed:
            continue
        if facts.holds(deed.needs).true and payable(facts, deed.cost):
            facts.found.update(deed.brings)
            facts.run(deed.effect, deed.here)
            if deed.passage:
                facts.found.add(("read", deed.passage))
    _read_on(plan, facts)
    return len(facts.found) > before


def reveal(plan: Plan, true: set[Fact], fixed: Container[Fact]) -> None:
    """Locations next to those on the map, as far as the menhirs reach (MAP-3)."""
    campaign = plan.campaign
    if ("menhir-somewhere",) in true:
        true.update(
            ("menhir", number)
            for number, location in campaign.locations.items()
            if location.menhir is not None and ("at", number) in true
        )
    lit = [plan.grid[n] for n in campaign.locations if ("menhir", n) in true and n in plan.grid]
    shown = [n for n in campaign.locations if ("at", n) in true]
    while shown:
        for neighbour in campaign.locations[shown.pop()].directions.values():
            place = plan.grid.get(neighbour)
            if place is None or not any(near(place, menhir) for menhir in lit):
                continue
            found = [v for v in campaign.variants.get(neighbour, ()) if ("variant", v) in true]
            if ("gone", neighbour) not in fixed:
                found.append(neighbour)
            for card in found:
                if ("at", card) not in true:
                    true.add(("at", card))
                    shown.append(card)
    for original, variants in campaign.variants.items():
        if ("at", original) in true:
            true.update(("at", v) for v in variants if ("variant", v) in true)


def _read_on(plan: Plan, facts: Growing) -> None:
    waiting = [str(fact[1]) for fact in facts.true if fact[0] == "read"]
    seen = set(waiting)
    while waiting:
        for key in _leads_to(facts, plan.passage(waiting.pop())):
            facts.found.add(("read", key))
            if key not in seen:
                seen.add(key)
                waiting.append(key)


def _leads_to(facts: Growing, passage: Passage) -> list[str]:
    """Run a passage in every way that is possible; the passages that follow."""
    targets: list[str] = []
    for redirection in passage.redirections:
        verdict = facts.holds(redirection.condition)
        if verdict.true:
            targets.append(redirection.exit.to)
            if not verdict.false:
                return [to for to in targets if to]
    here = section_of(passage.key)
    facts.run(passage.effect, here)
    for choice in passage.choices:
        if facts.holds(choice.needs).true and payable(facts, choice.cost):
            facts.found.add(("choice", f"{passage.key}.{choice.id}".removeprefix("log.")))
            facts.run(choice.effect, here)
            targets.append(choice.exit.to)
    if not passage.choices:
        targets.append(passage.exit.to)
    return [to for to in targets if to]
