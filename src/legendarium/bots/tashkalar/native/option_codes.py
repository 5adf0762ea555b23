"""The codes by which the compiled library names options.

A code is a `Choice` of `act.hpp` in one number: its kind, then two small numbers for the square,
card, colour or way.
"""

from __future__ import annotations

from collections.abc import Iterable

from legendarium.bots.tashkalar.native.packing import NUMBER
from legendarium.tashkalar.arena import DIRECTIONS, SQUARE, names
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position, Rank
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.summoning import Way, ways

KINDS: tuple[str, ...] = (
    *("decline", "place", "summon", "flare", "end-turn", "pick", "move", "leap", "direction"),
    *("card", "choose", "upgrade", "convert", "claim", "colour", "opponent", "way", "pick-up"),
    *("place-for", "place-rank", "discard", "put-under"),
)
"""In the order of `Kind` in C++. Placing has three kinds: a common piece of the seat's side, one
for another side, and one of a chosen rank."""
EXCLUDED_KINDS = ("hand-over", "end-turn")
"""The kinds that the library never offers: it searches one seat's turn and ends it explicitly."""

_WHAT = {"gain-action": 0, "destroy-adjacent": 0, "destroy-commons": 1}
_DIRECTIONS = tuple(DIRECTIONS)

_CODES: dict[tuple[Setup, AnyOption], int] = {}
"""A cache: there are some thousands of codes, and they are needed millions of times."""


def codes_of(position: Position, options: Iterable[AnyOption]) -> dict[int, AnyOption]:
    """The options that the library also has, by their codes."""
    return {code_of(position, o): o for o in options if o.kind not in EXCLUDED_KINDS}


def code_of(position: Position, option: AnyOption) -> int:
    """The code of an option of this position's question."""
    if option.kind == "way":
        # The option names the squares it uses; the code has the orientation of the card.
        return _code("way", *_way(position, option))
    key = position.setup, option
    code = _CODES.get(key)
    if code is None:
        code = _CODES[key] = _code(*_parts_of(position.setup, option))
    return code


def _code(kind: str, one: int = 0, other: int = 0) -> int:
    return KINDS.index(kind) << 16 | one << 8 | other


def _parts_of(setup: Setup, option: AnyOption) -> tuple[str, int, int]:
    kind = option.kind
    match {name: str(value) for name, value in option.details}:
        case {"square": square, "rank": rank}:
            return "place-rank", _index(square), Rank[rank.upper()]
        case {"square": square, "colour": colour}:
            return "place-for", _index(square), setup.colours.index(colour)
        case {"square": square, "card": card}:
            return kind, NUMBER[card], _index(square)
        case {"square": square}:
            return kind, _index(square), 0
        case {"from": start, "to": target}:
            return kind, _index(start), _index(target)
        case {"direction": direction}:
            return kind, _DIRECTIONS.index(direction), 0
        case {"what": what}:
            return kind, _WHAT[what], 0
        case {"task": task}:
            return kind, NUMBER[task], 0
        case {"colour": colour}:
            return kind, setup.colours.index(colour), 0
        case {"card": card} if kind == "flare":
            return kind, 0, 0  # There is only the one in hand.
        case {"card": card}:
            return kind, NUMBER[card], card in FLARES
    return kind, 0, 0


def _index(square: str) -> int:
    return SQUARE[square].bit_length() - 1


def _way(position: Position, option: AnyOption) -> tuple[int, int]:
    """The orientation, and 1 plus the side whose colour is used up, or 0 for none."""
    assert position.before is not None
    summoning = position.answers[0]
    card = CARDS[summoning.get("card")]
    for way in ways(position.before, card, SQUARE[summoning.get("square")]):
        if _is_meant(way, option, position.setup):
            number = card.pattern.orientations.index(way.orientation)
            return number, 0 if way.uses_up is None else way.uses_up + 1
    raise AssertionError(f"no such way: {option}")


def _is_meant(way: Way, option: AnyOption, setup: Setup) -> bool:
    colour = None if way.uses_up is None else setup.colours[way.uses_up]
    return (
        option.get("squares") == names(way.used)
        and (option.get("marks") or ()) == names(way.marked)
        and (option.get("directions") or ()) == way.orientation.directions
        and option.get("uses_up") == colour
    )
