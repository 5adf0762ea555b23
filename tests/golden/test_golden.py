"""The engine still counts and plays as in the golden files."""

from __future__ import annotations

import pytest

from golden.card_lines import CARD_LINES, card_line
from golden.perft import PERFT, perft_text, stored_positions
from golden.playthroughs import PLAYTHROUGHS, playthrough, stored
from legendarium.tashkalar.schools import CARDS

STORED = list(stored_positions())
COUNTS = {
    line.split(":")[0]: line
    for line in PERFT.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
}
OF_CARDS = {
    line.split()[0]: line
    for line in CARD_LINES.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
}


@pytest.mark.parametrize("stored_position", STORED, ids=lambda stored: stored[0])
def test_perft(stored_position: tuple[str, int, str]) -> None:
    assert perft_text(*stored_position) == COUNTS[stored_position[0]]


def test_there_are_enough_positions_and_no_count_is_left_over() -> None:
    assert len(STORED) >= 20
    assert [stored[0] for stored in STORED] == list(COUNTS)


@pytest.mark.parametrize("name", CARDS)
def test_a_being_does_what_it_did(name: str) -> None:
    assert card_line(name) == OF_CARDS.get(name)


def test_no_being_is_left_over() -> None:
    assert list(OF_CARDS) == list(CARDS)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    golden = stored(name)
    turns = playthrough(name)
    for line, turn in zip(golden, turns, strict=False):
        assert turn.line == line, f"What happens now:\n{turn.happenings}"
    assert len(turns) == len(golden)
