"""Reads the files of a campaign one by one into tables of records.

A file with a fault does not stop the others, and a record with a fault is still known by its id,
so that one mistake is reported once.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from legendarium.taintedgrail.content import building
from legendarium.taintedgrail.content.faults import WARNING, Place
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
)
from legendarium.taintedgrail.content.passages import read_pages, read_section
from legendarium.taintedgrail.content.reading import BAD, Spot, read_record
from legendarium.taintedgrail.content.schema import KINDS
from legendarium.taintedgrail.content.sources import Sources
from legendarium.taintedgrail.content.strings import read_strings

MAX_FILE_CHARACTERS = 400_000


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
    tasks: list[str] = field(default_factory=list)
    quests: dict[str, Quest] = field(default_factory=dict)
    strings: dict[str, dict[str, str]] = field(default_factory=dict)


def read_file(tables: Tables, file: str, text: str) -> None:
    """Read one file; a file with an unknown name is a warning."""
    if len(text) > MAX_FILE_CHARACTERS:
        tables.sources.fault(
            "file-too-long",
            Place(file, 1),
            f"more than {MAX_FILE_CHARACTERS} characters",
            "split it",
        )
        return
    for pattern, read in _FILES:
        if match := re.fullmatch(pattern, file):
            read(tables, file, text, match)
            return
    if not re.fullmatch(r"[^/]*\.md|LICENSE|.*/\.gitkeep", file):
        tables.sources.fault(
            "unknown-file",
            Place(file, 1),
            "this file name is not part of a campaign",
            "see the list of files in docs/campaign-format.md",
            WARNING,
        )


def _toml(tables: Tables, file: str, text: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        told = str(error)
        where = re.search(r"\(at line (\d+), column \d+\)", told)
        line = int(where[1]) if where else max(1, text.rstrip("\n").count("\n") + 1)
        message = re.sub(r"\s*\(at [^)]*\)", "", told)
        tables.sources.fault("bad-toml", Place(file, line), f"this is not TOML: {message}")
        return None


def _header(tables: Tables, file: str, text: str, _match: re.Match[str]) -> None:
    data = _toml(tables, file, text)
    if data is None:
        return
    spot = Spot(tables.sources, file, text, owner="campaign")
    tables.header = read_record(spot, "campaign", data)
    tables.sources.define("campaign", "", spot.place, spot.root)
    chapters = tables.header["chapter"]
    for place, chapter in enumerate(() if chapters is BAD else chapters):
        for number, ending in enumerate(chapter["endings"]):
            written = spot.at("chapter", place, "endings", number)
            tables.sources.define("ending", ending, written.place)


def _character(tables: Tables, file: str, text: str, match: re.Match[str]) -> None:
    data = _toml(tables, file, text)
    if data is None:
        return
    spot = Spot(tables.sources, file, text, owner=f"character.{match[1]}")
    record = read_record(spot, "character", data)
    name = record["id"]
    if name is not BAD and name != match[1]:
        spot.at("id").fault(
            "wrong-file", f"the character `{name}` is in {file}", f"use characters/{name}.toml"
        )
    if (
        name is not BAD
        and tables.sources.define("character", name, spot.at("id").place, spot.root)
        and _good(record)
    ):
        tables.sheets[name] = building.sheet(record)


def _cards(tables: Tables, file: str, text: str, match: re.Match[str]) -> None:
    owner, kind = match[1], match[2]
    for spot, record in _records(tables, file, text, "card"):
        number = record["number"]
        if number is BAD:
            continue
        if tables.sources.define("card", number, spot.place, spot.root) and _good(record):
            tables.cards[number] = building.card(record, owner, kind)


def _location(tables: Tables, file: str, text: str, match: re.Match[str]) -> None:
    data = _toml(tables, file, text)
    if data is None:
        return
    spot = Spot(tables.sources, file, text, owner=f"location.{match[1]}")
    record = read_record(spot, "location", data)
    number = record["number"]
    if number is BAD:
        return
    if str(number) != match[1]:
        spot.at("number").fault(
            "wrong-file", f"the location {number} is in {file}", f"use locations/{number}.toml"
        )
    actions: set[str] = set()
    for place, action in enumerate(() if record["action"] is BAD else record["action"]):
        if action["id"] in actions:
            spot.at("action", place).fault(
                "duplicate-id", f"the action `{action['id']}` is defined twice"
            )
        actions.add(action["id"])
    if tables.sources.define("location", number, spot.at("number").place, spot.root) and _good(
        record
    ):
        tables.locations[number] = building.location(record)


def _section(tables: Tables, file: str, text: str, match: re.Match[str]) -> None:
    tables.sources.define("section", int(match[1]), Place(file, 1))
    _add_passages(tables, read_section(tables.sources, file, text, int(match[1])))


def _pages(tables: Tables, file: str, text: str, _match: re.Match[str]) -> None:
    _add_passages(tables, read_pages(tables.sources, file, text))


def _add_passages(tables: Tables, passages: list[Passage]) -> None:
    for passage in passages:
        tables.passages.setdefault(passage.key, passage)


def _events(tables: Tables, file: str, text: str, _match: re.Match[str]) -> None:
    for spot, record in _records(tables, file, text, "event"):
        name = record["id"]
        if name is BAD:
            continue
        for place, choice in enumerate(() if record["choice"] is BAD else record["choice"]):
            key = f"event.{name}.{choice['id']}"
            tables.sources.define("choice", key, spot.at("choice", place).place)
        _quest(tables, spot, record)
        if tables.sources.define("event", name, spot.place, spot.root) and _good(record):
            tables.events[name] = building.event(record)


def _quest(tables: Tables, spot: Spot, record: Mapping[str, Any]) -> None:
    quest = building.quest(None if record["quest"] is BAD else record["quest"])
    if quest is not None and tables.sources.define(
        "quest", quest.id, spot.at("quest").place, spot.at("quest").root
    ):
        tables.quests[quest.id] = quest


def _secrets(tables: Tables, file: str, text: str, _match: re.Match[str]) -> None:
    for spot, record in _records(tables, file, text, "secret"):
        number = record["number"]
        if number is BAD:
            continue
        _quest(tables, spot, record)
        if tables.sources.define("secret", number, spot.place, spot.root) and _good(record):
            tables.secrets[number] = building.secret(record)


def _simple(
    kind: str, table: str, build: Callable[[Mapping[str, Any]], Any]
) -> Callable[..., None]:
    """A reader for files with records of one kind that need no further handling."""
    key = KINDS[kind].fields[0].name

    def read(tables: Tables, file: str, text: str, _match: re.Match[str]) -> None:
        for spot, record in _records(tables, file, text, kind):
            name = record[key]
            if name is BAD:
                continue
            if tables.sources.define(kind, name, spot.place, spot.root) and _good(record):
                getattr(tables, table)[name] = build(record)

    return read


def _tasks(tables: Tables, file: str, text: str, _match: re.Match[str]) -> None:
    for spot, record in _records(tables, file, text, "task"):
        name = record["id"]
        if name is not BAD and tables.sources.define("task", name, spot.place, spot.root):
            tables.tasks.append(name)


def _strings(tables: Tables, file: str, text: str, match: re.Match[str]) -> None:
    language = match[1]
    read = read_strings(text)
    for kind, line, message, hint in read.faults:
        tables.sources.fault(kind, Place(file, line), message, hint)
    places = tables.sources.strings.setdefault(language, {})
    strings = tables.strings.setdefault(language, {})
    for key, (words, line) in read.strings.items():
        if key in places:
            first = places[key]
            tables.sources.fault(
                "duplicate-string",
                Place(file, line),
                f"`{key}` is defined twice",
                f"first in {first.file}, line {first.line}",
            )
            continue
        places[key] = Place(file, line)
        strings[key] = words


def _records(tables: Tables, file: str, text: str, kind: str) -> list[tuple[Spot, dict[str, Any]]]:
    """The records of a file with many records of one kind."""
    data = _toml(tables, file, text)
    if data is None:
        return []
    whole = Spot(tables.sources, file, text)
    for name in data:
        if name != kind:
            whole.at(name).fault(
                "unknown-field", f"`{name}` does not belong in this file", f"only [[{kind}]]"
            )
    listed = data.get(kind, [])
    if not isinstance(listed, list):
        whole.at(kind).fault("wrong-type", f"`{kind}` needs double brackets", f"[[{kind}]]")
        return []
    key = KINDS[kind].fields[0].name
    read = []
    for place, table in enumerate(listed):
        named = table.get(key) if isinstance(table, dict) else None
        spot = whole.at(kind, place).of(f"{kind}.{named}")
        read.append((spot, read_record(spot, kind, table)))
    return read


def _good(record: Mapping[str, Any]) -> bool:
    return all(value is not BAD for value in record.values())


_NAME = r"([a-z0-9]+(?:-[a-z0-9]+)*)"
_FILES: tuple[tuple[str, Callable[..., None]], ...] = (
    (r"campaign\.toml", _header),
    (rf"characters/{_NAME}\.toml", _character),
    (rf"cards/{_NAME}/(combat|diplomacy)\.toml", _cards),
    (r"locations/([0-9]{1,3})\.toml", _location),
    (r"log/([0-9]{1,3})\.log", _section),
    (rf"sealed/{_NAME}\.log", _pages),
    (rf"events/{_NAME}\.toml", _events),
    (rf"encounters/{_NAME}\.toml", _simple("encounter", "encounters", building.encounter)),
    (rf"skills/{_NAME}\.toml", _simple("skill", "skills", building.skill)),
    (rf"items/{_NAME}\.toml", _simple("item", "items", building.item)),
    (rf"secrets/{_NAME}\.toml", _secrets),
    (r"statuses\.toml", _simple("status", "statuses", building.status)),
    (r"dials\.toml", _simple("dial", "dials", building.dial)),
    (r"tasks\.toml", _tasks),
    (rf"strings/([a-z]{{2}})/{_NAME}\.txt", _strings),
)
