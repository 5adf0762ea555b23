"""The least fixpoint of a campaign: everything that can come true, from the start or from later."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cached_property

from legendarium.taintedgrail.content.checks.deeds import START, Deed, brought, deeds, payable
from legendarium.taintedgrail.content.checks.map import layout
from legendarium.taintedgrail.content.checks.menhirs import near
from legendarium.taintedgrail.content.checks.possible import Fact, Facts
from legendarium.taintedgrail.content.model import Campaign, Passage
from legendarium.taintedgrail.content.parsing import parse_condition, parse_script


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
    """Facts while more and more of them are found to be possible, and why each of them is."""

    def __init__(
        self, campaign: Campaign, true: set[Fact], fixed: Container[Fact], late: bool
    ) -> None:
        super().__init__(campaign, true, fixed, late)
        self.found = true
        self.causes: dict[Fact, tuple[Fact, ...]] = {}

    def add(self, facts: Iterable[Fact], *because: Fact) -> None:
        """More facts, with those that they need."""
        for fact in facts:
            if fact not in self.found:
                self.found.add(fact)
                self.causes[fact] = because

    def made_by(self, script: str, here: int = 0) -> Iterator[Fact]:
        """The facts that the effects of a script can make."""
        for effect in parse_script(script):
            if effect.condition is None or self.judge(effect.condition).true:
                yield from brought(self, effect, here)

    def reasons(self, needs: str, cost: str = "") -> tuple[Fact, ...]:
        """The facts by which needs are met and a cost is paid."""
        met = self.support(parse_condition(needs)) if needs else ()
        paid = (("res", one.args[0]) for one in parse_script(cost) if one.verb == "pay")
        return (*met, *(fact for fact in paid if fact in self.found))

    def because_of(self, facts: Iterable[Fact]) -> set[Fact]:
        """The facts and all that they need."""
        whole: set[Fact] = set()
        waiting = list(facts)
        while waiting:
            fact = waiting.pop()
            if fact not in whole:
                whole.add(fact)
                waiting += self.causes.get(fact, ())
        return whole


def everything(
    plan: Plan,
    true: Iterable[Fact],
    fixed: Container[Fact] = (),
    late: bool = False,
    only: Container[str] | None = None,
) -> Growing:
    """All facts that can come true, once those given are true and the fixed ones for good.

    With `only`, no other passages are read and no other deeds are done: a quick look whether one
    way is still open.
    """
    facts = Growing(plan.campaign, set(true), fixed, late)
    chosen = plan.deeds if only is None else tuple(d for d in plan.deeds if d.label in only)
    while _round(plan, facts, chosen, only):
        pass
    return facts


def _round(
    plan: Plan, facts: Growing, chosen: tuple[Deed, ...], only: Container[str] | None
) -> bool:
    before = len(facts.found)
    reveal(plan, facts)
    for deed in chosen:
        if deed.fact not in facts.true or deed.once in facts.fixed:
            continue
        if facts.holds(deed.needs).true and payable(facts, deed.cost):
            made = (*deed.brings, *facts.made_by(deed.effect, deed.here))
            read: tuple[Fact, ...] = (("read", deed.passage),) if deed.passage else ()
            if not facts.found.issuperset((*made, *read)):
                because = (deed.fact, ("did", deed.label), *facts.reasons(deed.needs, deed.cost))
                facts.add(made, *because)
                facts.add(read, *because, *made)
    _read_on(plan, facts, only)
    return len(facts.found) > before


def reveal(plan: Plan, facts: Growing) -> None:
    """Locations next to those on the map, as far as the menhirs reach (MAP-3)."""
    campaign, true = plan.campaign, facts.found
    if ("menhir-somewhere",) in true:
        for number, location in campaign.locations.items():
            if location.menhir is not None and ("at", number) in true:
                facts.add([("menhir", number)], ("menhir-somewhere",), ("at", number))
    lit = [n for n in campaign.locations if ("menhir", n) in true and n in plan.grid]
    shown = [n for n in campaign.locations if ("at", n) in true]
    while shown:
        number = shown.pop()
        for neighbour in campaign.locations[number].directions.values():
            place = plan.grid.get(neighbour)
            menhir = next((n for n in lit if place and near(place, plan.grid[n])), None)
            if menhir is None:
                continue
            for card in (neighbour, *campaign.variants.get(neighbour, ())):
                if ("at", card) not in true and _lies_there(facts, card, neighbour):
                    facts.add([("at", card)], ("at", number), ("menhir", menhir), ("variant", card))
                    shown.append(card)
    for original, variants in campaign.variants.items():
        for card in variants if ("at", original) in true else ():
            if ("variant", card) in true:
                facts.add([("at", card)], ("at", original), ("variant", card))


def _lies_there(facts: Growing, card: int, original: int) -> bool:
    if card == original:
        return ("gone", card) not in facts.fixed
    return ("variant", card) in facts.true


def _read_on(plan: Plan, facts: Growing, only: Container[str] | None) -> None:
    waiting = [str(fact[1]) for fact in facts.true if fact[0] == "read"]
    seen = set(waiting)
    while waiting:
        for key in _leads_to(facts, plan.passage(waiting.pop())):
            if key not in seen and (only is None or key in only):
                seen.add(key)
                waiting.append(key)


def _leads_to(facts: Growing, passage: Passage) -> list[str]:
    """Run a passage in every way that is possible; the passages that follow."""
    targets: list[str] = []
    here = section_of(passage.key)
    read: Fact = ("read", passage.key)

    def lead(to: str, *because: Fact) -> None:
        if to:
            facts.add([("read", to)], read, *because)
            targets.append(to)

    for redirection in passage.redirections:
        verdict = facts.holds(redirection.condition)
        if verdict.true:
            lead(redirection.exit.to, *facts.reasons(redirection.condition))
            if not verdict.false:
                return targets
    made = tuple(facts.made_by(passage.effect, here))
    facts.add(made, read)
    for choice in passage.choices:
        if facts.holds(choice.needs).true and payable(facts, choice.cost):
            because = facts.reasons(choice.needs, choice.cost)
            taken: Fact = ("choice", f"{passage.key}.{choice.id}".removeprefix("log."))
            more = (taken, *facts.made_by(choice.effect, here))
            facts.add(more, read, *because, *made)
            lead(choice.exit.to, *because, *made, *more)
    if not passage.choices:
        lead(passage.exit.to, *made)
    targets += [str(fact[1]) for fact in made if fact[0] == "read"]
    return targets
