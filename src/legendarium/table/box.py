"""A box: the rules of a game, with what a server needs to set it up and play it.

A server knows a game only through its box. Everything specific to one game (the options of a
table, the names of its bots, the help for a player) stays behind this interface.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from legendarium.table.game import Game, Json, OptionT
from legendarium.table.record import Record

P = TypeVar("P")
V = TypeVar("V")

Chooser = Callable[[V], OptionT]
"""Chooses one of the options that a view lists: the part of a bot that a server calls."""


class Pick(NamedTuple):
    """A choice that a seat makes before the game begins, such as its school."""

    seat: int
    choices: tuple[str, ...]


class Box(Protocol[P, V, OptionT]):
    """A game with its setup, bots, hints and the shapes of its JSON."""

    game: Game[P, V, OptionT]
    bots: tuple[str, ...]
    """The names of its bots; the best opponent for a beginner comes first."""

    levels: tuple[str, ...]
    """The bots that give hints and analyses, fastest first; empty if there are none."""

    shapes: Mapping[str, Any]
    """The types of the JSON that clients see, besides options and events.

    `view`, `help`, `options`, `setup`, `pick` (a choice of a draft), `score` (of a side),
    `outcome`, and `catalogue`, which names its `game`; then the sets of names that get a type of
    their own wherever they are listed, such as the squares.
    """

    catalogue: Json
    """What is printed on the cards and the board, for clients that draw them."""

    def seats(self, options: Json) -> int:
        """The number of seats at a table with these options; raises BadSetup if they are bad."""

    def has_partners(self, options: Json) -> bool:
        """Whether some seats of a table with these options play for the same side."""

    def next_pick(self, options: Json, picks: Sequence[str]) -> Pick | None:
        """The next pick before the game starts; None when nothing is left to pick."""

    def setup(
        self, options: Json, picks: Sequence[str], take_back: bool, chance: Random
    ) -> dict[str, Any]:
        """The setup of the game, once everything is picked."""

    def options(self, setup: Json) -> dict[str, Any]:
        """The options of a table that plays a game with this setup."""

    def make_bot(self, name: str, seed: int) -> Chooser[V, OptionT]:
        """A new bot with this name; raises a TableError if there is none."""

    def quick_choice(self, position: P) -> OptionT:
        """A legal choice, found at once, that brings the turn closer to its end."""

    def begins_turn(self, position: P) -> bool:
        """Whether the last choice started a turn or ended the game."""

    def asides(self, position: P, seat: int) -> Sequence[OptionT]:
        """What a seat may do while it is not asked anything, such as resign."""

    def resignation(self, position: P, seat: int) -> OptionT | None:
        """The aside by which a seat resigns now; None if it cannot."""

    def hint(self, view: V, level: str, seed: int) -> Json:
        """What the bot of a level would do in place of the seat that must choose.

        Holds the `level` and `lines`, best first: their `options`, the `chance` to win after them
        and the `reasons`, each a `part` of the bot's evaluation and the `gain` in it.
        """

    def turns(self, record: Record) -> Sequence[Any]:
        """The turns of a game that can be judged, each as `judge` takes it."""

    def judge(self, record: Record, turn: Any, level: str) -> Json:
        """How the bot of a level judges a turn, given what its player knew.

        Holds the position of the turn in the record (`from`, `to`), its `seat`, the `chances` of
        all sides before it, the player's chance after what was `played` and after the `best` turn
        found, a `mark`, the better `line` of options and the `reasons` for it.
        """

    def help(self, view: V) -> dict[str, Any]:
        """What a player could work out from the view, computed for them."""


Shelf = Mapping[str, Box[Any, Any, Any]]
"""Every game of a server, by name."""
