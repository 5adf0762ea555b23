"""One table in memory: its seats, its match and its connections.

It holds the state and broadcasts it. What people do at a table is in `lobby` and `turns`; bots and
clocks are in `driver`. Whoever changes a table holds its lock.
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
from legendarium.server.live.describe import describe
from legendarium.server.live.match import Match, NumberedStep
from legendarium.server.live.undo_request import UndoRequest
from legendarium.server.messages import (
    ChatLine,
    ChatMessage,
    ClockRule,
    RequestMessage,
    Table,
    TableMessage,
)
from legendarium.server.storage.models import ChatRow
from legendarium.server.storage.tables import MAX_CHAT_LINES, StoredTable
from legendarium.server.table_state import TableState
from legendarium.table import SPECTATOR, Box

_CLOCK_RULE: TypeAdapter[ClockRule] = TypeAdapter(ClockRule)


class LiveTable:
    """A table and its connections."""

    def __init__(
        self, stored: StoredTable, box: Box[Any, Any], match: Match | None, chat: Iterable[ChatRow]
    ) -> None:
        self.box = box
        self.requests = 0
        self.restore(stored, match, chat)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.last_used = time.monotonic()
        self.bot_seeds = [secrets.randbits(63) for _ in self.seats]
        """The seed of each seat's bot: with the same seed, a bot continues its plan."""

    def restore(self, stored: StoredTable, match: Match | None, chat: Iterable[ChatRow]) -> None:
        """Replace everything that is stored; the connections stay."""
        self.row = stored.row
        self.seats = stored.seats
        self.names = stored.names
        self.match = match
        self.clock = self.stored_clock()
        self.request: UndoRequest | None = None
        self.chat: deque[ChatRow] = deque(chat, MAX_CHAT_LINES)

    @property
    def code(self) -> str:
        """The code in the table's link."""
        return self.row.code

    @property
    def is_running(self) -> bool:
        """Whether the game is running."""
        return self.row.state == TableState.RUNNING and self.match is not None

    @property
    def has_begun(self) -> bool:
        """Whether hands may be shown: before a continued game starts, people may change seats."""
        return self.match is not None and self.row.state.has_begun

    def stored_clock(self) -> Clock | None:
        """The clocks as they were last stored, running again from now."""
        if self.row.clock is None:
            return None
        rule = _CLOCK_RULE.validate_python(self.row.clock)
        if self.row.clocks is None:
            return Clock(rule, len(self.seats))
        return Clock.from_json(rule, self.row.clocks, time.time())

    # --- Seats and connections --------------------------------------------------------------------

    def seat_of(self, person: int | None) -> int:
        """The seat of a person; SPECTATOR for everybody else."""
        for seat in self.seats:
            if person is not None and seat.person_id == person:
                return seat.seat
        return SPECTATOR

    def has_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat."""
        return self.seats[seat].bot is not None

    def join(self, connection: Connection, last: int) -> None:
        """Add a connection; `last` is the number of the last step that its client saw."""
        self.connections.add(connection)
        connection.seat = self.seat_of(connection.person)
        self.last_used = time.monotonic()
        # Everybody else sees who has joined; the new connection gets everything.
        self.broadcast_table()
        self._bring_up_to_date(connection, last)
        lines = [_chat_line(row) for row in self.chat]
        connection.send(ChatMessage(lines=lines).model_dump_json())
        if self.request is not None:
            connection.send(self._request_message(None))

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        self.last_used = time.monotonic()
        self.broadcast_table()

    def _bring_up_to_date(self, connection: Connection, last: int) -> None:
        if self.match is None or not self.has_begun:
            return
        missed = self.match.steps_after(last)
        if missed is None:
            connection.send(self.view_message(connection.seat))
        for step in missed or ():
            connection.send(self._step_message(step, connection.seat))

    # --- Messages ---------------------------------------------------------------------------------

    def describe(self) -> Table:
        """The public description of the table."""
        here = {c.person for c in self.connections if c.person is not None}
        return describe(
            self.row,
            self.seats,
            self.names,
            self.box,
            here,
            0 if self.match is None else self.match.number,
            sum(c.seat == SPECTATOR for c in self.connections),
        )

    def broadcast_table(self) -> None:
        """Send everybody the table."""
        if not self.connections:
            return
        described = self.describe()
        texts: dict[int, str] = {}
        for connection in self.connections:
            seat = connection.seat
            if seat not in texts:
                texts[seat] = TableMessage(table=described, seat=seat).model_dump_json()
            connection.send(texts[seat])

    def broadcast_new_game(self) -> None:
        """Send everybody the table and a fresh view, after the start or a change of seats."""
        for connection in self.connections:
            connection.seat = self.seat_of(connection.person)
        self.broadcast_table()
        if self.has_begun:
            for connection in self.connections:
                connection.send(self.view_message(connection.seat))

    def broadcast_step(self, step: NumberedStep) -> None:
        """Send everybody a step, as their seat may know it."""
        texts: dict[int, str] = {}
        for connection in self.connections:
            seat = connection.seat
            if seat not in texts:
                texts[seat] = self._step_message(step, seat)
            connection.send(texts[seat])

    def broadcast_chat(self, row: ChatRow) -> None:
        """Send everybody a line of the chat."""
        self.chat.append(row)
        self._broadcast(ChatMessage(lines=[_chat_line(row)]).model_dump_json())

    def broadcast_request(self, refused_by: int | None = None) -> None:
        """Send everybody the open request to undo, or that there is none any more."""
        self._broadcast(self._request_message(refused_by))

    def view_message(self, seat: int) -> str:
        """The message with a fresh view for a seat."""
        assert self.match is not None
        return render.encode(
            {
                "type": "view",
                "game": self.match.box.game.name,
                "seat": seat,
                "standing": self._standing(self.match.now, seat),
            }
        )

    def _step_message(self, step: NumberedStep, seat: int) -> str:
        assert self.match is not None
        standing = self._standing(step, seat)
        return render.encode(render.step_message(self.match, step, seat, standing))

    def _standing(self, step: NumberedStep, seat: int) -> dict[str, Any]:
        assert self.match is not None
        return render.standing(self.match, step, seat, self._clocks(), self.can_request(seat))

    def _clocks(self) -> dict[str, Any] | None:
        return None if self.clock is None else self.clock.show(time.time()).model_dump()

    def _request_message(self, refused_by: int | None) -> str:
        request = None if self.request is None else self.request.describe()
        return RequestMessage(request=request, refused_by=refused_by).model_dump_json()

    def _broadcast(self, message: str) -> None:
        for connection in self.connections:
            connection.send(message)

    # --- Permissions ------------------------------------------------------------------------------

    def can_request(self, seat: int) -> bool:
        """Whether a seat may ask the others to undo its last choice."""
        return (
            seat != SPECTATOR
            and self.is_running
            and self.row.take_back
            and self.request is None
            and self.match is not None
            and self.match.can_go_back(seat)
        )


def utc_now() -> datetime:
    """The current time, as it is stored."""
    return datetime.now(UTC)


def _chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(
        id=row.id, person=row.person_id, name=row.name, seat=row.seat, text=row.text, at=row.at
    )
