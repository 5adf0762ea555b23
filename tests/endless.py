"""A game without an end that counts its work, to measure what a long game costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakSet

from legendarium.table import IllegalChoice, Option, Outcome, Question
from legendarium.table.game import Edition
from legendarium.table.kinds import Kinds


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
    rules = 1
    option_kinds: Kinds[Add] = Kinds("option", Add)
    event_kinds: Any = None

    def __init__(self) -> None:
        self.most = 3
        """The largest number that may be added."""
        self.chapter_length = 10**9
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

    def edition(self, setup: Any) -> Edition:
        return Edition()

    def chapter(self, position: Total) -> int:
        return 1 + position.count // self.chapter_length

    def question(self, position: Total) -> Question[Add]:
        numbers = range(1, self.most + 1)
        return Question(position.count % 2, "add", tuple(map(Add, numbers)))

    def take(self, position: Total, option: Add) -> Total:
        self.taken += 1
        return self._made(position.count + 1, position.total + option.number)

    def check(self, position: Total, option: Add) -> None:
        self.checked += 1
        raise IllegalChoice(f"Only 1 to {self.most} can be added.")

    def choosers(self, position: Total, option: Add) -> Sequence[int]:
        return (position.count % 2,)

    def is_irreversible(self, position: Total, option: Add) -> bool:
        return (position.total + option.number) % 7 == 0

    def encode(self, position: Total) -> dict[str, Any]:
        return {"count": position.count, "total": position.total}

    def decode(self, body: dict[str, int]) -> Total:
        return self._made(body["count"], body["total"])

    def outcome(self, position: Total) -> Outcome | None:
        return None
