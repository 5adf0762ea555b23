"""Loads a campaign from its files, and collects every fault with its place."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from legendarium.taintedgrail.content.faults import ERROR, Fault, Place, in_order
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.content.records import read_file
from legendarium.taintedgrail.content.references import check_parts, resolve
from legendarium.taintedgrail.content.sources import Sources
from legendarium.taintedgrail.content.tables import Tables

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
    campaign = None if broken else _campaign(tables, digest(files, tables.parsed))
    return Loaded(campaign, tables.strings, in_order(sources.faults), sources)


def digest(files: Mapping[str, str], parsed: Mapping[str, object] | None = None) -> str:
    """A fingerprint of the rules part, which comments, spaces and strings do not change.

    `parsed` are TOML files that have been parsed already.
    """
    whole = hashlib.sha256()
    for file in sorted(files):
        if file.endswith((".toml", ".log")):
            whole.update(f"{file}\n{_canonical(file, files[file], parsed or {})}\n".encode())
    return whole.hexdigest()


def _canonical(file: str, text: str, parsed: Mapping[str, object]) -> str:
    if file.endswith(".log"):
        lines = (" ".join(line.split("#", 1)[0].split()) for line in text.split("\n"))
        return "\n".join(line for line in lines if line)
    try:
        data = parsed[file] if file in parsed else tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return text
    return json.dumps(data, sort_keys=True, default=str)


def _campaign(tables: Tables, mark: str) -> Campaign:
    header: dict[str, Any] = tables.header
    variants: dict[int, tuple[int, ...]] = {}
    for location in tables.locations.values():
        if location.original:
            known = variants.get(location.original, ())
            variants[location.original] = (*known, location.number)
    return Campaign(
        **header,
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
    )
