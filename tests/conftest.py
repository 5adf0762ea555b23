"""The order of all tests, and fixtures that tests in several folders need."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from legendarium.server.safety.logs import QUIET_LOGGERS
from repetition import SOAK

_NUMBERS = count()


def pytest_addoption(parser: pytest.Parser) -> None:
    """How much is repeated, and whether a release is checked."""
    parser.addoption("--soak", action="store_true", help="repeat much: see tests/repetition.py")
    parser.addoption("--release", action="store_true", help="run what only a release demands, too")


def pytest_configure(config: pytest.Config) -> None:
    """Before any test is loaded: some are made as often as they are repeated."""
    if config.getoption("soak"):
        os.environ[SOAK] = "1"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only a release demands; run slow tests first, so that no core idles late."""
    if not config.getoption("release"):
        left_out = [item for item in items if item.get_closest_marker("release")]
        items[:] = [item for item in items if not item.get_closest_marker("release")]
        config.hook.pytest_deselected(items=left_out)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(autouse=True)
def _own_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Games that are saved automatically go to a folder of the test, made when it is needed."""
    folder = tmp_path_factory.getbasetemp() / f"data-{next(_NUMBERS)}"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))


@pytest.fixture
def unwritable_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file is where the folder of saved games should be."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))


@pytest.fixture
def restored_logging() -> Iterator[None]:
    """Restore the logging configuration after a test that changes it."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    quiet = {name: logging.getLogger(name).level for name in QUIET_LOGGERS}
    yield
    root.handlers[:], root.level = handlers, level
    for name, before in quiet.items():
        logging.getLogger(name).setLevel(before)


@pytest.fixture
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Hide the settings of the machine that runs the tests."""
    for name in os.environ:
        if name.upper().startswith("LEGENDARIUM_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
