"""Saved games as files: written whole or not at all, and never over something else."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from legendarium.locale import Words
from legendarium.table import BadSave, ForeignSave, OtherVersion, Record

LARGEST = 16 * 1024 * 1024
"""No saved game comes near so many bytes."""


def write(words: Words, name: str, record: Record) -> None:
    """Save a game; raises BadSave, in one sentence, and leaves an existing file as it is."""
    path = Path(name).expanduser()
    try:
        if os.path.lexists(path) and not _may_replace(path):
            raise BadSave(words.say("save-refused", file=name))
        _replace(path, record.to_text())
    except (OSError, ValueError) as error:
        raise BadSave(words.say("save-failed", file=name, reason=_reason(error))) from None


def read(words: Words, name: str, game: str) -> Record:
    """Read a saved game of this kind; raises BadSave in one sentence."""
    try:
        record = _read(Path(name).expanduser())
    except (OSError, ValueError) as error:
        raise BadSave(words.say("load-missing", file=name, reason=_reason(error))) from None
    except BadSave as error:
        raise BadSave(words.say(_complaint(error), file=name)) from None
    if record.game != game:
        raise BadSave(words.say("load-other-game", file=name, game=record.game))
    return record


def damaged(words: Words, name: str) -> BadSave:
    """What to say of a saved game that cannot be played on."""
    return BadSave(words.say("load-damaged", file=name))


def _read(path: Path) -> Record:
    with path.open("rb") as file:
        # A pipe or a device may never end, so only so much is read.
        content = file.read(LARGEST + 1) if path.is_file() else b""
    if len(content) > LARGEST:
        raise ForeignSave("This is no saved game: it is too large.")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise ForeignSave("This is no saved game: it is not text.") from None
    return Record.from_text(text)


def _may_replace(path: Path) -> bool:
    """Only an undamaged saved game of ours may be written over."""
    try:
        _read(path)
    except BadSave:
        return False
    return True


def _replace(path: Path, text: str) -> None:
    """Write a file beside the old one, then put it in its place in one step."""
    target = path.resolve()
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:80]}.", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise


def _complaint(error: BadSave) -> str:
    if isinstance(error, ForeignSave):
        return "load-foreign"
    return "load-version" if isinstance(error, OtherVersion) else "load-damaged"


def _reason(error: OSError | ValueError) -> str:
    return error.strerror or "" if isinstance(error, OSError) else str(error)
