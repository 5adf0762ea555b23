"""Bots that think in processes of their own, so that none of them keeps a person waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from legendarium.server.desk import Desk
from legendarium.server.worker import BotFailed, Call, Trouble, Worker, choose, hint, judge
from legendarium.table import Option, Record, Shelf

__all__ = ["BotFailed", "BotWorkers", "BotsClosed", "said"]

Said = TypeVar("Said", bound=BaseModel)


class BotsClosed(Exception):
    """The workers are closed, as the server stops: no choice should be made in a bot's place."""


class BotWorkers:
    """As many bots at once as there are workers; the others wait for their turn."""

    def __init__(self, make_shelf: Callable[[], Shelf], workers: int, limit: float) -> None:
        """`make_shelf` is a function of a module; `limit` is in seconds of thought for a call."""
        self._limit = limit
        self._workers = [Worker(make_shelf) for _ in range(workers)]
        self._desk = Desk(self._workers)
        self._closed = False

    async def choose(
        self, game: str, bot: str, seed: int, view: Any, is_patient: bool = False
    ) -> Option:
        """What the bot of this name chooses; raises BotFailed.

        A seat that keeps its seed keeps its bot, and with it the plan that the bot has made. Where
        nobody looks it may be patient, and let others go first.
        """
        option: Option = await self._ask(Call(choose, (game, bot, seed), view), is_patient)
        return option

    async def hint(self, game: str, level: str, seed: int, view: Any) -> Any:
        """What a bot of a level would do in somebody's place; raises BotFailed."""
        return await self._ask(Call(hint, (game, level, seed), view))

    async def judge(self, game: str, record: Record, turn: Any, level: str) -> Any:
        """What a bot of a level makes of a turn, once nobody else needs a worker."""
        return await self._ask(Call(judge, (game, level), (record, turn)), is_patient=True)

    async def _ask(self, call: Call, is_patient: bool = False) -> Any:
        worker = await self._desk.take(call.of, is_patient)
        try:
            return await self._answer(worker, call)
        except Exception:
            if self._closed:
                raise BotsClosed from None
            raise
        finally:
            self._desk.give_back(worker, is_patient)

    async def _answer(self, worker: Worker, call: Call) -> Any:
        for _ in range(2):  # A process may have died of something else than this call.
            if self._closed:
                raise BotsClosed
            try:
                answer = await worker.run(call, self._limit)
            except BrokenProcessPool:
                continue
            if isinstance(answer, Trouble):
                raise BotFailed("error", answer.detail)
            return answer
        raise BotFailed("error", "the process died")

    async def close(self) -> None:
        """End every worker; whoever waits for a choice hears BotsClosed."""
        self._closed = True
        await asyncio.gather(*(asyncio.to_thread(worker.end, True) for worker in self._workers))


def said(shape: type[Said], told: Any) -> Said:
    """What a bot told, if it has the shape that it should have; raises BotFailed."""
    try:
        return shape.model_validate(told)
    except ValidationError as error:
        where = ".".join(map(str, error.errors()[0]["loc"]))
        raise BotFailed("error", f"not a {shape.__name__}: {where}") from None
