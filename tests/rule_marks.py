"""The rules and examples of docs/rules that tests are marked with."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import rulebook


def required_marks(game: str) -> list[str]:
    """The marks that tests must have: every rule and every worked example of a game."""
    rules = [f"rule {name}" for name in rulebook.rules(game)]
    return rules + [f"example {name}" for name in rulebook.examples(game)]


def marked_in(paths: Iterable[Path]) -> set[str]:
    """The marks in test files: `rule 4.7`, `example B45`."""
    return {name for path in paths for name in _marks(path)}


def _marks(path: Path) -> Iterator[str]:
    """The arguments of `@pytest.mark.rule(…)` and `@pytest.mark.example(…)` in a file.

    Only marks on tests and on classes of tests count.
    """
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            continue
        if not node.name.startswith(("test_", "Test")):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute):
                for argument in mark.args:
                    if isinstance(argument, ast.Constant) and mark.func.attr in ("rule", "example"):
                        yield f"{mark.func.attr} {argument.value!s}"
