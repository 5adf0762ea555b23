"""The ids of the rules in docs/rules, and those that a text mentions."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ("tash-kalar", "tainted-grail")

_ANCHOR = re.compile(r'<a id="([^"]+)"></a>\**(?:Example )?([0-9A-Za-z.-]*)')
_GRAIL_ID = re.compile(r"\b([A-Z]{3,4}-\d+[a-z]?)\b")
_NUMBER = r"\d{1,2}(?:[TF](?:\.\d{1,2})?|\.\d{1,2})"
_NUMBERS = rf"{_NUMBER}(?:(?:, | and | to |–){_NUMBER})*"
_NAMED_NUMBERS = re.compile(rf"""\b[Rr]ules?(?:=|: )?[ ("]+({_NUMBERS})(?![\w/%])""")
_NUMBERS_IN_BRACKETS = re.compile(rf"\(({_NUMBERS})[,;:)]")


@cache
def anchors(game: str) -> frozenset[str]:
    """Every anchor of the rules of a game, such as `8.3` or `cmb-30`."""
    return frozenset(anchor for anchor, _ in _anchors_with_names(game))


@cache
def rules(game: str) -> tuple[str, ...]:
    """The ids of all rules of a game, as they are written: `8.3`, `CMB-30`."""
    pattern = _GRAIL_ID if game == "tainted-grail" else re.compile(r"\d+[TF]?\.\d+")
    return tuple(name for anchor, name in _anchors_with_names(game) if pattern.fullmatch(name))


@cache
def examples(game: str) -> tuple[str, ...]:
    """The names of all worked examples of a game: `27`, `B45`."""
    return tuple(
        name for anchor, name in _anchors_with_names(game) if anchor.startswith("example-")
    )


def text(game: str) -> str:
    """The text of the rules of a game."""
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def _anchors_with_names(game: str) -> list[tuple[str, str]]:
    return _ANCHOR.findall(text(game))


def mentioned(text: str, brackets: bool) -> set[str]:
    """The ids of rules that a text mentions; numbers in brackets count only with `brackets`."""
    prefixes = {name.partition("-")[0] for name in rules("tainted-grail")}
    found = {each for each in _GRAIL_ID.findall(text) if each.partition("-")[0] in prefixes}
    for pattern in (_NAMED_NUMBERS, _NUMBERS_IN_BRACKETS) if brackets else (_NAMED_NUMBERS,):
        for numbers in pattern.findall(text):
            found.update(re.findall(_NUMBER, numbers))
    return found
