"""The kinds of options or events of a game: what arrives is checked against their declaration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from legendarium.table.errors import BadRequest, IllegalChoice
from legendarium.table.message import KindType, Message
from legendarium.table.reading import short_repr

M = TypeVar("M", bound=Message)

MAX_NUMBER = 2**31 - 1


class Names(Sequence[str]):
    """A named set of texts, such as the squares; the number of a name is its place in it.

    A set that is not complete when it is declared is extended before the first message is read.
    """

    def __init__(self, word: str, names: Iterable[str] = (), rule: str = "") -> None:
        self.word = word
        self.rule = rule
        """The rule that says which names there are."""
        self._number: dict[str, int] = {}
        self.extend(names)

    def extend(self, names: Iterable[str]) -> None:
        """Add names at the end."""
        for name in names:
            self._number.setdefault(name, len(self._number))

    def __len__(self) -> int:
        return len(self._number)

    def __getitem__(self, number: Any) -> Any:
        return tuple(self._number)[number]

    def __contains__(self, name: object) -> bool:
        return name in self._number

    def __iter__(self) -> Iterator[str]:
        return iter(self._number)

    def index(self, name: Any, start: int = 0, stop: int | None = None) -> int:
        """The number of a name."""
        return self._number[name]

    def __get_pydantic_json_schema__(self, _schema: object, _handler: object) -> dict[str, Any]:
        """What pydantic writes into a schema for a text that is one of these names."""
        return {"type": "string", "enum": list(self)}


class Secret:
    """Marks a field that only the seat named in the message's `seat` may know."""


SECRET = Secret()


class Field(NamedTuple):
    """A field of a kind."""

    key: str
    """Its name in JSON."""
    type: type[str] | type[int] | type[bool]
    is_list: bool
    is_required: bool
    names: Names | tuple[str, ...] | None
    """The texts that it may hold, if not any."""
    is_secret: bool

    def read(self, value: object, kind: str, at: str) -> Any:
        """The value of this field in JSON; raises a TableError if it cannot hold it."""
        if self.is_list:
            if not isinstance(value, list):
                raise self._refusal(kind, "a list", value, at)
            return tuple(self._read_one(item, kind, f"{at}[{n}]") for n, item in enumerate(value))
        return self._read_one(value, kind, at)

    def _read_one(self, value: object, kind: str, at: str) -> Any:
        if type(value) is not self.type:
            wanted = {str: "a text", int: "a whole number", bool: "true or false"}[self.type]
            raise self._refusal(kind, wanted, value, at)
        if self.names is not None and value not in self.names:
            word, rule = self.key, ""
            if isinstance(self.names, Names):
                word, rule = self.names.word, self.names.rule
            raise IllegalChoice(f"{kind!r}: there is no {word} {short_repr(value)}.", at, rule)
        if isinstance(value, int) and abs(value) > MAX_NUMBER:
            raise self._refusal(kind, "a small whole number", value, at)
        return value

    def _refusal(self, kind: str, wanted: str, value: object, at: str) -> BadRequest:
        return BadRequest(f"{kind!r}: {self.key!r} is {wanted}, not {short_repr(value)}.", at)


class Kinds(Generic[M]):
    """All kinds of a union, such as the options of a game."""

    def __init__(self, word: str, union: object) -> None:
        self.word = word
        self.of: dict[str, KindType] = {}
        for kind in get_args(union) or (union,):
            if kind.kind in self.of:
                raise TypeError(f"The kind {kind.kind!r} is declared twice.")
            self.of[kind.kind] = kind

    @cached_property
    def fields(self) -> dict[str, tuple[Field, ...]]:
        """The fields of every kind."""
        return {name: tuple(_fields(kind)) for name, kind in self.of.items()}

    def read(self, body: object, at: str = "") -> M:
        """The message of a JSON object; raises BadRequest or IllegalChoice if it is not one."""
        at = at or self.word
        if not isinstance(body, Mapping) or not isinstance(body.get("kind"), str):
            raise BadRequest(f'An {self.word} is a JSON object with a text "kind".', at)
        name = body["kind"]
        fields = self.fields.get(name)
        if fields is None:
            raise BadRequest(
                f"There is no {self.word} of the kind {short_repr(name)}.", f"{at}.kind"
            )
        values: list[Any] = [name]
        given = 1
        for field in fields:
            if field.key in body:
                given += 1
                values.append(field.read(body[field.key], name, f"{at}.{field.key}"))
            elif field.is_required:
                raise BadRequest(f"{name!r} needs {field.key!r}.", at)
            else:
                values.append(None)
        if given < len(body):
            raise self._unknown_field(body, name, fields, at)
        made: Any = self.of[name]
        message: M = tuple.__new__(made, values)
        return message

    @cached_property
    def _secret(self) -> dict[str, frozenset[int]]:
        """By kind that has secret fields: their places in a message."""
        found = {
            kind: frozenset(n for n, field in enumerate(fields, start=1) if field.is_secret)
            for kind, fields in self.fields.items()
        }
        return {kind: places for kind, places in found.items() if places}

    def seen_by(self, seat: int, message: M) -> M:
        """The message as a seat may know it: without secret fields that are another seat's."""
        secret = self._secret.get(message.kind)
        if secret is None or ("seat", seat) in message.items():
            return message
        values = [None if number in secret else value for number, value in enumerate(message)]
        made: Any = type(message)
        shown: M = tuple.__new__(made, values)
        return shown

    def _unknown_field(
        self, body: Mapping[Any, Any], kind: str, fields: tuple[Field, ...], at: str
    ) -> BadRequest:
        known = [field.key for field in fields]
        extra = next(str(key) for key in body if key not in ("kind", *known))
        *others, last = known or ["none"]
        has = f"it has {', '.join(others)} and {last}" if others else f"it has {last}"
        return BadRequest(f"{kind!r} has no field {short_repr(extra)}; {has}.", f"{at}.{extra}")


def _fields(kind: KindType) -> Iterator[Field]:
    hints = get_type_hints(kind, include_extras=True)
    required = len(kind.fields) - len(kind.defaults)
    for number, (name, key) in enumerate(zip(kind.fields, kind.keys, strict=True)):
        yield _field(key, hints[name], is_required=number < required)


def _field(key: str, hint: Any, *, is_required: bool) -> Field:
    names: Names | tuple[str, ...] | None = None
    is_list = is_secret = False
    while not isinstance(hint, type) or get_origin(hint) is not None:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            hint, *marks = arguments
            is_secret = is_secret or SECRET in marks
            names = next((mark for mark in marks if isinstance(mark, Names)), names)
        elif origin in (Union, UnionType):
            (hint,) = (one for one in arguments if one is not NoneType)
        elif origin is tuple:
            hint, is_list = arguments[0], True
        elif origin is Literal:
            hint, names = type(arguments[0]), arguments
        else:
            raise TypeError(f"A field cannot be a {hint!r}.")
    return Field(key, hint, is_list, is_required, names, is_secret)
