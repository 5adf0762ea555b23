"""The codes by which the compiled library names options.

A code is a `Choice` of `act.hpp` in one number: its kind, then two small numbers for the square,
card, colour or way.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.names import BEINGS, FLARES, TASKS, WAYS
from legendarium.tashkalar.options import (
    END_TURN,
    HAND_OVER,
    AnyOption,
    ChooseAlternative,
    ChooseCard,
    ChooseColour,
    ChooseDirection,
    ChooseOpponent,
    ChooseWay,
    Claim,
    Concede,
    Convert,
    Decline,
    Discard,
    EndTurn,
    HandOver,
    InvokeFlare,
    Leap,
    Move,
    Pick,
    PickUp,
    Place,
    PutUnder,
    SkipLastTurns,
    Summon,
    Upgrade,
)
from legendarium.tashkalar.position import Position, Rank
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.way_numbers import way_number

KINDS: tuple[str, ...] = (
    *("decline", "place", "summon", "flare", "end-turn", "pick", "move", "leap", "direction"),
    *("card", "choose", "upgrade", "convert", "claim", "colour", "opponent", "way", "pick-up"),
    *("place-for", "place-rank", "discard", "put-under"),
)
"""In the order of `Kind` in C++. Placing has three kinds: a common piece of the seat's side, one
for another side, and one of a chosen rank."""
EXCLUDED = frozenset((HAND_OVER, END_TURN))
"""What the library never offers: it searches one seat's turn and ends it explicitly."""

_WHAT = {"gain-action": 0, "destroy-adjacent": 0, "destroy-commons": 1}

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
        return _code(option.kind, way_number(position, option), paid)
    key = position.setup, option
    code = _CODES.get(key)
    if code is None:
        code = _CODES[key] = _code(*_parts_of(position.setup, option))
    return code


def _code(kind: str, one: int = 0, other: int = 0) -> int:
    return KINDS.index(kind) << 16 | one << 8 | other


def _parts_of(setup: Setup, option: AnyOption) -> tuple[str, int, int]:
    kind = option.kind
    match option:
        case Place(square, colour, rank):
            if rank is not None:
                return "place-rank", _index(square), Rank[rank.upper()]
            if colour is not None:
                return "place-for", _index(square), setup.colours.index(colour)
            return kind, _index(square), 0
        case Pick(square) | PickUp(square) | Convert(square) | Upgrade(square):
            return kind, _index(square), 0
        case Summon(card, square):
            return kind, BEINGS.number(card), _index(square)
        case Move(start, target) | Leap(start, target):
            return kind, _index(start), _index(target)
        case ChooseDirection(direction):
            return kind, WAYS.number(direction), 0
        case ChooseAlternative(what):
            return kind, _WHAT[what], 0
        case Claim(task):
            return kind, TASKS.number(task), 0
        case ChooseColour(colour) | ChooseOpponent(colour):
            return kind, setup.colours.index(colour), 0
        case Discard(card) | ChooseCard(card):
            return kind, BEINGS.number(card), 0
        case PutUnder(card):
            is_flare = card in FLARES
            return kind, (FLARES if is_flare else BEINGS).number(card), is_flare
        case InvokeFlare() | Decline() | EndTurn():
            # Only the flare in hand can be invoked, so it needs no number.
            return kind, 0, 0
        case ChooseWay() | HandOver() | Concede() | SkipLastTurns():
            raise ValueError(f"{option} has no code of its own")
        case _:
            assert_never(option)


def _index(square: str) -> int:
    return SQUARE[square].bit_length() - 1
