"""A field is declared once, in the model: what the reader and the documentation make of it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Any, ClassVar

import pytest

from legendarium.taintedgrail.content.fields import ListOf, Record, TableOf, kind_of
from legendarium.taintedgrail.content.model import RECORDS, Ability, CardAbility, Trait
from legendarium.taintedgrail.content.reading import is_good, read_record
from legendarium.taintedgrail.content.shapes import (
    ByPlayers,
    Flag,
    Id,
    Length,
    Number,
    NumberTable,
    OneOf,
    Says,
    Written,
)
from legendarium.taintedgrail.content.sources import Sources
from legendarium.taintedgrail.content.spots import Spot

_Price = Annotated[int, Number(1, 9)]


@dataclass(frozen=True)
class Boat:
    WRITTEN: ClassVar = Written("boat", "A boat.", part="[boat] of a harbour")

    name: Annotated[str, Id(), Says("its name")]
    seats: Annotated[int, Number(1, 12), Says("who fits in", "4")] = 4


@dataclass(frozen=True, kw_only=True)
class Harbour:
    WRITTEN: ClassVar = Written("harbour", "A harbour.", listed="harbours.toml")

    id: Annotated[str, Id(), Says("the id of the harbour", '"long-quay"')]
    owner: str = "nobody"
    depth: Annotated[int, Number(1, 40), Says("in fathoms", "7")]
    light: Annotated[bool, Says("a lamp burns there", "true")] = False
    kind: Annotated[str, OneOf(("river", "sea")), Says("where it lies", '"sea"')]
    price: Annotated[tuple[_Price, _Price, _Price, _Price], ByPlayers(), Says("a night", "2")] = (
        1,
    ) * 4
    goods: Annotated[frozenset[Annotated[str, Id()]], Length(0, 2), Says("for sale")] = frozenset()
    winds: Annotated[
        MappingProxyType[str, int], NumberTable(("north", "south"), 0, 9), Says("their force")
    ] = field(default_factory=lambda: MappingProxyType({}))
    boats: Annotated[tuple[Boat, ...], Says("boats for hire", name="boat")] = ()
    ferry: Annotated[Boat | None, Says("the ferry")] = None


GOOD = """\
id = "long-quay"
depth = 7
kind = "sea"
price = 3
goods = ["salt", "rope"]
winds = { north = 2 }
boat = [ { name = "eel" } ]
ferry = { name = "slow", seats = 9 }
"""


def read(text: str) -> tuple[dict[str, Any], Sources]:
    sources = Sources()
    spot = Spot(sources, "harbours.toml", text)
    return read_record(spot, Harbour, tomllib.loads(text)), sources


def test_a_record_is_built_from_its_annotations() -> None:
    values, sources = read(GOOD)
    assert sources.faults == []
    assert is_good(values)
    assert Harbour(**values) == Harbour(
        id="long-quay",
        depth=7,
        kind="sea",
        price=(3, 3, 3, 3),
        goods=frozenset({"salt", "rope"}),
        winds=MappingProxyType({"north": 2}),
        boats=(Boat("eel"),),
        ferry=Boat("slow", 9),
    )


def test_the_type_gives_the_structure_and_the_default_says_what_may_be_left_out() -> None:
    fields = {one.name: one for one in kind_of(Harbour).fields}
    assert list(fields) == [
        "id", "depth", "light", "kind", "price", "goods", "winds", "boat", "ferry"
    ]  # fmt: skip
    assert fields["light"].shape == Flag()
    assert fields["price"].shape == ListOf(Number(1, 9), Length(4, 4), one_for_all=True)
    assert fields["goods"].shape == ListOf(Id(), Length(0, 2), into=frozenset)
    assert fields["boat"].shape == ListOf(TableOf(Boat))
    assert fields["boat"].attribute == "boats"
    assert fields["ferry"].shape == TableOf(Boat)
    assert [one.name for one in fields.values() if one.is_required] == ["id", "depth", "kind"]
    assert kind_of(Harbour).key.name == "id"


def test_a_kind_has_only_the_fields_that_its_own_class_declares() -> None:
    names = {record: [one.name for one in kind_of(record).fields] for record in (Ability, Trait)}
    assert names[Trait] == ["on", "effect", "if"]
    assert {"in", "cost", "bonus"} < set(names[Ability])
    assert "tokens" not in names[Ability]
    assert "tokens" in [one.name for one in kind_of(CardAbility).fields]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record.__name__))
def test_every_field_says_what_it_means_and_how_it_is_written(record: type[Record]) -> None:
    kind = kind_of(record)
    assert sum(map(bool, kind.written[2:])) == 1, "a record is written in one way"
    for one in kind.fields:
        assert one.says, one.name
        structured = isinstance(one.shape, TableOf) or (
            isinstance(one.shape, ListOf) and isinstance(one.shape.of, TableOf)
        )
        assert bool(one.example) != structured, one.name


FAULTY = """\
id = "Long Quay"
depht = 7
kind = "see"
price = [1, 2, 3, 99]
light = "yes"
"""


def test_all_faults_of_a_record_are_told_at_once_with_line_and_hint() -> None:
    _, sources = read(FAULTY)
    assert [(one.line, one.kind, one.message, one.hint) for one in sources.faults] == [
        (2, "unknown-field", "a harbour has no field `depht`", "did you mean `depth`?"),
        (1, "bad-id", "'Long Quay' cannot be an id", "small letters, digits, hyphens: `eel-spear`"),
        (1, "missing-field", "the harbour has no `depth`", "as in `depth = 7`"),
        (5, "wrong-type", "`yes` is neither true nor false", ""),
        (3, "bad-word", "'see' is not one of river, sea", "did you mean `sea`?"),
        (4, "out-of-range", "99 is out of range", "1 to 9"),
    ]
