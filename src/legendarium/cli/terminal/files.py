"""Reading and writing files of ours: whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from legendarium.table import ForeignSave

LARGEST = 16 * 1024 * 1024
"""No saved game comes near so many bytes."""


def read_text(path: Path) -> str:
    """The text of an ordinary file; raises OSError, or ForeignSave when it cannot be a save."""
    if path.is_dir():
        raise IsADirectoryError(path)
    if path.exists() and not path.is_file():
        # A pipe or a device may never end.
        raise ForeignSave("This is no saved game: it is no ordinary file.")
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise ForeignSave("This is no saved game: it is too large.")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise ForeignSave("This is no saved game: it is not text.") from None


def replace(path: Path, text: str) -> None:
    """Write a file beside the old one, then put it in its place in one step."""
    target = path.resolve()
    draft = target.with_name(f".{target.name[:80]}.{os.getpid()}.draft")
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def reason(error: OSError | ValueError) -> str:
    """The message that says why the system refuses."""
    for kind, message in (
        (FileNotFoundError, "reason-missing"),
        (PermissionError, "reason-permission"),
        (IsADirectoryError, "reason-directory"),
        (NotADirectoryError, "reason-missing"),
    ):
        if isinstance(error, kind):
            return message
    return "reason-other"
