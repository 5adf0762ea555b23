"""Playing the games of a match on all cores: one game at a time in every process."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from legendarium.bots.tashkalar.contest import Contest, Fixture
from legendarium.bots.tashkalar.contest_game import Record, play_fixture
from legendarium.table import TableError


class Stopped(TableError):
    """A process that played was ended by somebody else."""


def play_all(
    contest: Contest, fixtures: Iterable[Fixture], jobs: int
) -> Generator[Record, None, None]:
    """Play the games; they come in the order in which they end."""
    if jobs == 1:
        return (play_fixture(contest, fixture) for fixture in fixtures)
    return _on_cores(contest, fixtures, jobs)


def _on_cores(
    contest: Contest, fixtures: Iterable[Fixture], jobs: int
) -> Generator[Record, None, None]:
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    try:
        waiting = [pool.submit(_play, contest, fixture) for fixture in fixtures]
        for done in as_completed(waiting):
            yield done.result()
    except BrokenProcessPool as error:
        raise Stopped("A process that played a game was ended from outside.") from error
    except BaseException:
        # Whoever stops a match does not wait for the games that are being played.
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """In a process of its own: only the first one hears the interrupt of a keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    threading.Thread(target=_leave_with_the_first, daemon=True).start()


def _leave_with_the_first() -> None:
    """A process whose first one was killed would wait for its next game for ever."""
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _play(contest: Contest, fixture: Fixture) -> Record:
    """Play a game; whoever must leave in the middle of it has let its bots go before."""
    try:
        return play_fixture(contest, fixture)
    except SystemExit:
        # The pool would take this for the answer of a game, and go on.
        os._exit(1)
