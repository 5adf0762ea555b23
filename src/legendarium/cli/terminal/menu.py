"""Groups options and numbers them for typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from legendarium.cli.terminal.phrases import Phrases, join_with_commas
from legendarium.tashkalar.arena import CENTRE, NAME, SQUARE, at_distance, each
from legendarium.tashkalar.options import (
    AnyOption,
    Discard,
    Moving,
    Place,
    Summon,
    card_of,
    target_of,
)
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
    for alike in _grouped(options, type):
        first = alike[0]
        if isinstance(first, Place) and phrases.asked == "action" and not is_part:
            hints.append(_placing(phrases, alike))
            continue
        if is_part and isinstance(first, (Summon, Discard)):
            groups = [[option] for option in alike]
        else:
            groups = _groups(alike)
        if len(groups) == 1 and len(alike) > MAX_NUMBERED_OPTIONS and not isinstance(first, Summon):
            hints.append(_type_square(phrases, alike))
        elif len(groups) > MAX_NUMBERED_OPTIONS and isinstance(first, Moving):
            starts = join_with_commas(dict.fromkeys(_start(option) for option in alike))
            hints.append(phrases.words.say("type-piece", squares=starts))
        else:
            entries += [Entry(_label(phrases, group), tuple(group)) for group in groups]
    return Menu(tuple(entries), tuple(hints), tuple(options), is_part)


def _groups(alike: list[AnyOption]) -> list[list[AnyOption]]:
    """Options of one kind: each alone, or many grouped by something in which they differ."""
    first = alike[0]
    if isinstance(first, Summon):
        return _grouped(alike, card_of)
    if isinstance(first, Discard):
        return [alike]
    if len(alike) <= MAX_NUMBERED_OPTIONS or not target_of(first):
        return [[option] for option in alike]
    splits = (_grouped(alike, key) for key in (_rank, _colour, _start))
    return next((groups for groups in splits if len(groups) > 1), [alike])


def _grouped(
    options: Sequence[AnyOption], key: Callable[[AnyOption], object]
) -> list[list[AnyOption]]:
    """Options with the same key together, in the order in which they come."""
    groups: dict[object, list[AnyOption]] = {}
    for option in options:
        groups.setdefault(key(option), []).append(option)
    return list(groups.values())


def _rank(option: AnyOption) -> str | None:
    return option.rank if isinstance(option, Place) else None


def _colour(option: AnyOption) -> str | None:
    return option.colour if isinstance(option, Place) else None


def _start(option: AnyOption) -> str:
    return option.from_ if isinstance(option, Moving) else ""


def _label(phrases: Phrases, group: list[AnyOption]) -> str:
    return phrases.option(group[0]) if len(group) == 1 else phrases.group(group)


def _placing(phrases: Phrases, alike: list[AnyOption]) -> str:
    position = phrases.view.position
    if position.stock(position.side, COMMON) <= 0:
        return phrases.words.say("type-own-square")
    return phrases.words.say("type-empty-square", square=_most_central(alike))


def _type_square(phrases: Phrases, alike: list[AnyOption]) -> str:
    names = dict.fromkeys(map(target_of, alike))
    if sum(SQUARE[square] for square in names) == phrases.view.position.empty:
        return phrases.words.say("type-any-empty", square=_most_central(alike))
    return phrases.words.say("type-square", squares=join_with_commas(names))


def _most_central(options: list[AnyOption]) -> str:
    squares = {SQUARE[target_of(option)] for option in options}
    return next(NAME[square] for square in _FROM_THE_CENTRE if square in squares)
