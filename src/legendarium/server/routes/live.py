"""The live connection: a WebSocket on which a client follows a table and plays."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from legendarium.server.errors import Refused, validation_refusal
from legendarium.server.identity import recognise
from legendarium.server.live import turns
from legendarium.server.live.connection import Connection, refusal
from legendarium.server.live.hints import Hints
from legendarium.server.live.live_table import LiveTable
from legendarium.server.live.registry import TableRegistry
from legendarium.server.messages import (
    AskHelp,
    AskHint,
    Chat,
    Choose,
    ClientMessage,
    Consent,
    HelpMessage,
    Ping,
    PongMessage,
    TakeBack,
)
from legendarium.server.routes.dependencies import Code
from legendarium.server.safety.limits import Bucket
from legendarium.server.safety.metrics import Metrics
from legendarium.server.storage.models import PersonRow
from legendarium.table import TableError

LOG = logging.getLogger(__name__)

MAX_MESSAGE_LENGTH = 8_192
"""Characters of a message; no client needs to send more."""

CLOSE_REFUSED = 4000
"""The close code after a refusal; the message before it says why."""

_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
_PONG = PongMessage().model_dump_json()

router = APIRouter()


@router.websocket("/api/tables/{code}/live")
async def live(
    socket: WebSocket,
    code: Code,
    last: Annotated[int, Query(ge=0, le=10**9)] = 0,
    language: Annotated[str, Query(max_length=2)] = "en",
) -> None:
    """Follow a table, and play if you have a seat."""
    await socket.accept()
    registry: TableRegistry = socket.app.state.registry
    person = await recognise(socket)
    try:
        table = await registry.table(code)
    except Refused as refused:
        await socket.send_text(refusal(refused, language))
        await socket.close(CLOSE_REFUSED)
        return
    connection = Connection(socket, None if person is None else person.id, language)
    sending = asyncio.create_task(connection.run())
    metrics: Metrics = socket.app.state.metrics
    metrics.live_connections.inc()
    try:
        table.join(connection, last)
        registry.driver.reschedule(table)
        await Listener(registry, table, connection, person, metrics).run()
    except WebSocketDisconnect:
        pass
    finally:
        metrics.live_connections.dec()
        table.leave(connection)
        sending.cancel()


class Listener:
    """Handles the messages of one connection."""

    def __init__(
        self,
        registry: TableRegistry,
        table: LiveTable,
        connection: Connection,
        person: PersonRow | None,
        metrics: Metrics,
    ) -> None:
        self._registry = registry
        self._table = table
        self._connection = connection
        self._person = person
        self._metrics = metrics
        self._hints: Hints = connection.socket.app.state.hints
        rate, burst = connection.socket.app.state.settings.rates.messages
        self._bucket = Bucket(rate, burst, time.monotonic())

    async def run(self) -> None:
        """Handle messages until the connection ends."""
        while True:
            text = await self._receive()
            answers = None
            try:
                message = self._read(text)
                answers = getattr(message, "answers", None)
                await self._handle(message)
            except Refused as refused:
                self._connection.refuse(refused, answers)
            except TableError as error:
                self._connection.refuse(Refused.from_table_error(error), answers)
            except Exception:
                LOG.exception("a message could not be answered")
                self._connection.refuse(Refused("server-error"), answers)

    async def _receive(self) -> str:
        """The next message; a binary one is read as an empty text, and refused."""
        received = await self._connection.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        return str(received.get("text") or "")

    def _read(self, text: str) -> ClientMessage:
        if not self._bucket.take(time.monotonic()):
            raise Refused("too-fast")
        if len(text) > MAX_MESSAGE_LENGTH:
            raise Refused("too-big")
        try:
            return _MESSAGE.validate_json(text)
        except ValidationError as error:
            raise validation_refusal(error.errors(include_url=False, include_input=False)) from None

    async def _handle(self, message: ClientMessage) -> None:
        table, journal, seat = self._table, self._registry.journal, self._connection.seat
        match message:
            case Choose():
                if message.game not in ("", table.row.game):
                    raise Refused("bad-request", "game")
                option = table.box.game.option_kinds.read(message.option)
                with self._metrics.choice_seconds.time():
                    await turns.choose(table, journal, seat, message.answers, option)
                await self._registry.reset_timeouts(table, seat)
                self._registry.driver.reschedule(table)
            case TakeBack():
                await turns.undo(table, journal, seat, message.answers)
                self._registry.driver.reschedule(table)
            case Consent():
                await turns.consent(table, journal, seat, message.request, message.agree)
                self._registry.driver.reschedule(table)
            case Chat():
                await self._say(message.text)
            case AskHelp():
                self._help(seat)
            case AskHint():
                self._hints.ask(table, self._connection, message)
            case Ping():
                self._connection.send(_PONG)

    async def _say(self, text: str) -> None:
        if self._person is None or self._connection.person is None:
            raise Refused("not-signed-in")
        await turns.say(self._table, self._registry.sessions, self._person, text)

    def _help(self, seat: int) -> None:
        match = self._table.match
        if match is None or not self._table.has_begun or not self._table.row.help:
            return
        shown = match.box.help(match.play.view(seat))
        self._connection.send(
            HelpMessage(game=match.box.game.name, number=match.number, help=shown).model_dump_json()
        )
