"""Whether a condition will probably hold; dice and coins count by the likelier result."""

from __future__ import annotations

from functools import cache

from legendarium.taintedgrail.conditions import meets
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

_RANDOM_NAMES = ("roll", "coin")
_MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}


def is_likely(p: Position, condition: Condition | None, context: Context) -> bool:
    """Whether a condition holds, or holds at least half of the time if it involves dice."""
    if condition is None:
        return True
    if not has_chance(condition):
        return meets(p, condition, context)
    if isinstance(condition, Comparison):
        return _probability(p, condition, context) >= 0.5
    if isinstance(condition, Negation):
        return not is_likely(p, condition.part, context)
    if isinstance(condition, Both):
        return all(is_likely(p, part, context) for part in condition.parts)
    if isinstance(condition, Either):
        return any(is_likely(p, part, context) for part in condition.parts)
    return True  # a coin


def is_met(p: Position, text: str, context: Context) -> bool:
    """Whether a condition written as text is likely to hold; an empty one holds."""
    return not text or is_likely(p, parse_condition(text), context)


def expected(p: Position, value: Value, context: Context) -> int:
    """The value of an expression; a die counts by its average."""
    if isinstance(value, int):
        return value
    if value.name == "roll":
        return (int(value.args[0]) + 1) // 2
    return answer(p, value.name, context, value.args, value.mine)


def _probability(p: Position, condition: Comparison, context: Context) -> float:
    """The probability of a comparison with a die; the second of two dice counts by its average."""
    left, op, right = condition
    if not _is_die(left):
        if not _is_die(right):
            return float(meets(p, condition, context))
        left, op, right = right, _MIRRORED[op], left
    assert isinstance(left, Call)
    sides, fixed = int(left.args[0]), expected(p, right, context)
    shown = range(1, sides + 1)
    return sum(meets(p, Comparison(eyes, op, fixed), context) for eyes in shown) / sides


def _is_die(value: Value) -> bool:
    return isinstance(value, Call) and value.name == "roll"


@cache
def has_chance(condition: Condition) -> bool:
    """Whether a condition involves dice or coins."""
    if isinstance(condition, Call):
        return condition.name in _RANDOM_NAMES
    if isinstance(condition, Comparison):
        sides = (condition.left, condition.right)
        return any(isinstance(side, Call) and side.name in _RANDOM_NAMES for side in sides)
    if isinstance(condition, Negation):
        return has_chance(condition.part)
    return any(map(has_chance, condition.parts))
