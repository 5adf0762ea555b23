"""What has happened, in plain words, as one seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from legendarium.cli.terminal.names import listed, name_of
from legendarium.locale import Value, Words
from legendarium.table import Event
from legendarium.tashkalar.setup import Setup

NOBODY = -1
"""A seat that nobody has: one who only watches."""

_BY_THE_ACTOR = ("summoned", "invoked", "claimed")


class Reporter:
    """Tells events to one seat."""

    def __init__(self, words: Words, setup: Setup, seat: int) -> None:
        self._words = words
        self._setup = setup
        self._seat = seat

    def tell(self, events: Sequence[Event], actor: int) -> list[str]:
        """Sentences about events that this seat may know of, caused by the actor's choice."""
        told = []
        for drawer, alike in groupby(events, _drawer):
            if drawer is not None:
                told.append(self._drew(drawer, list(alike)))
            else:
                told += [self._one(event, actor) for event in alike if not self._is_known(event)]
        return told

    def _is_known(self, event: Event) -> bool:
        """That it is your turn is seen anyway."""
        return event.kind == "turn" and event.get("seat") == self._seat

    def _drew(self, seat: int, events: list[Event]) -> str:
        if seat == self._seat:
            cards = listed(self._words, (str(event.get("card")) for event in events))
            return self._words.say("event-drew-own", cards=cards)
        return self._words.say("event-drew-other", number=len(events), school=self._school(seat))

    def _one(self, event: Event, actor: int) -> str:
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
        kind = "scored-in-colour" if event.get("in_colour") else event.kind
        return self._words.say(f"event-{kind}", **values)

    def _is_own(self, event: Event, actor: int) -> bool:
        if event.get("seat") is not None:
            return bool(event.get("seat") == self._seat)
        if self._seat == NOBODY:
            return False
        if event.kind in _BY_THE_ACTOR:
            return actor == self._seat
        side = self._setup.side_of[self._seat]
        return bool(event.get("colour") == self._setup.colours[side])

    def _school(self, seat: int) -> str:
        return self._setup.schools[seat]


def squares_of(events: Sequence[Event]) -> list[str]:
    """Every square on which something has happened."""
    names = ("square", "from", "to")
    return [str(event.get(name)) for event in events for name in names if event.get(name)]


def _drawer(event: Event) -> int | None:
    return int(event.get("seat")) if event.kind == "drew" else None
