"""Whether JSON has exactly the shape that a typed dictionary describes."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pydantic import TypeAdapter


def assert_shaped(shape: Any, body: object) -> None:
    """Every key is there, of the right type, and none is unknown."""
    read = json.loads(json.dumps(body, allow_nan=False))
    assert read == body, "it does not survive JSON"
    # What the shape does not know is dropped on the way.
    assert _adapter(shape).validate_python(read, strict=True) == read


@cache
def _adapter(shape: Any) -> TypeAdapter[Any]:
    return TypeAdapter(shape)
