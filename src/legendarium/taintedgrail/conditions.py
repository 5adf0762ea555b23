"""Evaluates conditions and values of a campaign in a position.

The language of conditions is described in docs/campaign-format.md. The dice of `roll` and `coin`
are rolled when the test is reached, and only once (EXP-7).
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from types import MappingProxyType

from legendarium.taintedgrail.content.parsing import parse_condition
from legendarium.taintedgrail.content.script import (
    Both,
    Call,
    Comparison,
    Condition,
    Either,
    Negation,
    Value,
)
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.values import Context, answer


def scene_context(p: Position, who: str = "", card: str = "") -> Context:
    """The context of the current scene, or of everybody outside scenes."""
    if p.scenes:
        return Context(p.scene.party, who or p.scene.me, card)
    return everybody_context(p, who, card)


def everybody_context(p: Position, who: str = "", card: str = "") -> Context:
    """The context of everybody in the game (QST-2: any character may reach a goal)."""
    everybody = tuple(p.by_number(one.id for one in p.characters))
    return Context(everybody, who or (everybody[0] if everybody else ""), card)


def holds(p: Position, text: str, who: str = "", card: str = "") -> bool:
    """Whether a condition holds in the current scene; an empty one always does."""
    return not text or meets(p, parse_condition(text), scene_context(p, who, card))


def amount(p: Position, value: Value, who: str = "", card: str = "") -> int:
    """The amount of a value in the current scene."""
    return value if isinstance(value, int) else _ask(p, value, scene_context(p, who, card))


def meets(p: Position, condition: Condition, context: Context) -> bool:
    """Whether a parsed condition holds."""
    if isinstance(condition, Call):
        return bool(_ask(p, condition, context))
    if isinstance(condition, Comparison):
        compare = _COMPARE[condition.op]
        return compare(_value(p, condition.left, context), _value(p, condition.right, context))
    if isinstance(condition, Negation):
        return not meets(p, condition.part, context)
    if isinstance(condition, Both):
        return all(meets(p, part, context) for part in condition.parts)
    assert isinstance(condition, Either)
    return any(meets(p, part, context) for part in condition.parts)


_COMPARE: MappingProxyType[str, Callable[[int, int], bool]] = MappingProxyType(
    {
        "==": operator.eq,
        "!=": operator.ne,
        "<": operator.lt,
        "<=": operator.le,
        ">": operator.gt,
        ">=": operator.ge,
    }
)


def _value(p: Position, value: Value, context: Context) -> int:
    return value if isinstance(value, int) else _ask(p, value, context)


def _ask(p: Position, call: Call, context: Context) -> int:
    return answer(p, call.name, context, call.args, call.mine)
