"""Groups options and numbers them for typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from legendarium.cli.terminal.phrases import Phrases, join_with_commas
from legendarium.tashkalar.arena import CENTRE, NAME, SQUARE, at_distance, each
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import COMMON

_FROM_THE_CENTRE = (CENTRE, *(s for n in range(1, 5) for s in each(at_distance(CENTRE, n))))

MAX_NUMBERED_OPTIONS = 9
"""How many options of one kind are numbered; more are grouped, or typed as a square."""


class Entry(NamedTuple):
    """A numbered line: one option to take, or several to choose from next."""

    label: str
    options: tuple[AnyOption, ...]


class Menu(NamedTuple):
    """What is offered now."""

    entries: tuple[Entry, ...]
    hints: tuple[str, ...]
    """Sentences about options that are typed, not numbered."""
    options: tuple[AnyOption, ...]
    """Everything offered, numbered or not."""
    is_part: bool
    """Whether these are some of the options, with a way back to all of them."""


def menu(phrases: Phrases, options: Sequence[AnyOption], is_part: bool = False) -> Menu:
    """Arrange options for a person to choose from."""
    entries: list[Entry] = []
    hints: list[str] = []
    for alike in _by_detail(options, "kind"):
        kind = alike[0].kind
        if kind == "place" and phrases.asked == "action" and not is_part:
            hints.append(_placing(phrases, alike))
            continue
        if is_part and kind in ("summon", "discard"):
            groups = [[option] for option in alike]
        else:
            groups = _groups(alike)
        if len(groups) == 1 and len(alike) > MAX_NUMBERED_OPTIONS and kind != "summon":
            hints.append(_type_square(phrases, alike))
        elif len(groups) > MAX_NUMBERED_OPTIONS and alike[0].get("from"):
            starts = join_with_commas(dict.fromkeys(str(option.get("from")) for option in alike))
            hints.append(phrases.words.say("type-piece", squares=starts))
        else:
            entries += [Entry(_label(phrases, group), tuple(group)) for group in groups]
    return Menu(tuple(entries), tuple(hints), tuple(options), is_part)


def _groups(alike: list[AnyOption]) -> list[list[AnyOption]]:
    """Options of one kind: each alone, or many grouped by a detail in which they differ."""
    kind = alike[0].kind
    if kind == "summon":
        return _by_detail(alike, "card")
    if kind == "discard":
        return [alike]
    if len(alike) <= MAX_NUMBERED_OPTIONS or not (alike[0].get("square") or alike[0].get("to")):
        return [[option] for option in alike]
    splits = (_by_detail(alike, name) for name in ("rank", "colour", "from"))
    return next((groups for groups in splits if len(groups) > 1), [alike])


def _by_detail(options: Sequence[AnyOption], name: str) -> list[list[AnyOption]]:
    """Group options by a detail, in the order in which they come."""
    groups: dict[object, list[AnyOption]] = {}
    for option in options:
        detail = option.kind if name == "kind" else option.get(name)
        groups.setdefault(detail, []).append(option)
    return list(groups.values())


def _label(phrases: Phrases, group: list[AnyOption]) -> str:
    return phrases.option(group[0]) if len(group) == 1 else phrases.group(group)


def _placing(phrases: Phrases, alike: list[AnyOption]) -> str:
    position = phrases.view.position
    if position.stock(position.side, COMMON) <= 0:
        return phrases.words.say("type-own-square")
    return phrases.words.say("type-empty-square", square=_most_central(alike, "square"))


def _type_square(phrases: Phrases, alike: list[AnyOption]) -> str:
    name = "to" if alike[0].kind in ("move", "leap") else "square"
    names = dict.fromkeys(str(option.get(name)) for option in alike)
    if sum(SQUARE[square] for square in names) == phrases.view.position.empty:
        return phrases.words.say("type-any-empty", square=_most_central(alike, name))
    return phrases.words.say("type-square", squares=join_with_commas(names))


def _most_central(options: list[AnyOption], name: str) -> str:
    squares = {SQUARE[str(option.get(name))] for option in options}
    return next(NAME[square] for square in _FROM_THE_CENTRE if square in squares)
