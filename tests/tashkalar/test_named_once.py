"""Forms, schools and decks are named in their own files, so that one more needs no other change."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import legendarium
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.schools import DECK, DECKS

PACKAGE = Path(legendarium.__file__).parent
HOME = ("tashkalar/forms/", "tashkalar/schools/")
ALLOWED = {
    "tashkalar/icon_names.py": "an icon of the collection has the name of a form",
    "tashkalar/position_text.py": "an error shows a position as an example",
}
"""The files that may name one in a text, and why."""

# The deck of legends has no schools; its key is also the name of a field.
KEYS = {*FORMS, *DECKS, *(key for key, deck in DECK.items() if deck.schools)}
KEY = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(KEYS))})(?![\w-])")


def named_in(source: str) -> Iterator[str]:
    """Every key in a string of a module, apart from its docstrings."""
    if not KEY.search(source):
        return
    nodes = list(ast.walk(ast.parse(source)))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                yield from KEY.findall(text)


def test_no_module_names_a_form_a_school_or_a_deck() -> None:
    found = {}
    for file in PACKAGE.rglob("*.py"):
        path = file.relative_to(PACKAGE).as_posix()
        if not path.startswith(HOME) and (names := {*named_in(file.read_text("utf-8"))}):
            found[path] = names
    assert found.keys() == ALLOWED.keys(), found


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("if form == 'duel': pass", ["duel"]),
        ("say(f'{number} of a melee')", ["melee"]),
        ("EMPIRE = 'northern/southern'", ["northern", "southern"]),
        ('"""A duel."""\nFORM = 1\n"""Of the duel."""', []),
        ("def play() -> None:\n    'Play a duel.'", []),
        ("say('concede-melee', duels=1)", []),
    ],
)
def test_a_name_is_found_in_a_string_but_not_in_a_docstring(source: str, names: list[str]) -> None:
    assert list(named_in(source)) == names
