"""Tash-Kalar as a game at our table: the door through which everything else comes in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from legendarium.table import Event, Option, Outcome, Question
from legendarium.table.game import Json
from legendarium.tashkalar import decoding, encoding, outcome, turn, view
from legendarium.tashkalar.legality import check, closes
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.view import View


class TashKalar:
    """The rules of Tash-Kalar, as `table.Game` asks for them."""

    name = "tash-kalar"

    def start(self, setup: Json, seed: int) -> Position:
        """The first position; raises BadSetup when there is no such game."""
        return turn.start(Setup.from_json(setup), seed)

    def seats(self, position: Position) -> int:
        """How many seats play."""
        return position.setup.seats

    def question(self, position: Position) -> Question | None:
        """What is asked now; None when the game is over."""
        return turn.question(position)

    def take(self, position: Position, option: Option) -> Position:
        """The position after an option that may be taken."""
        return turn.take(position, option)

    def check(self, position: Position, option: Option) -> None:
        """Raise IllegalChoice, with the reason, unless the option may be taken now."""
        check(position, option)

    def closes(self, position: Position, option: Option) -> bool:
        """Whether taking this option here makes it, and all before it, final (4.7)."""
        return closes(position, option)

    def events(self, position: Position, seat: int | None = None) -> Sequence[Event]:
        """What the last choice made happen, as this seat (or one who sees all) may know it."""
        return position.events if seat is None else view.visible_events(position, seat)

    def outcome(self, position: Position) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return outcome.outcome(position)

    def view(self, position: Position, seat: int) -> View:
        """What this seat, or a WATCHER, may know."""
        return view.view(position, seat)

    def sample(self, seen: View, chance: Random) -> Position:
        """A random position that has this view."""
        return view.sample(seen, chance)

    def encode(self, position: Position) -> dict[str, Any]:
        """The position as a JSON object."""
        return {**encoding.encode(position)}

    def encode_view(self, seen: View) -> dict[str, Any]:
        """The view as a JSON object, shaped like a position but for where an action began."""
        return {**encoding.encode_seen(seen.position)}

    def decode(self, body: object) -> Position:
        """The position of a JSON object; raises BadPosition when it cannot be."""
        return decoding.decode(body)
