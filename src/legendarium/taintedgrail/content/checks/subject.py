"""What the checks look at: a campaign that could be read, its strings, and where all is written."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.taintedgrail.content.faults import ERROR, WARNING, Fault, Place
from legendarium.taintedgrail.content.loading import Strings
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.content.sources import Sources


class Subject(NamedTuple):
    """A campaign under check."""

    campaign: Campaign
    strings: Strings
    sources: Sources

    def place(self, kind: str, name: str | int = "", *path: str | int) -> Place:
        """Where a thing, or a field of it, is written."""
        return self.sources.place(kind, name, *path)


def error(kind: str, place: Place, message: str, hint: str = "") -> Fault:
    """A fault that keeps a campaign from being played."""
    return Fault(kind, place.file, place.line, message, hint, ERROR)


def warning(kind: str, place: Place, message: str, hint: str = "") -> Fault:
    """A fault that a campaign can be played with."""
    return Fault(kind, place.file, place.line, message, hint, WARNING)
