"""What effects bring about: the facts that each of them makes true."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from legendarium.taintedgrail.content.checks.possible import Fact, Facts
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.content.script import Effect

Arguments = tuple[str | int, ...]
RESOURCES = ("food", "wealth", "reputation", "magic", "xp")
PLAIN = {
    "gain-secret": "secret",
    "set-dial": "dial",
    "raise-dial": "dial",
    "lower-dial": "dial-lowered",
    "remove-location": "gone",
    "task": "task",
    "activate-quest": "quest",
}
"""Effects that make true what they name, and how the fact is called."""
BY_CHAPTER = frozenset({"encounter", "event"})
"""Effects that can bring more once another chapter has begun; all others bring always the same."""


def brought(facts: Facts, effect: Effect) -> Iterator[Fact]:
    """The facts that an effect makes true; its condition has been looked at."""
    if effect.verb in PLAIN:
        yield PLAIN[effect.verb], effect.args[0]
    elif effect.verb in WORKED_OUT:
        yield from WORKED_OUT[effect.verb](facts, effect.args)


def _ticked(facts: Facts, args: Arguments) -> Iterator[Fact]:
    """A numbered part, or the next free one; all of them where nothing is fixed yet."""
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


def _begun(facts: Facts) -> list[int]:
    return [c.number for c in facts.campaign.chapters if ("chapter", c.number) in facts.true]


def _met(facts: Facts, args: Arguments) -> Iterator[Fact]:
    campaign = facts.campaign
    if args[0] == "id":
        yield "met", args[1]
        return
    levels = {level for n in _begun(facts) for level in campaign.chapters[n - 1].difficulties}
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
        yield from (("random", number) for number in _begun(facts))
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


WORKED_OUT: dict[str, Callable[[Facts, Arguments], Iterator[Fact]]] = {
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
"""Effects whose facts take a closer look."""
