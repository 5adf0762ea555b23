"""Where the keys of a TOML file stand."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail.content.lines import Path, line_of

TEXT = '''\
id = "a"

[table]
one = 1
two.three = [
  "x",  # a [ in a comment
  "y = 3",
]
[[card]]
number = "U01"
[card.ability]
effect = """
number = "not a key"
"""
[[card]]
number = "U02"
[[card.side.ability]]
on = "attack"
[[card.side.ability]]
attacks = [
  {pool = "0-2"},
  {pool = "3+"},
]
last = true
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("id",), 1),
        (("table",), 3),
        (("table", "one"), 4),
        (("table", "two", "three"), 5),
        (("table", "two", "three", 1), 7),
        (("card", 0), 9),
        (("card", 0, "number"), 10),
        (("card", 0, "ability", "effect"), 12),
        (("card", 1, "number"), 16),
        (("card", 1, "side", "ability", 0, "on"), 18),
        (("card", 1, "side", "ability", 1, "attacks", 0, "pool"), 21),
        (("card", 1, "side", "ability", 1, "attacks", 1), 22),
        (("card", 1, "side", "ability", 1, "last"), 24),
        (("card", 1, "missing"), 15),
        (("nowhere",), 1),
        ((), 1),
    ],
)
def test_a_path_has_its_line(path: Path, line: int) -> None:
    assert line_of(TEXT, path) == line
