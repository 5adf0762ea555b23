"""What a page shows beside what a program says."""

from __future__ import annotations

from typing import Any


def is_part(part: Any, whole: Any) -> bool:
    """Whether a JSON value is the other with some keys left out."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and is_part(part[key], whole[key]) for key in part)
    if isinstance(part, list) and isinstance(whole, list) and len(part) == len(whole):
        return all(map(is_part, part, whole))
    return bool(part == whole)
