"""A progress bar for long commands, on standard error and only on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def tracked(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Yield the same items while a bar counts them."""
    with progress_bar() as bar:
        yield from bar.track(items, total=total, description=what)


def progress_bar() -> Progress:
    """A progress bar for callers that show more than a count."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not sys.stderr.isatty()
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden)
