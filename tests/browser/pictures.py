"""Pictures of pages, for those who look at them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from playwright.sync_api import Page

from browser.visitor import Visitor

BEST = ("lobby", "table", "table-dark", "phone", "review", "replay-analysis", "result", "cards")
"""The pictures of the README."""


class Pictures:
    """Writes named pictures: the best into one folder, the rest into another."""

    def __init__(self, best: Path, rest: Path) -> None:
        self._best = best
        self._rest = rest

    def take(self, visitor: Visitor, name: str, whole: bool = False, grey: bool = False) -> Path:
        """A picture of what the visitor sees; `whole` shows the page to its end."""
        path = (self._best if name in BEST else self._rest) / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        page = visitor.page
        page.mouse.move(0, 0)
        page.evaluate("window.scrollTo(0, 0)")
        with _without_colours(page) if grey else nullcontext():
            page.screenshot(path=path, full_page=whole, animations="disabled", caret="hide")
        return path


@contextmanager
def _without_colours(page: Page) -> Iterator[None]:
    """See a page as somebody does who sees no colours."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    yield
    session.detach()
