"""The states of a table, as they are stored and sent."""

from __future__ import annotations

from enum import StrEnum


class TableState(StrEnum):
    """Where a table is on its way from the first seat to the end of its game."""

    OPEN = "open"
    """People take seats."""
    DRAFTING = "drafting"
    """The seats pick what the game needs, such as their schools."""
    RUNNING = "running"
    FINISHED = "finished"

    @property
    def has_begun(self) -> bool:
        """Whether the game has begun, even if it is over."""
        return self in (TableState.RUNNING, TableState.FINISHED)
