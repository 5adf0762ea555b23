"""Runs long work in parallel processes, one item at a time in each."""

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

EXIT_GRACE_SECONDS = 5.0
"""How long a process may take to exit, with the programs it started."""

Item = TypeVar("Item")
Result = TypeVar("Result")


class Stopped(TableError):
    """A worker process was killed from outside."""


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_in_parallel(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Generator[Result, None, None]:
    """Yield the results of all items as they are done, from a number of parallel processes.

    `work` must be importable by another process. Read the generator to its end or close it, so that
    no process is left running.
    """
    if jobs == 1:
        return (work(item) for item in items)
    return _run_in_processes(work, items, jobs)


def _run_in_processes(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Generator[Result, None, None]:
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _start_worker)
    try:
        with _interrupts_blocked():
            waiting = [pool.submit(_run_item, work, item) for item in items]
        for done in as_completed(waiting):
            yield done.result()
    except BrokenProcessPool as error:
        raise Stopped("A worker process was killed from outside.") from error
    except BaseException:
        # Do not wait for the items in progress.
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block interrupts while processes start, before they run `_start_worker`."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker() -> None:
    """Set up a worker process; only the main process handles a keyboard interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_main_process, daemon=True).start()


def _exit_with_main_process() -> None:
    """Exit when the main process is gone, instead of waiting for the next item for ever."""
    main = multiprocessing.parent_process()
    assert main is not None
    main.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(EXIT_GRACE_SECONDS)
    # A process that was about to wait for work may have missed the signal.
    os._exit(1)


def _run_item(work: Callable[[Item], Result], item: Item) -> Result:
    """Do one item of work; a termination in the middle of it ends the process cleanly.

    Only then has the process bots to close: before the first item, and between two, a termination
    simply kills it.
    """
    try:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        try:
            return work(item)
        finally:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
    except SystemExit:
        # The pool would treat this as a result and continue.
        os._exit(1)
