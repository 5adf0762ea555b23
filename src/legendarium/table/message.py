"""Options and events: what may be chosen and what has happened.

Both are a `kind` with named details. They are equal by value, whatever the order in which the
details are written, so that they survive any JSON library unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from legendarium.table.errors import BadRequest

Detail = str | int | tuple[str, ...]


class Message(NamedTuple):
    """A kind and its details, sorted by name."""

    kind: str
    details: tuple[tuple[str, Detail], ...] = ()

    @classmethod
    def of(cls, kind: str, **details: Detail) -> Message:
        """A message; a trailing underscore lets a detail have the name of a keyword."""
        return cls(kind, tuple(sorted((name.rstrip("_"), v) for name, v in details.items())))

    def get(self, name: str) -> Any:
        """The detail of this name, or None."""
        for key, value in self.details:
            if key == name:
                return value
        return None

    def to_json(self) -> dict[str, Any]:
        """This message as a JSON object."""
        body: dict[str, Any] = {"kind": self.kind}
        for name, value in self.details:
            body[name] = list(value) if isinstance(value, tuple) else value
        return body

    @classmethod
    def from_json(cls, body: object, at: str = "option") -> Message:
        """The message of a JSON object; raises BadRequest if it is not one."""
        if not isinstance(body, Mapping) or not isinstance(body.get("kind"), str):
            raise BadRequest('An option is a JSON object with a text "kind".', at)
        details = [
            (str(name), _detail(value, f"{at}.{name}"))
            for name, value in body.items()
            if name != "kind"
        ]
        return cls(body["kind"], tuple(sorted(details)))


Option = Message
"""Something a seat may choose."""

Event = Message
"""Something that happened because of a choice; what an animation would show."""


def _detail(value: object, at: str) -> Detail:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    raise BadRequest("A detail of an option is a text, a whole number or a list of texts.", at)
