"""One process in which bots think; a bot that hangs is killed with its process."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from traceback import extract_tb
from typing import Any, Literal, NamedTuple

from legendarium.table import Chooser, Option, Record, Shelf
from legendarium.table.resuming import Proof, holds

NICENESS = 10
"""The nice value of a worker, so that the server is scheduled before thinking bots."""

MAX_CACHED_BOTS = 8
"""Bots that a process keeps with their plans; the least recently used makes room."""


class BotFailed(Exception):
    """A bot gave no answer; `reason` labels the metric, `detail` is for the log."""

    def __init__(self, reason: Literal["error", "slow"], detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class Call(NamedTuple):
    """One call to a bot in a worker."""

    function: Callable[..., Any]
    """A function of this module: `choose`, `hint`, `judge` or `prove`."""
    bot: tuple[Hashable, ...]
    argument: Any


class BotError(NamedTuple):
    """An exception that a bot raised."""

    detail: str


class Worker:
    """One process, started when it is first needed and again after it has ended."""

    def __init__(self, make_shelf: Callable[[], Shelf]) -> None:
        self._make_shelf = make_shelf
        self._executor: ProcessPoolExecutor | None = None
        self._pid: int | None = None
        self._cached: OrderedDict[Hashable, None] = OrderedDict()

    def has_cached(self, bot: Hashable) -> bool:
        """Whether the process still has this bot, perhaps with a plan."""
        return bot in self._cached

    async def run(self, call: Call, limit: float) -> Any:
        """The bot's answer, or the BotError that it raised; raises BotFailed."""
        try:
            executor = self._executor or await self._start()
            if call.function is choose:
                _cache(self._cached, call.bot, None)
            async with asyncio.timeout(limit):
                return await asyncio.wrap_future(executor.submit(_run, call))
        except (BrokenProcessPool, asyncio.CancelledError):
            # After a cancellation the process may still be thinking.
            self.end()
            raise
        except TimeoutError:
            self.end()
            raise BotFailed("slow", f"no answer in {limit:g} s") from None
        except Exception as error:
            self.end()
            raise BotFailed("error", type(error).__name__) from error

    async def _start(self) -> ProcessPoolExecutor:
        self._executor = executor = ProcessPoolExecutor(
            1, get_context("spawn"), initializer=_initialize, initargs=(self._make_shelf,)
        )
        # Starting a process takes some milliseconds, too long for the event loop.
        started: Future[int] = await asyncio.to_thread(executor.submit, os.getpid)
        self._pid = await asyncio.wrap_future(started)
        return executor

    def end(self, wait: bool = False) -> None:
        """Kill the process."""
        executor, pid = self._executor, self._pid
        self._executor = self._pid = None
        self._cached.clear()
        if pid is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        if executor is not None:
            executor.shutdown(wait=wait, cancel_futures=True)


# --- In the process -------------------------------------------------------------------------------

_shelf: Shelf = {}
"""The games that this process knows."""

_bots: OrderedDict[Hashable, Chooser[Any]] = OrderedDict()
"""The most recently used bots, by game, name and seed."""


def _initialize(make_shelf: Callable[[], Shelf]) -> None:
    """Prepare a new worker process."""
    global _shelf
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The server decides when its workers end.
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    _shelf = make_shelf()


def _end_with_server() -> None:
    """End this process when the server is killed."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _run(call: Call) -> Any:
    """The answer, or the type and place of the error, without anything the bot has seen."""
    try:
        return call.function(*call.bot, call.argument)
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        return BotError(f"{type(error).__name__} in {last.name}, line {last.lineno}")


def choose(game: str, bot: str, seed: int, view: Any) -> Option:
    """The choice of a bot: the cached one with this seed, else a new one."""
    key = game, bot, seed
    # Not in the cache while it thinks: a bot that fails is dropped.
    chooser = _bots.pop(key, None) or _shelf[game].make_bot(bot, seed)
    option: Option = chooser(view)
    _cache(_bots, key, chooser)
    return option


def hint(game: str, level: str, seed: int, view: Any) -> Any:
    """What a bot of a level would do in a person's place."""
    return _shelf[game].hint(view, level, seed)


def judge(game: str, level: str, record_and_turn: tuple[Record, Any]) -> Any:
    """The judgement of a turn of a record by a bot of a level."""
    record, turn = record_and_turn
    return _shelf[game].judge(record, turn, level)


def prove(game: str, proof: Proof) -> bool:
    """Whether the choices of a table lead to its snapshot."""
    return holds(_shelf[game].game, proof)


def _cache(cache: OrderedDict[Hashable, Any], key: Hashable, value: Any) -> None:
    """Add a value to a cache and drop the least recently used one when it is full."""
    cache[key] = value
    cache.move_to_end(key)
    if len(cache) > MAX_CACHED_BOTS:
        cache.popitem(last=False)
