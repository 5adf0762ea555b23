"""The short text form of positions, which parses back: one line, like FEN in chess.

    duel northern,southern 5/7/9/4r4/2b1b4/9/9/7/5 0:2 0.hand=swordmaster 1.flare=f34

It holds the form, the schools, the arena by rows from 9 to 1 (a digit is a number of empty squares;
a piece is the letter of its colour, with + if heroic and * if legendary), the seat whose turn it is
and its actions. Then, as `name=value`, only what differs from the defaults of the JSON form. A
position in the middle of an action is the one before it and the options taken since, each after
a ` > `.

It is another spelling of the JSON form: only `decoding` knows which positions are possible.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from legendarium.table import BadPosition, TableError
from legendarium.tashkalar import spelling
from legendarium.tashkalar.arena import COORDINATES
from legendarium.tashkalar.decoding import decode
from legendarium.tashkalar.encoding import encode
from legendarium.tashkalar.notation import option_text, parse_option
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.spelling import Spelling, number, piece_json, piece_text

CHOICE_SEPARATOR = " > "

_ROWS: tuple[tuple[str, ...], ...] = tuple(
    tuple(name for name, (_, row) in COORDINATES.items() if row == wanted)
    for wanted in range(8, -1, -1)
)
_ROW_PART = re.compile(r"[1-9]|[a-z][+*]?")

_SEAT_FIELDS: dict[str, Spelling] = {
    "hand": spelling.NAMES,
    "legends": spelling.NAMES,
    "flare": spelling.NAME,
    "discard": spelling.NAMES,
    "deck": spelling.NAMES,
    "sideways": spelling.NUMBER,
    "known": spelling.NUMBER,
}
_TASK_FIELDS: dict[str, Spelling] = {
    "current": spelling.NAMES,
    "next": spelling.NAME,
    "claimed": spelling.PILES,
    "deck": spelling.NAMES,
}
_TURN_FIELDS: dict[str, Spelling] = {
    "discarded": spelling.FLAG,
    "destroyed": spelling.DESTROYED,
    "summoned": spelling.SUMMONED,
    "war_summoner": spelling.FLAG,
    "extra_cards": spelling.NUMBER,
    "extra_legends": spelling.NUMBER,
    "extra_turn": spelling.FLAG,
    "handed_over": spelling.FLAG,
}
_GAME_FIELDS: dict[str, Spelling] = {
    "legend_discard": spelling.NAMES,
    "legend_deck": spelling.NAMES,
    "flare_discard": spelling.NAMES,
    "flare_deck": spelling.NAMES,
    "scores": spelling.SCORES,
    "improvised": spelling.PILES,
    "end": spelling.END,
    "conceded": spelling.NAME,
    "offers": spelling.OFFERS,
    "stage": spelling.NAME,
    "take_back": spelling.FLAG,
    "chance": spelling.NUMBER,
}
_FIELDS_WITH_DEPENDENTS = frozenset(
    {"teams", "hand", "legends", "flare", "discard", "legend_discard", "flare_discard"}
    | {"current", "next", "claimed"}
)
"""Fields that defaults of other fields depend on, as a deck does on the hand; empty by default."""


class _Field(NamedTuple):
    """A field that is written as `name=value`."""

    path: tuple[str | int, ...]
    """The keys that lead to the value in the JSON form."""
    spelling: Spelling

    @property
    def has_dependents(self) -> bool:
        return self.path[-1] in _FIELDS_WITH_DEPENDENTS


@cache
def _fields(seats: int) -> dict[str, _Field]:
    fields = {"teams": _Field(("teams",), spelling.FLAG)}
    for seat in range(seats):
        fields |= {
            f"{seat}.{name}": _Field(("seats", seat, name), spelt)
            for name, spelt in _SEAT_FIELDS.items()
        }
    fields |= {name: _Field(("turn", name), spelt) for name, spelt in _TURN_FIELDS.items()}
    fields |= {
        f"tasks.{name}": _Field(("tasks", name), spelt) for name, spelt in _TASK_FIELDS.items()
    }
    return fields | {name: _Field((name,), spelt) for name, spelt in _GAME_FIELDS.items()}


def position_text(position: Position) -> str:
    """A position as text."""
    if position.before is not None:
        return CHOICE_SEPARATOR.join(
            [position_text(position.before), *map(option_text, position.answers)]
        )
    body: dict[str, Any] = {**encode(position)}
    schools = [seat["school"] for seat in body["seats"]]
    turn = f"{body['turn']['seat']}:{body['turn']['actions']}"
    parts = [body["form"], ",".join(schools), _arena_text(body["arena"]), turn]
    plain = encode(decode(_minimal_body(body)))
    for name, field in _fields(len(schools)).items():
        value = _get(body, field)
        if value != _get(plain, field) or (field.has_dependents and _is_set(value)):
            parts.append(f"{name}={field.spelling.write(value)}")
    return " ".join(parts)


def parse_position(text: str) -> Position:
    """The position of a text; raises BadPosition if it is not one."""
    before, *options = text.split(CHOICE_SEPARATOR)
    body = _parse(before)
    if not options:
        return decode(body)
    try:
        choices = [parse_option(option).to_json() for option in options]
    except TableError as error:
        raise BadPosition(error.message, error.at) from None
    return decode({"pending": {"before": body, "choices": choices}})


def _minimal_body(body: dict[str, Any]) -> dict[str, Any]:
    """The part of the JSON form that the defaults of everything else depend on."""
    seats = [{"school": seat["school"]} for seat in body["seats"]]
    minimal = {"form": body["form"], "arena": body["arena"], "seats": seats}
    for field in _fields(len(seats)).values():
        if field.has_dependents and _is_set(_get(body, field)):
            _put(minimal, field, _get(body, field))
    return minimal


def _is_set(value: Any) -> bool:
    return any(value) if isinstance(value, list) else bool(value)


def _get(body: Any, field: _Field) -> Any:
    for key in field.path:
        body = body[key] if isinstance(key, int) else (body or {}).get(key)
    return body


def _put(body: Any, field: _Field, value: Any) -> None:
    *keys, last = field.path
    for key in keys:
        body = body[key] if isinstance(key, int) else body.setdefault(key, {})
    body[last] = value


def _parse(text: str) -> dict[str, Any]:
    form, schools, arena, turn, *rest = [*text.split(), *[""] * 4]
    if not turn:
        raise BadPosition(
            "A position begins with form, schools, arena and turn, "
            "such as 'duel northern,southern 5/7/9/9/9/9/9/7/5 0:2'."
        )
    seat, _, actions = turn.partition(":")
    body: dict[str, Any] = {
        "form": form,
        "seats": [{"school": school} for school in schools.split(",")],
        "arena": _parse_arena(arena),
        "turn": {"seat": number(seat), "actions": number(actions)},
    }
    fields = _fields(len(body["seats"]))
    seen = set()
    for part in filter(None, rest):
        name, _, value = part.partition("=")
        if name not in fields or name in seen:
            wrong = "is given twice" if name in seen else f"is none of {', '.join(fields)}"
            raise BadPosition(f"{name!r} {wrong}.", name)
        seen.add(name)
        _put(body, fields[name], fields[name].spelling.read(value))
    return body


def _arena_text(arena: dict[str, str]) -> str:
    rows = []
    for squares in _ROWS:
        row = "".join(piece_text(arena[name]) if name in arena else "." for name in squares)
        rows.append(re.sub(r"\.+", lambda empty: str(len(empty[0])), row))
    return "/".join(rows)


def _parse_arena(text: str) -> dict[str, str]:
    rows = text.split("/")
    if len(rows) != len(_ROWS):
        raise BadPosition(f"An arena has {len(_ROWS)} rows, not {len(rows)}.", text)
    arena: dict[str, str] = {}
    for row, squares in zip(rows, _ROWS, strict=True):
        content: list[str] = []
        for part in _ROW_PART.findall(row):
            content += [""] * int(part) if part.isdecimal() else [part]
        if len(content) != len(squares) or _ROW_PART.sub("", row):
            raise BadPosition(
                f"The row {row!r} does not describe the {len(squares)} squares "
                f"from {squares[0]} to {squares[-1]}.",
                row,
            )
        for name, piece in zip(squares, content, strict=True):
            if piece:
                arena[name] = piece_json(piece)
    return arena
