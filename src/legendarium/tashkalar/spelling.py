"""The text form of the values in the JSON form of a position.

No value contains a space. Lists are joined by commas and lists of lists by slashes; `-` is an empty
list. This module checks only that a value can be parsed, not that it makes sense.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from legendarium.table import BadPosition
from legendarium.table.reading import short_repr
from legendarium.tashkalar.position import Rank
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL

EMPTY_LIST = "-"

_COLOUR: dict[str, str] = {colour[0]: colour for colour in COLOUR_OF_SCHOOL.values()}
_RANK: dict[str, str] = {"": Rank.COMMON.word, "+": Rank.HEROIC.word, "*": Rank.LEGENDARY.word}
_MARK: dict[str, str] = {rank: mark for mark, rank in _RANK.items()}


class Spelling(NamedTuple):
    """How a kind of value is written as text and read back."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def number(text: str) -> int:
    """The whole number of a text."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise BadPosition(f"Expected a whole number, not {short_repr(text)}.", text)
    return int(text)


def piece_text(piece: str) -> str:
    """`blue heroic` as `b+`."""
    colour, rank = piece.split()
    return colour[0] + _MARK[rank]


def piece_json(text: str) -> str:
    """`b+` as `blue heroic`."""
    colour = _COLOUR.get(text[:1])
    if colour is None or text[1:] not in _RANK:
        raise BadPosition(
            f"A piece is a letter of {', '.join(_COLOUR)}, with + or * if it is upgraded; "
            f"not {short_repr(text)}.",
            text,
        )
    return f"{colour} {_RANK[text[1:]]}"


def _join(parts: list[str], by: str = ",") -> str:
    return by.join(parts) or EMPTY_LIST


def _split(text: str, by: str = ",") -> list[str]:
    return [] if text == EMPTY_LIST else text.split(by)


def _pair(text: str, by: str) -> tuple[str, str]:
    one, between, other = text.partition(by)
    if not (one and between and other):
        raise BadPosition(f"Expected two values with {by!r} between them, not {short_repr(text)}.")
    return one, other


def _unique_counts(pairs: list[tuple[str, int]]) -> dict[str, int]:
    counts = dict(pairs)
    if len(counts) < len(pairs):
        raise BadPosition("The same item is counted twice.", pairs[0][0])
    return counts


def _read_flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise BadPosition(f"Expected yes or no, not {short_repr(text)}.", text)
    return text == "yes"


def _write_piles(piles: list[list[str]]) -> str:
    return "/".join(map(_join, piles))


def _read_piles(text: str) -> list[list[str]]:
    return [_split(pile) for pile in text.split("/")]


def _write_scores(scores: list[Any]) -> str:
    if not isinstance(scores[0], dict):
        return ",".join(map(str, scores))
    return "/".join(
        ",".join(f"{colour}:{points}" for colour, points in row.items()) for row in scores
    )


def _read_scores(text: str) -> list[Any]:
    if ":" not in text:
        return [number(points) for points in text.split(",")]
    rows = [[_pair(part, ":") for part in _split(row)] for row in text.split("/")]
    return [_unique_counts([(colour, number(points)) for colour, points in row]) for row in rows]


def _write_destroyed(destroyed: dict[str, dict[str, int]]) -> str:
    """`2r,1r+`: two common pieces and a heroic one, all red."""
    return _join(
        [
            f"{count}{colour[0]}{_MARK[rank]}"
            for colour, tally in destroyed.items()
            for rank, count in tally.items()
            if count
        ]
    )


def _read_destroyed(text: str) -> dict[str, dict[str, int]]:
    counts = []
    for part in _split(text):
        piece = part.lstrip("0123456789")
        counts.append((piece_json(piece), number(part.removesuffix(piece))))
    destroyed: dict[str, dict[str, int]] = {}
    for piece, count in _unique_counts(counts).items():
        colour, rank = piece.split()
        destroyed.setdefault(colour, {})[rank] = count
    return destroyed


def _write_summoned(summoned: list[dict[str, str]]) -> str:
    return _join([f"{being['card']}@{being['square']}" for being in summoned])


def _read_summoned(text: str) -> list[dict[str, str]]:
    pairs = (_pair(part, "@") for part in _split(text))
    return [{"card": card, "square": square} for card, square in pairs]


def _write_end(end: dict[str, Any]) -> str:
    return f"{end['triggered']}:{_join([str(seat) for seat in end['last_turns']])}"


def _read_end(text: str) -> dict[str, Any]:
    seat, turns = _pair(text, ":")
    return {"triggered": number(seat), "last_turns": [number(turn) for turn in _split(turns)]}


def _write_offers(offers: list[dict[str, Any]]) -> str:
    return _join([f"{offer['kind']}:{offer['seat']}" for offer in offers])


def _read_offers(text: str) -> list[dict[str, Any]]:
    pairs = (_pair(part, ":") for part in _split(text))
    return [{"kind": kind, "seat": number(seat)} for kind, seat in pairs]


NAME = Spelling(str, str)
NAMES = Spelling(_join, _split)
NUMBER = Spelling(str, number)
FLAG = Spelling(lambda flag: "yes" if flag else "no", _read_flag)
PILES = Spelling(_write_piles, _read_piles)
SCORES = Spelling(_write_scores, _read_scores)
DESTROYED = Spelling(_write_destroyed, _read_destroyed)
SUMMONED = Spelling(_write_summoned, _read_summoned)
END = Spelling(_write_end, _read_end)
OFFERS = Spelling(_write_offers, _read_offers)
