"""The codes by which the compiled library names options.

A code is a `Choice` of `act.hpp` in one number: the number of the kind, then the numbers of its
fields. Both follow the declarations in `options.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from legendarium.bots.tashkalar.native.kinds_header import KINDS
from legendarium.table.kinds import Field
from legendarium.tashkalar.actions import way_number
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.names import BEINGS, FLARES, SQUARES, Colour
from legendarium.tashkalar.options import (
    END_TURN,
    HAND_OVER,
    OPTIONS,
    AnyOption,
    ChooseWay,
    InvokeFlare,
    PutUnder,
)
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup

EXCLUDED = frozenset((HAND_OVER, END_TURN))
"""What the library never offers: it searches one seat's turn and ends it explicitly."""

_KIND = {kind: number << 24 for number, kind in enumerate(KINDS)}
_SQUARE = tuple(bit.bit_length() - 1 for bit in SQUARE.values())
"""The index of each square, by its number among the names."""
_COLOURS = get_args(Colour)

_CODES: dict[tuple[Setup, AnyOption], int] = {}
"""A cache: there are some thousands of codes, and they are needed millions of times."""


def codes_of(position: Position, options: Iterable[AnyOption]) -> dict[int, AnyOption]:
    """The options that the library also has, by their codes."""
    return {code_of(position, o): o for o in options if o not in EXCLUDED}


def code_of(position: Position, option: AnyOption) -> int:
    """The code of an option of this position's question."""
    if isinstance(option, ChooseWay):
        # The squares that it names have a number only together with the pieces on them.
        uses_up = option.uses_up
        paid = 0 if uses_up is None else position.setup.colours.index(uses_up) + 1
        return _code(option.kind, (way_number(position, option), paid))
    key = position.setup, option
    code = _CODES.get(key)
    if code is None:
        code = _CODES[key] = _code(option.kind, _numbers(position.setup, option))
    return code


def _code(kind: str, numbers: Iterable[int]) -> int:
    code, shift = _KIND[kind], 16
    for number in numbers:
        code |= number << shift
        shift -= 8
    return code


def _numbers(setup: Setup, option: AnyOption) -> Iterator[int]:
    match option:
        case InvokeFlare():
            pass  # Only the flare in hand can be invoked.
        case PutUnder(card):
            is_flare = card in FLARES
            yield (FLARES if is_flare else BEINGS).index(card)
            yield int(is_flare)
        case _:
            for field, value in zip(OPTIONS.fields[option.kind], option[1:], strict=True):
                number = -1 if value is None else _number(setup, field, value)
                yield number if field.is_required else number + 1


def _number(setup: Setup, field: Field, name: str) -> int:
    if field.names == _COLOURS:
        return setup.colours.index(name)
    if field.names is None:
        raise ValueError(f"There are no numbers for {field.key!r}.")
    number = field.names.index(name)
    return _SQUARE[number] if field.names is SQUARES else number
