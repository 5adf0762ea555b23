"""Long work on all cores: one piece of it at a time in every process."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from legendarium.table import TableError

GRACE = 5.0
"""So many seconds has a process to leave by itself, with what it started."""

Item = TypeVar("Item")
Result = TypeVar("Result")


class Stopped(TableError):
    """A process that worked was ended by somebody else."""


def worked(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Generator[Result, None, None]:
    """The results of all items, by so many processes; they come in the order in which they end.

    `work` must be something that another process can import. Close the generator, or read it to
    its end: then no process is left behind.
    """
    if jobs == 1:
        return (work(item) for item in items)
    return _on_cores(work, items, jobs)


def _on_cores(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Generator[Result, None, None]:
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    try:
        with _interrupts_wait():
            waiting = [pool.submit(_work, work, item) for item in items]
        for done in as_completed(waiting):
            yield done.result()
    except BrokenProcessPool as error:
        raise Stopped("A process that worked was ended from outside.") from error
    except BaseException:
        # Whoever stops the work does not wait for the pieces of it that are being done.
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Processes that are started meanwhile do not hear an interrupt even before they `_begin`."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """In a process of its own: only the first one hears the interrupt of a keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    threading.Thread(target=_leave_with_the_first, daemon=True).start()


def _leave_with_the_first() -> None:
    """A process whose first one was killed would wait for its next piece of work for ever."""
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    # One that was just about to wait for work has not heard the signal.
    os._exit(1)


def _work(work: Callable[[Item], Result], item: Item) -> Result:
    """Do a piece of work; whoever must leave in the middle of it has let its bots go before."""
    try:
        return work(item)
    except SystemExit:
        # The pool would take this for a result, and go on.
        os._exit(1)
