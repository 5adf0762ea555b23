"""The tiny campaign as a folder, for commands that read one."""

from __future__ import annotations

from pathlib import Path

from taintedgrail.tiny import TINY


def tiny_folder(root: Path) -> str:
    """Write the files of the tiny campaign; returns their folder."""
    for name, text in TINY.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return str(root)
