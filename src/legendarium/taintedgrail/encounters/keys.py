"""Keys between two neighbouring cards and their bonuses (SEQ-2, BON-5 to BON-9).

These are functions of the halves of cards, independent of a position.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from legendarium.taintedgrail.content.model import Bonus, Left, Right

Level = Callable[[str], int]
"""The level of the active character in an attribute."""

_LEFT_KIND = {"attribute": "bonus", "magic": "magic", "free": "free"}
"""The kind of left half that matches each kind of right half."""


class KeyMatch(NamedTuple):
    """Two matching halves that face each other, linked or not."""

    row: int
    """The row of the new card, from the top."""
    kind: str
    """attribute, magic or free."""
    attribute: str
    level: int
    bonuses: tuple[Bonus, ...]
    """The bonuses of the key after multiplier and cancel."""

    @property
    def word(self) -> str:
        """The name of the link in the row: the attribute, `magic` or `free`."""
        return self.attribute or self.kind

    @property
    def has_extra(self) -> bool:
        """Whether it allows playing the card as a second or later one (BON-3)."""
        return any(bonus.kind == "extra" for bonus in self.bonuses)


@lru_cache(maxsize=8192)
def key_matches(right: tuple[Right, ...], left: tuple[Left, ...]) -> tuple[KeyMatch, ...]:
    """The matching halves of two columns aligned at the bottom, top to bottom (SEQ-1, BON-8)."""
    shift = len(right) - len(left)
    found = []
    for row, mine in enumerate(left):
        other = right[row + shift] if row + shift >= 0 else Right()
        if mine.kind != "none" and _LEFT_KIND.get(other.kind) == mine.kind:
            gives = modified(other, mine.bonuses)
            found.append(KeyMatch(row, other.kind, other.attribute, other.level, gives))
    return tuple(found)


def modified(right: Right, bonuses: tuple[Bonus, ...]) -> tuple[Bonus, ...]:
    """The bonuses of a left half under the multiplier or cancel of the right half (BON-7).

    An extra play is never multiplied (BON-3), but it is cancelled (BON-9).
    """
    if right.cancel:
        return ()
    if right.multiplier == 1:
        return bonuses
    return tuple(
        bonus if bonus.kind == "extra" else Bonus(bonus.kind, bonus.amount * right.multiplier)
        for bonus in bonuses
    )


def links(match: KeyMatch, level: Level) -> bool:
    """Whether it links without payment: free always, an attribute by level, magic never (SEQ-2)."""
    if match.kind == "attribute":
        return level(match.attribute) >= match.level
    return match.kind == "free"


def allows_further_play(met: tuple[KeyMatch, ...], level: Level, magic: int) -> bool:
    """Whether the card can link an extra play of its own, using Magic if available (CMB-10)."""
    return any(
        match.has_extra and (links(match, level) or (match.kind == "magic" and magic > 0))
        for match in met
    )
