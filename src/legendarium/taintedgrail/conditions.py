"""Whether a condition of a campaign holds, and how much a value of it is (brief 5.1).

The dice of `roll` and `coin` are thrown when the test is reached, and once only (EXP-7).
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from types import MappingProxyType

from legendarium.taintedgrail.answers import Asked, answer
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


def asked_here(p: Position, who: str = "", card: str = "") -> Asked:
    """The party of the present scene, or everybody where there is none."""
    if p.scenes:
        return Asked(p.scene.party, who or p.scene.me, card)
    return asked_of_all(p, who, card)


def asked_of_all(p: Position, who: str = "", card: str = "") -> Asked:
    """Everybody in the game (QST-2: any character may reach a goal)."""
    everybody = tuple(p.by_number(one.id for one in p.characters))
    return Asked(everybody, who or (everybody[0] if everybody else ""), card)


def holds(p: Position, text: str, who: str = "", card: str = "") -> bool:
    """Whether a condition holds in the present scene; an empty one always does."""
    return not text or meets(p, parse_condition(text), asked_here(p, who, card))


def amount(p: Position, value: Value, who: str = "", card: str = "") -> int:
    """How much a value is in the present scene."""
    return value if isinstance(value, int) else _ask(p, value, asked_here(p, who, card))


def meets(p: Position, condition: Condition, asked: Asked) -> bool:
    """Whether a condition that was read holds."""
    if isinstance(condition, Call):
        return bool(_ask(p, condition, asked))
    if isinstance(condition, Comparison):
        compare = _COMPARE[condition.op]
        return compare(_value(p, condition.left, asked), _value(p, condition.right, asked))
    if isinstance(condition, Negation):
        return not meets(p, condition.part, asked)
    if isinstance(condition, Both):
        return all(meets(p, part, asked) for part in condition.parts)
    assert isinstance(condition, Either)
    return any(meets(p, part, asked) for part in condition.parts)


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


def _value(p: Position, value: Value, asked: Asked) -> int:
    return value if isinstance(value, int) else _ask(p, value, asked)


def _ask(p: Position, call: Call, asked: Asked) -> int:
    return answer(p, call.name, asked, call.args, call.mine)
