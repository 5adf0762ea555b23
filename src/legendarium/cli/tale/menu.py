"""Groups options and numbers them for typing."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.cli.tale.pen import Pen
from legendarium.taintedgrail.options import AnyOption, actor_of
from legendarium.taintedgrail.options.day import Give
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling import option_phrase, unavailable_choices


class Entry(NamedTuple):
    """A numbered line: an option to take, or a bot to let act."""

    label: str
    option: AnyOption | None
    bot: int = -1
    """The seat of the bot that acts, if there is no option."""


class Group(NamedTuple):
    """Entries that belong together; the title may be empty."""

    title: str
    entries: tuple[Entry, ...]


class Menu(NamedTuple):
    """What is offered now."""

    groups: tuple[Group, ...]
    unavailable: tuple[str, ...] = ()
    """Choices of the page that cannot be taken now, and what they lack (EXP-3)."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry, in numbered order."""
        return tuple(entry for group in self.groups for entry in group.entries)


def menu(pen: Pen, p: Position, bots: dict[int, str]) -> Menu:
    """The options of the current question; during the day, each bot has one entry to let it act."""
    assert p.question is not None
    if p.question.kind == "action":
        return Menu(_action_groups(pen, p, bots))
    if p.question.kind == "trade":
        return Menu(_trade_groups(pen, p))
    entries = tuple(Entry(_label(pen, p, one), one) for one in p.question.options)
    return Menu((Group("", entries),), tuple(map(pen.tell, unavailable_choices(p))))


def _label(pen: Pen, p: Position, option: AnyOption, named: bool = True) -> str:
    return pen.tell(option_phrase(option, p, named))


def _action_groups(pen: Pen, p: Position, bots: dict[int, str]) -> tuple[Group, ...]:
    assert p.question is not None
    by_character: dict[str, list[Entry]] = {}
    shared: list[Entry] = []
    asked: list[Entry] = []
    for option in p.question.options:
        who = actor_of(option)
        if not who:
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


def _trade_groups(pen: Pen, p: Position) -> tuple[Group, ...]:
    assert p.question is not None
    by_giver: dict[str, list[Entry]] = {}
    for option in p.question.options:
        giver = option.from_ if isinstance(option, Give) else ""
        by_giver.setdefault(giver, []).append(Entry(_label(pen, p, option), option))
    last = by_giver.pop("", [])
    groups = [Group(pen.story.character(who), tuple(one)) for who, one in by_giver.items()]
    return (*groups, Group("", tuple(last)))
