"""Choices of a page that cannot be taken now, as far as a reader should know of them (EXP-3).

A choice that wants more Food, more Courage or another character is shown with what it lacks. One
that waits for a turn of the story is not: its words would tell what has not happened.
"""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.wording.conditions import told
from legendarium.cli.tale.wording.places import choice_text
from legendarium.cli.tale.wording.sentences import all_of
from legendarium.taintedgrail.conditions import asked_here, meets
from legendarium.taintedgrail.content.model import Choice
from legendarium.taintedgrail.content.parsing import parse_condition
from legendarium.taintedgrail.content.script import (
    Both,
    Call,
    Comparison,
    Condition,
    Either,
    Negation,
)
from legendarium.taintedgrail.journal import passage
from legendarium.taintedgrail.position import Position

TANGIBLE = frozenset(
    {
        "attr",
        "res",
        "track",
        "item",
        "item_free",
        "keyword",
        "is_character",
        "party_size",
        "players",
    }
)
"""What a condition may ask about without telling the story."""


def closed_choices(pen: Pen, p: Position) -> tuple[str, ...]:
    """The choices of the present passage that are not offered, with what each lacks."""
    assert p.question is not None
    if p.question.kind != "choice":
        return ()
    key = str(p.agenda[-1].args[0])
    offered = {option.get("id") for option in p.question.options}
    return tuple(
        text
        for choice in passage(p, key).choices
        if choice.id not in offered and (text := _text(pen, p, key, choice))
    )


def _text(pen: Pen, p: Position, key: str, choice: Choice) -> str:
    label = choice_text(key, choice, pen.words, pen.story)
    missing = list(_missing(p, choice.needs))
    if not missing:
        return label
    if not all(TANGIBLE & set(_names(part)) for part in missing):
        return ""
    lacks = all_of([told(part, pen.words, pen.story) for part in missing], pen.words)
    return f"{label} ({pen.say('tg-needs', condition=lacks)})"


def _missing(p: Position, needs: str) -> Iterator[Condition]:
    """The parts of a requirement that do not hold."""
    if not needs:
        return
    condition = parse_condition(needs)
    parts = condition.parts if isinstance(condition, Both) else (condition,)
    for part in parts:
        if not meets(p, part, asked_here(p)):
            yield part


def _names(condition: Condition) -> Iterator[str]:
    if isinstance(condition, Call):
        yield condition.name
    elif isinstance(condition, Comparison):
        for side in (condition.left, condition.right):
            if isinstance(side, Call):
                yield side.name
    elif isinstance(condition, Negation):
        yield from _names(condition.part)
    elif isinstance(condition, Both | Either):
        for part in condition.parts:
            yield from _names(part)
