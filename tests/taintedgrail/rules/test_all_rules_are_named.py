"""Every rule of docs/rules and every example has a test that is marked with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rule_marks import marked_in, required_marks

REQUIRED = required_marks("tainted-grail")
MARKED = marked_in(Path(__file__).parents[1].rglob("test_*.py"))


@pytest.mark.parametrize("name", REQUIRED)
def test_is_proved_by_a_test(name: str) -> None:
    assert name in MARKED


def test_no_rule_is_lost() -> None:
    kinds = [name.split()[0] for name in REQUIRED]
    assert (kinds.count("rule"), kinds.count("example")) == (221, 94)


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert set(REQUIRED) >= MARKED
