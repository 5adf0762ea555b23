"""Builds values of the model from valid records, with one function for each kind."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from legendarium.taintedgrail.content.model import (
    Ability,
    ActionText,
    Band,
    Chapter,
    Choice,
    DialText,
    EncounterCard,
    EventCard,
    Item,
    Location,
    MenhirText,
    Passage,
    PlayedCard,
    Quest,
    Secret,
    Sheet,
    Skill,
    Spend,
    Stage,
    Status,
)

Record = Mapping[str, Any]


def ability(record: Record) -> Ability:
    """An ability of a skill, an item, a secret or a character, or a trait."""
    return Ability(
        on=record["on"],
        effect=record["effect"],
        condition=record["if"],
        within=record.get("in", "encounter"),
        cost=record.get("cost", ""),
        optional=record.get("optional", False),
        limit=record.get("limit", ""),
        bonus=MappingProxyType(dict(record.get("bonus", {}))),
        tokens=record.get("tokens", 1),
    )


def abilities(records: tuple[Record, ...]) -> tuple[Ability, ...]:
    """Several abilities."""
    return tuple(map(ability, records))


def action(record: Record, name: str = "") -> ActionText:
    """A character action or a local action."""
    return ActionText(
        id=record.get("id", name),
        cost=record["cost"],
        needs=record["needs"],
        effect=record["effect"],
        once_per_day=record.get("once_per_day", False),
    )


def chapter(record: Record) -> Chapter:
    """A chapter."""
    return Chapter(**record)


def sheet(record: Record) -> Sheet:
    """The board of a character; attributes and resources default to 0."""
    plain = {
        name: value
        for name, value in record.items()
        if name not in ("attributes", "resources", "action", "ability")
    }
    return Sheet(
        **plain,
        attributes=MappingProxyType(dict(record["attributes"])),
        resources=MappingProxyType(dict(record["resources"])),
        action=action(record["action"], record["id"]),
        abilities=abilities(record["ability"]),
    )


def card(record: Record, owner: str, kind: str) -> PlayedCard:
    """A combat or diplomacy card."""
    spend = record["spend"]
    return PlayedCard(
        number=record["number"],
        owner=owner,
        kind=kind,
        left=record["left"],
        right=record["right"],
        copies=record["copies"],
        development=record["development"] or (0 if record["copies"] else 1),
        passive=record["passive"],
        ability=None if record["ability"] is None else ability(record["ability"]),
        spend=None if spend is None else Spend(spend["charges"], spend["effect"]),
    )


def _band(record: Record, name: str) -> Band:
    first, last = record[name]
    return Band(first, last, record["effect"])


def _stage(record: Record) -> Stage:
    return Stage(
        top=record["top"],
        start=record["start"],
        keys=record["keys"],
        reactions=tuple(_band(one, "affinity") for one in record["reactions"]),
        symbol=record["symbol"],
    )


def encounter(record: Record) -> EncounterCard:
    """An encounter."""
    plain = {
        name: value for name, value in record.items() if name not in ("attacks", "stages", "trait")
    }
    return EncounterCard(
        **plain,
        attacks=tuple(_band(one, "pool") for one in record["attacks"]),
        stages=tuple(map(_stage, record["stages"])),
        traits=abilities(record["trait"]),
    )


def location(record: Record) -> Location:
    """A location card."""
    menhir = record["menhir"]
    return Location(
        number=record["number"],
        original=record["original"],
        emblems=frozenset(record["emblems"]),
        directions=MappingProxyType(dict(record["directions"])),
        actions=tuple(map(action, record["action"])),
        menhir=None if menhir is None else MenhirText(**menhir),
    )


def quest(record: Record | None) -> Quest | None:
    """A quest, if there is one."""
    return None if record is None else Quest(**record)


def event(record: Record) -> EventCard:
    """An event and its passage."""
    choices = tuple(
        Choice(one["id"], one["needs"], one["cost"], one["effect"]) for one in record["choice"]
    )
    return EventCard(
        id=record["id"],
        kind=record["kind"],
        chapter=record["chapter"],
        passage=Passage(f"event.{record['id']}", effect=record["effect"], choices=choices),
        act=record["act"],
        quest=quest(record["quest"]),
        stays=record["stays"],
    )


def skill(record: Record) -> Skill:
    """A skill with its two sides."""
    return Skill(
        record["number"],
        record["attribute"],
        abilities(record["a"]["ability"]),
        abilities(record["b"]["ability"]),
    )


def item(record: Record) -> Item:
    """An item."""
    return Item(
        record["id"],
        record["keyword"],
        record["craftable"],
        record["copies"],
        abilities(record["ability"]),
    )


def secret(record: Record) -> Secret:
    """A secret."""
    plain = {name: value for name, value in record.items() if name not in ("quest", "ability")}
    return Secret(**plain, quest=quest(record["quest"]), abilities=abilities(record["ability"]))


def status(record: Record) -> Status:
    """A status."""
    return Status(**record)


def dial(record: Record) -> DialText:
    """A dial."""
    return DialText(**record)
