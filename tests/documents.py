"""Compares what a document shows with what a program prints."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"


def is_subset(part: Any, whole: Any) -> bool:
    """Whether a JSON value equals another one with some keys left out."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and is_subset(part[key], whole[key]) for key in part)
    if isinstance(part, list) and isinstance(whole, list) and len(part) == len(whole):
        return all(map(is_subset, part, whole))
    return bool(part == whole)


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
