"""Every refusal names its rule, and the rule is documented."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import legendarium.taintedgrail
import rulebook
from legendarium.locale import LANGUAGES, Words

RULES = Path(legendarium.taintedgrail.__file__).parent


def refused_by() -> Iterator[str]:
    """The rule of every refusal in the code, which is always written out."""
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                assert isinstance(node.args[0], ast.Constant), path
                yield str(node.args[0].value)


def test_the_rule_of_every_refusal_can_be_looked_up() -> None:
    named = list(refused_by())
    assert len(named) > 60
    assert set(named) <= set(rulebook.rules("tainted-grail"))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_in_every_language(language: str) -> None:
    words = Words(language)
    assert {rule for rule in refused_by() if not words.has(f"tg-refusal-{rule}")} == set()
