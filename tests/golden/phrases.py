"""The golden phrases: what each says in every language, which the tests of the client read too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from legendarium.locale import LANGUAGES, Words
from legendarium.locale.render import render
from legendarium.table.phrase import Phrase

PHRASES = Path(__file__).with_name("phrases.json")


class Golden(NamedTuple):
    """The strings of a campaign, and each phrase with its text in every language."""

    strings: dict[str, str]
    texts: list[tuple[Phrase, dict[str, str]]]


@cache
def stored() -> Golden:
    """The golden file; a phrase that was added to it by hand has no texts yet."""
    body = json.loads(PHRASES.read_text(encoding="utf-8"))
    return Golden(
        body["strings"],
        [(phrase_of(line["phrase"]), line.get("texts", {})) for line in body["phrases"]],
    )


def texts(phrase: Phrase, strings: dict[str, str]) -> dict[str, str]:
    """The text of a phrase in every language."""
    return {one: render(phrase, Words(one), strings.__getitem__) for one in LANGUAGES}


def golden_lines() -> Iterator[str]:
    """The golden file as it would be written now, a line for each string and phrase."""
    strings, told = stored()
    yield '{"strings": {'
    yield from _separated(f"{_json(key)}: {_json(strings[key])}" for key in sorted(strings))
    yield '}, "phrases": ['
    yield from _separated(
        _json({"phrase": phrase, "texts": texts(phrase, strings)}) for phrase, _ in told
    )
    yield "]}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _separated(lines: Iterator[str]) -> Iterator[str]:
    *most, last = lines
    yield from (f"{line}," for line in most)
    yield last


def phrase_of(value: Any) -> Any:
    """A phrase out of JSON, whose arrays are tuples."""
    if isinstance(value, list):
        return tuple(map(phrase_of, value))
    if isinstance(value, dict):
        return {name: phrase_of(one) for name, one in value.items()}
    return value
