"""The state file of a match that can be interrupted and resumed: a header, then a line per game.

A line is on disk before the next game counts, so a match that is stopped or killed loses only the
games in progress.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from legendarium.bots.tashkalar.contest import Contest
from legendarium.bots.tashkalar.contest_game import Record
from legendarium.bots.tashkalar.native.library import library_for
from legendarium.cli.weights_file import BOT_WEIGHTS
from legendarium.table import BadRequest

if sys.platform != "win32":
    import fcntl

FORMAT = 1
WEIGHTS_FIELD = "weights"
"""The field with the fingerprint of the weights: with other weights the bots are different."""
COMPILED_FIELD = "compiled"
"""The field that says whether the native library was used: without it `master` is much weaker."""


class State:
    """The games played so far, in a file or only in memory."""

    def __init__(self, contest: Contest, path: str | None = None) -> None:
        self._total = contest.total
        self._file: BinaryIO | None = None
        self._records: dict[int, Record] = {}
        if path is not None:
            try:
                self._open(Path(path), contest)
            except BadRequest:
                self._close()
                raise

    @property
    def records(self) -> list[Record]:
        """The games in the order of their numbers."""
        return [self._records[number] for number in sorted(self._records)]

    def __contains__(self, number: int) -> bool:
        return number in self._records

    def __enter__(self) -> State:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._close()

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, record: Record) -> None:
        """Keep a game."""
        self._write(record)
        self._records.setdefault(record["game"], record)

    def _open(self, path: Path, contest: Contest) -> None:
        try:
            self._file = path.open("r+b" if path.exists() else "x+b")
            _lock(self._file)
            text = self._file.read()
        except BlockingIOError:
            raise BadRequest(f"{path} is in use by another match.", "state") from None
        except OSError as error:
            raise BadRequest(f"{path} cannot be opened: {error.strerror}.", "state") from error
        header = {
            "legendarium": "match",
            "format": FORMAT,
            **contest.to_json(),
            WEIGHTS_FIELD: _fingerprint(BOT_WEIGHTS.read_bytes()),
            COMPILED_FIELD: library_for(contest.setups[0]) is not None,
        }
        whole, newline, torn = text.rpartition(b"\n")
        if not newline and _line(header).startswith(torn):
            # A new file, or one whose writer was killed during the first line.
            self._file.truncate(0)
            self._file.seek(0)
            self._write(header)
            return
        first, *lines = whole.split(b"\n")
        _compare(path, _read(first), header)
        for number, line in enumerate(lines, 2):
            record = _read(line)
            if not self._is_game(record):
                raise BadRequest(f"{path} is damaged in line {number}.", "state")
            self._records.setdefault(record["game"], record)
        self._file.truncate(len(whole) + 1)
        self._file.seek(0, os.SEEK_END)

    def _is_game(self, body: Any) -> bool:
        return (
            isinstance(body, dict)
            and set(body) == Record.__required_keys__
            and isinstance(body["game"], int)
            and 0 <= body["game"] < self._total
        )

    def _write(self, body: object) -> None:
        if self._file is None:
            return
        try:
            self._file.write(_line(body))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise BadRequest(f"A game cannot be kept: {error.strerror}.", "state") from error


def _lock(file: BinaryIO) -> None:
    """Lock the file against a second match; raises BlockingIOError if it is in use.

    Windows has no such lock, so nothing prevents a second match there.
    """
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _fingerprint(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _line(body: object) -> bytes:
    return json.dumps(body, separators=(",", ":")).encode() + b"\n"


def _read(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _compare(path: Path, found: Any, header: dict[str, Any]) -> None:
    """Raise BadRequest unless the file belongs to this match."""
    if not isinstance(found, dict) or found.get("legendarium") != "match":
        raise BadRequest(f"{path} is not the file of a match.", "state")
    for name, value in header.items():
        # Older files do not have these two fields.
        if found.get(name) != value and (
            name not in (WEIGHTS_FIELD, COMPILED_FIELD) or name in found
        ):
            raise BadRequest(
                f"{path} is the file of another match: its {name} is "
                f"{json.dumps(found.get(name))}, not {json.dumps(value)}.",
                "state",
            )
