"""Saved games as files: written completely or not at all, and never over another kind of file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from legendarium.cli.terminal.files import read_text, reason, replace
from legendarium.locale import Value, Words
from legendarium.table import BadSave, ForeignSave, Game, OtherGame, OtherVersion, Record
from legendarium.table.record import unseal


def write(words: Words, name: str, record: Record) -> None:
    """Save a game; raises BadSave with one sentence, and leaves an existing file as it is."""
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


def read(words: Words, name: str, game: Game[Any, Any]) -> Record:
    """Read a saved game of this kind; raises BadSave, which says what to do next."""
    try:
        text = read_file(words, name)
    except BadSave as error:
        raise readable_error(words, name, error) from None
    return parse_record(words, name, text, game)


def parse_record(words: Words, name: str, text: str, game: Game[Any, Any]) -> Record:
    """Parse a saved game of this kind; raises BadSave with one sentence."""
    try:
        return Record.from_text(text, game)
    except OtherGame as error:
        raise save_error(words, "load-other-game", name, game=error.game) from None
    except BadSave as error:
        raise readable_error(words, name, error) from None


def read_file(words: Words, name: str) -> str:
    """The text of a file that should be a saved game; raises BadSave."""
    try:
        return read_text(Path(name).expanduser())
    except (OSError, ValueError) as error:
        raise UnreadableFile(
            words.say("load-missing", file=name, reason=words.say(reason(error)))
        ) from None


class UnreadableFile(BadSave):
    """The file cannot be read; the message is already written for people."""


def readable_error(words: Words, name: str, error: BadSave) -> BadSave:
    """The same error with a message for people."""
    if isinstance(error, UnreadableFile):
        return error
    return save_error(words, _complaint(error), name)


def damaged_error(words: Words, name: str) -> BadSave:
    """The error for a saved game that cannot be continued."""
    return save_error(words, "load-damaged", name)


def save_error(words: Words, complaint: str, name: str, **values: Value) -> BadSave:
    """An error that says what is wrong with a file, and what to do next."""
    said = words.say(complaint, file=name, **values)
    return BadSave(f"{said} {words.say('load-another')}")


def _may_replace(path: Path) -> bool:
    """Whether a file may be overwritten: only an undamaged saved game of ours."""
    try:
        unseal(read_text(path))
    except BadSave:
        return False
    return True


def _complaint(error: BadSave) -> str:
    if isinstance(error, ForeignSave):
        return "load-foreign"
    return "load-version" if isinstance(error, OtherVersion) else "load-damaged"
