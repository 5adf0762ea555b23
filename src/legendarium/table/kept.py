"""The positions of a game that are kept in memory, so that undo plays little again."""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import Generic, TypeVar

P = TypeVar("P")

FRAME_INTERVAL = 64
"""Every so many choices, the position is kept as a frame."""
MAX_FRAMES = 8


class Keeps(Enum):
    """Which positions of a game are kept in memory, besides the current one."""

    NOTHING = 0
    """None: there is no undo."""
    UNDO = 1
    """Those since the last final choice, and the latest frames."""
    FRAMES = 2
    """Those since the last final choice, and every frame, to look at the whole game."""

    @classmethod
    def of_table(cls, allows_undo: bool) -> Keeps:
        """What a table keeps in memory."""
        return cls.UNDO if allows_undo else cls.NOTHING


class Kept(Generic[P]):
    """Positions by moment, and which moments are final."""

    def __init__(self, keeps: Keeps, start: int) -> None:
        self.finals = [start]
        """The moment of the start, and those after final choices."""
        self._recent: dict[int, P] = {}
        """The positions since the last final choice."""
        self._frames: deque[tuple[int, P]] = deque(
            maxlen=None if keeps is Keeps.FRAMES else MAX_FRAMES
        )

    def add(self, moment: int, before: P, after: P, is_final: bool) -> None:
        """Keep what undo needs of a choice that led to this moment."""
        if is_final:
            self.finals.append(moment)
            self._recent = {}
        else:
            self._recent[moment - 1] = before
        if moment % FRAME_INTERVAL == 0:
            self._frames.append((moment, after))

    def go_back(self, moment: int) -> None:
        """Forget what is later than a moment."""
        while self.finals[-1] > moment:
            self.finals.pop()
        while self._frames and self._frames[-1][0] > moment:
            self._frames.pop()
        for later in [one for one in self._recent if one >= moment]:
            del self._recent[later]

    def nearest(self, moment: int) -> tuple[int, P] | None:
        """The latest position up to a moment, with its own moment."""
        if moment in self._recent:
            return moment, self._recent[moment]
        known = [one for one in (*self._frames, *self._recent.items()) if one[0] <= moment]
        return max(known, key=lambda one: one[0], default=None)

    def join(self, past: Kept[P]) -> None:
        """Add what was kept of the game up to the start of this."""
        if len(self.finals) == 1:
            self._recent = {**past._recent, **self._recent}
        self.finals[:1] = past.finals
        self._frames = deque((*past._frames, *self._frames), self._frames.maxlen)
