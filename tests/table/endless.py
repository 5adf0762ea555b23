"""A game without an end that counts its work, to measure what a long game costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakSet

from legendarium.table import IllegalChoice, Option, Outcome, Question


class Add(Option, kind="add"):
    """Add a number to the total."""

    number: int


@dataclass(frozen=True, eq=False)
class Total:
    """The sum of all numbers and how many there were; equal only to itself."""

    count: int
    total: int


class Endless:
    """Two seats add numbers in turn; a choice is final if the total is then divisible by 7."""

    name = "endless"
    option_kinds: Any = None
    event_kinds: Any = None

    def __init__(self) -> None:
        self.taken = 0
        self.checked = 0
        self.alive: WeakSet[Total] = WeakSet()
        """The positions in memory."""

    def start(self, setup: Any, seed: int) -> Total:
        return self._made(0, seed)

    def _made(self, count: int, total: int) -> Total:
        made = Total(count, total)
        self.alive.add(made)
        return made

    def question(self, position: Total) -> Question[Add]:
        return Question(position.count % 2, "add", (Add(1), Add(2), Add(3)))

    def take(self, position: Total, option: Add) -> Total:
        self.taken += 1
        return self._made(position.count + 1, position.total + option.number)

    def check(self, position: Total, option: Add) -> None:
        self.checked += 1
        raise IllegalChoice("Only 1, 2 and 3 can be added.")

    def choosers(self, position: Total, option: Add) -> Sequence[int]:
        return (position.count % 2,)

    def is_irreversible(self, position: Total, option: Add) -> bool:
        return (position.total + option.number) % 7 == 0

    def outcome(self, position: Total) -> Outcome | None:
        return None
