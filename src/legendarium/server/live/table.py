"""One table in memory: its seats, its match, and everybody who looks at it.

It knows how things are and tells people about it. What people do at it is in `lobby` and `turns`;
what happens by itself, bots and clocks, is in `driver`. Whoever changes a table holds its lock.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from pydantic import TypeAdapter

from legendarium.server.live import render
from legendarium.server.live.clock import Clock
from legendarium.server.live.connection import Connection
from legendarium.server.live.consent import Request
from legendarium.server.live.describe import describe
from legendarium.server.live.match import Match, Step
from legendarium.server.messages import (
    ChatLine,
    ChatMessage,
    ClockRule,
    RequestMessage,
    Table,
    TableMessage,
)
from legendarium.server.storage.models import ChatRow
from legendarium.server.storage.tables import CHAT_LINES, Stored
from legendarium.table import WATCHER, Box

_CLOCK_RULE: TypeAdapter[ClockRule] = TypeAdapter(ClockRule)


class LiveTable:
    """A table, and who is there."""

    def __init__(
        self, stored: Stored, box: Box[Any, Any], match: Match | None, chat: Iterable[ChatRow]
    ) -> None:
        self.row = stored.row
        self.seats = stored.seats
        self.names = stored.names
        self.box = box
        self.match = match
        self.clock = self.stored_clock()
        self.request: Request | None = None
        self.requests = 0
        self.chat: deque[ChatRow] = deque(chat, CHAT_LINES)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.bot_seeds = [secrets.randbits(63) for _ in self.seats]
        """What the bot of each seat is made from: the same one goes on with its plan."""

    @property
    def code(self) -> str:
        """What stands in the table's link."""
        return self.row.code

    @property
    def is_running(self) -> bool:
        """Whether the game goes on."""
        return self.row.state == "running" and self.match is not None

    @property
    def has_begun(self) -> bool:
        """Whether hands may be looked at: who goes on with a past game may still change seats."""
        return self.match is not None and self.row.state in ("running", "finished")

    def stored_clock(self) -> Clock | None:
        """The clocks as they were last written, going on now."""
        if self.row.clock is None:
            return None
        rule = _CLOCK_RULE.validate_python(self.row.clock)
        if self.row.clocks is None:
            return Clock(rule, len(self.seats))
        return Clock.from_json(rule, self.row.clocks, time.time())

    # --- Who is here ------------------------------------------------------------------------------

    def seat_of(self, person: int | None) -> int:
        """Where a person sits; WATCHER for everybody else."""
        for seat in self.seats:
            if person is not None and seat.person_id == person:
                return seat.seat
        return WATCHER

    def has_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat."""
        return self.seats[seat].bot is not None

    def join(self, connection: Connection, last: int) -> None:
        """Somebody looks at the table; `last` is the number of the last step they saw."""
        self.connections.add(connection)
        connection.seat = self.seat_of(connection.person)
        self.used = time.monotonic()
        # Everybody else sees who has come; the newcomer sees everything.
        self.tell_table()
        self._bring_up_to_date(connection, last)
        lines = [_chat_line(row) for row in self.chat]
        connection.send(ChatMessage(lines=lines).model_dump_json())
        if self.request is not None:
            connection.send(self._request_message(None))

    def part(self, connection: Connection) -> None:
        """Somebody looks away."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        self.tell_table()

    def _bring_up_to_date(self, connection: Connection, last: int) -> None:
        if self.match is None or not self.has_begun:
            return
        missed = self.match.steps_after(last)
        if missed is None:
            connection.send(self.view_message(connection.seat))
        for step in missed or ():
            connection.send(self._step_message(step, connection.seat))

    # --- What they are told -----------------------------------------------------------------------

    def describe(self) -> Table:
        """The table as anybody sees it."""
        here = {c.person for c in self.connections if c.person is not None}
        return describe(
            self.row,
            self.seats,
            self.names,
            self.box,
            here,
            0 if self.match is None else self.match.number,
            sum(c.seat == WATCHER for c in self.connections),
        )

    def tell_table(self) -> None:
        """Tell everybody how the table is now."""
        if not self.connections:
            return
        described = self.describe()
        texts: dict[int, str] = {}
        for connection in self.connections:
            seat = connection.seat
            if seat not in texts:
                texts[seat] = TableMessage(table=described, seat=seat).model_dump_json()
            connection.send(texts[seat])

    def tell_new_game(self) -> None:
        """A game has begun, or somebody has changed seats: everybody gets a fresh view."""
        for connection in self.connections:
            connection.seat = self.seat_of(connection.person)
        self.tell_table()
        if self.has_begun:
            for connection in self.connections:
                connection.send(self.view_message(connection.seat))

    def tell_step(self, step: Step) -> None:
        """Tell every seat of a step, each what it may know."""
        texts: dict[int, str] = {}
        for connection in self.connections:
            seat = connection.seat
            if seat not in texts:
                texts[seat] = self._step_message(step, seat)
            connection.send(texts[seat])

    def tell_chat(self, row: ChatRow) -> None:
        """Tell everybody what somebody said."""
        self.chat.append(row)
        self._tell(ChatMessage(lines=[_chat_line(row)]).model_dump_json())

    def tell_request(self, refused_by: int | None = None) -> None:
        """Tell everybody of the open request, or that there is none any more."""
        self._tell(self._request_message(refused_by))

    def view_message(self, seat: int) -> str:
        """A fresh view for a seat."""
        assert self.match is not None
        return render.text(
            {
                "type": "view",
                "seat": seat,
                "standing": self._standing(render.now(self.match), seat),
            }
        )

    def _step_message(self, step: Step, seat: int) -> str:
        assert self.match is not None
        rest = self._standing(step, seat)
        return render.text(render.step_message(self.match, step, seat, rest))

    def _standing(self, step: Step, seat: int) -> dict[str, Any]:
        assert self.match is not None
        return render.standing(self.match, step, seat, self._clocks(), self.can_request(seat))

    def _clocks(self) -> dict[str, Any] | None:
        return None if self.clock is None else self.clock.show(time.time()).model_dump()

    def _request_message(self, refused_by: int | None) -> str:
        request = None if self.request is None else self.request.describe()
        return RequestMessage(request=request, refused_by=refused_by).model_dump_json()

    def _tell(self, message: str) -> None:
        for connection in self.connections:
            connection.send(message)

    # --- What may be done -------------------------------------------------------------------------

    def can_request(self, seat: int) -> bool:
        """Whether a seat may ask the others for its last choice back."""
        return (
            seat != WATCHER
            and self.is_running
            and self.row.take_back
            and self.request is None
            and self.match is not None
            and self.match.last_moment_of(seat) is not None
        )


def present() -> datetime:
    """The present moment, as it is stored."""
    return datetime.now(UTC)


def _chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(
        id=row.id, person=row.person_id, name=row.name, seat=row.seat, text=row.text, at=row.at
    )
