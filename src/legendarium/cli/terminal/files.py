"""Reads and writes save files, completely or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from legendarium.table import ForeignSave

MAX_FILE_BYTES = 16 * 1024 * 1024
"""The size limit of a file that is read; no saved game comes near it."""


def read_text(path: Path) -> str:
    """The text of a regular file; raises OSError, or ForeignSave when it cannot be a save."""
    if path.is_dir():
        raise IsADirectoryError(path)
    if path.exists() and not path.is_file():
        # A pipe or a device may never end.
        raise ForeignSave("This is not a saved game: it is not a regular file.")
    with path.open("rb") as file:
        content = file.read(MAX_FILE_BYTES + 1)
    if len(content) > MAX_FILE_BYTES:
        raise ForeignSave("This is not a saved game: it is too large.")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise ForeignSave("This is not a saved game: it is not text.") from None


def replace(path: Path, text: str) -> None:
    """Replace a file in one step: write a draft beside it, then rename the draft."""
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
    """The id of the message that says why the operating system refused."""
    for kind, message in (
        (FileNotFoundError, "reason-missing"),
        (PermissionError, "reason-permission"),
        (IsADirectoryError, "reason-directory"),
        (NotADirectoryError, "reason-missing"),
    ):
        if isinstance(error, kind):
            return message
    return "reason-other"
