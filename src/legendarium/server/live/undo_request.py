"""A request to undo a choice, which the other people must agree to."""

from __future__ import annotations

from dataclasses import dataclass, field

from legendarium.server.messages import TakeBackRequest


@dataclass(slots=True)
class UndoRequest:
    """An open request; a table has at most one."""

    id: int
    by: int
    to_moment: int
    waiting: set[int]
    agreed: set[int] = field(default_factory=set)

    def agree(self, seat: int) -> bool:
        """Note that a seat agrees; return whether everybody has now."""
        self.waiting.discard(seat)
        self.agreed.add(seat)
        return not self.waiting

    def describe(self) -> TakeBackRequest:
        """The request as a message."""
        return TakeBackRequest(
            id=self.id,
            by=self.by,
            to_moment=self.to_moment,
            agreed=sorted(self.agreed),
            waiting=sorted(self.waiting),
        )
