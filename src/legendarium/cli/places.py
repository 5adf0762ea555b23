"""Where results are written to: whether they can be is seen before the long work, not after it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryFile

from legendarium.cli.terminal.files import replace
from legendarium.table import BadRequest


def check_place(path: Path, argument: str) -> None:
    """Raise BadRequest where no ordinary file can be."""
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
    """Raise BadRequest where no file can be written, or put in the place of an older one."""
    check_place(path, argument)
    try:
        # Asked for its rights, a folder may promise what its disk does not keep.
        with TemporaryFile(dir=path.resolve().parent):
            pass
    except OSError as error:
        raise _unwritable(path, error, argument) from error


def write(path: Path, text: str, argument: str) -> None:
    """Write a file, whole or not at all; raises BadRequest."""
    try:
        replace(path, text)
    except OSError as error:
        raise _unwritable(path, error, argument) from error


def _unwritable(path: Path, error: OSError, argument: str) -> BadRequest:
    why = f"{path} cannot be written: {error.strerror}"
    return BadRequest(f"{why}; --{argument} FILE names another place.", argument)
