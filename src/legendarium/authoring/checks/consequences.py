"""The facts that each effect makes true."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from legendarium.authoring.checks.possible import Fact, Facts
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.content.script import Effect

Arguments = tuple[str | int, ...]
RESOURCES = ("food", "wealth", "reputation", "magic", "xp")
FACT_KINDS = {
    "gain-secret": "secret",
    "set-dial": "dial",
    "raise-dial": "dial",
    "lower-dial": "dial-lowered",
    "remove-location": "gone",
    "task": "task",
    "activate-quest": "quest",
}
"""Effects that make a fact true about the thing they name, and the kind of that fact."""
CHAPTER_DEPENDENT_VERBS = frozenset({"encounter", "event"})
"""Effects whose facts depend on the chapters that have begun."""


def facts_of_effect(facts: Facts, effect: Effect) -> Iterator[Fact]:
    """The facts that an effect makes true, regardless of its condition."""
    if effect.verb in FACT_KINDS:
        yield FACT_KINDS[effect.verb], effect.args[0]
    elif effect.verb in FACTS_BY_VERB:
        yield from FACTS_BY_VERB[effect.verb](facts, effect.args)


def _ticked(facts: Facts, args: Arguments) -> Iterator[Fact]:
    """A numbered part, or all parts if any of them may be the next free one."""
    status, part = str(args[0]), args[1:]
    if part:
        yield "part", status, part[0]
        return
    for number in range(1, facts.campaign.statuses[status].parts + 1):
        yield "part", status, number


def _item(campaign: Campaign, name: str) -> Iterator[Fact]:
    yield "item", name
    if campaign.items[name].keyword:
        yield "keyword", campaign.items[name].keyword


def _started_chapters(facts: Facts) -> list[int]:
    return [c.number for c in facts.campaign.chapters if ("chapter", c.number) in facts.true]


def _met(facts: Facts, args: Arguments) -> Iterator[Fact]:
    campaign = facts.campaign
    if args[0] == "id":
        yield "met", args[1]
        return
    levels = {
        level for n in _started_chapters(facts) for level in campaign.chapters[n - 1].difficulties
    }
    if "difficulty" in args:
        levels = {int(args[args.index("difficulty") + 1])}
    for encounter in campaign.encounters.values():
        if encounter.colour == args[1] and encounter.difficulty in levels:
            yield "met", encounter.id


def _gained(_: Facts, args: Arguments) -> Iterator[Fact]:
    if args[0] in RESOURCES:
        yield "res", args[0]


def _gained_item(facts: Facts, args: Arguments) -> Iterator[Fact]:
    yield from _item(facts.campaign, str(args[0]))


def _drawn_item(facts: Facts, args: Arguments) -> Iterator[Fact]:
    what = args[0] if args else ""
    for item in facts.campaign.items.values():
        fits = item.keyword == what or not what or (what == "craftable" and item.craftable)
        if item.copies and fits:
            yield from _item(facts.campaign, item.id)


def _replaced_location(_: Facts, args: Arguments) -> Iterator[Fact]:
    yield "gone", args[0]
    yield "variant", args[1]


def _event(facts: Facts, args: Arguments) -> Iterator[Fact]:
    if args[0] == "random":
        yield from (("random", number) for number in _started_chapters(facts))
    else:
        yield "event", args[0]


def _lit(_: Facts, args: Arguments) -> Iterator[Fact]:
    yield ("menhir-somewhere",) if args[0] == "here" else ("menhir", args[0])


def _went_to(_: Facts, args: Arguments) -> Iterator[Fact]:
    yield "read", f"log.{args[0]}"


def _opened(_: Facts, args: Arguments) -> Iterator[Fact]:
    yield "read", f"page.{args[0]}"


def _ended(facts: Facts, args: Arguments) -> Iterator[Fact]:
    chapters = facts.campaign.chapters
    yield "ending", args[0]
    for chapter in chapters:
        if args[0] in chapter.endings and chapter.number < len(chapters):
            yield "chapter", chapter.number + 1


FACTS_BY_VERB: dict[str, Callable[[Facts, Arguments], Iterator[Fact]]] = {
    "tick": _ticked,
    "gain": _gained,
    "gain-item": _gained_item,
    "draw-item": _drawn_item,
    "replace-location": _replaced_location,
    "encounter": _met,
    "event": _event,
    "light-menhir": _lit,
    "goto": _went_to,
    "sealed": _opened,
    "end-chapter": _ended,
}
"""Effects whose facts must be computed."""
