"""A game as it lies on the shelf: its rules and what a lobby needs to set it up.

A server knows a game only through this. Whatever is special to one game, how its table is chosen,
what its bots are called, what it can tell a player who only looks, is behind these few words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from legendarium.table.game import Game, Json
from legendarium.table.message import Option
from legendarium.table.record import Record

P = TypeVar("P")
V = TypeVar("V")

Chooser = Callable[[V], Option]
"""A player made of code: one of the options that its view lists."""


class Pick(NamedTuple):
    """A choice that a seat makes before the game begins, such as its school."""

    seat: int
    choices: tuple[str, ...]


class Box(Protocol[P, V]):
    """A game with everything that comes in its box."""

    game: Game[P, V]
    bots: tuple[str, ...]
    """The names of its bots, the best opponent for a newcomer first."""

    levels: tuple[str, ...]
    """The bots that can think aloud, the quickest first; none: no hints and no analyses."""

    shapes: Mapping[str, Any]
    """The types of the JSON that clients see: `view`, `help`, `options` and `catalogue`."""

    catalogue: Json
    """What is printed on the material of the game, for those who draw it."""

    def seats(self, options: Json) -> int:
        """How many sit at a table with these options; raises BadSetup when there is no such."""

    def has_partners(self, options: Json) -> bool:
        """Whether some of those who sit at a table with these options play for one side."""

    def next_pick(self, options: Json, picks: Sequence[str]) -> Pick | None:
        """Who must pick what before the game begins; None when nothing is left to pick."""

    def setup(
        self, options: Json, picks: Sequence[str], take_back: bool, chance: Random
    ) -> dict[str, Any]:
        """The setup of the game, once everything is picked."""

    def options(self, setup: Json) -> dict[str, Any]:
        """The options of a table at which such a game is played."""

    def make_bot(self, name: str, seed: int) -> Chooser[V]:
        """A bot of this name; raises a TableError when there is none."""

    def quick(self, position: P) -> Option:
        """A legal choice found at once, one that brings the turn nearer to its end."""

    def begins_turn(self, position: P) -> bool:
        """Whether a turn began with the last choice, or the game ended with it."""

    def asides(self, position: P, seat: int) -> Sequence[Option]:
        """What a seat may say without being asked, such as giving up."""

    def resignation(self, position: P, seat: int) -> Option | None:
        """The aside by which a seat gives up now; None when the game does not know it."""

    def hint(self, view: V, level: str, seed: int) -> Json:
        """What a bot of a level would do in the place of the seat that must choose.

        Holds the `level` and `lines`, the best first: their `options`, the `chance` to win after
        them and the `reasons`, each a `part` of what the bot looks at and the `gain` there.
        """

    def turns(self, record: Record) -> Sequence[Any]:
        """The turns of a game that can be judged, each as `judge` takes it."""

    def judge(self, record: Record, turn: Any, level: str) -> Json:
        """What a bot of a level makes of a turn, with what its player knew.

        Holds where the turn stands in the record (`from`, `to`), its `seat`, the `chances` of all
        sides before it, the chance of that player after what was `played` and after the `best`
        found, a `mark`, the better `line` of options and the `reasons` for it.
        """

    def help(self, view: V) -> dict[str, Any]:
        """What a player could work out by looking at the table long enough."""


Shelf = Mapping[str, Box[Any, Any]]
"""Every game of a server, by its name."""
