"""The whole campaign, and the setup of its chapters."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Any, ClassVar

from legendarium.taintedgrail.content.model.cards import Item, PlayedCard, Secret, Sheet, Skill
from legendarium.taintedgrail.content.model.common import DialNumber, LocationNumber
from legendarium.taintedgrail.content.model.encounters import EncounterCard
from legendarium.taintedgrail.content.model.land import Location
from legendarium.taintedgrail.content.model.story import (
    DialText,
    EventCard,
    Passage,
    Quest,
    Status,
)
from legendarium.taintedgrail.content.shapes import (
    Id,
    Length,
    Number,
    Pattern,
    Says,
    Written,
)
from legendarium.taintedgrail.settings import Settings


@dataclass(frozen=True, slots=True)
class Chapter:
    """The setup of a chapter."""

    WRITTEN: ClassVar = Written(
        "chapter", "The setup of a chapter.", part="[[chapter]] in campaign.toml"
    )

    number: Annotated[int, Number(1, 20), Says("counted from 1", "1")]
    difficulties: Annotated[
        tuple[Annotated[int, Number(1, 4)], ...],
        Length(1, 4),
        Says("levels of the encounter decks", "[1, 2]"),
    ]
    events: Annotated[
        tuple[Annotated[str, Id("event")], ...],
        Length(1),
        Says("story events, top first", '["first-day"]'),
    ]
    endings: Annotated[
        tuple[Annotated[str, Id()], ...],
        Length(1),
        Says("how the chapter can end", '["kept-alight"]'),
    ]
    random_events: Annotated[
        tuple[Annotated[str, Id("event")], ...],
        Says("the random events of the chapter", '["rain"]'),
    ] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Campaign:
    """A whole campaign; tables are by id or number, in the order of the files."""

    WRITTEN: ClassVar = Written(
        "campaign", "The campaign, its start and its chapters.", file="campaign.toml"
    )

    format_version: Annotated[int, Number(1, 1), Says("the version of this format", "1")]
    id: Annotated[str, Id(), Says("the id of the campaign", '"drowned-reach"')]
    version: Annotated[int, Number(1), Says("the version of the content, stored in saves", "1")]
    languages: Annotated[
        tuple[Annotated[str, Pattern(r"[a-z]{2}", "en")], ...],
        Length(1, 20),
        Says("languages of the strings; the first is the original", '["en", "cs"]'),
    ]
    start_location: Annotated[LocationNumber, Says("where everybody starts", "101")]
    start_dial: Annotated[
        tuple[DialNumber, DialNumber, DialNumber, DialNumber],
        Says("the dial of the first menhir, by number of players", "[8, 7, 6, 5]"),
    ] = (8, 7, 6, 5)
    max_menhirs: Annotated[int, Number(1, 9), Says("menhirs lit at once", "3")] = 3
    mercy_page: Annotated[int, Number(1, 999, "page"), Says("the sealed page of mercy", "500")]
    mercy_status: Annotated[str, Id("status"), Says("the status that mercy ticks", '"bargain"')]
    dead_ends: Annotated[
        tuple[Annotated[str, Id("quest")], ...],
        Says("quests that may be lost permanently", '["lost-cause"]', name="dead_end"),
    ] = ()
    """Only used by the checks."""

    settings: Annotated[Settings, Says("how the rules are read", "{ travel_energy = 1 }")] = field(
        default_factory=Settings
    )
    chapters: Annotated[
        tuple[Chapter, ...], Length(1), Says("the chapters in order", name="chapter")
    ]

    sheets: MappingProxyType[str, Sheet]
    cards: MappingProxyType[str, PlayedCard]
    locations: MappingProxyType[int, Location]
    passages: MappingProxyType[str, Passage]
    events: MappingProxyType[str, EventCard]
    encounters: MappingProxyType[str, EncounterCard]
    skills: MappingProxyType[int, Skill]
    items: MappingProxyType[str, Item]
    secrets: MappingProxyType[int, Secret]
    statuses: MappingProxyType[str, Status]
    dials: MappingProxyType[str, DialText]
    tasks: tuple[str, ...]
    quests: MappingProxyType[str, Quest]
    digest: str = ""
    """The fingerprint of the rules part of the files, which saves store."""

    variants: MappingProxyType[int, tuple[int, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """The locations that have each original number (MAP-4)."""

    memo: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """A cache of values that the rules compute from the tables above."""
