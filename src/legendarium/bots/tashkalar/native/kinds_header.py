"""The numbers of the kinds of options, as a C++ header made from their declarations."""

from __future__ import annotations

from collections.abc import Iterable

from legendarium.tashkalar.names import ALTERNATIVES
from legendarium.tashkalar.options import OPTIONS

HEADER = "kinds.hpp"
"""The file that `act.hpp` includes."""
KINDS: tuple[str, ...] = tuple(OPTIONS.of)
"""In the order of their numbers."""


def kinds_header() -> str:
    """The content of the header: an enumeration of the kinds and one of the alternatives."""
    return "\n".join(
        (
            "// Made from the declarations in options.py and names.py.",
            "#pragma once",
            "#include <cstdint>",
            "namespace tashkalar {",
            _enumeration("Kind : uint8_t", KINDS),
            _enumeration("Alternative", ALTERNATIVES),
            "}",
            "",
        )
    )


def _enumeration(name: str, words: Iterable[str]) -> str:
    return f"enum {name} {{ {', '.join(word.upper().replace('-', '_') for word in words)} }};"
