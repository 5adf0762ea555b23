"""Every rule of the digest and every example is proved by a test that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from named import named_in, wanted

WANTED = wanted(Path(__file__).parent / "ids.txt")
NAMED = named_in(Path(__file__).parents[1].rglob("test_*.py"))


@pytest.mark.parametrize("name", WANTED)
def test_is_proved_by_a_test(name: str) -> None:
    assert name in NAMED


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert set(WANTED) >= NAMED
