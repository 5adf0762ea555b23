"""The keys of cards and encounters, and the sizes of a table, as they are parsed (`halves`)."""

from __future__ import annotations

from typing import NamedTuple


class Bonus(NamedTuple):
    """A symbol in a left half: marker, card, extra, torn, affinity or symbol."""

    kind: str
    amount: int = 1


class Left(NamedTuple):
    """The left half of a key; `kind` is none, bonus, magic or free."""

    kind: str = "none"
    bonuses: tuple[Bonus, ...] = ()


class Right(NamedTuple):
    """The right half of a key; `kind` is none, attribute, magic or free."""

    kind: str = "none"
    attribute: str = ""
    level: int = 0
    multiplier: int = 1
    cancel: bool = False


class Range(NamedTuple):
    """Sizes of a pool, or spaces of a track; without `last`, it is open."""

    first: int
    last: int | None
