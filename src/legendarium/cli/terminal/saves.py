"""Saved games as files: written whole or not at all, and never over something else."""

from __future__ import annotations

import os
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
        raise BadSave(
            words.say("save-failed", file=name, reason=words.say(_reason(error)))
        ) from None


def read(words: Words, name: str, game: str) -> Record:
    """Read a saved game of this kind; raises BadSave in one sentence."""
    try:
        record = _read(Path(name).expanduser())
    except (OSError, ValueError) as error:
        raise BadSave(
            words.say("load-missing", file=name, reason=words.say(_reason(error)))
        ) from None
    except BadSave as error:
        raise BadSave(words.say(_complaint(error), file=name)) from None
    if record.game != game:
        raise BadSave(words.say("load-other-game", file=name, game=record.game))
    return record


def damaged(words: Words, name: str) -> BadSave:
    """What to say of a saved game that cannot be played on."""
    return BadSave(words.say("load-damaged", file=name))


def _read(path: Path) -> Record:
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
    draft = target.with_name(f".{target.name[:80]}.{os.getpid()}.draft")
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def _complaint(error: BadSave) -> str:
    if isinstance(error, ForeignSave):
        return "load-foreign"
    return "load-version" if isinstance(error, OtherVersion) else "load-damaged"


def _reason(error: OSError | ValueError) -> str:
    for kind, reason in (
        (FileNotFoundError, "reason-missing"),
        (PermissionError, "reason-permission"),
        (IsADirectoryError, "reason-directory"),
        (NotADirectoryError, "reason-missing"),
    ):
        if isinstance(error, kind):
            return reason
    return "reason-other"
