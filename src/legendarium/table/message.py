"""Options and events: what may be chosen and what has happened.

Each kind is declared once, as a class with its fields:

    class Place(Option, kind="place"):
        square: Square
        colour: Colour | None = None

`Place("e5")` is the tuple `("place", "e5", None)`, so that equality, hash and copying cost what
they cost for tuples. A field that is None is left out of the JSON. `kinds` reads and checks what
arrives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any, ClassVar, Self, dataclass_transform

Value = str | int | tuple[str, ...] | tuple[int, ...] | None
"""What a field of a message can hold."""


@dataclass_transform(frozen_default=True)
class KindType(type):
    """The type of every kind: turns its annotations into the fields of a tuple."""

    kind: str
    fields: tuple[str, ...]
    """The names of the fields; one that ends with an underscore has a keyword's name in JSON."""
    keys: tuple[str, ...]
    """The names of the fields in JSON."""
    defaults: tuple[Value, ...]
    """The defaults of the last fields."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], kind: str = ""
    ) -> KindType:
        namespace.setdefault("__slots__", ())
        if not kind:
            return super().__new__(mcs, name, bases, namespace)
        annotations = namespace.get("__annotations__", {})
        fields = tuple(annotations)
        defaults = tuple(namespace.pop(field) for field in fields if field in namespace)
        if set(defaults) - {None}:
            raise TypeError(f"An optional field of {kind!r} is None when it is not given.")
        for number, field in enumerate(fields, start=1):
            namespace[field] = property(itemgetter(number))
        namespace["__match_args__"] = fields
        required = len(fields) - len(defaults)
        namespace["__new__"] = _maker(name, kind, fields, required)
        namespace["to_json"] = _json_writer(kind, annotations, required)
        made = super().__new__(mcs, name, bases, namespace)
        made.kind = kind
        made.fields = fields
        made.keys = tuple(field.removesuffix("_") for field in fields)
        made.defaults = defaults
        return made

    def __init__(
        cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], kind: str = ""
    ) -> None:
        super().__init__(name, bases, namespace)


class Message(tuple[Any, ...], metaclass=KindType):
    """A kind with its fields, in the order of their declaration."""

    kind: ClassVar[str]

    def __new__(cls) -> Self:
        raise NotImplementedError("every kind has its own")

    def __getnewargs__(self) -> tuple[Value, ...]:
        return self[1:]

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self.items())
        return f"{type(self).__name__}({given})"

    def items(self) -> Iterator[tuple[str, Any]]:
        """The fields that are not None, by their names in JSON."""
        for key, value in zip(type(self).keys, self[1:], strict=True):
            if value is not None:
                yield key, value

    def to_json(self) -> dict[str, Any]:
        """This message as a JSON object."""
        raise NotImplementedError("every kind has its own")


class Option(Message):
    """Something a seat may choose."""


class Event(Message):
    """Something that happened because of a choice; what an animation would show."""


def _maker(
    name: str, kind: str, fields: tuple[str, ...], required: int
) -> Callable[..., tuple[Any, ...]]:
    """The function that makes messages of a kind; made from its declaration, to be fast."""
    parameters = [*fields[:required], *(f"{field}=None" for field in fields[required:])]
    lines = (
        f"def __new__({', '.join(('cls', *parameters))}):",
        f"    return _new(cls, ({', '.join((repr(kind), *fields))},))",
        f"__new__.__qualname__ = {name!r}",
    )
    made: dict[str, Any] = {"_new": tuple.__new__}
    exec("\n".join(lines), made)
    maker: Callable[..., tuple[Any, ...]] = made["__new__"]
    return maker


def _json_writer(
    kind: str, annotations: dict[str, str], required: int
) -> Callable[[Message], dict[str, Any]]:
    """The function that writes messages of a kind; made from its declaration, to be fast."""
    parts = [f"'kind': {kind!r}"]
    lines = []
    for number, (field, hint) in enumerate(annotations.items()):
        key = field.removesuffix("_")
        value = f"list(self[{number + 1}])" if "tuple" in hint else f"self[{number + 1}]"
        if number < required:
            parts.append(f"{key!r}: {value}")
        else:
            lines.append(f"    if self[{number + 1}] is not None: body[{key!r}] = {value}")
    head = ["def to_json(self):", f"    body = {{{', '.join(parts)}}}"]
    made: dict[str, Any] = {}
    exec("\n".join((*head, *lines, "    return body")), made)
    writer: Callable[[Message], dict[str, Any]] = made["to_json"]
    return writer
