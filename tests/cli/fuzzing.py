"""Bad requests for `legendarium explore`, for both games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Any

from legendarium.cli.explore import serve

CODES = {"bad-json", "bad-request", "bad-position", "illegal-choice"}
KEYS = {"position", "seat", "question", "options", "events", "outcome"}

SENTENCE = re.compile(r".*(\.|…)( \([A-Z]+-[0-9]+[a-z]?\))?", re.DOTALL)
"""A sentence; a rule id may follow its full stop."""


def paths(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a JSON value, down to a depth."""
    items: Any = ()
    if len(path) > 20:
        return
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, inner in items:
        yield (*path, key)
        yield from paths(inner, (*path, key))


def container_of(value: Any, path: tuple[Any, ...]) -> Any:
    """The list or object that contains the end of a path."""
    for key in path[:-1]:
        value = value[key]
    return value


def random_line(chance: Random, game: str) -> bytes:
    """A line that is not a request."""
    depth = chance.choice((10, 990, 5_000, 100_000))
    name = game.encode()
    return chance.choice(
        (
            chance.randbytes(chance.randrange(200)).replace(b"\n", b""),
            b"",
            b"   ",
            b"null",
            b"[]",
            b'"' + name + b'"',
            b"[" * depth,
            b"[" * depth + b"]" * depth,
            b'{"id":' * depth + b"1" + b"}" * depth,
            b'{"game":"' + name + b'","id":' + b"[" * depth + b"]" * depth + b"}",
            b'{"game":"' + name + b'","seed":' + b"9" * 5_000 + b',"setup":{}}',
            b'{"game":"' + name + b'","seed":NaN,"setup":{}}',
            b'{"id":1e999}',
            b'{"id":-Infinity}',
            b'{"game":"' + name + b'","game":"' + name + b'"}',
            b'{"game":"' + b"x" * 1_000_000 + b'"}',
            b'\xef\xbb\xbf{"game":"' + name + b'"}',
            b'{"game":"' + name + b'","\xff":1}',
        )
    )


def damaged(chance: Random, line: bytes) -> bytes:
    """The line with some bytes removed or inserted."""
    start = chance.randrange(len(line))
    end = min(len(line), start + chance.randrange(1, 30))
    inserted = chance.choice((b"", b"", line[start:end] * 2, chance.randbytes(3)))
    return (line[:start] + inserted + line[end:]).replace(b"\n", b"")


def answers_to(lines: list[bytes]) -> list[bytes]:
    """The answers of one run of the program to these lines."""
    out = BytesIO()
    serve(BytesIO(b"\n".join(lines) + b"\n"), out)
    return out.getvalue().removesuffix(b"\n").split(b"\n")


def check_error(error: Any) -> None:
    """Check that an error has its parts and that its message is a sentence."""
    assert {"code", "message", "at"} <= set(error) <= {"code", "message", "at", "rule"}
    assert error["code"] in CODES
    assert SENTENCE.fullmatch(error["message"]), error["message"]
    assert "\n" not in error["message"]
    assert "cannot be answered" not in error["message"], "a mistake in the game came out"
    assert isinstance(error["at"], str)
