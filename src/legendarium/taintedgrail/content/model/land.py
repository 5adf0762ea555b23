"""The land: locations and their menhirs."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, ClassVar

from legendarium.taintedgrail.content.model.abilities import ActionText
from legendarium.taintedgrail.content.model.common import DialNumber, Needs, no_numbers
from legendarium.taintedgrail.content.model.words import DIRECTIONS, EMBLEMS
from legendarium.taintedgrail.content.shapes import (
    COST_EFFECT,
    ByPlayers,
    Length,
    Number,
    NumberTable,
    OneOf,
    Says,
    ScriptText,
    Written,
)

_Cost = Annotated[str, ScriptText(COST_EFFECT)]


@dataclass(frozen=True, slots=True)
class MenhirText:
    """How the menhir of a location is lit (MEN-1); costs and dials by the number of players."""

    WRITTEN: ClassVar = Written("menhir", "How the menhir is lit.", part="[menhir] of a location")

    cost: Annotated[
        tuple[_Cost, _Cost, _Cost, _Cost],
        ByPlayers(),
        Says("the cost; one, or four by number of players", '"pay players magic"'),
    ]
    dial: Annotated[
        tuple[DialNumber, DialNumber, DialNumber, DialNumber],
        ByPlayers(),
        Says("its dial, by number of players", "[7, 6, 5, 5]"),
    ]
    needs: Needs = ""
    effect: Annotated[
        str, ScriptText(), Says("what else happens when it is lit", '"gain 1 food"')
    ] = ""


@dataclass(frozen=True, slots=True)
class Location:
    """A location card (2.2)."""

    WRITTEN: ClassVar = Written("location", "A location card.", file="locations/<number>.toml")

    number: Annotated[int, Number(1, 999), Says("its number", "107")]
    original: Annotated[
        int, Number(0, 999, "location"), Says("for a variant: the number it replaces", "103")
    ] = 0
    emblems: Annotated[
        frozenset[Annotated[str, OneOf(EMBLEMS)]],
        Length(0, 3),
        Says("at most three", '["menhir", "dreams"]'),
    ] = frozenset()
    directions: Annotated[
        MappingProxyType[str, int],
        NumberTable(DIRECTIONS, 1, 999),
        Says("the neighbours", "{ north = 108 }"),
    ] = field(default_factory=no_numbers)
    actions: Annotated[tuple[ActionText, ...], Says("local actions", name="action")] = ()
    menhir: Annotated[MenhirText | None, Says("required with the menhir emblem")] = None
