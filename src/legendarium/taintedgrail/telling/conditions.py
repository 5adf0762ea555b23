"""Describes conditions of a campaign: what a choice needs, when an ability works.

Every test has a text for true and one for false, so a negation needs no extra words.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import MappingProxyType
from typing import TypeGuard

from legendarium.table.phrase import OR, Argument, Phrase, all_of, one_of, say, string
from legendarium.taintedgrail.content.parsing import parse_condition
from legendarium.taintedgrail.content.script import (
    Both,
    Call,
    Comparison,
    Condition,
    Either,
    Negation,
)
from legendarium.taintedgrail.content.vocabulary import NAMES
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.amounts import value_phrase

_MIRRORED = MappingProxyType({"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="})
_NEGATED = MappingProxyType({"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"})
_SIGNS = MappingProxyType({"==": "=", "!=": "≠", "<": "<", ">": ">", "<=": "≤", ">=": "≥"})


@lru_cache(maxsize=4096)
def condition_phrase(text: str) -> Phrase:
    """A condition of a campaign, which is not empty."""
    return describe(parse_condition(text))


def describe(condition: Condition, is_true: bool = True) -> Phrase:
    """Describe a condition, or its negation if `is_true` is off."""
    if isinstance(condition, Negation):
        return describe(condition.part, not is_true)
    if isinstance(condition, Comparison):
        return _comparison(condition, is_true)
    if isinstance(condition, Call):
        return _test(condition, is_true)
    if isinstance(condition, Either) and is_true and _is_list(condition.parts):
        return _listed(condition.parts)
    join = all_of if isinstance(condition, Both) == is_true else one_of
    return join(_part(one, is_true) for one in condition.parts)


def _part(condition: Condition, is_true: bool) -> Phrase:
    phrase = describe(condition, is_true)
    while isinstance(condition, Negation):
        condition = condition.part
    return say("tg-group", part=phrase) if isinstance(condition, Both | Either) else phrase


# Numbers ------------------------------------------------------------------------------------------


def _comparison(comparison: Comparison, is_true: bool) -> Phrase:
    left, op, right = comparison
    if isinstance(left, int):
        left, op, right = right, _MIRRORED[op], left
    if not is_true:
        op = _NEGATED[op]
    what = left if isinstance(left, int) else value_phrase(left)
    if isinstance(right, int):
        return _against_number(what, op, right)
    return say("tg-compared", what=what, sign=_SIGNS[op], other=value_phrase(right))


def _against_number(what: Argument, op: str, number: int) -> Phrase:
    """`Courage 2+`, `pool: at most 2`: whole numbers, so `> 1` is `>= 2`."""
    if op in (">", ">="):
        return say("tg-at-least", what=what, number=number + (op == ">"))
    if op == "<":
        op, number = "<=", number - 1
    if op == "<=" and number > 0:
        return say("tg-at-most", what=what, number=number)
    if op == "!=":
        return say("tg-not-exactly", what=what, number=number)
    return say("tg-exactly", what=what, number=max(number, 0))


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


def _listed(parts: tuple[Comparison, ...]) -> Phrase:
    name = parts[0].left
    assert isinstance(name, Call)
    numbers = [one.right for one in parts if isinstance(one.right, int)]
    return say("tg-one-of", what=value_phrase(name), numbers=(OR, *numbers))


# Tests --------------------------------------------------------------------------------------------


def _test(call: Call, is_true: bool) -> Phrase:
    values: dict[str, Argument] = {"is": "yes" if is_true else "no"}
    if NAMES[call.name].personal:
        values["whose"] = "own" if call.mine else "any"
    values |= _details(call)
    name = "status-part" if call.name == "status" and len(call.args) > 1 else call.name
    return say(f"tg-test-{name.replace('_', '-')}", **values)


def _details(call: Call) -> dict[str, Argument]:
    args = call.args
    match call.name:
        case "status":
            part = {"part": args[1]} if len(args) > 1 else {}
            return {"status": names.status(str(args[0])), **part}
        case "keyword":
            return {"keyword": args[0]}
        case "menhir_lit":
            menhir = names.word("menhir")
            if args[0] == "here":
                return {"menhir": menhir, "where": "here"}
            return {"menhir": menhir, "where": "there", "place": names.location(int(args[0]))}
        case "visited" | "on_map":
            return {"place": names.location(int(args[0]))}
        case name:
            named = _NAMES.get(name)
            return {"name": named(str(args[0]))} if named is not None else {}


def _choice(choice: str) -> Phrase:
    """The text of a choice; choices of the log are written without `log.`."""
    return string(choice if choice.startswith(("page.", "event.")) else f"log.{choice}")


_NAMES: dict[str, Callable[[str], Phrase]] = {
    "secret": names.secret,
    "item": names.item,
    "item_free": names.item,
    "is_character": names.character,
    "quest_active": names.quest,
    "task": names.task,
    "choice_taken": _choice,
}
"""Tests whose argument is the id of something in the campaign."""
