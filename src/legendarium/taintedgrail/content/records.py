"""Reads the files of a campaign one by one into tables of records.

A file with a fault does not stop the others, and a record with a fault is still known by its id,
so that one mistake is reported once.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

from legendarium.taintedgrail.content.faults import WARNING, Place
from legendarium.taintedgrail.content.fields import Record, kind_of
from legendarium.taintedgrail.content.file_names import LOG, PAGES, STRINGS, pattern
from legendarium.taintedgrail.content.model import (
    Campaign,
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
from legendarium.taintedgrail.content.passages import read_pages, read_section
from legendarium.taintedgrail.content.reading import is_good, read_record
from legendarium.taintedgrail.content.spots import BAD, Spot
from legendarium.taintedgrail.content.strings import read_strings
from legendarium.taintedgrail.content.tables import File, Tables

MAX_FILE_CHARACTERS = 400_000


def read_file(tables: Tables, name: str, text: str) -> None:
    """Read one file; a file with an unknown name is a warning."""
    if len(text) > MAX_FILE_CHARACTERS:
        tables.sources.fault(
            "file-too-long",
            Place(name, 1),
            f"more than {MAX_FILE_CHARACTERS} characters",
            "split it",
        )
        return
    for names, read in _FILES:
        if match := names.fullmatch(name):
            read(File(tables, name, text, match.groups()))
            return
    if not re.fullmatch(r"[^/]*\.md|LICENSE|.*/\.gitkeep", name):
        tables.sources.fault(
            "unknown-file",
            Place(name, 1),
            "this file name is not part of a campaign",
            "see the list of files in docs/campaign-format.md",
            WARNING,
        )


# Files with one record ----------------------------------------------------------------------------


def _header(file: File) -> None:
    for spot, values in _whole(file, Campaign, "campaign"):
        file.tables.header.update(values)
        file.sources.define("campaign", "", spot.place, spot.root)
        for place, chapter in enumerate(_entries(values["chapters"])):
            for number, ending in enumerate(chapter.endings):
                written = spot.at("chapter", place, "endings", number)
                file.sources.define("ending", ending, written.place)


def _character(file: File) -> None:
    (expected,) = file.parts
    for spot, values in _whole(file, Sheet, f"character.{expected}"):
        name = values["id"]
        if name is not BAD and name != expected:
            spot.at("id").fault(
                "wrong-file",
                f"the character `{name}` is in {file.name}",
                f"use characters/{name}.toml",
            )
        if _is_new(spot, Sheet, name) and is_good(values):
            file.tables.sheets[name] = Sheet(**values)


def _location(file: File) -> None:
    (expected,) = file.parts
    for spot, values in _whole(file, Location, f"location.{expected}"):
        number = values["number"]
        if number is BAD:
            continue
        if str(number) != expected:
            spot.at("number").fault(
                "wrong-file",
                f"the location {number} is in {file.name}",
                f"use locations/{number}.toml",
            )
        actions: set[str] = set()
        for place, action in enumerate(_entries(values["actions"])):
            if action.id in actions:
                spot.at("action", place).fault(
                    "duplicate-id", f"the action `{action.id}` is defined twice"
                )
            actions.add(action.id)
        if _is_new(spot, Location, number) and is_good(values):
            file.tables.locations[number] = Location(**values)


def _whole(file: File, record: type[Record], owner: str) -> Iterator[tuple[Spot, dict[str, Any]]]:
    """The record of a file with one record; none if the file is not TOML."""
    data = _toml(file)
    if data is not None:
        spot = Spot(file.sources, file.name, file.text, owner=owner)
        yield spot, read_record(spot, record, data)


# Files with many records --------------------------------------------------------------------------


def _cards(file: File) -> None:
    owner, kind = file.parts
    for spot, values in _many(file, PlayedCard):
        if _is_new(spot, PlayedCard, values["number"]) and is_good(values):
            if not values["copies"]:
                values["development"] = values["development"] or 1
            file.tables.cards[values["number"]] = PlayedCard(**values, owner=owner, kind=kind)


def _events(file: File) -> None:
    for spot, values in _many(file, EventCard):
        name = values["id"]
        if name is BAD:
            continue
        for place, choice in enumerate(_entries(values["choices"])):
            key = f"event.{name}.{choice.id}"
            file.sources.define("choice", key, spot.at("choice", place).place)
        _quest(file, spot, values["quest"])
        if _is_new(spot, EventCard, name) and is_good(values):
            file.tables.events[name] = EventCard(**values)


def _secrets(file: File) -> None:
    for spot, values in _many(file, Secret):
        number = values["number"]
        if number is BAD:
            continue
        _quest(file, spot, values["quest"])
        if _is_new(spot, Secret, number) and is_good(values):
            file.tables.secrets[number] = Secret(**values)


def _quest(file: File, spot: Spot, quest: Any) -> None:
    if quest in (None, BAD):
        return
    if _is_new(spot.at("quest"), Quest, quest.id):
        file.tables.quests[quest.id] = quest


def _simple(record: type[Record], table: str) -> Callable[[File], None]:
    """A reader for files with records of one kind that need no further handling."""

    def read(file: File) -> None:
        key = kind_of(record).key.attribute
        for spot, values in _many(file, record):
            name = values[key]
            if _is_new(spot, record, name) and is_good(values):
                getattr(file.tables, table)[name] = record(**values)

    return read


def _many(file: File, record: type[Record]) -> Iterator[tuple[Spot, dict[str, Any]]]:
    """The records of a file with many records of one kind."""
    data = _toml(file)
    if data is None:
        return
    kind = kind_of(record)
    whole = Spot(file.sources, file.name, file.text)
    for name in data:
        if name != kind.name:
            whole.at(name).fault(
                "unknown-field",
                f"`{name}` does not belong in this file",
                f"only [[{kind.name}]]",
            )
    listed = data.get(kind.name, [])
    if not isinstance(listed, list):
        whole.at(kind.name).fault(
            "wrong-type", f"`{kind.name}` needs double brackets", f"[[{kind.name}]]"
        )
        return
    for place, table in enumerate(listed):
        named = table.get(kind.key.name) if isinstance(table, dict) else None
        spot = whole.at(kind.name, place).of(f"{kind.name}.{named}")
        yield spot, read_record(spot, record, table)


# The log and the strings --------------------------------------------------------------------------


def _section(file: File) -> None:
    number = int(file.parts[0])
    file.sources.define("section", number, Place(file.name, 1))
    _add_passages(file, read_section(file.sources, file.name, file.text, number))


def _pages(file: File) -> None:
    _add_passages(file, read_pages(file.sources, file.name, file.text))


def _add_passages(file: File, passages: list[Passage]) -> None:
    for passage in passages:
        file.tables.passages.setdefault(passage.key, passage)


def _strings(file: File) -> None:
    language = file.parts[0]
    read = read_strings(file.text)
    for kind, line, message, hint in read.faults:
        file.sources.fault(kind, Place(file.name, line), message, hint)
    places = file.sources.strings.setdefault(language, {})
    strings = file.tables.strings.setdefault(language, {})
    for key, (words, line) in read.strings.items():
        if key in places:
            first = places[key]
            file.sources.fault(
                "duplicate-string",
                Place(file.name, line),
                f"`{key}` is defined twice",
                f"first in {first.file}, line {first.line}",
            )
            continue
        places[key] = Place(file.name, line)
        strings[key] = words


# What all of them use -----------------------------------------------------------------------------


def _toml(file: File) -> dict[str, Any] | None:
    try:
        data = tomllib.loads(file.text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        told = str(error)
        where = re.search(r"\(at line (\d+), column \d+\)", told)
        line = int(where[1]) if where else max(1, file.text.rstrip("\n").count("\n") + 1)
        message = re.sub(r"\s*\(at [^)]*\)", "", told)
        file.sources.fault("bad-toml", Place(file.name, line), f"this is not TOML: {message}")
        return None
    file.tables.parsed[file.name] = data
    return data


def _is_new(spot: Spot, record: type[Record], name: Any) -> bool:
    """Whether a record is the first with its id; its place is recorded, or a fault."""
    if name is BAD:
        return False
    kind = kind_of(record)
    place = spot.place if spot.path else spot.at(kind.key.name).place
    return spot.sources.define(kind.name, name, place, spot.root)


def _entries(values: Any) -> Any:
    """The entries of a list that may be faulty."""
    return () if values is BAD else values


_READERS: dict[type[Record], Callable[[File], None]] = {
    Campaign: _header,
    Sheet: _character,
    PlayedCard: _cards,
    Location: _location,
    EventCard: _events,
    EncounterCard: _simple(EncounterCard, "encounters"),
    Skill: _simple(Skill, "skills"),
    Item: _simple(Item, "items"),
    Secret: _secrets,
    Status: _simple(Status, "statuses"),
    DialText: _simple(DialText, "dials"),
    Task: _simple(Task, "tasks"),
}
_FILES: tuple[tuple[re.Pattern[str], Callable[[File], None]], ...] = (
    *(
        (pattern(record.WRITTEN.file or record.WRITTEN.listed), read)
        for record, read in _READERS.items()
    ),
    (pattern(LOG), _section),
    (pattern(PAGES), _pages),
    (pattern(STRINGS), _strings),
)
