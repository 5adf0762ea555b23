"""What holds for every test: in which order they run."""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow ones first: with short ones at the end, every core is busy to the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
