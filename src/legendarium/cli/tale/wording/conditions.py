"""Describes conditions of a campaign: what a choice needs, when an ability works.

Every test has a text for true and one for false, so a negation needs no extra words.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeGuard

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording.sentences import join_with_and, join_with_or
from legendarium.cli.tale.wording.values import name_text
from legendarium.locale import Value as Said
from legendarium.locale import Words
from legendarium.taintedgrail.content.parsing import parse_condition
from legendarium.taintedgrail.content.script import (
    Both,
    Call,
    Comparison,
    Condition,
    Either,
    Negation,
)

_MIRRORED = MappingProxyType({"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="})
_NEGATED = MappingProxyType({"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"})
_SIGNS = MappingProxyType({"==": "=", "!=": "≠", "<": "<", ">": ">", "<=": "≤", ">=": "≥"})


def condition_text(text: str, words: Words, story: Story) -> str:
    """A condition of a campaign; empty if there is none."""
    return describe_condition(parse_condition(text), words, story) if text else ""


def describe_condition(
    condition: Condition, words: Words, story: Story, is_true: bool = True
) -> str:
    """Describe a condition, or its negation if `is_true` is off."""
    if isinstance(condition, Negation):
        return describe_condition(condition.part, words, story, not is_true)
    if isinstance(condition, Comparison):
        return _comparison_text(condition, words, story, is_true)
    if isinstance(condition, Call):
        return _test_text(condition, words, story, is_true)
    if isinstance(condition, Either) and is_true and _is_list(condition.parts):
        return _listed(condition.parts, words, story)
    join = join_with_and if isinstance(condition, Both) == is_true else join_with_or
    return join([_part(one, words, story, is_true) for one in condition.parts], words)


def _part(condition: Condition, words: Words, story: Story, is_true: bool) -> str:
    text = describe_condition(condition, words, story, is_true)
    while isinstance(condition, Negation):
        condition = condition.part
    return f"({text})" if isinstance(condition, Both | Either) else text


# Numbers ------------------------------------------------------------------------------------------


def _comparison_text(comparison: Comparison, words: Words, story: Story, is_true: bool) -> str:
    left, op, right = comparison
    if isinstance(left, int):
        left, op, right = right, _MIRRORED[op], left
    if not is_true:
        op = _NEGATED[op]
    what = str(left) if isinstance(left, int) else name_text(left, words, story)
    if not isinstance(right, int):
        return f"{what} {_SIGNS[op]} {name_text(right, words, story)}"
    return _against_number(what, op, right, words)


def _against_number(what: str, op: str, number: int, words: Words) -> str:
    """`Courage 2+`, `pool: at most 2`: whole numbers, so `> 1` is `>= 2`."""
    if op in (">", ">="):
        return words.say("tg-at-least", what=what, number=number + (op == ">"))
    if op == "<":
        op, number = "<=", number - 1
    if op == "<=" and number > 0:
        return words.say("tg-at-most", what=what, number=number)
    if op == "!=":
        return words.say("tg-not-exactly", what=what, number=number)
    return words.say("tg-exactly", what=what, number=max(number, 0))


def _is_list(parts: tuple[Condition, ...]) -> TypeGuard[tuple[Comparison, ...]]:
    """Whether one value is compared with several numbers: `row == 1 or row == 3`."""
    return all(
        isinstance(one, Comparison)
        and one.op == "=="
        and isinstance(one.right, int)
        and isinstance(one.left, Call)
        and one.left == parts[0][0]
        for one in parts
    )


def _listed(parts: tuple[Comparison, ...], words: Words, story: Story) -> str:
    name = parts[0].left
    assert isinstance(name, Call)
    numbers = join_with_or([str(one.right) for one in parts], words)
    return words.say("tg-one-of", what=name_text(name, words, story), numbers=numbers)


# Tests -------------------------------------------------------------------------------------------


def _test_text(call: Call, words: Words, story: Story, is_true: bool) -> str:
    values: dict[str, Said] = {"is": "yes" if is_true else "no"}
    values["whose"] = "own" if call.mine else "any"
    values |= _details(call, words, story)
    name = "status-part" if call.name == "status" and len(call.args) > 1 else call.name
    return words.say(f"tg-test-{name.replace('_', '-')}", **values)


def _details(call: Call, words: Words, story: Story) -> dict[str, Said]:
    args = call.args
    if call.name == "status":
        return {"status": story.status(str(args[0])), "part": args[1] if len(args) > 1 else 0}
    if call.name == "keyword":
        return {"keyword": str(args[0])}
    if call.name == "menhir_lit":
        place = "" if args[0] == "here" else story.location(int(args[0]))
        where = "here" if args[0] == "here" else "there"
        return {"menhir": story.word("menhir"), "place": place, "where": where}
    if call.name in ("visited", "on_map"):
        return {"place": story.location(int(args[0]))}
    name = _NAMES.get(call.name)
    return {"name": name(story, str(args[0]))} if name is not None else {}


def _choice(story: Story, choice: str) -> str:
    """The text of a choice; choices of the log are written without `log.`."""
    return story.text(choice if choice.startswith(("page.", "event.")) else f"log.{choice}")


_NAMES: dict[str, Callable[[Story, str], str]] = {
    "secret": Story.secret,
    "item": Story.item,
    "item_free": Story.item,
    "is_character": Story.character,
    "quest_active": Story.quest,
    "task": Story.task,
    "choice_taken": _choice,
}
"""Tests whose argument is the id of something in the campaign."""
