"""A request to take a choice back, which the others must agree to."""

from __future__ import annotations

from dataclasses import dataclass, field

from legendarium.server.messages import TakeBackRequest


@dataclass(slots=True)
class Request:
    """One open request; a table has at most one."""

    id: int
    by: int
    to_moment: int
    waiting: set[int]
    agreed: set[int] = field(default_factory=set)

    def agree(self, seat: int) -> bool:
        """Somebody agrees; whether now all have."""
        self.waiting.discard(seat)
        self.agreed.add(seat)
        return not self.waiting

    def describe(self) -> TakeBackRequest:
        """The request as people see it."""
        return TakeBackRequest(
            id=self.id,
            by=self.by,
            to_moment=self.to_moment,
            agreed=sorted(self.agreed),
            waiting=sorted(self.waiting),
        )
