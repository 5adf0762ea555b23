"""The output file of an analysis, checked before the long work starts."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from legendarium.cli.streams import STREAM
from legendarium.cli.terminal.files import reason
from legendarium.locale import Words
from legendarium.table import BadRequest


def check_place(words: Words, name: str, record: str) -> None:
    """Raise BadRequest if the file cannot be written or is the record itself."""
    if name == STREAM:
        return
    place = Path(name).expanduser()
    try:
        if place.is_dir():
            raise IsADirectoryError(name)
        if not place.parent.is_dir():
            raise FileNotFoundError(name)
        if not os.access(place if place.exists() else place.parent, os.W_OK):
            raise PermissionError(name)
        is_record = place.exists() and place.samefile(Path(record).expanduser())
    except (OSError, ValueError) as error:
        raise _refused(words, name, error) from None
    if is_record:
        raise BadRequest(words.say("analyse-same-file", file=name))


def write(words: Words, name: str, content: bytes) -> None:
    """Write the file, or to standard output."""
    if name == STREAM:
        sys.stdout.buffer.write(content)
        return
    try:
        Path(name).expanduser().write_bytes(content)
    except OSError as error:
        raise _refused(words, name, error) from None


def _refused(words: Words, name: str, error: OSError | ValueError) -> BadRequest:
    return BadRequest(words.say("save-failed", file=name, reason=words.say(reason(error))))
