"""Proves stored snapshots in worker processes: the choices must lead to the same bytes.

A snapshot that is refuted is removed: while the rules are the same, the record wins.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.bots import BotsClosed, BotWorkers
from legendarium.server.safety.metrics import Metrics
from legendarium.server.storage import snapshots
from legendarium.table import Play
from legendarium.table.resuming import Proof
from legendarium.table.snapshot import Snapshot

LOG = logging.getLogger(__name__)


class Proofs:
    """The proofs that are wanted, one after another for each table."""

    def __init__(
        self, sessions: async_sessionmaker[AsyncSession], workers: BotWorkers, metrics: Metrics
    ) -> None:
        self._sessions = sessions
        self._workers = workers
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def start(self, table_id: int, play: Play[Any, Any], snapshot: Snapshot) -> None:
        """Prove a stored snapshot of a game in the background."""
        if self._is_closed or snapshot.moment > play.moment:
            return
        options = tuple(choice.option for choice in play.choices[: snapshot.moment])
        proof = Proof(play.setup, play.seed, None, options, snapshot)
        work = self._prove(table_id, play.game.name, proof)
        task = asyncio.create_task(work, name=f"proof of table {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop; what is not proved yet is proved when its table is opened again."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _prove(self, table_id: int, game: str, proof: Proof) -> None:
        snapshot = proof.snapshot
        try:
            async with self._sessions() as session:
                stored = await snapshots.find(session, table_id)
            proved = [one.snapshot for one in stored if one.is_proved]
            base = max(
                (one for one in proved if one.moment < snapshot.moment),
                key=lambda one: one.moment,
                default=None,
            )
            if base is not None:
                proof = proof._replace(base=base, options=proof.options[base.moment :])
            elif snapshot.is_anchor:
                # What came before it need not lead to it, so there is nothing to play from.
                return
            holds = await self._workers.prove(game, proof)
            async with self._sessions() as session, session.begin():
                if holds:
                    await snapshots.prove(session, table_id, snapshot)
                else:
                    await snapshots.drop(session, table_id, snapshot)
        except BotsClosed:
            return
        except Exception:
            LOG.exception("a snapshot of table %d could not be proved", table_id)
            return
        self._metrics.snapshots.labels("proved" if holds else "refuted").inc()
        if not holds:
            LOG.error(
                "the snapshot of table %d after choice %d is not what its choices lead to",
                table_id,
                snapshot.moment,
            )
