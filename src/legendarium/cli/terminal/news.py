"""Describes events in words, as one seat may know them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from legendarium.cli.terminal.names import join_names, name_of
from legendarium.cli.terminal.winners import resignation_text, victory_text
from legendarium.locale import Value, Words
from legendarium.table import SPECTATOR
from legendarium.tashkalar.events import (
    AboutPiece,
    AnyEvent,
    Claimed,
    Conceded,
    Drew,
    GainedAction,
    GameOver,
    HandedOver,
    Invoked,
    Moving,
    OfSeat,
    Scored,
    Summoned,
    TurnBegan,
)
from legendarium.tashkalar.setup import Setup


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
                drawn = [event for event in alike if isinstance(event, Drew)]
                told.append(self._drew(drawer, drawn))
            else:
                told += [self._one(event, actor) for event in alike if not self._is_obvious(event)]
        return told

    def _is_obvious(self, event: AnyEvent) -> bool:
        """Whether the page shows the event anyway: that it is your turn."""
        return isinstance(event, TurnBegan) and event.seat == self._seat

    def _drew(self, seat: int, events: list[Drew]) -> str:
        if seat == self._seat:
            cards = join_names(self._words, (str(drew.card) for drew in events))
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
        if isinstance(event, Conceded):
            return self._conceded(event.seat)
        values: dict[str, Value] = {
            name: value for name, value in event.items() if not isinstance(value, tuple)
        }
        values["you"] = "yes" if self._is_own(event, actor) else "no"
        for name in ("card", "flare", "task"):
            if name in values:
                values[name] = name_of(self._words, str(values[name]))
        if isinstance(event, OfSeat):
            values["school"] = self._school(event.seat)
        if isinstance(event, HandedOver):
            values["partner"] = self._words.say("school-short", school=self._school(event.to))
        kind = event.kind
        if isinstance(event, Scored) and self._is_for_flare(event, actor):
            kind = "scored-by-flare"
            values.setdefault("in_colour", "none")
        elif isinstance(event, Scored) and event.in_colour:
            kind = "scored-in-colour"
        return self._words.say(f"event-{kind}", **values)

    def _is_for_flare(self, event: Scored, actor: int) -> bool:
        """Whether the points are for a flare: the only way to score by another's action (8.3)."""
        return event.colour != self._setup.colours[self._setup.side_of[actor]]

    def _is_own(self, event: AnyEvent, actor: int) -> bool:
        """Whether the seat did it, or it happened to its side's pieces or points."""
        if self._seat == SPECTATOR or isinstance(event, (GainedAction, GameOver)):
            return False
        if isinstance(event, OfSeat):
            return event.seat == self._seat
        if isinstance(event, (Summoned, Invoked, Claimed)):
            return actor == self._seat
        if isinstance(event, (AboutPiece, Moving, Scored)):
            return event.colour == self._setup.colours[self._setup.side_of[self._seat]]
        assert_never(event)

    def _school(self, seat: int) -> str:
        return self._setup.schools[seat]


def squares_of(events: Sequence[AnyEvent]) -> list[str]:
    """Every square that an event is about."""
    found: list[str] = []
    for event in events:
        if isinstance(event, (AboutPiece, Summoned)):
            found.append(event.square)
        elif isinstance(event, Moving):
            found += (event.from_, event.to)
    return found


def _drawer(event: AnyEvent) -> int | None:
    return event.seat if isinstance(event, Drew) else None
