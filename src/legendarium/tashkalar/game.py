"""Tash-Kalar as a `table.Game`: the entry point of this package."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from legendarium.table import Outcome, Question
from legendarium.table.game import Edition, Json
from legendarium.tashkalar import decoding, encoding, outcome, turn, view
from legendarium.tashkalar.events import EVENTS, AnyEvent
from legendarium.tashkalar.legality import check, is_irreversible
from legendarium.tashkalar.options import OPTIONS, AnyOption
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.view import View


class TashKalar:
    """The rules of Tash-Kalar."""

    name = "tash-kalar"
    rules = 1
    option_kinds = OPTIONS
    event_kinds = EVENTS

    def start(self, setup: Json, seed: int) -> Position:
        """The first position; raises BadSetup if the setup is bad."""
        return turn.start(Setup.from_json(setup), seed)

    def edition(self, setup: Json) -> Edition:
        """Nothing but the rules."""
        return Edition()

    def chapter(self, position: Position) -> int:
        """Games have no chapters."""
        return 1

    def seats(self, position: Position) -> int:
        """The number of seats."""
        return position.setup.seats

    def question(self, position: Position) -> Question[AnyOption] | None:
        """The question of this position; None when the game is over."""
        return turn.question(position)

    def take(self, position: Position, option: AnyOption) -> Position:
        """The position after a legal option."""
        return turn.take(position, option)

    def check(self, position: Position, option: AnyOption) -> None:
        """Raise IllegalChoice, with the reason, unless the option may be taken now."""
        check(position, option)

    def choosers(self, position: Position, option: AnyOption) -> Sequence[int]:
        """The seat that may choose this option; none after the end of the game."""
        return () if position.stage == Stage.OVER else (turn.choosing_seat(position, option),)

    def is_irreversible(self, position: Position, option: AnyOption) -> bool:
        """Whether this choice, and everything before it, can no longer be undone (4.7)."""
        return is_irreversible(position, option)

    def events(self, position: Position, seat: int | None = None) -> Sequence[AnyEvent]:
        """The events of the last choice as this seat may know them; None: all."""
        return position.events if seat is None else view.visible_events(position, seat)

    def outcome(self, position: Position) -> Outcome | None:
        """How the game ended; None while it is running."""
        return outcome.outcome(position)

    def view(self, position: Position, seat: int) -> View:
        """What this seat, or a SPECTATOR, may know."""
        return view.view(position, seat)

    def sample(self, seen: View, chance: Random) -> Position:
        """A random position that has this view."""
        return view.sample(seen, chance)

    def encode(self, position: Position) -> dict[str, Any]:
        """The position as a JSON object."""
        return {**encoding.encode(position)}

    def encode_view(self, seen: View) -> dict[str, Any]:
        """The view as a JSON object, like a position but without the start of a running action."""
        return {**encoding.encode_view(seen.position)}

    def decode(self, body: object) -> Position:
        """The position of a JSON object; raises BadPosition if it is not one."""
        return decoding.decode(body)
