"""Asserts that JSON has exactly the shape that a typed dictionary describes."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pydantic import TypeAdapter


def assert_has_shape(shape: Any, body: object) -> None:
    """Assert that every key is present and has the right type, and that none is unknown."""
    read = json.loads(json.dumps(body, allow_nan=False))
    assert read == body, "it does not survive JSON"
    # Validation drops keys that the shape does not have.
    assert _adapter(shape).validate_python(read, strict=True) == read


@cache
def _adapter(shape: Any) -> TypeAdapter[Any]:
    return TypeAdapter(shape)
