"""The JSON Schemas for editors: they refuse exactly what the reader refuses."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import jsonschema_rs
import pytest

from authoring.seeds import FIELDS, Seed, planted
from legendarium.authoring.schema import file_names, record_schema, schemas
from legendarium.authoring.skeleton import TEMPLATE
from legendarium.campaigns.files import read_campaign
from legendarium.taintedgrail.content.fields import (
    Field,
    ListOf,
    Record,
    TableOf,
    kind_of,
)
from legendarium.taintedgrail.content.file_names import pattern
from legendarium.taintedgrail.content.model import RECORDS
from legendarium.taintedgrail.content.reading import read_record
from legendarium.taintedgrail.content.sources import Sources
from legendarium.taintedgrail.content.spots import BAD, Spot
from taintedgrail.tiny import TINY

REACH = read_campaign(files("legendarium.campaigns") / "drowned-reach").files
SCHEMAS = {name: jsonschema_rs.validator_for(schema) for name, schema in schemas().items()}
GRAMMAR = {"bad-script", "bad-condition", "bad-half", "bad-range", "bad-toml", "duplicate-id"}
"""What a schema cannot tell of a value."""

BEYOND_SCHEMAS = GRAMMAR | {"unknown-file", "wrong-file", "file-too-long"}

VALUES: tuple[Any, ...] = (
    *(-1, 0, 1, 3, 12, 99, 999, 9999, 10**6, 1.5, True, False),
    *("", "x", "Big Id", "weapon", "combat", "start", "attack", "en", "english", "U01", "green"),
    *(["-", "courage 1"], ["marker"], "0-2", "pool >= 2", "gain 1 food"),
    *([], [1], [1, 2, 3, 4], [8, 7, 6, 99], ["en"], ["menhir"], ["menhir"] * 4, ["x"] * 201),
    *({}, {"courage": 1}, {"courage": 9}, {"food": 1}, {"north": 103}, {"north": "x"}),
    *({"travel_energy": 2}, {"travel_energy": "2"}, {"travel": 2}, {"dial_top": True}),
)


def kind_of_file(file: str) -> str:
    """The name of the schema of a file; empty if it has none."""
    names = file_names().items()
    return next((kind for kind, names in names if pattern(names).fullmatch(file)), "")


def refusals(file: str, text: str) -> list[str]:
    """What the schema of a file says against it."""
    data = tomllib.loads(text)
    return [one.message for one in SCHEMAS[kind_of_file(file)].iter_errors(data)]


@pytest.mark.parametrize("campaign", ["reach", "template", "tiny"])
def test_no_schema_refuses_a_sound_campaign(campaign: str) -> None:
    texts = {"reach": REACH, "template": read_campaign(TEMPLATE).files, "tiny": TINY}[campaign]
    toml = {file: text for file, text in texts.items() if file.endswith(".toml")}
    assert {kind_of_file(file) for file in toml} == SCHEMAS.keys()
    assert {file: found for file, text in toml.items() if (found := refusals(file, text))} == {}


@pytest.mark.parametrize(
    "seed",
    [seed for seed in FIELDS if seed.kind not in BEYOND_SCHEMAS],
    ids=lambda seed: seed.kind,
)
def test_a_planted_fault_of_a_field_is_refused(seed: Seed) -> None:
    texts, file, _ = planted(REACH, seed)
    assert refusals(file, texts[file])


def test_every_schema_is_for_files_that_the_reader_knows() -> None:
    assert file_names().keys() == SCHEMAS.keys() == {
        kind_of(record).name for record in RECORDS if not record.WRITTEN.part
    }  # fmt: skip


def is_plain(field: Field) -> bool:
    """Whether the value of a field is no record of its own."""
    shape = field.shape.of if isinstance(field.shape, ListOf) else field.shape
    return not isinstance(shape, TableOf)


@pytest.mark.parametrize(
    ("record", "field"),
    [(record, one) for record in RECORDS for one in kind_of(record).fields if is_plain(one)],
    ids=lambda one: one.name if isinstance(one, Field) else kind_of(one).name,
)
def test_schema_and_reader_agree_on_every_value(record: type[Record], field: Field) -> None:
    validator = jsonschema_rs.validator_for(record_schema(record)["properties"][field.name])
    example = tomllib.loads(f"value = {field.example}")["value"]
    verdicts = set()
    for value in (example, *VALUES):
        sources = Sources()
        values = read_record(Spot(sources, "a.toml", ""), record, {field.name: value})
        told = {one.kind for one in sources.faults} - {"missing-field"}
        assert (values[field.attribute] is BAD) == bool(told)
        assert not (told and value is example), "the documentation shows a faulty example"
        if validator.is_valid(value):
            assert told <= GRAMMAR, f"{value!r} is valid, but the reader tells {told}"
        else:
            assert told, f"{value!r} is not valid, but it is read"
        verdicts.add(validator.is_valid(value))
    assert verdicts == {True, False}, "the values try nothing"
