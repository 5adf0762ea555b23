"""Files that results are written to, checked before the long work rather than after it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryFile

from legendarium.cli.terminal.files import replace
from legendarium.table import BadRequest


def check_path(path: Path, argument: str) -> None:
    """Raise BadRequest if no regular file can be at this path."""
    try:
        if not path.absolute().parent.is_dir():
            raise BadRequest(f"There is no folder {str(path.parent)!r}.", argument)
        if path.is_dir():
            raise BadRequest(f"{path} is a folder, not a file.", argument)
        if path.exists() and not path.is_file():
            raise BadRequest(f"{path} is not an ordinary file.", argument)
    except OSError as error:
        raise _unwritable(path, error, argument) from error


def check_writable(path: Path, argument: str) -> None:
    """Raise BadRequest if no file can be written or replaced at this path."""
    check_path(path, argument)
    try:
        # Permissions do not show whether the disk is writable, so a file is created.
        with TemporaryFile(dir=path.resolve().parent):
            pass
    except OSError as error:
        raise _unwritable(path, error, argument) from error


def write(path: Path, text: str, argument: str) -> None:
    """Write a file, completely or not at all; raises BadRequest."""
    try:
        replace(path, text)
    except OSError as error:
        raise _unwritable(path, error, argument) from error


def _unwritable(path: Path, error: OSError, argument: str) -> BadRequest:
    why = f"{path} cannot be written: {error.strerror}"
    return BadRequest(f"{why}; choose another file with --{argument} FILE.", argument)
