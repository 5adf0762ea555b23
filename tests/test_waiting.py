"""No test waits for a while and hopes: `waiting` is the only module that sleeps."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import waiting

TESTS = Path(__file__).parent
WEB = TESTS.parent / "web" / "src"
SLEEPS = re.compile(r"\bsleep\((?!0\))|wait_for_timeout")
"""Also in the programs that stand in texts."""


def sleeps(source: str) -> Iterator[int]:
    """The lines that sleep, or hold the text of a program that does; not those that speak of it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            is_moment = [getattr(argument, "value", None) for argument in node.args] == [0]
            if name == "wait_for_timeout" or (name == "sleep" and not is_moment):
                yield node.lineno
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (node.lineno for _ in SLEEPS.finditer(node.value))


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("time.sleep(1)", 1),
        ("sleep(0.01)", 1),
        ("await asyncio.sleep(0)", 0),
        ("await asyncio.sleep(longest)", 1),
        ("page.wait_for_timeout(20)", 1),
        ("program = 'import time; time.sleep(60)'", 1),
        ("server.asleep(1)", 0),
    ],
)
def test_sleeping_is_found(source: str, count: int) -> None:
    assert len(list(sleeps(source))) == count


@pytest.mark.slow
def test_only_the_module_for_waiting_sleeps() -> None:
    found = [
        f"{file.relative_to(TESTS)}:{line}"
        for file in sorted(TESTS.rglob("*.py"))
        if file not in (Path(waiting.__file__), Path(__file__))
        for line in sleeps(file.read_text(encoding="utf-8"))
    ]
    assert not found, "Wait for what happens, with tests/waiting.py."


def test_no_test_of_the_client_sleeps() -> None:
    files = sorted(WEB.rglob("*.test.ts"))
    assert files
    assert not [str(file) for file in files if "setTimeout(" in file.read_text(encoding="utf-8")]


def test_what_never_happens_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.0)
    with pytest.raises(AssertionError, match="did not happen within 0 s: a miracle"):
        waiting.wait_until(lambda: False, "a miracle")
