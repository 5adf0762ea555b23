"""Describes events in words, as one seat may know them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from legendarium.cli.terminal.names import join_names, name_of
from legendarium.cli.terminal.winners import resignation_text, victory_text
from legendarium.locale import Value, Words
from legendarium.table import SPECTATOR
from legendarium.tashkalar.events import AnyEvent
from legendarium.tashkalar.setup import Setup

_EVENTS_OF_THE_ACTOR = ("summoned", "invoked", "claimed")


class Reporter:
    """Describes events to one seat."""

    def __init__(self, words: Words, setup: Setup, seat: int) -> None:
        self._words = words
        self._setup = setup
        self._seat = seat

    def tell(self, events: Sequence[AnyEvent], actor: int) -> list[str]:
        """Sentences about events that the actor's choice caused and this seat may know of."""
        told = []
        for drawer, alike in groupby(events, _drawer):
            if drawer is not None:
                told.append(self._drew(drawer, list(alike)))
            else:
                told += [self._one(event, actor) for event in alike if not self._is_obvious(event)]
        return told

    def _is_obvious(self, event: AnyEvent) -> bool:
        """Whether the page shows the event anyway: that it is your turn."""
        return event.kind == "turn" and event.get("seat") == self._seat

    def _drew(self, seat: int, events: list[AnyEvent]) -> str:
        if seat == self._seat:
            cards = join_names(self._words, (str(event.get("card")) for event in events))
            return self._words.say("event-drew-own", cards=cards)
        return self._words.say("event-drew-other", number=len(events), school=self._school(seat))

    def _conceded(self, seat: int) -> str:
        """The side has resigned, so the others have won (13.4)."""
        setup = self._setup
        side = setup.side_of[seat]
        losers = [other for other in range(setup.seats) if setup.side_of[other] == side]
        winners = [other for other in range(setup.seats) if setup.side_of[other] != side]
        resigned = resignation_text(self._words, setup, losers, self._seat)
        return f"{resigned} {victory_text(self._words, setup, winners, self._seat)}"

    def _one(self, event: AnyEvent, actor: int) -> str:
        if event.kind == "conceded":
            return self._conceded(int(event.get("seat")))
        values: dict[str, Value] = {
            name: value for name, value in event.details if not isinstance(value, tuple)
        }
        seat = event.get("seat")
        if seat is not None:
            values["school"] = self._school(seat)
        values["you"] = "yes" if self._is_own(event, actor) else "no"
        for name in ("card", "flare", "task"):
            if name in values:
                values[name] = name_of(self._words, str(values[name]))
        if event.kind == "handed-over":
            partner = self._school(event.get("to"))
            values["partner"] = self._words.say("school-short", school=partner)
        kind = event.kind
        if kind == "scored" and self._is_for_flare(event, actor):
            kind = "scored-by-flare"
            values.setdefault("in_colour", "none")
        elif kind == "scored" and event.get("in_colour"):
            kind = "scored-in-colour"
        return self._words.say(f"event-{kind}", **values)

    def _is_for_flare(self, event: AnyEvent, actor: int) -> bool:
        """Whether the points are for a flare: the only way to score by another's action (8.3)."""
        side = self._setup.side_of[actor]
        return bool(event.get("colour") != self._setup.colours[side])

    def _is_own(self, event: AnyEvent, actor: int) -> bool:
        if event.get("seat") is not None:
            return bool(event.get("seat") == self._seat)
        if self._seat == SPECTATOR:
            return False
        if event.kind in _EVENTS_OF_THE_ACTOR:
            return actor == self._seat
        side = self._setup.side_of[self._seat]
        return bool(event.get("colour") == self._setup.colours[side])

    def _school(self, seat: int) -> str:
        return self._setup.schools[seat]


def squares_of(events: Sequence[AnyEvent]) -> list[str]:
    """Every square that an event names."""
    names = ("square", "from", "to")
    return [str(event.get(name)) for event in events for name in names if event.get(name)]


def _drawer(event: AnyEvent) -> int | None:
    return int(event.get("seat")) if event.kind == "drew" else None
