"""A fault of a campaign: what is wrong, where, and how to fix it."""

from __future__ import annotations

from typing import NamedTuple

ERROR = "error"
WARNING = "warning"


class Fault(NamedTuple):
    """One fault; `kind` never changes, so that a program can tell faults apart."""

    kind: str
    file: str
    line: int
    message: str
    hint: str = ""
    severity: str = ERROR


class Place(NamedTuple):
    """A line of a file."""

    file: str
    line: int


def in_order(faults: list[Fault]) -> tuple[Fault, ...]:
    """The faults by file and line, each once."""
    return tuple(sorted(dict.fromkeys(faults), key=lambda f: (f.file, f.line, f.kind, f.message)))
