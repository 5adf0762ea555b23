"""The action space: every option that the engine can offer, as one number of a fixed table.

One table serves all forms. Colours are numbered from the seat that chooses: 0 is its own side, 1
the next side in the order of play. The way of a summoning is numbered by the orientation of the
card and the colour that it uses up. A pattern has at most eight orientations and at most three
colours can be used up, so 8 x 4 numbers are enough: two ways of a question differ in orientation or
in colour.

Conceding and skipping the last turns are agreements between people and not part of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, product
from typing import Any, TypeVar, assert_never

from legendarium.table import Option, Question
from legendarium.tashkalar.actions import way_number
from legendarium.tashkalar.arena import ADJACENT, SQUARE
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import (
    OPTIONS,
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
from legendarium.tashkalar.schools import CARDS, DECKS
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.tasks import TASKS

Numbered = (
    Place
    | Summon
    | Discard
    | InvokeFlare
    | HandOver
    | EndTurn
    | Decline
    | PickUp
    | Pick
    | Convert
    | Upgrade
    | Move
    | Leap
    | ChooseDirection
    | ChooseCard
    | ChooseAlternative
    | Claim
    | PutUnder
)
"""The kinds with options that mean the same for every seat: these have a number each."""

OptionT = TypeVar("OptionT", bound=Numbered)


class Wait(Option, kind="wait"):
    """What an agent does in a parallel environment while another agent is to act."""


WAIT = Wait()

ORIENTATIONS = 8
MAX_SIDES = 4


def every(kind: type[OptionT], **only: Iterable[str]) -> Iterator[OptionT]:
    """Every option of a kind: each way to fill its fields, with these values only where given.

    An optional field is left out if no values are given.
    """
    values: list[Iterable[Any]] = []
    for field in OPTIONS.fields[kind.kind]:
        names = field.names if field.is_required else (None,)
        assert names is not None
        values.append(only.get(field.key, names))
    return (kind(*chosen) for chosen in product(*values))


def _options() -> Iterator[Numbered | Wait]:
    """The options with the same meaning for every seat, in the order of their numbers."""
    beings = tuple(dict.fromkeys(chain.from_iterable(DECKS.values())))
    for kind in (Place, Pick, PickUp, Convert, Upgrade):
        yield from every(kind)
    for rank in Rank:
        yield from every(Place, rank=(rank.word,))
    yield from every(Summon)
    yield from (move for move in every(Move) if SQUARE[move.to] & ADJACENT[SQUARE[move.from_]])
    yield from (leap for leap in every(Leap) if leap.to != leap.from_)
    yield from every(ChooseDirection)
    yield from every(Discard, card=beings)
    yield from every(PutUnder, card=(*CARDS, *FLARES))
    yield from every(ChooseCard, card=beings)
    yield from every(InvokeFlare, card=FLARES)
    yield from every(Claim, task=TASKS)
    for rest in (ChooseAlternative, Decline, HandOver, EndTurn):
        yield from every(rest)
    yield WAIT


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
        case Concede() | SkipLastTurns():
            raise ValueError(f"{option} is an agreement between people")
        case _:
            if not isinstance(option, Numbered):
                assert_never(option)
            raise ValueError(f"{option} is never offered")


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


def _way(position: Position, seat: int, way: ChooseWay) -> int:
    used_up = 0 if way.uses_up is None else relative_side(position.setup, seat, way.uses_up)
    return _WAY + way_number(position, way) * MAX_SIDES + used_up


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
