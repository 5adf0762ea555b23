"""Loads a campaign from its files, and collects every fault with its place."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from legendarium.taintedgrail.content import building
from legendarium.taintedgrail.content.faults import ERROR, Fault, Place, in_order
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.content.reading import BAD
from legendarium.taintedgrail.content.records import Tables, read_file
from legendarium.taintedgrail.content.references import check_parts, resolve
from legendarium.taintedgrail.content.sources import Sources
from legendarium.taintedgrail.settings import Settings

Strings = Mapping[str, Mapping[str, str]]


class Loaded(NamedTuple):
    """The result of loading; the campaign is None if the files have an error."""

    campaign: Campaign | None
    strings: Strings
    faults: tuple[Fault, ...]
    sources: Sources


def load(files: Mapping[str, str]) -> Loaded:
    """Read a campaign: files by their path, with `/` between folders."""
    tables = Tables()
    for file in sorted(files):
        read_file(tables, file, files[file])
    sources = tables.sources
    if "campaign.toml" not in files:
        sources.fault("missing-file", Place("campaign.toml", 1), "there is no campaign.toml")
    resolve(sources)
    check_parts(sources, tables.statuses)
    broken = any(fault.severity == ERROR for fault in sources.faults)
    campaign = None if broken else _campaign(tables, digest(files))
    return Loaded(campaign, tables.strings, in_order(sources.faults), sources)


def digest(files: Mapping[str, str]) -> str:
    """A fingerprint of the rules part, which comments, spaces and strings do not change."""
    whole = hashlib.sha256()
    for file in sorted(files):
        if file.endswith((".toml", ".log")):
            whole.update(f"{file}\n{_canonical(file, files[file])}\n".encode())
    return whole.hexdigest()


def _canonical(file: str, text: str) -> str:
    if file.endswith(".log"):
        lines = (" ".join(line.split("#", 1)[0].split()) for line in text.split("\n"))
        return "\n".join(line for line in lines if line)
    try:
        return json.dumps(tomllib.loads(text), sort_keys=True, default=str)
    except tomllib.TOMLDecodeError:
        return text


def _campaign(tables: Tables, mark: str) -> Campaign:
    header: dict[str, Any] = tables.header
    assert all(value is not BAD for value in header.values())
    variants: dict[int, tuple[int, ...]] = {}
    for location in tables.locations.values():
        if location.original:
            known = variants.get(location.original, ())
            variants[location.original] = (*known, location.number)
    return Campaign(
        id=header["id"],
        version=header["version"],
        format_version=header["format_version"],
        languages=header["languages"],
        start_location=header["start_location"],
        start_dial=header["start_dial"],
        max_menhirs=header["max_menhirs"],
        mercy_page=header["mercy_page"],
        mercy_status=header["mercy_status"],
        settings=Settings(**(header["settings"] or {})),
        chapters=tuple(map(building.chapter, header["chapter"])),
        sheets=MappingProxyType(
            dict(sorted(tables.sheets.items(), key=lambda pair: pair[1].number))
        ),
        cards=MappingProxyType(tables.cards),
        locations=MappingProxyType(dict(sorted(tables.locations.items()))),
        passages=MappingProxyType(tables.passages),
        events=MappingProxyType(tables.events),
        encounters=MappingProxyType(tables.encounters),
        skills=MappingProxyType(tables.skills),
        items=MappingProxyType(tables.items),
        secrets=MappingProxyType(dict(sorted(tables.secrets.items()))),
        statuses=MappingProxyType(tables.statuses),
        dials=MappingProxyType(tables.dials),
        tasks=tuple(tables.tasks),
        quests=MappingProxyType(tables.quests),
        digest=mark,
        variants=MappingProxyType(variants),
        dead_ends=header["dead_end"],
    )
