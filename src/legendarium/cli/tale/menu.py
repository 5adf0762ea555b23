"""Options in groups, with numbers to type."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.cli.tale.closed import closed_choices
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.wording.options import option_text
from legendarium.table import Option
from legendarium.taintedgrail.position import Position


class Entry(NamedTuple):
    """A line with a number: an option to take, or a bot that is asked to act."""

    label: str
    option: Option | None
    bot: int = -1
    """The seat of the bot that acts, where there is no option."""


class Group(NamedTuple):
    """Entries that belong together; a group without a title stands alone."""

    title: str
    entries: tuple[Entry, ...]


class Menu(NamedTuple):
    """What is offered now."""

    groups: tuple[Group, ...]
    closed: tuple[str, ...] = ()
    """Choices of the page that cannot be taken now, and what they lack (EXP-3)."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry, in the order of the numbers."""
        return tuple(entry for group in self.groups for entry in group.entries)


def menu(pen: Pen, p: Position, bots: dict[int, str]) -> Menu:
    """The options of the present question; what bots do in the day they are only asked to do."""
    assert p.question is not None
    if p.question.kind == "action":
        return Menu(_of_the_day(pen, p, bots))
    if p.question.kind == "trade":
        return Menu(_gifts(pen, p))
    entries = tuple(Entry(_label(pen, p, one), one) for one in p.question.options)
    return Menu((Group("", entries),), closed_choices(pen, p))


def _label(pen: Pen, p: Position, option: Option, named: bool = True) -> str:
    return option_text(option, p, pen.words, pen.story, named)


def _of_the_day(pen: Pen, p: Position, bots: dict[int, str]) -> tuple[Group, ...]:
    assert p.question is not None
    by_character: dict[str, list[Entry]] = {}
    shared: list[Entry] = []
    asked: list[Entry] = []
    for option in p.question.options:
        who = option.get("who")
        if not isinstance(who, str):
            shared.append(Entry(_label(pen, p, option), option))
            continue
        seat = p.character(who).seat
        if seat not in bots:
            entry = Entry(_label(pen, p, option, named=False), option)
            by_character.setdefault(who, []).append(entry)
        elif all(entry.bot != seat for entry in asked):
            label = pen.say("tale-let-act", name=pen.story.character(who), bot=bots[seat])
            asked.append(Entry(label, None, seat))
    groups = [Group(_title(pen, p, who), tuple(entries)) for who, entries in by_character.items()]
    if shared or asked:
        groups.append(Group(pen.say("tale-everybody"), (*asked, *shared)))
    return tuple(groups)


def _title(pen: Pen, p: Position, who: str) -> str:
    return f"{pen.story.character(who)}, {pen.story.location(p.character(who).location)}"


def _gifts(pen: Pen, p: Position) -> tuple[Group, ...]:
    assert p.question is not None
    by_giver: dict[str, list[Entry]] = {}
    for option in p.question.options:
        by_giver.setdefault(option.get("from") or "", []).append(
            Entry(_label(pen, p, option), option)
        )
    last = by_giver.pop("", [])
    groups = [Group(pen.story.character(who), tuple(one)) for who, one in by_giver.items()]
    return (*groups, Group("", tuple(last)))
