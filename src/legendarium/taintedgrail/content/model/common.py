"""Fields that several kinds of records share."""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated

from legendarium.taintedgrail.content.shapes import (
    COST_EFFECT,
    ConditionText,
    Number,
    Says,
    ScriptText,
)

LocationNumber = Annotated[int, Number(1, 999, "location")]
DialNumber = Annotated[int, Number(1, 12)]

Cost = Annotated[str, ScriptText(COST_EFFECT), Says("what must be paid", '"pay 2 energy"')]
Needs = Annotated[str, ConditionText(), Says("what must be true", '"res(wealth) >= 1"')]
Effect = Annotated[str, ScriptText(), Says("what happens", '"gain 1 food"')]


def no_numbers() -> MappingProxyType[str, int]:
    """The default of a table of numbers."""
    return MappingProxyType({})
