"""Every language says everything that English says."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from legendarium.locale.words import LANGUAGES

FILES = (
    "cards-highland",
    "cards-imperial",
    "cards-legends",
    "cards-sylvan",
    "flares",
    "play",
    "tasks",
)
OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):  # type: ignore[misc]
    """The variables that a pattern uses, and the messages that it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def said(language: str, file: str) -> dict[str, set[str]]:
    """Every message and attribute of a file, with the variables it and all it refers to use."""
    own = dict(_said(language, file))

    def used(name: str) -> set[str]:
        seen = own[name]
        return seen.found.union(*(used(other) for other in seen.messages if other in own))

    return {name: used(name) for name in own}


def _said(language: str, file: str) -> Iterator[tuple[str, Variables]]:
    text = (files("legendarium.locale") / language / f"{file}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            for name, node in [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]:
                variables = Variables()
                variables.visit(node)
                yield name, variables


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_message_is_translated(language: str, file: str) -> None:
    # A language may add messages of its own, for words that it bends.
    assert said(language, file).keys() >= said("en", file).keys()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_no_message_wants_a_value_that_it_is_not_given(language: str, file: str) -> None:
    english = said("en", file)
    for name, variables in said(language, file).items():
        assert variables <= english.get(name, variables), name


@pytest.mark.parametrize("language", OTHERS)
def test_effects_are_not_left_in_english(language: str) -> None:
    from legendarium.locale.words import Words

    here, english = Words(language), Words("en")
    for file in FILES:
        for name in said("en", file):
            if name.endswith((".effect", ".upper", ".lower", ".condition")):
                assert here.say(name) != english.say(name), name
