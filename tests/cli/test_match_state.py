"""A match that is interrupted and resumed: `legendarium match --state FILE`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from stopping import listening

from legendarium.bots.tashkalar.contest import Contest
from legendarium.bots.tashkalar.contest_game import play_fixture
from legendarium.cli.main import main
from legendarium.cli.match import state as state_file
from legendarium.cli.match.state import State
from legendarium.table import BadRequest
from waiting import PATIENCE, wait_until

pytestmark = pytest.mark.slow

CONTEST = Contest("duel", ("random", "random"), games=4)
LONG = ("--bots", "random,random", "--games", "20")


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def filled(path: Path, games: int) -> None:
    with State(CONTEST, str(path)) as state:
        for fixture in list(CONTEST.fixtures())[:games]:
            state.add(play_fixture(CONTEST, fixture))


def total(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["match", "--json", "--jobs", "1", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    for row in found["bots"]:
        row.pop("seconds_a_turn")
    return found


def started(path: Path, *arguments: str) -> subprocess.Popen[str]:
    """A match in a process of its own, once it has played two games."""
    match = subprocess.Popen(
        [sys.executable, "-m", "legendarium.cli.main", "match", "--state", str(path), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=listening,
    )
    wait_until(
        lambda: match.poll() is not None or (path.exists() and len(lines(path)) >= 3), "two games"
    )
    assert match.poll() is None, match.communicate()
    return match


def is_alone(group: int) -> bool:
    """Whether no process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_match_that_is_killed_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = started(path, *LONG, "--jobs", "2")
    match.kill()
    match.communicate()
    wait_until(lambda: is_alone(match.pid), "every process has ended")
    kept = len(lines(path)) - 1
    assert 2 <= kept < 20
    resumed = total(capsys, *LONG, "--state", str(path))
    assert len(lines(path)) == 1 + 20
    assert resumed == total(capsys, *LONG)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_leaves_the_file_whole_and_tells_how_to_go_on(
    tmp_path: Path, jobs: str
) -> None:
    path = tmp_path / "match.jsonl"
    match = started(path, *LONG, "--jobs", jobs)
    os.killpg(match.pid, signal.SIGINT)  # As a keyboard does.
    shown, said = match.communicate(timeout=PATIENCE)
    assert match.returncode == 130
    kept = len(lines(path)) - 1
    assert f"Stopped after {kept} of 20 games; they are kept in {path}. Run the same" in said
    assert "Traceback" not in said
    assert not shown
    wait_until(lambda: is_alone(match.pid), "every process has ended")
    with State(Contest("duel", ("random", "random"), 20), str(path)) as state:
        assert len(state.records) == kept


def test_two_matches_do_not_write_over_each_other(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with State(CONTEST, str(path)) as state:
        with pytest.raises(BadRequest, match="is in use by another match"):
            State(CONTEST, str(path))
        state.add(play_fixture(CONTEST, next(CONTEST.fixtures())))
    with State(CONTEST, str(path)) as state:
        assert [record["game"] for record in state.records] == [0]


def test_other_weights_make_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, weights = tmp_path / "match.jsonl", tmp_path / "weights.json"
    filled(path, 1)
    weights.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(state_file, "BOT_WEIGHTS", weights)
    with pytest.raises(BadRequest, match='is the file of another match: its weights is "'):
        State(CONTEST, str(path))


def test_bots_that_see_less_are_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    monkeypatch.setattr(state_file, "library_for", lambda setup: object())
    filled(path, 1)
    monkeypatch.setattr(state_file, "library_for", lambda setup: None)
    with pytest.raises(BadRequest, match="another match: its compiled is true, not false"):
        State(CONTEST, str(path))


def test_a_file_from_before_weights_were_told_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    filled(path, 1)
    first, *games = lines(path)
    header = json.loads(first)
    del header["weights"], header["compiled"]
    path.write_text("\n".join([json.dumps(header), *games, ""]), encoding="utf-8")
    with State(CONTEST, str(path)) as state:
        assert len(state.records) == 1


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    filled(path, 2)
    written = path.read_bytes()
    with State(CONTEST, str(path)) as state:
        assert [record["game"] for record in state.records] == [0, 1]
        assert 1 in state
        assert 2 not in state
    assert path.read_bytes() == written


def test_games_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with State(CONTEST, str(path)) as state:
        for fixture in reversed(list(CONTEST.fixtures())):
            state.add(play_fixture(CONTEST, fixture))
        records = state.records
    assert [record["game"] for record in records] == [0, 1, 2, 3]
    with State(CONTEST, str(path)) as again:
        assert again.records == records


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_torn_line_is_dropped(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "match.jsonl"
    filled(path, 3)
    path.write_bytes(path.read_bytes()[:-cut])
    with State(CONTEST, str(path)) as state:
        assert [record["game"] for record in state.records] == [0, 1]
        state.add(play_fixture(CONTEST, list(CONTEST.fixtures())[2]))
    with State(CONTEST, str(path)) as state:
        assert [record["game"] for record in state.records] == [0, 1, 2]


def test_a_torn_question_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    filled(path, 0)
    whole = path.read_bytes()
    for kept in (0, 1, len(whole) - 1):
        path.write_bytes(whole[:kept])
        with State(CONTEST, str(path)):
            pass
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (Contest("high-form", CONTEST.bots, 4), 'its form is "duel", not "high-form".'),
        (Contest("duel", ("random", "greedy"), 4), 'its bots is .* not .*"greedy"'),
        (Contest("duel", CONTEST.bots, 5), "its games is 4, not 5."),
        (Contest("duel", CONTEST.bots, 4, seed=2), "its seed is 1, not 2."),
        (Contest("duel", CONTEST.bots, 4, seconds=1), "its seconds is null, not 1."),
    ],
)
def test_the_file_of_another_match_is_refused(
    tmp_path: Path, other: Contest, sentence: str
) -> None:
    path = tmp_path / "match.jsonl"
    filled(path, 1)
    written = path.read_bytes()
    with pytest.raises(BadRequest, match=f"is the file of another match: {sentence}"):
        State(other, str(path))
    assert path.read_bytes() == written


@pytest.mark.parametrize("text", ["a diary", "a diary\n", "{}\n", "[]\n\n", "\n", "\xff\n"])
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadRequest, match="is not the file of a match"):
        State(CONTEST, str(path))
    assert path.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize("line", ["", "{", "{}", "7", "null", "[" * 100_000])
def test_a_damaged_line_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str
) -> None:
    path = tmp_path / "match.jsonl"
    filled(path, 3)
    kept = lines(path)
    path.write_text("\n".join([*kept[:2], line, *kept[3:], ""]), encoding="utf-8")
    arguments = ["--bots", "random,random", "--games", "4", "--state", str(path)]
    assert main(["match", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.err == f"legendarium: {path} is damaged in line 3.\n"


def test_a_game_of_another_number_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    filled(path, 1)
    path.write_text(path.read_text().replace('{"game":0,', '{"game":4,'), encoding="utf-8")
    with pytest.raises(BadRequest, match="is damaged in line 2"):
        State(CONTEST, str(path))
