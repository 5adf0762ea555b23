"""Places in a TOML file, with what is recorded there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from legendarium.taintedgrail.content.faults import Place
from legendarium.taintedgrail.content.lines import Path, line_of
from legendarium.taintedgrail.content.sources import Sources

BAD: Any = object()
"""Marks a value that could not be read."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a TOML file, and the owner of the record."""

    sources: Sources
    file: str
    text: str
    path: Path = ()
    owner: str = ""

    def at(self, *more: str | int) -> Spot:
        """A place inside this one."""
        return Spot(self.sources, self.file, self.text, (*self.path, *more), self.owner)

    def of(self, owner: str) -> Spot:
        """The same place with another owner."""
        return Spot(self.sources, self.file, self.text, self.path, owner)

    @property
    def place(self) -> Place:
        """File and line."""
        return Place(self.file, line_of(self.text, self.path))

    @property
    def root(self) -> tuple[str, Path]:
        """The text of the file, and the path in it."""
        return self.text, self.path

    def fault(self, kind: str, message: str, hint: str = "") -> Any:
        """Record a fault here; returns BAD."""
        self.sources.fault(kind, self.place, message, hint)
        return BAD
