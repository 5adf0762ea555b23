"""Which rules and examples the tests of a folder name."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path


def wanted(ids: Path) -> list[str]:
    """What must be named, from a file with one a line."""
    lines = ids.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def named_in(paths: Iterable[Path]) -> set[str]:
    """What the marks of test files name: `rule 4.7`, `example B45`."""
    return {name for path in paths for name in _named(path)}


def _named(path: Path) -> Iterator[str]:
    """What the marks `@pytest.mark.rule(…)` and `@pytest.mark.example(…)` of a file name.

    Marks on tests and on classes of tests count; a bare call elsewhere proves nothing.
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
                        yield f"{mark.func.attr} {argument.value}"
