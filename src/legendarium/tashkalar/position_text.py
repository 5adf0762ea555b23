"""The short text form of positions, which parses back: one line, as FEN is to chess.

    duel northern,southern 5/7/9/4r4/2b1b4/9/9/7/5 0:2 0.hand=swordmaster 1.flare=f34

Form, schools, the arena by rows from 9 to 1 (a digit is so many empty squares; a piece is the
letter of its colour, with + heroic, with * legendary), whose turn it is and with how many actions.
Then, as `name=value`, only what differs from the defaults of the JSON form. A position in the
middle of an action is the one before it and the options taken since, each after a ` > `.

It is another spelling of the JSON form: only `decoding` knows what a position may be.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from legendarium.table import BadPosition, TableError
from legendarium.tashkalar.arena import COORDINATES
from legendarium.tashkalar.decoding import decode
from legendarium.tashkalar.encoding import encode
from legendarium.tashkalar.notation import option_text, parse_option
from legendarium.tashkalar.position import Position, Rank
from legendarium.tashkalar.setup import COLOURS

THEN = " > "
_MARKS: dict[str, str] = {Rank.COMMON.word: "", Rank.HEROIC.word: "+", Rank.LEGENDARY.word: "*"}
_COLOUR: dict[str, str] = {colour[0]: colour for colour in COLOURS}
_RANK: dict[str, str] = {mark: rank for rank, mark in _MARKS.items()}
_ROWS: tuple[tuple[str, ...], ...] = tuple(
    tuple(name for name, (_, row) in COORDINATES.items() if row == wanted)
    for wanted in range(8, -1, -1)
)
_LARGEST_DIGITS = 20

Json = dict[str, Any]


def position_text(position: Position) -> str:
    """A position as text."""
    if position.before is not None:
        return THEN.join([position_text(position.before), *map(option_text, position.answers)])
    body = encode(position)
    schools = ",".join(seat["school"] for seat in body["seats"])
    turn = body["turn"]
    words = [body["form"], schools, _arena_text(body["arena"]), f"{turn['seat']}:{turn['actions']}"]
    plain = encode(decode(_without_defaults(body)))
    for seat, (player, default) in enumerate(zip(body["seats"], plain["seats"], strict=True)):
        words += _differing(player, default, _OF_SEAT, f"{seat}.")
    words += _differing(body, plain, _OF_POSITION, "")
    words += _differing(turn, plain["turn"], _OF_TURN, "")
    if body["tasks"] is not None:
        words += _differing(body["tasks"], plain["tasks"], _OF_TASKS, "")
    return " ".join(words)


def parse_position(text: str) -> Position:
    """The position that a text tells; raises BadPosition when it tells none."""
    before, *options = text.split(THEN)
    body = _parse_body(before)
    if options:
        try:
            choices = [parse_option(option).to_json() for option in options]
        except TableError as error:
            raise BadPosition(error.message) from None
        body = {"pending": {"before": body, "choices": choices}}
    return decode(body)
