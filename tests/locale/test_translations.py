"""What is translated agrees with English. `test_completeness.py` finds what is not translated."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from fluent_files import Seen, in_file, message_files, messages, patterns, wanted

from legendarium.locale.words import LANGUAGES, Words

FILES = message_files("en")
OTHERS = [language for language in LANGUAGES if language != "en"]


def said(language: str, file: str) -> dict[str, set[str]]:
    """Every message and attribute of a file, with the values it and all it refers to want."""
    known = dict(patterns(messages(language)))
    return {name: {*wanted(name, known)} for name, _ in patterns(in_file(language, file))}


@pytest.mark.parametrize("language", OTHERS)
def test_there_is_no_file_that_english_lacks(language: str) -> None:
    assert sorted({*message_files(language)} - {*FILES}) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_message_wants_the_values_that_it_wants_in_english(language: str, file: str) -> None:
    english = said("en", file)
    for name, values in said(language, file).items():
        given = english.get(name, values)
        assert values <= given, name
        # Which colour a piece has may go without saying, but names and numbers never do.
        assert given - values <= {"colour"}, name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_same_commands_are_named_in_every_language(language: str, file: str) -> None:
    here = dict(patterns(in_file(language, file)))
    for name, english in patterns(in_file("en", file)):
        if name in here:
            assert commands(english) == commands(here[name]), name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    here = dict(patterns(in_file(language, file)))
    for name, english in patterns(in_file("en", file)):
        words = words_of(english)
        # One word may be the same in both, such as a bot.
        if len(words) > 1 and name in here:
            assert words_of(here[name]) != words, name


@pytest.mark.parametrize("language", OTHERS)
def test_effects_are_not_left_in_english(language: str) -> None:
    here, english = Words(language), Words("en")
    for name, _ in patterns(messages(language)):
        if name.endswith((".effect", ".upper", ".lower", ".condition")):
            assert here.say(name) != english.say(name), name


def commands(text: ast.Pattern) -> set[str]:
    """The commands that a text tells to type."""
    return {name for name in Seen(text).messages if re.match(r"(tale-)?command-", name)}


def words_of(node: ast.BaseNode) -> list[str]:
    """The words of a text, without the names of values, variants and other messages."""
    if isinstance(node, ast.TextElement):
        return re.findall(r"[^\W\d_]{2,}", node.value)
    if isinstance(node, ast.Pattern):
        return [word for element in node.elements for word in words_of(element)]
    if isinstance(node, ast.Placeable):
        return words_of(node.expression)
    if isinstance(node, ast.SelectExpression):
        return [word for variant in node.variants for word in words_of(variant.value)]
    return []
