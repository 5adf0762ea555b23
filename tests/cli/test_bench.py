"""The command `legendarium bench`."""

from __future__ import annotations

import json
import sys

import pytest

from legendarium.cli import speed
from legendarium.cli.main import main
from legendarium.cli.speed import (
    GAME,
    SETUPS,
    duels_and_chess,
    fresh,
    middle_positions,
    random_play,
)


@pytest.mark.slow
def test_every_figure_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--games", "1"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["random_play"]) == set(SETUPS)
    for rate in figures["random_play"].values():
        assert rate["decisions_per_second"] > 0
        assert rate["games_per_second"] > 0
    for name in ("list_options_us", "copy_us", "copies_per_second", "encode_us", "decode_us"):
        assert figures["middle_game"][name] > 0
    assert figures["bytes_per_position"]["in_whole_games"] > 0
    assert 0 < figures["bytes_per_position"]["alone"] < 20_000


@pytest.mark.slow
def test_the_memory_of_a_position_is_not_that_of_the_cache_of_patterns() -> None:
    many = speed.measure(40)["bytes_per_position"]
    assert many["alone"] < 2 * speed.bytes_per_position(speed.DUEL, range(5))["alone"]


@pytest.mark.slow
def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "1"]) == 0
    shown = capsys.readouterr()
    assert "melee of 4" in shown.out
    assert "copies per second" in shown.out
    assert not shown.err


@pytest.mark.slow
def test_chess_is_left_out_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    assert duels_and_chess(1) is None
    assert "not installed" in speed.measure(1)["chess"]["note"]


def test_chess_is_played_beside_duels() -> None:
    rates = duels_and_chess(2)
    assert rates is not None
    duels, chess = rates
    assert duels.games == chess.games == 2
    assert speed._compared(rates)["duel_to_chess"] > 0


def test_a_long_row_tells_the_first_games_from_the_last() -> None:
    row = speed.long_run(3)
    assert row["games"] == 3
    assert row["first_games_ms"] > 0
    assert row["last_decisions_us"] > 0


def test_every_decision_of_random_play_is_counted() -> None:
    rate = random_play(SETUPS["duel"], [1, 2])
    assert rate.games == 2
    assert rate.options > rate.decisions > 100


def test_listing_is_timed_on_positions_that_have_not_listed() -> None:
    positions = middle_positions(SETUPS["duel"], [1], each=5)
    assert len(positions) == 5
    for position in positions:
        assert position._question is not None
        assert fresh(position)._question is None
        assert fresh(position) == position
        assert GAME.question(fresh(position)) == position._question


def test_no_games_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "0"]) == 2
    assert capsys.readouterr().err == "legendarium: At least 1 game must be played, not 0.\n"
