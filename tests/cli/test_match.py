"""The command `legendarium match`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.progress import Progress

from legendarium.bots.tashkalar.contest import Contest
from legendarium.bots.tashkalar.contest_game import play_fixture
from legendarium.cli.main import main
from legendarium.cli.match import score_bar
from legendarium.cli.match.score_bar import with_score_bar

DIES = "import sys; sys.stdin.readline(); sys.exit(3)"
HANGS = """import sys, threading
sys.stdin.readline()
print('{"ready": true}', flush=True)
threading.Event().wait(600)
"""
NONSENSE = "import sys\nfor line in sys.stdin: print('[,', flush=True)"


def report(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> dict[str, Any]:
    assert main(["match", "--json", "--jobs", "1", *arguments]) == status
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    for row in found["bots"]:
        for name in ("mean", "p99", "max"):
            row["seconds_a_turn"].pop(name)
    return found


@pytest.mark.slow
def test_all_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--bots", "random,greedy", "--games", "4", "--seed", "5")
    assert (found["form"], found["games"], found["games_played"], found["seed"]) == (
        "duel",
        4,
        4,
        5,
    )
    weak, strong = found["bots"]
    assert (weak["bot"], strong["bot"]) == ("random", "greedy")
    assert weak["wins"] + strong["wins"] == 4
    assert strong["share"]["low"] < strong["share"]["value"] <= strong["share"]["high"] <= 1
    assert strong["elo"]["value"] > weak["elo"]["value"]
    times = strong["seconds_a_turn"]
    assert 0 < times["mean"] <= times["p99"] <= times["max"]
    assert times["turns"] > 20
    (pair,) = found["pairs"]
    assert (pair["bot"], pair["against"], pair["games"]) == ("random", "greedy", 4)
    assert pair["score"] == weak["wins"]
    assert sum(side["wins"] for side in found["sides"]) == 4
    for what in ("turns", "decisions"):
        assert found[what]["min"] <= found[what]["median"] <= found[what]["max"]
    assert sum(found["lengths"].values()) == 4
    assert [len(curve) for curve in found["curves"]] == [21, 21]
    assert found["curves"][1][0] == 0 < found["curves"][1][-1]
    assert sum(times[1] for times in found["cards"].values()) > 10
    assert found["school_pairs"] == [  # one mirror deal, then northern against highland
        {"school": "highland", "against": "northern/southern", "games": 2, "score": 1.0},
        {"school": "northern/southern", "against": "highland", "games": 2, "score": 1.0},
    ]
    assert found["broken"] == []
    assert "Infinity" not in json.dumps(found)


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("--bots", "random,random,random", "--games", "2"),
        ("--form", "melee", "--bots", "random,random,random", "--games", "3"),
        ("--form", "high-form", "--teams", "--bots", "random,random", "--games", "2"),
    ],
    ids=["round-robin", "melee", "teams"],
)
def test_the_same_seed_gives_the_same_figures_on_any_number_of_cores(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    alone = without_times(report(capsys, *arguments))
    assert without_times(report(capsys, *arguments, "--jobs", "2")) == alone
    assert without_times(report(capsys, *arguments, "--seed", "2")) != alone


def test_in_melee_who_is_ahead_of_whom_is_compared(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--form", "melee", "--bots", "random,random,random", "--games", "3")
    assert [row["bot"] for row in found["bots"]] == ["random", "random #2", "random #3"]
    assert sum(row["wins"] for row in found["bots"]) == pytest.approx(3, abs=0.01)
    assert len(found["sides"]) == 3
    assert [pair["games"] for pair in found["pairs"]] == [3, 3, 3]


def test_a_team_of_one_bot_is_one_winner(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--teams", "--bots", "random,random", "--games", "2")
    assert sum(row["wins"] for row in found["bots"]) == 2
    (pair,) = found["pairs"]
    assert pair["games"] == 2
    assert len(found["sides"]) == 2


def test_partners_do_not_meet(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--teams", "--bots", "random,random,random,random", "--games", "4")
    met = [(pair["bot"], pair["against"]) for pair in found["pairs"]]
    assert len(met) == 4
    assert ("random", "random #3") not in met


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--bots", "random,random,random", "--games", "2", "--jobs", "1"]
    assert main(["match", *arguments, "--seconds", "1.5"]) == 0
    shown = capsys.readouterr()
    assert "6 games of duel, seed 1, 1.5 s a turn" in shown.out
    for words in (
        "Elo",
        "p99",
        "random #3",
        "the first player wins",
        "turns a game",
        "never summoned",
    ):
        assert words in shown.out
    assert not shown.err  # A bar is drawn on a terminal only.


@pytest.mark.parametrize("code", [DIES, NONSENSE], ids=["dies", "nonsense"])
def test_a_broken_program_loses_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, code: str
) -> None:
    program = tmp_path / "hal.py"
    program.write_text(code, encoding="utf-8")
    hal = f"exec:{sys.executable} {program} 1,2"
    arguments = ["--bots", "random", "--bots", hal, "--bots", "random", "--games", "2"]
    found = report(capsys, *arguments, status=1)
    assert [row["forfeits"] for row in found["bots"]] == [0, 4, 0]
    assert found["bots"][1]["wins"] == 0
    assert sum(row["games"] for row in found["broken"]) == 4
    assert {row["bot"] for row in found["broken"]} == {hal}
    assert found["turns"] is not None  # Those that two whole bots played.
    assert main(["match", "--jobs", "1", *arguments]) == 1
    told = " ".join(capsys.readouterr().out.split())  # A long path folds the line.
    assert "broke and lost 4 of its 4 games: The program" in told


def test_a_program_that_hangs_loses(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    program = tmp_path / "hal.py"
    program.write_text(HANGS, encoding="utf-8")
    hal = f"exec:{sys.executable} {program}"
    found = report(capsys, "--bots", f"random,{hal}", "--games", "1", "--seconds", "0.1", status=1)
    assert [row["forfeits"] for row in found["bots"]] == [0, 1]
    assert "did not answer within 1.1 s" in found["broken"][0]["why"]


def test_the_bar_tells_the_running_score(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = StringIO()
    bar = Progress(console=Console(file=shown, force_terminal=True, width=120))
    monkeypatch.setattr(score_bar, "progress_bar", lambda: bar)
    contest = Contest("duel", ("random", "random"), games=4, seed=1)
    games = [play_fixture(contest, fixture) for fixture in contest.fixtures()]
    list(with_score_bar(contest, games[:1], games[1:]))
    won = [sum(record["bots"][record["winners"][0]] == bot for record in games) for bot in (0, 1)]
    assert bar.tasks[0].description == f"duel: random {won[0]} - random #2 {won[1]}"
    assert (bar.tasks[0].completed, bar.tasks[0].total) == (4, 4)
    assert "duel: random " in shown.getvalue()


def test_a_match_in_which_every_game_is_given_away_has_a_result(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["--bots", "random,exec:false", "--games", "2"]
    found = report(capsys, *arguments, status=1)
    assert found["turns"] is None
    page = tmp_path / "report.html"
    assert main(["match", "--jobs", "1", *arguments, "--html", str(page)]) == 1
    assert "exec:false broke and lost 2 of its 2 games" in capsys.readouterr().out
    assert "exec:false" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "random,hal"], "There is no bot 'hal'; choose one of random, greedy"),
        (["--bots", "random"], "At least 2 bots must meet, not 1."),
        (["--games", "0"], "At least 1 game must be played, not 0."),
        (["--jobs", "-1"], "At least 1 process must play, not -1."),
        (["--form", "chess"], "There is no form 'chess'"),
        (["--form", "melee"], "melee is played with 3 or 4 seats, not 2."),
        (["--schools", "northern,mars"], "There is no school 'mars'"),
        (["--seconds", "nan"], "A bot has 0.01 to 3600 seconds for a turn, not nan."),
        (["--html", "/nowhere/at/all.html"], "There is no folder '/nowhere/at'."),
        (["--state", "/nowhere/at/all"], "There is no folder '/nowhere/at'."),
        (["--html", "/"], "/ is a folder, not a file."),
        (["--state", os.devnull], f"{os.devnull} is not an ordinary file."),
        (
            ["--html", "x" * 300],
            "cannot be written: File name too long; choose another file with --html FILE",
        ),
        (["--html", "/proc/report.html"], "/proc/report.html cannot be written: "),
    ],
)
def test_what_cannot_be_asked_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["match", *arguments]) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert not shown.out


def test_a_word_is_no_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["match", "--seconds", "soon"])
    assert "'soon' is not a number" in capsys.readouterr().err


def test_a_report_does_not_take_the_place_of_the_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["match", "--state", "games", "--html", str(tmp_path / "games")]) == 2
    assert "games cannot be both the report and the state file." in capsys.readouterr().err
    assert not (tmp_path / "games").exists()


def test_neither_plots_nor_the_fit_are_loaded_before_they_are_needed() -> None:
    loaded = "any(name in sys.modules for name in ('matplotlib', 'numpy'))"
    code = f"import sys, legendarium.cli.match.command; sys.exit({loaded})"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
