"""Bots think in worker processes, so that they never block the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from legendarium.server.worker import BotError, BotFailed, Call, Worker, choose, hint, judge, prove
from legendarium.server.worker_queue import WorkerQueue
from legendarium.table import Option, Record, Shelf
from legendarium.table.resuming import Proof

__all__ = ["BotFailed", "BotWorkers", "BotsClosed", "parse_answer"]

Model = TypeVar("Model", bound=BaseModel)


class BotsClosed(Exception):
    """The server is stopping; nothing should be chosen in the bot's place."""


class BotWorkers:
    """Runs calls to bots in worker processes; calls queue while all workers are busy."""

    def __init__(self, make_shelf: Callable[[], Shelf], workers: int, limit: float) -> None:
        """`make_shelf` must be importable by the workers; `limit` is in seconds for a call."""
        self._limit = limit
        self._workers = [Worker(make_shelf) for _ in range(workers)]
        self._queue = WorkerQueue(self._workers)
        self._closed = False

    async def choose(
        self, game: str, bot: str, seed: int, view: Any, is_background: bool = False
    ) -> Option:
        """The choice of the bot with this name; raises BotFailed.

        Calls with the same seed reach the same bot, which continues its plan. Calls in the
        background let all others go first.
        """
        option: Option = await self._ask(Call(choose, (game, bot, seed), view), is_background)
        return option

    async def hint(self, game: str, level: str, seed: int, view: Any) -> Any:
        """What a bot of a level would do in a person's place; raises BotFailed."""
        return await self._ask(Call(hint, (game, level, seed), view))

    async def judge(self, game: str, record: Record, turn: Any, level: str) -> Any:
        """The judgement of a turn by a bot of a level, in the background; raises BotFailed."""
        return await self._ask(Call(judge, (game, level), (record, turn)), is_background=True)

    async def prove(self, game: str, proof: Proof) -> bool:
        """Whether the choices of a table lead to its snapshot, in the background."""
        holds: bool = await self._ask(Call(prove, (game,), proof), is_background=True)
        return holds

    async def _ask(self, call: Call, is_background: bool = False) -> Any:
        worker = await self._queue.take(call.bot, is_background)
        try:
            return await self._answer(worker, call)
        except Exception:
            if self._closed:
                raise BotsClosed from None
            raise
        finally:
            self._queue.give_back(worker, is_background)

    async def _answer(self, worker: Worker, call: Call) -> Any:
        for _ in range(2):  # The process may have died for a reason other than this call.
            if self._closed:
                raise BotsClosed
            try:
                answer = await worker.run(call, self._limit)
            except BrokenProcessPool:
                continue
            if isinstance(answer, BotError):
                raise BotFailed("error", answer.detail)
            return answer
        raise BotFailed("error", "the process died")

    async def close(self) -> None:
        """End every worker; calls in progress raise BotsClosed."""
        self._closed = True
        await asyncio.gather(*(asyncio.to_thread(worker.end, True) for worker in self._workers))


def parse_answer(model: type[Model], answer: Any) -> Model:
    """An answer of a bot as a message; raises BotFailed when it does not fit the model."""
    try:
        return model.model_validate(answer)
    except ValidationError as error:
        where = ".".join(map(str, error.errors()[0]["loc"]))
        raise BotFailed("error", f"not a {model.__name__}: {where}") from None
