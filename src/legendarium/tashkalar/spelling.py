"""How the values of a position's JSON form are spelt in its text form.

No value has a space in it. Lists are joined by commas and lists of lists by slashes; `-` is an
empty list. Whether a value makes sense is not asked here, only whether it can be read at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from legendarium.table import BadPosition
from legendarium.table.reading import told
from legendarium.tashkalar.position import Rank
from legendarium.tashkalar.setup import COLOURS

NONE = "-"

_COLOUR: dict[str, str] = {colour[0]: colour for colour in COLOURS}
_RANK: dict[str, str] = {"": Rank.COMMON.word, "+": Rank.HEROIC.word, "*": Rank.LEGENDARY.word}
_MARK: dict[str, str] = {rank: mark for mark, rank in _RANK.items()}


class Spelling(NamedTuple):
    """A value to its text and back."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def number(text: str) -> int:
    """The whole number that a text spells."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise BadPosition(f"Here belongs a whole number, not {told(text)}.", text)
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
            f"not {told(text)}.",
            text,
        )
    return f"{colour} {_RANK[text[1:]]}"


def _joined(parts: list[str], by: str = ",") -> str:
    return by.join(parts) or NONE


def _parts(text: str, by: str = ",") -> list[str]:
    return [] if text == NONE else text.split(by)


def _pair(text: str, by: str) -> tuple[str, str]:
    one, between, other = text.partition(by)
    if not (one and between and other):
        raise BadPosition(f"Here belong two things with {by!r} between them, not {told(text)}.")
    return one, other


def _once(pairs: list[tuple[str, int]]) -> dict[str, int]:
    counts = dict(pairs)
    if len(counts) < len(pairs):
        raise BadPosition("The same thing is counted twice.", pairs[0][0])
    return counts


def _read_flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise BadPosition(f"Here belongs yes or no, not {told(text)}.", text)
    return text == "yes"


def _write_piles(piles: list[list[str]]) -> str:
    return "/".join(map(_joined, piles))


def _read_piles(text: str) -> list[list[str]]:
    return [_parts(pile) for pile in text.split("/")]


def _write_scores(scores: list[Any]) -> str:
    if not isinstance(scores[0], dict):
        return ",".join(map(str, scores))
    return "/".join(
        ",".join(f"{colour}:{points}" for colour, points in row.items()) for row in scores
    )


def _read_scores(text: str) -> list[Any]:
    if ":" not in text:
        return [number(points) for points in text.split(",")]
    rows = [[_pair(part, ":") for part in _parts(row)] for row in text.split("/")]
    return [_once([(colour, number(points)) for colour, points in row]) for row in rows]


def _write_destroyed(destroyed: dict[str, dict[str, int]]) -> str:
    """`2r,1r+`: two common pieces and a heroic one, all red."""
    return _joined(
        [
            f"{count}{colour[0]}{_MARK[rank]}"
            for colour, tally in destroyed.items()
            for rank, count in tally.items()
            if count
        ]
    )


def _read_destroyed(text: str) -> dict[str, dict[str, int]]:
    counts = []
    for part in _parts(text):
        piece = part.lstrip("0123456789")
        counts.append((piece_json(piece), number(part.removesuffix(piece))))
    destroyed: dict[str, dict[str, int]] = {}
    for piece, count in _once(counts).items():
        colour, rank = piece.split()
        destroyed.setdefault(colour, {})[rank] = count
    return destroyed


def _write_summoned(summoned: list[dict[str, str]]) -> str:
    return _joined([f"{being['card']}@{being['square']}" for being in summoned])


def _read_summoned(text: str) -> list[dict[str, str]]:
    pairs = (_pair(part, "@") for part in _parts(text))
    return [{"card": card, "square": square} for card, square in pairs]


def _write_end(end: dict[str, Any]) -> str:
    return f"{end['triggered']}:{_joined([str(seat) for seat in end['last_turns']])}"


def _read_end(text: str) -> dict[str, Any]:
    seat, turns = _pair(text, ":")
    return {"triggered": number(seat), "last_turns": [number(turn) for turn in _parts(turns)]}


def _write_offers(offers: list[dict[str, Any]]) -> str:
    return _joined([f"{offer['kind']}:{offer['seat']}" for offer in offers])


def _read_offers(text: str) -> list[dict[str, Any]]:
    pairs = (_pair(part, ":") for part in _parts(text))
    return [{"kind": kind, "seat": number(seat)} for kind, seat in pairs]


NAME = Spelling(str, str)
NAMES = Spelling(_joined, _parts)
NUMBER = Spelling(str, number)
FLAG = Spelling(lambda flag: "yes" if flag else "no", _read_flag)
PILES = Spelling(_write_piles, _read_piles)
SCORES = Spelling(_write_scores, _read_scores)
DESTROYED = Spelling(_write_destroyed, _read_destroyed)
SUMMONED = Spelling(_write_summoned, _read_summoned)
END = Spelling(_write_end, _read_end)
OFFERS = Spelling(_write_offers, _read_offers)
