"""Whether a condition will hold, as far as a player can tell: dice count by what is likelier."""

from __future__ import annotations

from functools import cache

from legendarium.taintedgrail.answers import Asked, answer
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

_CHANCE = ("roll", "coin")
_MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}


def likely(p: Position, condition: Condition | None, asked: Asked) -> bool:
    """Whether a condition holds, or is as likely to hold as not where dice are thrown."""
    if condition is None:
        return True
    if not has_chance(condition):
        return meets(p, condition, asked)
    if isinstance(condition, Comparison):
        return _odds(p, condition, asked) >= 0.5
    if isinstance(condition, Negation):
        return not likely(p, condition.part, asked)
    if isinstance(condition, Both):
        return all(likely(p, part, asked) for part in condition.parts)
    if isinstance(condition, Either):
        return any(likely(p, part, asked) for part in condition.parts)
    return True  # a coin


def is_met(p: Position, text: str, asked: Asked) -> bool:
    """The same for a condition as it is written; an empty one holds."""
    return not text or likely(p, parse_condition(text), asked)


def expected(p: Position, value: Value, asked: Asked) -> int:
    """How much a value is; of a die the middle."""
    if isinstance(value, int):
        return value
    if value.name == "roll":
        return (int(value.args[0]) + 1) // 2
    return answer(p, value.name, asked, value.args, value.mine)


def _odds(p: Position, condition: Comparison, asked: Asked) -> float:
    """How often a comparison with a die holds; of two dice, the second shows its middle."""
    left, op, right = condition
    if not _is_die(left):
        if not _is_die(right):
            return float(meets(p, condition, asked))
        left, op, right = right, _MIRRORED[op], left
    assert isinstance(left, Call)
    sides, fixed = int(left.args[0]), expected(p, right, asked)
    shown = range(1, sides + 1)
    return sum(meets(p, Comparison(eyes, op, fixed), asked) for eyes in shown) / sides


def _is_die(value: Value) -> bool:
    return isinstance(value, Call) and value.name == "roll"


@cache
def has_chance(condition: Condition) -> bool:
    """Whether dice or coins are thrown for it."""
    if isinstance(condition, Call):
        return condition.name in _CHANCE
    if isinstance(condition, Comparison):
        sides = (condition.left, condition.right)
        return any(isinstance(side, Call) and side.name in _CHANCE for side in sides)
    if isinstance(condition, Negation):
        return has_chance(condition.part)
    return any(map(has_chance, condition.parts))
