"""What is on a page: its texts, and what axe-core finds wrong with it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

TEXTS = """() => {
  const found = [];
  const say = (text) => {
    const plain = (text ?? '').replace(/\\s+/g, ' ').trim();
    if (plain) found.push(plain);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest('script, style, option[lang], code, kbd'))
      say(walker.currentNode.textContent);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
      say(element.getAttribute(name));
  say(document.title);
  return [...new Set(found)];
}"""
"""Every text that a reader may see or hear, each once."""


def texts(page: Page) -> list[str]:
    """Every text of a page, seen or heard."""
    found: list[str] = page.evaluate(TEXTS)
    return found


def violations(page: Page) -> list[str]:
    """What axe-core calls serious or critical on a page, one line each."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: "
        + "; ".join(str(node["target"][0]) for node in one["nodes"][:4])
        for one in found
        if one["impact"] in GRAVE
    ]


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")
