"""What holds for every test: in which order they run; and what tests of several folders need."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from legendarium.server.safety.logs import QUIET


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow ones first: with short ones at the end, every core is busy to the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture
def logging_kept() -> Iterator[None]:
    """For tests that set up logging: afterwards it is as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    quiet = {name: logging.getLogger(name).level for name in QUIET}
    yield
    root.handlers[:], root.level = handlers, level
    for name, before in quiet.items():
        logging.getLogger(name).setLevel(before)
