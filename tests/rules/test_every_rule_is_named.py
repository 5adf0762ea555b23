"""Every rule of the digest and every worked example is proved by a test that names it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def wanted() -> list[str]:
    lines = (Path(__file__).parent / "ids.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def named_in(path: Path) -> Iterator[str]:
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
                    if isinstance(argument, ast.Constant):
                        yield f"{mark.func.attr} {argument.value}"


NAMED = {name for path in TESTS.rglob("test_*.py") for name in named_in(path)}


@pytest.mark.parametrize("name", wanted())
def test_is_proved_by_a_test(name: str) -> None:
    assert name in NAMED


def test_there_are_as_many_as_in_the_digest() -> None:
    kinds = [name.split()[0] for name in wanted()]
    assert (kinds.count("rule"), kinds.count("example")) == (80, 43)


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    claimed = {name for name in NAMED if name.split()[0] in ("rule", "example")}
    assert claimed <= set(wanted())
