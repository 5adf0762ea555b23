"""Somebody with a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response

from browser.wire import Wire
from waiting import PATIENCE, wait_until_on_page

OURS = {"X-Legendarium": "1"}
MILLISECONDS = 1000 * PATIENCE
"""What anything on a page may take to appear, as Playwright counts."""


class Visitor:
    """A browser with its own cookies: what it shows, what it says, and what went wrong in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.troubles: list[str] = []
        self._expected: list[str] = []
        context.set_default_timeout(MILLISECONDS)
        self.page = context.new_page()
        self.wire = Wire(self.page)
        self.watch(self.page)

    # What went wrong ------------------------------------------------------------------------------

    def watch(self, page: Page) -> None:
        """Take down whatever the browser complains about on a page."""
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("requestfailed", self._on_failed)
        page.on("response", self._on_response)

    def expect(self, *patterns: str) -> None:
        """Troubles that belong to the test, as patterns of their texts."""
        self._expected += patterns

    def unexpected(self) -> list[str]:
        """The troubles that nobody announced."""
        return [
            trouble
            for trouble in self.troubles
            if not any(re.search(pattern, trouble) for pattern in self._expected)
        ]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text}")

    def _on_failed(self, request: Request) -> None:
        # Whoever leaves a page does not wait for its last answers.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.troubles.append(f"failed: {request.method} {request.url} {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.request.method} {response.url}")

    # Going somewhere ------------------------------------------------------------------------------

    def go(self, path: str) -> Page:
        """Open an address of the server."""
        self.page.goto(f"{self.address}{path}")
        self.page.get_by_role("heading", level=1).wait_for(state="attached")
        return self.page

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        """A button by its name."""
        place = self.page if within is None else within
        return place.get_by_role("button", name=name, exact=isinstance(name, str))

    def link(self, name: str | re.Pattern[str]) -> Locator:
        """A link by its name."""
        return self.page.get_by_role("link", name=name, exact=isinstance(name, str))

    def wait(self, holds: Callable[[], bool], what: str) -> None:
        """Let the page live on until something holds."""
        wait_until_on_page(self.page, holds, what)

    # Without clicking -----------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server in the name of this person; the answer."""
        answer = self.context.request.fetch(
            f"{self.address}/api{path}", method=method, headers=OURS, data=body
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def introduce(self, name: str) -> Visitor:
        """Say a name, so that the server knows this browser."""
        self.ask("POST", "/me", {"name": name})
        return self
