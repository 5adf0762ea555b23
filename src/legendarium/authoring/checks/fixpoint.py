"""The least fixpoint of a campaign: all facts that can become true from a given state."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cache, cached_property
from typing import NamedTuple

from legendarium.authoring.checks.campaign_deeds import (
    PERISHED,
    START,
    Deed,
    deeds,
    payable,
)
from legendarium.authoring.checks.consequences import (
    CHAPTER_DEPENDENT_VERBS,
    facts_of_effect,
)
from legendarium.authoring.checks.grid import layout, near
from legendarium.authoring.checks.possible import Fact, Facts
from legendarium.taintedgrail.content.model import Campaign, Choice, Passage
from legendarium.taintedgrail.content.parsing import parse_condition, parse_script


class Edge(NamedTuple):
    """A connection of a location, the menhirs that reach its end, and the variants there."""

    start: int
    end: int
    menhirs: tuple[int, ...]
    variants: tuple[int, ...]


class Plan:
    """The data of a campaign that all searches share."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.deeds: tuple[Deed, ...] = tuple(deeds(campaign))
        self.grid = layout(campaign)

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """Every edge of the map, with the menhirs that reach its end."""
        menhirs = [
            n for n, place in self.campaign.locations.items() if place.menhir and n in self.grid
        ]
        return tuple(
            Edge(
                number,
                neighbour,
                tuple(n for n in menhirs if near(self.grid[neighbour], self.grid[n])),
                self.campaign.variants.get(neighbour, ()),
            )
            for number, location in self.campaign.locations.items()
            for neighbour in location.directions.values()
            if neighbour in self.grid
        )

    @cached_property
    def start(self) -> frozenset[Fact]:
        """The facts before the first day."""
        home = self.campaign.start_location
        return frozenset({START, ("at", home), ("menhir", home), ("chapter", 1)})

    @cached_property
    def temporary_start(self) -> frozenset[Fact]:
        """Facts at the start that need not last: resources, and that everybody may die."""
        resources: set[Fact] = {
            ("res", resource)
            for sheet in self.campaign.sheets.values()
            for resource, amount in sheet.resources.items()
            if amount
        }
        return frozenset(resources | {PERISHED})

    def passage(self, key: str) -> Passage:
        """A passage of the log, a sealed page, or an event."""
        if key.startswith("event."):
            return self.campaign.events[key.removeprefix("event.")].passage
        return self.campaign.passages[key]


def choice_name(passage: Passage, choice: Choice) -> str:
    """The name of a choice in conditions: `107.3.rope`."""
    return f"{passage.key}.{choice.id}".removeprefix("log.")


class GrowingFacts(Facts):
    """A growing set of possible facts, with the causes of each."""

    def __init__(
        self, campaign: Campaign, true: set[Fact], fixed: Container[Fact], late: bool
    ) -> None:
        super().__init__(campaign, true, fixed, late)
        self.found = true
        self.causes: dict[Fact, tuple[Fact, ...]] = {}
        self.exhausted: set[str] = set()
        """Passages that can add no more facts, whatever else becomes true."""
        self.reading = sorted(str(fact[1]) for fact in true if fact[0] == "read")
        """The passages that can be read, in the order they were found."""

    def add(self, facts: Iterable[Fact], *because: Fact) -> None:
        """Add facts with their causes."""
        for fact in facts:
            if fact not in self.found:
                self.found.add(fact)
                self.causes[fact] = because
                if fact[0] == "read":
                    self.reading.append(str(fact[1]))

    def made_by(self, script: str) -> Iterator[Fact]:
        """The facts that the effects of a script can make true."""
        for effect in parse_script(script):
            if effect.condition is None or self.judge(effect.condition).true:
                yield from facts_of_effect(self, effect)

    def reasons(self, needs: str, cost: str = "") -> tuple[Fact, ...]:
        """The facts that meet needs and pay a cost."""
        met = self.support(parse_condition(needs)) if needs else ()
        paid = (("res", one.args[0]) for one in parse_script(cost) if one.verb == "pay")
        return (*met, *(fact for fact in paid if fact in self.found))

    def with_causes(self, facts: Iterable[Fact]) -> set[Fact]:
        """The facts with all their causes."""
        whole: set[Fact] = set()
        waiting = list(facts)
        while waiting:
            fact = waiting.pop()
            if fact not in whole:
                whole.add(fact)
                waiting += self.causes.get(fact, ())
        return whole


def reachable_facts(
    plan: Plan,
    true: Iterable[Fact],
    fixed: Container[Fact] = (),
    late: bool = False,
    only: Container[str] | None = None,
    until: str = "",
) -> GrowingFacts:
    """All facts that can become true from those given, of which the fixed ones are permanent.

    With `only`, only these passages are read and deeds done, to check quickly whether one way is
    still open. With `until`, the search ends as soon as this condition can be true.
    """
    facts = GrowingFacts(plan.campaign, set(true), fixed, late)
    waiting = [deed for deed in plan.deeds if only is None or deed.label in only]
    while _sweep(plan, facts, waiting, only):
        if until and facts.holds(until).true:
            break
    return facts


def _sweep(
    plan: Plan, facts: GrowingFacts, waiting: list[Deed], only: Container[str] | None
) -> bool:
    """Do every possible deed once; returns whether that added facts."""
    before = len(facts.found)
    reveal(plan, facts)
    waiting[:] = [deed for deed in waiting if not _do(facts, deed)]
    _read_passages(plan, facts, only)
    return len(facts.found) > before


def _do(facts: GrowingFacts, deed: Deed) -> bool:
    """Do a deed if possible; True if it can add no more facts, whatever else becomes true."""
    if deed.once in facts.fixed:
        return True
    if deed.fact not in facts.true:
        return False
    if not facts.holds(deed.needs).true or not payable(facts, deed.cost):
        return False
    made = (*deed.brings, *facts.made_by(deed.effect))
    read: tuple[Fact, ...] = (("read", deed.passage),) if deed.passage else ()
    if not facts.found.issuperset((*made, *read)):
        because = (deed.fact, ("did", deed.label), *facts.reasons(deed.needs, deed.cost))
        facts.add(made, *because)
        facts.add(read, *because, *made)
    return _has_constant_facts(deed.effect)


@cache
def _has_constant_facts(script: str) -> bool:
    """Whether the facts that a script makes true do not depend on others."""
    return all(
        effect.condition is None and effect.verb not in CHAPTER_DEPENDENT_VERBS
        for effect in parse_script(script)
    )


def reveal(plan: Plan, facts: GrowingFacts) -> None:
    """Add the locations next to those on the map that menhirs reach (MAP-3)."""
    campaign, true = plan.campaign, facts.found
    if ("menhir-somewhere",) in true:
        for number, location in campaign.locations.items():
            if location.menhir is not None and ("at", number) in true:
                facts.add([("menhir", number)], ("menhir-somewhere",), ("at", number))
    grown = True
    while grown:
        before = len(true)
        for edge in plan.edges:
            if ("at", edge.start) not in true:
                continue
            for card in (edge.end, *edge.variants):
                if ("at", card) in true or not _can_lie_there(facts, card, edge.end):
                    continue
                lit = next((n for n in edge.menhirs if ("menhir", n) in true), None)
                if lit is not None:
                    because: tuple[Fact, ...] = (("at", edge.start), ("menhir", lit))
                    facts.add([("at", card)], *because, ("variant", card))
        grown = len(true) > before
    for original, variants in campaign.variants.items():
        for card in variants if ("at", original) in true else ():
            if ("variant", card) in true:
                facts.add([("at", card)], ("at", original), ("variant", card))


def _can_lie_there(facts: GrowingFacts, card: int, original: int) -> bool:
    if card == original:
        return ("gone", card) not in facts.fixed
    return ("variant", card) in facts.true


def _read_passages(plan: Plan, facts: GrowingFacts, only: Container[str] | None) -> None:
    for key in facts.reading:  # the list grows during the loop
        if key in facts.exhausted or (only is not None and key not in only):
            continue
        if _read_passage(facts, plan.passage(key)):
            facts.exhausted.add(key)


def _read_passage(facts: GrowingFacts, passage: Passage) -> bool:
    """Read a passage in every possible way; True if it can add no more facts."""
    read: Fact = ("read", passage.key)

    def lead(to: str, needs: str = "", cost: str = "", *made: Fact) -> None:
        if to and ("read", to) not in facts.found:
            facts.add([("read", to)], read, *facts.reasons(needs, cost), *made)

    for redirection in passage.redirections:
        verdict = facts.holds(redirection.condition)
        if verdict.true:
            lead(redirection.exit.to, redirection.condition)
            if not verdict.false:
                return False
    made = tuple(facts.made_by(passage.effect))
    facts.add(made, read)
    exhausted = not passage.redirections and _has_constant_facts(passage.effect)
    for choice in passage.choices:
        if facts.holds(choice.needs).true and payable(facts, choice.cost):
            taken: Fact = ("choice", choice_name(passage, choice))
            more = tuple(facts.made_by(choice.effect))
            if not facts.found.issuperset((taken, *more)):
                because = (read, *facts.reasons(choice.needs, choice.cost), *made)
                facts.add([taken], *because)
                facts.add(more, taken, *because)
            lead(choice.exit.to, choice.needs, choice.cost, taken, *made, *more)
            exhausted = exhausted and _has_constant_facts(choice.effect)
        else:
            exhausted = False
    if not passage.choices:
        lead(passage.exit.to, "", "", *made)
    return exhausted
