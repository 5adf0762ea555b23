"""One process in which bots think: a bot that hangs is ended with it, and no other call notices."""

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

NICENESS = 10
"""How much the processor prefers the server to a thinking bot."""

KEPT = 8
"""Bots that stay in a process, with what they plan, until others take their place."""


class BotFailed(Exception):
    """A bot gave no answer; `reason` is for counting, `detail` for the log."""

    def __init__(self, reason: Literal["error", "slow"], detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class Call(NamedTuple):
    """What a worker is asked to do, of which bot, and with what."""

    work: Callable[..., Any]
    """A function of this module: `choose`, `hint` or `judge`."""
    of: tuple[Hashable, ...]
    told: Any


class Trouble(NamedTuple):
    """What went wrong inside a bot."""

    detail: str


class Worker:
    """One process, started when it is first needed and again after it was ended."""

    def __init__(self, make_shelf: Callable[[], Shelf]) -> None:
        self._make_shelf = make_shelf
        self._executor: ProcessPoolExecutor | None = None
        self._pid: int | None = None
        self._known: OrderedDict[Hashable, None] = OrderedDict()

    def knows(self, bot: Hashable) -> bool:
        """Whether this bot was asked here lately, and may have a plan."""
        return bot in self._known

    async def run(self, call: Call, limit: float) -> Any:
        """What the bot answers, or the trouble inside it."""
        try:
            executor = self._executor or await self._start()
            if call.work is choose:
                _keep(self._known, call.of, None)
            async with asyncio.timeout(limit):
                return await asyncio.wrap_future(executor.submit(_do, call))
        except (BrokenProcessPool, asyncio.CancelledError):
            # When nobody waits for the answer any more, the process may still be thinking.
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
        self._known.clear()
        if pid is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        if executor is not None:
            executor.shutdown(wait=wait, cancel_futures=True)


# --- In the process -------------------------------------------------------------------------------

_shelf: Shelf = {}
"""The games it knows."""

_bots: OrderedDict[Hashable, Chooser[Any]] = OrderedDict()
"""The bots that were asked last, by game, name and seed."""


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


def _do(call: Call) -> Any:
    """The answer, or the kind and place of the error, never what the bot has seen."""
    try:
        return call.work(*call.of, call.told)
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        return Trouble(f"{type(error).__name__} in {last.name}, line {last.lineno}")


def choose(game: str, bot: str, seed: int, view: Any) -> Option:
    """What a bot chooses; it is the one that chose for this seat before, if it is still here."""
    key = game, bot, seed
    # Taken out while it thinks: one that fails does not come back.
    chooser = _bots.pop(key, None) or _shelf[game].make_bot(bot, seed)
    option = chooser(view)
    _keep(_bots, key, chooser)
    return option


def hint(game: str, level: str, seed: int, view: Any) -> Any:
    """What a bot of a level would do in somebody's place."""
    return _shelf[game].hint(view, level, seed)


def judge(game: str, level: str, told: tuple[Record, Any]) -> Any:
    """What a bot of a level makes of a turn of a record."""
    record, turn = told
    return _shelf[game].judge(record, turn, level)


def _keep(kept: OrderedDict[Hashable, Any], key: Hashable, value: Any) -> None:
    """Keep something, and let go of what was not used for longest."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > KEPT:
        kept.popitem(last=False)
