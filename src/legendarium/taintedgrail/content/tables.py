"""The records of a campaign while its files are being read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from legendarium.taintedgrail.content.model import (
    DialText,
    EncounterCard,
    EventCard,
    Item,
    Location,
    Passage,
    PlayedCard,
    Quest,
    Secret,
    Sheet,
    Skill,
    Status,
    Task,
)
from legendarium.taintedgrail.content.sources import Sources


@dataclass
class Tables:
    """The records of all files, by id or number."""

    sources: Sources = field(default_factory=Sources)
    header: dict[str, Any] = field(default_factory=dict)
    sheets: dict[str, Sheet] = field(default_factory=dict)
    cards: dict[str, PlayedCard] = field(default_factory=dict)
    locations: dict[int, Location] = field(default_factory=dict)
    passages: dict[str, Passage] = field(default_factory=dict)
    events: dict[str, EventCard] = field(default_factory=dict)
    encounters: dict[str, EncounterCard] = field(default_factory=dict)
    skills: dict[int, Skill] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    secrets: dict[int, Secret] = field(default_factory=dict)
    statuses: dict[str, Status] = field(default_factory=dict)
    dials: dict[str, DialText] = field(default_factory=dict)
    tasks: dict[str, Task] = field(default_factory=dict)
    quests: dict[str, Quest] = field(default_factory=dict)
    strings: dict[str, dict[str, str]] = field(default_factory=dict)
    parsed: dict[str, dict[str, Any]] = field(default_factory=dict)
    """The data of every TOML file."""


class File(NamedTuple):
    """A file that is being read."""

    tables: Tables
    name: str
    text: str
    parts: tuple[str, ...]
    """What its name has for the stars and the parts in brackets of its pattern."""

    @property
    def sources(self) -> Sources:
        """Where faults and definitions are recorded."""
        return self.tables.sources
