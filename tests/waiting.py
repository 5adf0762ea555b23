"""Waiting for what a test expects: the only place where a test sleeps.

A test names what it waits for, and goes on as soon as that has happened. `PATIENCE` ends a test
whose event never comes; nothing is measured with it. `docs/testing.md` shows how to choose.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE = 60.0
"""Seconds after which a test gives up; a busy machine may need many of them."""

INTERVAL = 0.01
"""Seconds between two looks."""

Found = TypeVar("Found")


def wait_until(happens: Callable[[], Found], what: str) -> Found:
    """The first true answer; `what` says in the error what never happened."""
    until = time.monotonic() + PATIENCE
    while not (found := happens()):
        _check_patience(until, what)
        time.sleep(INTERVAL)
    return found


async def wait_until_async(happens: Callable[[], Found], what: str) -> Found:
    """The same, while the other tasks of the event loop run."""
    until = time.monotonic() + PATIENCE
    while not (found := happens()):
        _check_patience(until, what)
        await let_others_run()
    return found


async def let_others_run() -> None:
    """One moment between two looks, for a loop that has its own end."""
    await asyncio.sleep(INTERVAL)


def wait_until_on_page(page: Page, happens: Callable[[], Found], what: str) -> Found:
    """The same, while a page of the browser runs and its messages are heard."""
    until = time.monotonic() + PATIENCE
    while not (found := happens()):
        _check_patience(until, what)
        let_page_run(page)
    return found


def let_page_run(page: Page) -> None:
    """One moment between two looks, for a loop that has its own end."""
    page.wait_for_timeout(1000 * INTERVAL)


def text_once_written(path: Path) -> str:
    """What stands in a file as soon as something does."""
    return wait_until(lambda: path.exists() and path.read_text(encoding="utf-8"), str(path)) or ""


def is_running(pid: int) -> bool:
    """Whether a process runs; one that has ended and is only waited for does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


def wait_until_ended(pid: int) -> None:
    """Until a process has ended."""
    wait_until(lambda: not is_running(pid), f"process {pid} ends")


def hang() -> None:
    """What a bot does that never answers; it ends in the end, should nobody end it."""
    time.sleep(600)


def _check_patience(until: float, what: str) -> None:
    assert time.monotonic() < until, f"This did not happen within {PATIENCE:.0f} s: {what}."
