"""Which halves of two neighbouring cards make a key, and what it gives (SEQ-2, BON-5 to BON-9).

Pure functions over the halves: nothing here knows a position.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from legendarium.taintedgrail.content.model import Bonus, Left, Right

Level = Callable[[str], int]
"""How high the active character is in an attribute."""

_LIKE = {"attribute": "bonus", "magic": "magic", "free": "free"}
"""Only like kinds link: the left half that each right half asks for."""


class Meeting(NamedTuple):
    """Two halves of like kind that face each other; whether they link is another matter."""

    row: int
    """The row of the new card, from the top."""
    kind: str
    """attribute, magic or free."""
    attribute: str
    level: int
    bonuses: tuple[Bonus, ...]
    """What the key gives, multiplied or cancelled already."""

    @property
    def word(self) -> str:
        """What the link is called in the row: the attribute, `magic` or `free`."""
        return self.attribute or self.kind

    @property
    def has_extra(self) -> bool:
        """Whether it allows the card as a second or later one (BON-3)."""
        return any(bonus.kind == "extra" for bonus in self.bonuses)


@lru_cache(maxsize=8192)
def meetings(right: tuple[Right, ...], left: tuple[Left, ...]) -> tuple[Meeting, ...]:
    """The halves of like kind, lined up at the bottom, from top to bottom (SEQ-1, BON-8)."""
    shift = len(right) - len(left)
    found = []
    for row, mine in enumerate(left):
        other = right[row + shift] if row + shift >= 0 else Right()
        if mine.kind != "none" and _LIKE.get(other.kind) == mine.kind:
            gives = modified(other, mine.bonuses)
            found.append(Meeting(row, other.kind, other.attribute, other.level, gives))
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


def links(meeting: Meeting, level: Level) -> bool:
    """Whether it links by itself: free always, an attribute at its level, magic never (SEQ-2)."""
    if meeting.kind == "attribute":
        return level(meeting.attribute) >= meeting.level
    return meeting.kind == "free"


def allows_further_play(met: tuple[Meeting, ...], level: Level, magic: int) -> bool:
    """Whether the card can link an extra play of its own, with Magic if there is some (CMB-10)."""
    return any(
        meeting.has_extra and (links(meeting, level) or (meeting.kind == "magic" and magic > 0))
        for meeting in met
    )
