"""Bots that think in processes of their own, so that none of them keeps a person waiting.

Each worker is a process with one call at a time: a bot that hangs is ended with its process, and
no other call notices.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from traceback import extract_tb
from typing import Any, Literal, NamedTuple

from legendarium.table import Option, Shelf

NICENESS = 10
"""How much the processor prefers the server to a thinking bot."""


class BotFailed(Exception):
    """A bot gave no choice; `reason` is for counting, `detail` for the log."""

    def __init__(self, reason: Literal["error", "slow"], detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class BotsClosed(Exception):
    """The workers are closed, as the server stops: no choice should be made in a bot's place."""


class BotWorkers:
    """As many bots at once as there are workers; the others wait for their turn."""

    def __init__(self, make_shelf: Callable[[], Shelf], workers: int, limit: float) -> None:
        """`make_shelf` is a function of a module; `limit` is in seconds of thought for a choice."""
        self._limit = limit
        self._workers = [_Worker(make_shelf) for _ in range(workers)]
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._closed = False

    async def choose(self, game: str, bot: str, seed: int, view: Any) -> Option:
        """What the bot of this name chooses; raises BotFailed."""
        worker = await self._idle.get()
        try:
            return await self._choose(worker, _Call(game, bot, seed, view))
        except Exception:
            if self._closed:
                raise BotsClosed from None
            raise
        finally:
            self._idle.put_nowait(worker)

    async def _choose(self, worker: _Worker, call: _Call) -> Option:
        for _ in range(2):  # A process may have died of something else than this call.
            if self._closed:
                raise BotsClosed
            try:
                answer = await worker.run(call, self._limit)
            except BrokenProcessPool:
                continue
            if isinstance(answer, str):
                raise BotFailed("error", answer)
            return answer
        raise BotFailed("error", "the process died")

    async def close(self) -> None:
        """End every worker; whoever waits for a choice hears BotsClosed."""
        self._closed = True
        await asyncio.gather(*(asyncio.to_thread(worker.end, True) for worker in self._workers))


class _Call(NamedTuple):
    game: str
    bot: str
    seed: int
    view: Any


class _Worker:
    """One process, started when it is first needed and again after it was ended."""

    def __init__(self, make_shelf: Callable[[], Shelf]) -> None:
        self._make_shelf = make_shelf
        self._executor: ProcessPoolExecutor | None = None
        self._pid: int | None = None

    async def run(self, call: _Call, limit: float) -> Option | str:
        """The bot's choice, or what went wrong inside it."""
        try:
            executor = self._executor or await self._start()
            async with asyncio.timeout(limit):
                return await asyncio.wrap_future(executor.submit(_choose, call))
        except (BrokenProcessPool, asyncio.CancelledError):
            # When nobody waits for the answer any more, the process may still be thinking.
            self.end()
            raise
        except TimeoutError:
            self.end()
            raise BotFailed("slow", f"no choice in {limit:g} s") from None
        except Exception as error:
            self.end()
            raise BotFailed("error", type(error).__name__) from error

    async def _start(self) -> ProcessPoolExecutor:
        self._executor = executor = ProcessPoolExecutor(
            1, get_context("spawn"), initializer=_begin, initargs=(self._make_shelf,)
        )
        # Starting a process takes some milliseconds, which the event loop does not have.
        started: Future[int] = await asyncio.to_thread(executor.submit, os.getpid)
        self._pid = await asyncio.wrap_future(started)
        return executor

    def end(self, wait: bool = False) -> None:
        """End the process, whatever it does."""
        executor, pid = self._executor, self._pid
        self._executor = self._pid = None
        if pid is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        if executor is not None:
            executor.shutdown(wait=wait, cancel_futures=True)


_shelf: Shelf = {}
"""In a worker: the games it knows."""


def _begin(make_shelf: Callable[[], Shelf]) -> None:
    """Make a worker ready."""
    global _shelf
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The server decides when its workers end.
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    _shelf = make_shelf()


def _end_with_server() -> None:
    """A server that was killed leaves no worker behind."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _choose(call: _Call) -> Option | str:
    """In a worker: the choice, or the kind and place of the error, never what the bot has seen."""
    try:
        return _shelf[call.game].make_bot(call.bot, call.seed)(call.view)
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__} in {last.name}, line {last.lineno}"
