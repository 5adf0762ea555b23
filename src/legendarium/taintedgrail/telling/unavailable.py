"""Choices of a page that cannot be taken now, as far as they spoil nothing (EXP-3).

A choice that needs more Food, more Courage or another character is shown with what it lacks. One
that needs a turn of the story is hidden, because its text would spoil the story.
"""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.table.phrase import Phrase, all_of, say
from legendarium.taintedgrail.conditions import meets, scene_context
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
from legendarium.taintedgrail.options.story import Choose
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling.actions import choice_phrase, needs_phrase
from legendarium.taintedgrail.telling.conditions import describe

SPOILER_FREE_TESTS = frozenset(
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
"""The tests of a condition that reveal nothing of the story."""


def unavailable_choices(p: Position) -> list[Phrase]:
    """The choices of the current passage that are not offered, with what each lacks."""
    assert p.question is not None
    if p.question.kind != "choice":
        return []
    key = str(p.agenda[-1].args[0])
    offered = {option.id for option in p.question.options if isinstance(option, Choose)}
    withheld = [choice for choice in passage(p, key).choices if choice.id not in offered]
    phrases = (_phrase(p, key, choice) for choice in withheld)
    return [phrase for phrase in phrases if phrase is not None]


def _phrase(p: Position, key: str, choice: Choice) -> Phrase | None:
    """A choice with what it lacks; None if that would spoil the story."""
    phrase = choice_phrase(key, choice)
    missing = list(_missing(p, choice.needs))
    if not missing:
        return phrase
    if not all(SPOILER_FREE_TESTS & set(_names(part)) for part in missing):
        return None
    needs = needs_phrase(all_of(map(describe, missing)))
    return say("tg-option-lacking", choice=phrase, needs=needs)


def _missing(p: Position, needs: str) -> Iterator[Condition]:
    """The parts of a requirement that are not met."""
    if not needs:
        return
    condition = parse_condition(needs)
    parts = condition.parts if isinstance(condition, Both) else (condition,)
    for part in parts:
        if not meets(p, part, scene_context(p)):
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
