"""The action space: every option that the engine can offer, as one number of a fixed table.

One table serves all forms. Colours are numbered from the seat that chooses: 0 is its own side, 1
the next side in the order of play. The way of a summoning is numbered by the orientation of the
card and the colour that it uses up. A pattern has at most eight orientations and at most three
colours can be used up, so 8 x 4 numbers are enough: two ways of a question differ in orientation or
in colour.

Conceding and skipping the last turns are agreements between people and not part of the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from legendarium.table import Option, Question
from legendarium.tashkalar.arena import ADJACENT, DIRECTIONS, NAME, SQUARE, each, names
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.names import ALTERNATIVES
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import (
    DECLINE,
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
    Convert,
    Discard,
    InvokeFlare,
    Leap,
    Move,
    Pick,
    PickUp,
    Place,
    PutUnder,
    Summon,
    Upgrade,
)
from legendarium.tashkalar.position import Position, Rank
from legendarium.tashkalar.schools import CARDS, DECKS
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.tasks import TASKS


class Wait(Option, kind="wait"):
    """What an agent does in a parallel environment while another agent is to act."""


WAIT = Wait()

ORIENTATIONS = 8
MAX_SIDES = 4


def _options() -> Iterator[AnyOption | Wait]:
    """The options with the same meaning for every seat, in the order of their numbers."""
    squares = tuple(SQUARE)
    beings = tuple(dict.fromkeys(card for deck in DECKS.values() for card in deck))
    for kind in (Place, Pick, PickUp, Convert, Upgrade):
        yield from (kind(square) for square in squares)
    for rank in Rank:
        yield from (Place(square, rank=rank.word) for square in squares)
    for card in CARDS:
        yield from (Summon(card, square) for square in squares)
    for start in NAME:
        for target in each(ADJACENT[start]):
            yield Move(NAME[start], NAME[target])
    for leaping in squares:
        yield from (Leap(leaping, to) for to in squares if to != leaping)
    yield from (ChooseDirection(way) for way in DIRECTIONS)
    yield from (Discard(card) for card in beings)
    yield from (PutUnder(card) for card in (*CARDS, *FLARES))
    yield from (ChooseCard(card) for card in beings)
    yield from (InvokeFlare(card) for card in FLARES)
    yield from (Claim(task) for task in TASKS)
    yield from (ChooseAlternative(what) for what in ALTERNATIVES)
    yield from (DECLINE, HAND_OVER, END_TURN, WAIT)


_NUMBER: dict[AnyOption | Wait, int] = {option: number for number, option in enumerate(_options())}

_START = len(_NUMBER)
"""From this number on: `place` for a side, then `colour`, `opponent` and `way`."""
_COLOUR = _START + MAX_SIDES * len(SQUARE)
_OPPONENT = _COLOUR + MAX_SIDES
_WAY = _OPPONENT + MAX_SIDES

SIZE = _WAY + ORIENTATIONS * MAX_SIDES
"""The number of actions."""

WAITING = _NUMBER[WAIT]

_SQUARE_NUMBER = {square: number for number, square in enumerate(SQUARE)}


def action_of(position: Position, seat: int, option: AnyOption) -> int:
    """The number of an option offered to this seat; the position may be the seat's view."""
    number = _NUMBER.get(option)
    if number is not None:
        return number
    match option:
        case ChooseWay():
            return _way(position, seat, option)
        case Place(square, colour) if colour is not None:
            side = relative_side(position.setup, seat, colour)
            return _START + side * len(SQUARE) + _SQUARE_NUMBER[square]
        case ChooseColour(colour):
            return _COLOUR + relative_side(position.setup, seat, colour)
        case ChooseOpponent(colour):
            return _OPPONENT + relative_side(position.setup, seat, colour)
        case _:
            raise ValueError(f"{option} is not in the action space")


def legal_actions(position: Position, asked: Question) -> dict[int, AnyOption]:
    """The options of a question by their numbers."""
    legal = {}
    for option in asked.options:
        number = _NUMBER.get(option)
        if number is None:
            number = action_of(position, asked.seat, option)
        legal[number] = option
    return legal


def relative_side(setup: Setup, seat: int, colour: str) -> int:
    """The side of a colour, counted from the side of a seat."""
    return (setup.colours.index(colour) - setup.side_of[seat]) % setup.sides


def _way(position: Position, seat: int, option: ChooseWay) -> int:
    begun = position.answers[0]
    assert isinstance(begun, Summon)
    orientation = _orientation(begun.card, begun.square, option)
    colour = option.uses_up
    paid = 0 if colour is None else relative_side(position.setup, seat, colour)
    return _WAY + orientation * MAX_SIDES + paid


@cache
def _orientation(card: str, square: str, way: ChooseWay) -> int:
    """The index of the first orientation that covers the squares of the way."""
    pattern = CARDS[card].pattern
    for orientation, used, _, marked in pattern.footprints(SQUARE[square]):
        if (
            names(used) == way.squares
            and names(marked) == (way.marks or ())
            and orientation.directions == (way.directions or ())
        ):
            return pattern.orientations.index(orientation)
    raise ValueError(f"{option_text(way)!r} is no way to summon {card!r} on {square}")


def action_text(action: int) -> str:
    """An action as text, independent of the position: `summon knight d4`, `way 3 uses-up=1`."""
    if not 0 <= action < SIZE:
        raise ValueError(f"the actions are 0 to {SIZE - 1}, not {action}")
    return _TEXTS[action]


def _texts() -> Iterator[str]:
    yield from (
        option_text(option) if not isinstance(option, Wait) else "wait" for option in _NUMBER
    )
    for side in range(MAX_SIDES):
        yield from (f"place {square} side={side}" for square in SQUARE)
    for kind in ("colour", "opponent"):
        yield from (f"{kind} side={side}" for side in range(MAX_SIDES))
    for orientation in range(ORIENTATIONS):
        yield from (f"way {orientation} uses-up={side}" for side in range(MAX_SIDES))


_TEXTS = tuple(_texts())
