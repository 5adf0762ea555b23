"""The schema of campaign files: every kind of record, every field, its shape and its default."""

from __future__ import annotations

from types import MappingProxyType

from legendarium.taintedgrail.content import schema_encounters, schema_people, schema_story
from legendarium.taintedgrail.content.shapes import Kind

KINDS: MappingProxyType[str, Kind] = MappingProxyType(
    {
        kind.name: kind
        for group in (schema_people, schema_story, schema_encounters)
        for kind in group.KINDS
    }
)
