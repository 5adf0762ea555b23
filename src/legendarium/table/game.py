"""What any game at our table is.

A game is a value (the position) and a question (who must choose, among what); taking an option
gives the next value. Whatever knows games only through this module, a server or a bot or a replay,
knows no rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from legendarium.table.message import Event, Option

Json = Mapping[str, Any]

P = TypeVar("P")
"""A position: a plain value that nobody changes once it was given out."""

V = TypeVar("V")
"""A view: what one seat may know of a position."""

WATCHER = -1
"""The seat of one who only watches: no hand is theirs, and nothing is asked of them."""


class Question(NamedTuple):
    """Who must choose, what is asked, and every legal answer."""

    seat: int
    kind: str
    options: Sequence[Option]
    seats: tuple[int, ...] = ()
    """In a cooperative game: all who may answer, the one who decides for them first."""


class Outcome(NamedTuple):
    """How a game ended: seats from best to worst, those that share a rank together."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[Any, ...]
    reason: str
    decided: str = ""
    """By what the first were told from the second, where the game has a name for it."""

    def to_json(self) -> dict[str, Any]:
        """This outcome as a JSON object."""
        return {
            "ranking": [list(rank) for rank in self.ranking],
            "scores": list(self.scores),
            "reason": self.reason,
            "decided": self.decided,
        }


class Game(Protocol[P, V]):
    """The rules of one game."""

    name: str

    def start(self, setup: Json, seed: int) -> P:
        """The first position; raises BadSetup when there is no such game."""

    def seats(self, position: P) -> int:
        """How many seats play."""

    def question(self, position: P) -> Question | None:
        """What is asked now; None when the game is over."""

    def take(self, position: P, option: Option) -> P:
        """The position after an option that `question` listed, or that `check` let pass."""

    def check(self, position: P, option: Option) -> None:
        """Raise IllegalChoice, with the reason, unless the option may be taken now."""

    def closes(self, position: P, option: Option) -> bool:
        """Whether taking this option here makes it, and all before it, final."""

    def events(self, position: P, seat: int | None = None) -> Sequence[Event]:
        """What the last choice made happen, as this seat or a WATCHER knows it; None sees all."""

    def outcome(self, position: P) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def view(self, position: P, seat: int) -> V:
        """What this seat, or a WATCHER, may know."""

    def sample(self, view: V, chance: Random) -> P:
        """A random position that has this view."""

    def encode(self, position: P) -> dict[str, Any]:
        """The position as a JSON object."""

    def encode_view(self, view: V) -> dict[str, Any]:
        """The view as a JSON object, shaped like a position."""

    def decode(self, body: object) -> P:
        """The position of a JSON object; raises BadPosition when it cannot be."""
