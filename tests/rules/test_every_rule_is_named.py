"""Every rule of docs/rules and every worked example has a test that is marked with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rule_marks import marked_in, required_marks

TESTS = Path(__file__).parents[1]
REQUIRED = required_marks("tash-kalar")
MARKED = marked_in(path for path in TESTS.rglob("test_*.py") if "taintedgrail" not in path.parts)


@pytest.mark.parametrize("name", REQUIRED)
def test_is_proved_by_a_test(name: str) -> None:
    assert name in MARKED


def test_no_rule_is_lost() -> None:
    kinds = [name.split()[0] for name in REQUIRED]
    assert (kinds.count("rule"), kinds.count("example")) == (80, 43)


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert set(REQUIRED) >= MARKED
