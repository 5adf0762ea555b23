"""Every rule of the digest and every worked example is proved by a test that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from named import named_in, wanted

TESTS = Path(__file__).parents[1]
WANTED = wanted(Path(__file__).parent / "ids.txt")
NAMED = named_in(path for path in TESTS.rglob("test_*.py") if "taintedgrail" not in path.parts)


@pytest.mark.parametrize("name", WANTED)
def test_is_proved_by_a_test(name: str) -> None:
    assert name in NAMED


def test_there_are_as_many_as_in_the_digest() -> None:
    kinds = [name.split()[0] for name in WANTED]
    assert (kinds.count("rule"), kinds.count("example")) == (80, 43)


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert set(WANTED) >= NAMED
