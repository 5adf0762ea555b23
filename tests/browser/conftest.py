"""A server, a browser, and people who open it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.house import House
from browser.pictures import Pictures
from browser.visitor import MILLISECONDS, Visitor

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "legendarium" / "server" / "client"
DESKTOP = {"width": 1320, "height": 900}
# Question, arena and hand are seen at once: nothing has to be scrolled.
LARGE = {"width": 1440, "height": 1190}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client: the one that is named, else that of the package, built where it is old."""
    if "LEGENDARIUM_CLIENT" in os.environ:
        return Path(os.environ["LEGENDARIUM_CLIENT"])
    with _alone("client"):
        built = subprocess.run([sys.executable, ROOT / "web" / "build.py"], check=False)
    assert built.returncode == 0, "The browser client is not built."
    return CLIENT


class _alone:  # noqa: N801 (reads as a word)
    """Several processes of one run do this one after the other."""

    def __init__(self, name: str) -> None:
        self._path = Path(tempfile.gettempdir()) / f"legendarium-{name}.lock"

    def __enter__(self) -> None:
        import fcntl

        self._file = self._path.open("w")
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *error: object) -> None:
        self._file.close()


@pytest.fixture(scope="session")
def house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share."""
    house = House(tmp_path_factory.mktemp("house"), client)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def own_house(client: Path, tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, which it may kill."""
    house = House(tmp_path, client)
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=_chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


def _chromium() -> str:
    found = shutil.which(os.environ.get("CHROMIUM", "")) or shutil.which("chromium")
    if found is None:
        told = subprocess.run(
            [sys.executable, ROOT / "scripts" / "chromium.py"], capture_output=True, text=True
        )
        found = told.stdout.strip().splitlines()[-1] if told.returncode == 0 else None
    assert found, "The browser tests need Chromium: `make browser` finds or installs it."
    return found


class Come(Protocol):
    """Opens one more browser; whoever has a name is known to the server already."""

    def __call__(
        self, name: str = "", *, house: House | None = None, phone: bool = False, **more: Any
    ) -> Visitor: ...


@pytest.fixture
def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """People come with browsers of their own; none of these may complain of anything."""
    visitors: list[Visitor] = []

    def open_browser(
        name: str = "", *, house: House | None = None, phone: bool = False, **more: Any
    ) -> Visitor:
        house = house or request.getfixturevalue("house")
        size = {"viewport": DESKTOP} if not phone else _phone()
        context = browser.new_context(**{"locale": "en-GB", **size, **more})
        visitor = Visitor(context, house.address)
        visitors.append(visitor)
        return visitor.introduce(name) if name else visitor

    yield open_browser
    troubles = {number: visitor.unexpected() for number, visitor in enumerate(visitors)}
    for visitor in visitors:
        visitor.context.close()
    assert not any(troubles.values()), troubles


def _phone() -> dict[str, Any]:
    return {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture
def pictures() -> Pictures:
    """Where pictures go: a folder to look into; the best into that of $LEGENDARIUM_PICTURES."""
    rest = Path(tempfile.gettempdir()) / "legendarium-pictures"
    named = os.environ.get("LEGENDARIUM_PICTURES", "")
    return Pictures(ROOT / named if named else rest, rest)
