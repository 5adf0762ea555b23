"""Pictures of pages, for those who look at them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from browser.visitor import Visitor


class Pictures:
    """Writes named pictures into one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def take(self, visitor: Visitor, name: str, whole: bool = False, grey: bool = False) -> Path:
        """A picture of what the visitor sees; `whole` shows the page to its end."""
        path = self.folder / f"{name}.png"
        page = visitor.page
        page.mouse.move(0, 0)
        if grey:
            _see(page, "achromatopsia")
        page.screenshot(path=path, full_page=whole, animations="disabled", caret="hide")
        if grey:
            _see(page, "none")
        return path


def _see(page: Page, deficiency: str) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    session.detach()
