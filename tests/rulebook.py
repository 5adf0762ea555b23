"""The rulebooks in docs/rules: their ids, their translations, and the ids that a text mentions."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULEBOOKS = ROOT / "docs" / "rules"
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


def text(game: str, language: str = "en") -> str:
    """The text of the rules of a game. Every language but English has a folder of its own."""
    folder = RULEBOOKS if language == "en" else RULEBOOKS / language
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def translations() -> list[tuple[str, str]]:
    """The game and the language of every rulebook that is translated."""
    return sorted((path.stem, path.parent.name) for path in RULEBOOKS.glob("*/*.md"))


def entries(game: str, language: str) -> list[tuple[str, str]]:
    """Every anchor of the rules of a game with the text up to the next; "" has the introduction."""
    parts = re.split(r'<a id="([^"]+)"></a>', text(game, language))
    texts = (" ".join(part.split()) for part in parts[::2])
    return list(zip(["", *parts[1::2]], texts, strict=True))


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
