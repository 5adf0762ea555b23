"""Hints: what a bot would choose in a person's place, sent to that connection alone."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from legendarium.server.bots import BotFailed, BotsClosed, BotWorkers, parse_answer
from legendarium.server.errors import Refused
from legendarium.server.live.connection import Connection
from legendarium.server.live.describe import allows_hints
from legendarium.server.live.live_table import LiveTable
from legendarium.server.live.match import Match
from legendarium.server.live.turns import check_seat, running_match
from legendarium.server.messages import AskHint, Hint, HintMessage
from legendarium.server.safety.address import client_address
from legendarium.server.safety.limits import Buckets
from legendarium.server.safety.metrics import Metrics
from legendarium.server.settings import Settings

LOG = logging.getLogger(__name__)


class Hints:
    """Lets bots think for people, with at most one hint in progress for a question."""

    def __init__(self, workers: BotWorkers, settings: Settings, metrics: Metrics) -> None:
        self._workers = workers
        self._metrics = metrics
        self._buckets = Buckets(*settings.rates.hints)
        self._thinking: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        """By table, seat and question."""

    def ask(self, table: LiveTable, connection: Connection, request: AskHint) -> None:
        """Start thinking for the seat of a connection; raises Refused.

        The hint is sent later, so the person may choose meanwhile.
        """
        match = _check(table, connection.seat, request)
        key = table.code, connection.seat, request.answers
        if key in self._thinking:
            raise Refused("already-thinking")
        self._buckets.take(client_address(connection.socket), time.monotonic())
        view = match.play.view(connection.seat)
        task = asyncio.create_task(self._think(match, connection, request, view), name="hint")
        self._thinking[key] = task
        task.add_done_callback(lambda _: self._thinking.pop(key))

    async def _think(
        self, match: Match, connection: Connection, request: AskHint, view: Any
    ) -> None:
        seat = connection.seat
        try:
            hint = await self._hint(match.box.game.name, request.level, view)
        except BotsClosed:
            return
        # After a choice, or a change of seats, the hint is of no use.
        if match.number != request.answers or connection.seat != seat:
            return
        if hint is None:
            connection.refuse(Refused("bot-failed"), request.answers)
        else:
            message = HintMessage(game=match.box.game.name, number=request.answers, hint=hint)
            connection.send(message.model_dump_json())

    async def _hint(self, game: str, level: str, view: Any) -> Hint | None:
        """The hint of a bot of this level; None when it fails."""
        try:
            answer = await self._workers.hint(game, level, secrets.randbits(63), view)
            hint = parse_answer(Hint, answer)
        except BotFailed as failure:
            self._metrics.bot_failures.labels(failure.reason).inc()
            LOG.warning("no hint by %s: %s", level, failure)
            return None
        self._metrics.hints.inc()
        return hint


def _check(table: LiveTable, seat: int, request: AskHint) -> Match:
    """The match of a seat that may have a hint now; raises Refused."""
    match = running_match(table)
    check_seat(table, seat)
    if not allows_hints(table.row, table.seats, table.box):
        raise Refused("hints-off")
    if request.level not in table.box.levels:
        raise Refused("no-such-level")
    if request.answers != match.number:
        raise Refused("late-answer")
    asked = match.play.question
    if asked is None or asked.seat != seat:
        raise Refused("not-your-turn")
    return match
