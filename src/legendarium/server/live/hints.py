"""Hints: what a bot would choose in somebody's place, told to that seat alone."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from legendarium.server.bots import BotFailed, BotsClosed, BotWorkers, said
from legendarium.server.errors import Refused
from legendarium.server.live.connection import Connection
from legendarium.server.live.describe import allows_hints
from legendarium.server.live.match import Match
from legendarium.server.live.table import LiveTable
from legendarium.server.live.turns import check_seat, running
from legendarium.server.messages import AskHint, Hint, HintMessage
from legendarium.server.safety.address import client_address
from legendarium.server.safety.limits import Buckets
from legendarium.server.safety.metrics import Metrics
from legendarium.server.settings import Settings

LOG = logging.getLogger(__name__)


class Hints:
    """Lets bots think for people, about each question of a seat one at a time."""

    def __init__(self, workers: BotWorkers, settings: Settings, metrics: Metrics) -> None:
        self._workers = workers
        self._metrics = metrics
        self._buckets = Buckets(*settings.rates.hints)
        self._behind_proxy = settings.behind_proxy
        self._thinking: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        """By table, seat and question."""

    def ask(self, table: LiveTable, connection: Connection, wish: AskHint) -> None:
        """Let a bot think for the seat of a connection; raises Refused.

        What comes of it is told later, so that whoever asked may choose meanwhile.
        """
        match = _check(table, connection.seat, wish)
        place = table.code, connection.seat, wish.answers
        if place in self._thinking:
            raise Refused("already-thinking")
        address = client_address(connection.socket, self._behind_proxy)
        self._buckets.take(address, time.monotonic())
        view = match.game.view(match.position, connection.seat)
        task = asyncio.create_task(self._think(match, connection, wish, view), name="hint")
        self._thinking[place] = task
        task.add_done_callback(lambda _: self._thinking.pop(place))

    async def _think(self, match: Match, connection: Connection, wish: AskHint, view: Any) -> None:
        seat = connection.seat
        try:
            hint = await self._hint(match.game.name, wish.level, view)
        except BotsClosed:
            return
        # Whoever has chosen meanwhile, or left the seat, does not need it any more.
        if match.number != wish.answers or connection.seat != seat:
            return
        if hint is None:
            connection.refuse(Refused("bot-failed"), wish.answers)
        else:
            connection.send(HintMessage(number=wish.answers, hint=hint).model_dump_json())

    async def _hint(self, game: str, level: str, view: Any) -> Hint | None:
        """What a bot of the level tells; None where it fails."""
        try:
            hint = said(Hint, await self._workers.hint(game, level, secrets.randbits(63), view))
        except BotFailed as failure:
            self._metrics.bot_failures.labels(failure.reason).inc()
            LOG.warning("no hint by %s: %s", level, failure)
            return None
        self._metrics.hints.inc()
        return hint


def _check(table: LiveTable, seat: int, wish: AskHint) -> Match:
    """The match in which the seat may have a hint now; raises Refused."""
    match = running(table)
    check_seat(table, seat)
    if not allows_hints(table.row, table.seats, table.box):
        raise Refused("hints-off")
    if wish.level not in table.box.levels:
        raise Refused("no-such-level")
    if wish.answers != match.number:
        raise Refused("late-answer")
    if match.question is None or match.question.seat != seat:
        raise Refused("not-your-turn")
    return match
