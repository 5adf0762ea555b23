"""The fields of every kind of record, from the annotations of its dataclass.

The type gives the structure of a value (a list, a table, something that may be left out), the
annotations its limits and its meaning.
"""

from __future__ import annotations

import dataclasses
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    Protocol,
    get_args,
    get_origin,
    get_type_hints,
)

from legendarium.taintedgrail.content.shapes import (
    ByPlayers,
    Flag,
    Length,
    Says,
    Value,
    Written,
)
from legendarium.taintedgrail.settings import Settings


class Record(Protocol):
    """A dataclass of the model that is written in the files."""

    WRITTEN: ClassVar[Written]
    __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[Any]]]


class TableOf(NamedTuple):
    """A table of fields: a record of its own kind."""

    record: type[Record]


class SettingsTable(NamedTuple):
    """The table of named settings."""


class ListOf(NamedTuple):
    """A list of values of one shape."""

    of: Shape
    length: Length = Length()
    one_for_all: bool = False
    """Whether a single value may stand for every entry."""

    into: type[tuple[Any, ...]] | type[frozenset[Any]] = tuple


Shape = Value | TableOf | SettingsTable | ListOf


class Field(NamedTuple):
    """A field of a record: its name in the file and in the model, its shape and its meaning."""

    name: str
    attribute: str
    shape: Shape
    says: str
    example: str
    is_required: bool
    default: Any


class Kind(NamedTuple):
    """A kind of record: where it is written, and its fields."""

    written: Written
    fields: tuple[Field, ...]

    @property
    def name(self) -> str:
        """The name of the kind."""
        return self.written.kind

    @property
    def article(self) -> str:
        """The name with its article."""
        return with_article(self.name)

    @property
    def key(self) -> Field:
        """The field that names a record: its id or its number."""
        return self.fields[0]


@cache
def kind_of(record: type[Record]) -> Kind:
    """The kind of a record, with the annotated fields that its own class declares."""
    hints = get_type_hints(record, include_extras=True)
    own = [one for one in dataclasses.fields(record) if one.name in record.__annotations__]
    found = (_field(one, hints[one.name]) for one in own)
    return Kind(record.WRITTEN, tuple(field for field in found if field is not None))


def _field(field: dataclasses.Field[Any], hint: Any) -> Field | None:
    says = _note(hint, Says)
    if says is None:
        return None
    return Field(
        name=says.name or field.name,
        attribute=field.name,
        shape=shape_of(hint),
        says=says.meaning,
        example=says.example,
        is_required=field.default is field.default_factory is dataclasses.MISSING,
        default=_default(field),
    )


def _default(field: dataclasses.Field[Any]) -> Any:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return None if field.default is dataclasses.MISSING else field.default


def shape_of(hint: Any) -> Shape:
    """The shape of a value with this type and these annotations."""
    value: Value | None = _note(hint, Value)
    if value is not None:
        return value
    kind = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    if isinstance(kind, UnionType):
        (kind,) = (one for one in get_args(kind) if one is not type(None))
    if kind is bool:
        return Flag()
    if kind is Settings:
        return SettingsTable()
    if get_origin(kind) in (tuple, frozenset):
        return _list(kind, hint)
    return TableOf(kind)


def _list(kind: Any, hint: Any) -> ListOf:
    first, *others = get_args(kind)
    if others in ([], [...]):
        length = _note(hint, Length) or Length()
    else:
        length = Length(1 + len(others), 1 + len(others))
    one_for_all = _note(hint, ByPlayers) is not None
    return ListOf(shape_of(first), length, one_for_all, get_origin(kind))


def with_article(word: str) -> str:
    """A word with `a` or `an`."""
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def _note(hint: Any, kind: type[Any] | UnionType) -> Any:
    """The annotation of this kind, if there is one."""
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((note for note in notes if isinstance(note, kind)), None)
