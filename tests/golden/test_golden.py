"""The engine still counts and plays as in the golden files."""

from __future__ import annotations

import pytest

from golden.texts import (
    HERE,
    PERFT,
    PLAYTHROUGHS,
    perft_text,
    playthrough_text,
    stored_positions,
)

STORED = list(stored_positions())
COUNTS = {
    line.split(":")[0]: line
    for line in PERFT.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
}


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: stored[0])
def test_perft(stored: tuple[str, int, str]) -> None:
    assert perft_text(*stored) == COUNTS[stored[0]]


def test_there_are_enough_positions_and_no_count_is_left_over() -> None:
    assert len(STORED) >= 20
    assert [stored[0] for stored in STORED] == list(COUNTS)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    golden = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough_text(name) == golden
