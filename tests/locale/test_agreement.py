"""The languages agree: the same numbers and the same names that are not translated."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from fluent_files import in_file, message_files, patterns
from numbers_said import numbers_said

from legendarium.locale import LANGUAGES

FILES = message_files("en")
OTHERS = [language for language in LANGUAGES if language != "en"]

UNSAID = {
    "side-chain.condition": {2},
    "corner-chain.condition": {2},
    "guide-flares-text": {2},
}
"""Numbers that go without saying: opposite sides are two, and so are an upper and a lower part."""

UNTRANSLATED = re.compile(
    r"Legendarium|Tainted Grail|Tash-Kalar|Таш-Калар|JSON|\.html|\.json"
    r"|`[^`]+`|--[a-z][a-z-]+|\b[a-i][1-9]\b|\b[A-Z]{3}-\d+"
)
"""Names, commands, options, squares and ids of rules: the same in every language."""

SPELLED = {"Таш-Калар": "Tash-Kalar"}


def text_of(node: ast.BaseNode) -> str:
    """Everything that a text may say, all its variants; its values are left out."""
    if isinstance(node, ast.TextElement):
        return str(node.value)
    if isinstance(node, ast.Pattern):
        return " ".join("".join(map(text_of, node.elements)).split())
    if isinstance(node, ast.Placeable):
        return text_of(node.expression)
    if isinstance(node, ast.SelectExpression):
        return " | ".join(text_of(variant.value) for variant in node.variants)
    return "..."


def texts(language: str, file: str) -> dict[str, str]:
    return {name: text_of(text) for name, text in patterns(in_file(language, file))}


def kept(text: str) -> set[str]:
    return {SPELLED.get(name, name) for name in UNTRANSLATED.findall(text)}


def test_numbers_are_found_in_digits_and_in_words() -> None:
    assert numbers_said("en", "Move up to 3 times from e4, or twice.") == {2, 3}
    assert numbers_said("en", "A two-sided piece of one colour.") == set()
    assert numbers_said("pl", "Czworo graczy, do 12 punktów") == {4, 12}
    assert numbers_said("ru", "на расстоянии не больше трёх") == {3}


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_number_is_said_in_every_language(language: str, file: str) -> None:
    here = texts(language, file)
    missing = {
        name: (sorted(lacking), here[name])
        for name, english in texts("en", file).items()
        if name in here
        and (
            lacking := numbers_said("en", english)
            - numbers_said(language, here[name])
            - UNSAID.get(name, set())
        )
    }
    assert missing == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_what_is_not_translated_is_the_same_in_every_language(language: str, file: str) -> None:
    here = texts(language, file)
    different = {
        name: (kept(english) ^ kept(here[name]), here[name])
        for name, english in texts("en", file).items()
        if name in here and kept(english) != kept(here[name])
    }
    assert different == {}
