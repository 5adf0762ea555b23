"""The subject of the checks: a loaded campaign with its strings and sources."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.taintedgrail.content.faults import ERROR, WARNING, Fault, Place
from legendarium.taintedgrail.content.loading import Strings
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.content.sources import Sources


class Subject(NamedTuple):
    """A campaign that is being checked."""

    campaign: Campaign
    strings: Strings
    sources: Sources

    def place(self, kind: str, name: str | int = "", *path: str | int) -> Place:
        """The place of a thing, or of a field of it."""
        return self.sources.place(kind, name, *path)


def error(kind: str, place: Place, message: str, hint: str = "") -> Fault:
    """A fault with which a campaign cannot be played."""
    return Fault(kind, place.file, place.line, message, hint, ERROR)


def warning(kind: str, place: Place, message: str, hint: str = "") -> Fault:
    """A fault with which a campaign can be played."""
    return Fault(kind, place.file, place.line, message, hint, WARNING)
