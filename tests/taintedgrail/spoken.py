"""The names that the rules of Tainted Grail use: events, questions, options and refusals.

Those of questions and refusals are read from the sources, so that tests fail until there are words
for a new name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from legendarium import taintedgrail
from legendarium.taintedgrail.events import EVENTS
from legendarium.taintedgrail.options import OPTIONS

RULES = Path(taintedgrail.__file__).parent


@cache
def _nodes() -> tuple[ast.AST, ...]:
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in sorted(RULES.rglob("*.py")))
    return tuple(node for tree in trees for node in ast.walk(tree))


def _first_words(function: str) -> Iterator[str]:
    """The first argument of every call of a function, if it is a literal."""
    for node in _nodes():
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            first = node.args[0]
            if name == function and isinstance(first, ast.Constant) and first.value:
                yield str(first.value)


def events() -> set[str]:
    """The kinds of events."""
    return {*EVENTS.of}


def options() -> set[str]:
    """The kinds of options."""
    return {*OPTIONS.of}


def calls() -> set[str]:
    """The names of everything that the rules call."""
    return {
        node.func.id
        for node in _nodes()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }


def questions() -> set[str]:
    """The kinds of questions."""
    return {
        str(part.value.value)
        for node in _nodes()
        if isinstance(node, ast.ClassDef) and "ask" in map(ast.unparse, node.decorator_list)
        for part in node.body
        if isinstance(part, ast.Assign)
        and ast.unparse(part.targets[0]) == "kind"
        and isinstance(part.value, ast.Constant)
    }


def rules() -> set[str]:
    """The ids of the rules that forbid something."""
    return {*_first_words("Refusal")}
