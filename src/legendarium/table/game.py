"""The interface of a game.

A game is a value (the position) and a question (who must choose, and from which options); taking
an option gives the next value. A server, a bot or a replay that uses only this module knows no
rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from legendarium.table.kinds import Kinds
from legendarium.table.message import Event, Option

Json = Mapping[str, Any]

P = TypeVar("P")
"""A position: a plain value that never changes once it has been returned."""

V = TypeVar("V")
"""A view: what one seat may know of a position."""

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    OptionT = TypeVarWithDefault("OptionT", bound=Option, default=Any)
else:
    # The rules need the standard library only, in which type variables have no defaults yet.
    OptionT = TypeVar("OptionT", bound=Option)
"""The options of a game: the union of their kinds."""

SPECTATOR = -1
"""The seat of somebody who only watches: they have no hand and are never asked anything."""


class Question(NamedTuple, Generic[OptionT]):
    """Who must choose, what kind of choice it is, and every legal option."""

    seat: int
    kind: str
    options: Sequence[OptionT]
    seats: tuple[int, ...] = ()
    """In a cooperative game: every seat that may answer; the one that decides comes first."""


class Outcome(NamedTuple):
    """How a game ended: seats from best to worst; those that share a rank are together."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[Any, ...]
    reason: str
    decided: str = ""
    """The criterion that separates first place from second, if the game has a name for it."""

    def to_json(self) -> dict[str, Any]:
        """This outcome as a JSON object."""
        return {
            "ranking": [list(rank) for rank in self.ranking],
            "scores": list(self.scores),
            "reason": self.reason,
            "decided": self.decided,
        }


class Edition(NamedTuple):
    """The content, besides the rules, that a game is played with; empty where there is none."""

    id: str = ""
    version: int = 0
    digest: str = ""

    def to_json(self) -> dict[str, Any]:
        """This edition as a JSON object."""
        return self._asdict()

    @classmethod
    def from_json(cls, body: Json) -> Edition:
        """The edition of a JSON object; raises KeyError, TypeError or ValueError."""
        return cls(str(body["id"]), int(body["version"]), str(body["digest"]))


class Game(Protocol[P, V, OptionT]):
    """The rules of one game."""

    name: str

    rules: int
    """The number of these rules: raised whenever the same choices lead to other positions."""

    option_kinds: Kinds[OptionT]
    """Every kind of option, to read and check what arrives."""

    event_kinds: Kinds[Any]
    """Every kind of event."""

    def start(self, setup: Json, seed: int) -> P:
        """The first position; raises BadSetup if the setup is bad."""

    def edition(self, setup: Json) -> Edition:
        """The content that a game with this setup is played with; raises BadSetup."""

    def chapter(self, position: P) -> int:
        """The number of the chapter of a long game; 1 in other games."""

    def seats(self, position: P) -> int:
        """The number of seats."""

    def question(self, position: P) -> Question[OptionT] | None:
        """The question of this position; None when the game is over."""

    def take(self, position: P, option: OptionT) -> P:
        """The position after an option that `question` lists or `check` accepts."""

    def check(self, position: P, option: OptionT) -> None:
        """Raise IllegalChoice, with the reason, unless the option may be taken now."""

    def choosers(self, position: P, option: OptionT) -> Sequence[int]:
        """The seats that may choose this option; the one that decides comes first."""

    def is_irreversible(self, position: P, option: OptionT) -> bool:
        """Whether this choice, and everything before it, can no longer be undone."""

    def events(self, position: P, seat: int | None = None) -> Sequence[Event]:
        """The events of the last choice as this seat or a SPECTATOR knows them; None: all."""

    def outcome(self, position: P) -> Outcome | None:
        """How the game ended; None while it is running."""

    def view(self, position: P, seat: int) -> V:
        """What this seat, or a SPECTATOR, may know."""

    def sample(self, view: V, chance: Random) -> P:
        """A random position that has this view."""

    def encode(self, position: P) -> dict[str, Any]:
        """The position as a JSON object."""

    def encode_view(self, view: V) -> dict[str, Any]:
        """The view as a JSON object, shaped like a position."""

    def decode(self, body: object) -> P:
        """The position of a JSON object; raises BadPosition if it is not one."""
