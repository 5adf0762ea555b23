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

THEN = " > "

_ROWS: tuple[tuple[str, ...], ...] = tuple(
    tuple(name for name, (_, row) in COORDINATES.items() if row == wanted)
    for wanted in range(8, -1, -1)
)
_IN_ROW = re.compile(r"[1-9]|[a-z][+*]?")

_OF_SEAT: dict[str, Spelling] = {
    "hand": spelling.NAMES,
    "legends": spelling.NAMES,
    "flare": spelling.NAME,
    "discard": spelling.NAMES,
    "deck": spelling.NAMES,
    "sideways": spelling.NUMBER,
    "known": spelling.NUMBER,
}
_OF_TASKS: dict[str, Spelling] = {
    "current": spelling.NAMES,
    "next": spelling.NAME,
    "claimed": spelling.PILES,
    "deck": spelling.NAMES,
}
_OF_TURN: dict[str, Spelling] = {
    "discarded": spelling.FLAG,
    "destroyed": spelling.DESTROYED,
    "summoned": spelling.SUMMONED,
    "war_summoner": spelling.FLAG,
    "extra_cards": spelling.NUMBER,
    "extra_legends": spelling.NUMBER,
    "extra_turn": spelling.FLAG,
    "handed_over": spelling.FLAG,
}
_OF_GAME: dict[str, Spelling] = {
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
_DECIDING = frozenset(
    {"teams", "hand", "legends", "flare", "discard", "legend_discard", "flare_discard"}
    | {"current", "next", "claimed"}
)
"""What the defaults of others depend on, as a deck does on the hand; by default each is empty."""


class _Word(NamedTuple):
    """A name that may be followed by `=` and a value."""

    path: tuple[str | int, ...]
    """Where in the JSON form the value is."""
    spelling: Spelling

    @property
    def decides(self) -> bool:
        return self.path[-1] in _DECIDING


@cache
def _words(seats: int) -> dict[str, _Word]:
    words = {"teams": _Word(("teams",), spelling.FLAG)}
    for seat in range(seats):
        words |= {
            f"{seat}.{name}": _Word(("seats", seat, name), spelt)
            for name, spelt in _OF_SEAT.items()
        }
    words |= {name: _Word(("turn", name), spelt) for name, spelt in _OF_TURN.items()}
    words |= {f"tasks.{name}": _Word(("tasks", name), spelt) for name, spelt in _OF_TASKS.items()}
    return words | {name: _Word((name,), spelt) for name, spelt in _OF_GAME.items()}


def position_text(position: Position) -> str:
    """A position as text."""
    if position.before is not None:
        return THEN.join([position_text(position.before), *map(option_text, position.answers)])
    body: dict[str, Any] = {**encode(position)}
    schools = [seat["school"] for seat in body["seats"]]
    turn = f"{body['turn']['seat']}:{body['turn']['actions']}"
    words = [body["form"], ",".join(schools), _arena_text(body["arena"]), turn]
    plain = encode(decode(_deciding(body)))
    for name, word in _words(len(schools)).items():
        value = _get(body, word)
        if value != _get(plain, word) or (word.decides and _is_some(value)):
            words.append(f"{name}={word.spelling.write(value)}")
    return " ".join(words)


def parse_position(text: str) -> Position:
    """The position that a text tells; raises BadPosition when it tells none."""
    before, *options = text.split(THEN)
    body = _parse(before)
    if not options:
        return decode(body)
    try:
        choices = [parse_option(option).to_json() for option in options]
    except TableError as error:
        raise BadPosition(error.message, error.at) from None
    return decode({"pending": {"before": body, "choices": choices}})


def _deciding(body: dict[str, Any]) -> dict[str, Any]:
    """So much of the JSON form that the defaults of all else follow from it."""
    seats = [{"school": seat["school"]} for seat in body["seats"]]
    deciding = {"form": body["form"], "arena": body["arena"], "seats": seats}
    for word in _words(len(seats)).values():
        if word.decides and _is_some(_get(body, word)):
            _put(deciding, word, _get(body, word))
    return deciding


def _is_some(value: Any) -> bool:
    return any(value) if isinstance(value, list) else bool(value)


def _get(body: Any, word: _Word) -> Any:
    for key in word.path:
        body = body[key] if isinstance(key, int) else (body or {}).get(key)
    return body


def _put(body: Any, word: _Word, value: Any) -> None:
    *way, last = word.path
    for key in way:
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
    words = _words(len(body["seats"]))
    seen = set()
    for part in filter(None, rest):
        name, _, value = part.partition("=")
        if name not in words or name in seen:
            wrong = "comes twice" if name in seen else f"is none of {', '.join(words)}"
            raise BadPosition(f"{name!r} {wrong}.", name)
        seen.add(name)
        _put(body, words[name], words[name].spelling.read(value))
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
        for part in _IN_ROW.findall(row):
            content += [""] * int(part) if part.isdecimal() else [part]
        if len(content) != len(squares) or _IN_ROW.sub("", row):
            raise BadPosition(
                f"The row {row!r} does not tell the {len(squares)} squares "
                f"from {squares[0]} to {squares[-1]}.",
                row,
            )
        for name, piece in zip(squares, content, strict=True):
            if piece:
                arena[name] = piece_json(piece)
    return arena
