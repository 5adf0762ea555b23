"""The message files: what stands in them, and what each message wants to be given."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

NUMBERS = (0, 1, 2, 5, 12, 22)
"""Enough to meet every plural form of our languages."""

ALIAS = "alias"
"""The attribute with more words for a command: each language has those that it needs."""

PLURALS = {"zero", "one", "two", "few", "many"}


def message_files(language: str) -> list[str]:
    """The names of the message files of a language."""
    folder = files("legendarium.locale") / language
    if not folder.is_dir():
        return []
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))


def text_of(language: str, name: str) -> str:
    return (files("legendarium.locale") / language / name).read_text(encoding="utf-8")


@cache
def resource(language: str, name: str) -> ast.Resource:
    return FluentParser().parse(text_of(language, name))


def in_file(language: str, name: str) -> dict[str, ast.Message]:
    """Every message of a file by its name; none if the language does not have the file yet."""
    if name not in message_files(language):
        return {}
    body = resource(language, name).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its name."""
    found: dict[str, ast.Message] = {}
    for name in message_files(language):
        found |= in_file(language, name)
    return found


def attributes(message: ast.Message) -> dict[str, ast.Pattern]:
    """The texts of a message by the names of its attributes."""
    return {
        attribute.id.name: attribute.value
        for attribute in message.attributes
        if attribute.id.name != ALIAS
    }


def patterns(known: dict[str, ast.Message]) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text: of messages (`knight`) and of their attributes (`knight.effect`)."""
    for name, message in known.items():
        if message.value is not None:
            yield name, message.value
        for attribute, text in attributes(message).items():
            yield f"{name}.{attribute}", text


class Seen(Visitor):
    """What a text refers to: messages, values, and the variants that it knows of a value."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + attribute)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variants.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                key.name if isinstance(key, ast.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def references(message: ast.Message) -> set[str]:
    """The messages that a message refers to."""
    return {name.partition(".")[0] for name in Seen(message).messages}


def wanted(name: str, known: dict[str, ast.Pattern]) -> dict[str, set[str]]:
    """The values that a text and all it refers to want, with the variants they know of each."""
    seen = Seen(known[name])
    found = dict(seen.variants)
    for other in seen.messages & known.keys():
        for value, variants in wanted(other, known).items():
            found[value] = found.get(value, set()) | variants
    return found


def samples(variants: set[str]) -> list[str | int]:
    """Things that a value may be: numbers where its variants count, else each of the variants."""
    if variants & PLURALS or any(variant.isdigit() for variant in variants):
        return list(NUMBERS)
    return [*sorted(variants)] if variants else ["Xyz", 3]
