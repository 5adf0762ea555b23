"""Saved games as files: written whole or not at all, and never over something else."""

from __future__ import annotations

import os
from pathlib import Path

from legendarium.cli.terminal.files import read_text, reason, replace
from legendarium.locale import Words
from legendarium.table import BadSave, ForeignSave, OtherVersion, Record


def write(words: Words, name: str, record: Record) -> None:
    """Save a game; raises BadSave, in one sentence, and leaves an existing file as it is."""
    write_text(words, name, record.to_text())


def write_text(words: Words, name: str, text: str) -> None:
    """Write the text of a saved game, as `write` does."""
    path = Path(name).expanduser()
    try:
        if os.path.lexists(path) and not _may_replace(path):
            raise BadSave(words.say("save-refused", file=name))
        replace(path, text)
    except (OSError, ValueError) as error:
        raise BadSave(
            words.say("save-failed", file=name, reason=words.say(reason(error)))
        ) from None


def read(words: Words, name: str, game: str) -> Record:
    """Read a saved game of this kind; raises BadSave in one sentence."""
    try:
        record = Record.from_text(read_file(words, name))
    except BadSave as error:
        raise told(words, name, error) from None
    if record.game != game:
        raise BadSave(words.say("load-other-game", file=name, game=record.game))
    return record


def read_file(words: Words, name: str) -> str:
    """The text of a file that should be a saved game; raises BadSave."""
    try:
        return read_text(Path(name).expanduser())
    except (OSError, ValueError) as error:
        raise Missing(
            words.say("load-missing", file=name, reason=words.say(reason(error)))
        ) from None


class Missing(BadSave):
    """The file cannot be read at all; its sentence is for people already."""


def told(words: Words, name: str, error: BadSave) -> BadSave:
    """The same fault in one sentence for people."""
    if isinstance(error, Missing):
        return error
    return BadSave(words.say(_complaint(error), file=name))


def damaged(words: Words, name: str) -> BadSave:
    """What to say of a saved game that cannot be played on."""
    return BadSave(words.say("load-damaged", file=name))


def _may_replace(path: Path) -> bool:
    """Only an undamaged saved game of ours may be written over."""
    try:
        Record.from_text(read_text(path))
    except BadSave:
        return False
    return True


def _complaint(error: BadSave) -> str:
    if isinstance(error, ForeignSave):
        return "load-foreign"
    return "load-version" if isinstance(error, OtherVersion) else "load-damaged"
