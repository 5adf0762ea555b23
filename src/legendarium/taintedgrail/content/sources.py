"""The places of everything in the files of a campaign, for the checks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from legendarium.taintedgrail.content.faults import ERROR, Fault, Place
from legendarium.taintedgrail.content.lines import Path, line_of
from legendarium.taintedgrail.content.script import Condition, Script


class WrittenScript(NamedTuple):
    """A script in a file; the owner is what it belongs to: `item.net`."""

    owner: str
    where: str
    script: Script
    place: Place


class WrittenCondition(NamedTuple):
    """A condition in a file."""

    owner: str
    where: str
    condition: Condition
    place: Place


class Reference(NamedTuple):
    """A field that names a thing of some kind."""

    kind: str
    target: str | int
    place: Place


@dataclass
class Sources:
    """Everything recorded while the files are read."""

    faults: list[Fault] = field(default_factory=list)
    scripts: list[WrittenScript] = field(default_factory=list)
    conditions: list[WrittenCondition] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    defined: dict[tuple[str, str | int], Place] = field(default_factory=dict)
    """The place of each thing by kind and id, even if its record has faults."""

    roots: dict[tuple[str, str | int], tuple[str, Path]] = field(default_factory=dict)
    """The text of the file of each thing, and the path of its record in it."""

    strings: dict[str, dict[str, Place]] = field(default_factory=dict)
    """The place of each string of each language."""

    def fault(
        self, kind: str, place: Place, message: str, hint: str = "", severity: str = ERROR
    ) -> None:
        """Record a fault."""
        self.faults.append(Fault(kind, place.file, place.line, message, hint, severity))

    def define(
        self, kind: str, name: str | int, place: Place, root: tuple[str, Path] | None = None
    ) -> bool:
        """Record the place of a thing, or a fault if it is defined twice."""
        first = self.defined.setdefault((kind, name), place)
        if first == place:
            if root is not None:
                self.roots[kind, name] = root
            return True
        self.fault(
            "duplicate-id",
            place,
            f"the {kind} `{name}` is defined twice",
            f"first in {first.file}, line {first.line}",
        )
        return False

    def place(self, kind: str, name: str | int, *path: str | int) -> Place:
        """The place of a thing, or of a field of it."""
        whole = self.defined.get((kind, name), Place("campaign.toml", 1))
        if not path or (kind, name) not in self.roots:
            return whole
        text, root = self.roots[kind, name]
        return Place(whole.file, line_of(text, (*root, *path)))

    def known(self, kind: str) -> tuple[str | int, ...]:
        """The ids of a kind."""
        return tuple(name for known, name in self.defined if known == kind)
