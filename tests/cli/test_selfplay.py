"""The command `legendarium selfplay`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from legendarium.bots.tashkalar import BOTS
from legendarium.cli.main import main


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["selfplay", "--json", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.slow
def test_wins_lengths_and_speed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--bots", "greedy,random", "--games", "2", "--seed", "5")
    assert (found["form"], found["games"], found["seed"]) == ("duel", 2, 5)
    assert [row["bot"] for row in found["bots"]] == ["greedy", "random"]
    assert sum(row["wins"] for row in found["bots"]) == 2
    for what in ("decisions", "turns"):
        assert found[what]["min"] <= found[what]["mean"] <= found[what]["max"]
    assert found["decisions_per_second"] > 0


def test_the_same_seed_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--bots", "random,random,random", "--form", "melee", "--games", "3")
    first, second = (report(capsys, *arguments) for _ in range(2))
    for key in ("bots", "decisions", "turns", "schools"):
        assert first[key] == second[key]


def test_teams_take_two_bots_or_four(capsys: pytest.CaptureFixture[str]) -> None:
    for bots in ("random,random", "random,random,random,random"):
        found = report(capsys, "--teams", "--bots", bots, "--games", "2")
        assert found["teams"]
        assert len(found["schools"]) == 4
        assert sum(row["wins"] for row in found["bots"]) == 2


def test_schools_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(
        capsys, "--bots", "random,random", "--schools", "sylvan,highland", "--games", "1"
    )
    assert found["schools"] == ["sylvan", "highland"]


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "--bots", "random,random", "--games", "2"]) == 0
    shown = capsys.readouterr()
    assert "2 games of duel" in shown.out
    assert "decisions a game" in shown.out
    assert not shown.err  # A bar is drawn on a terminal only.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--bots", "random,hal"],
            f"There is no bot 'hal'; choose one of {', '.join(BOTS)}, or exec:COMMAND.",
        ),
        (["--games", "0"], "At least 1 game must be played, not 0."),
        (["--form", "chess"], "There is no form 'chess'"),
        (["--schools", "northern,mars"], "There is no school 'mars'"),
        (["--form", "melee", "--bots", "random,random"], "melee is played with 3 or 4 seats"),
        (["--teams", "--bots", "random,random,random"], "Teams take 2 bots, or 4, not 3."),
        (
            ["--form", "melee", "--schools", "northern,southern,sylvan"],
            "There are 3 schools for 2 seats.",
        ),
    ],
)
def test_bad_arguments_are_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["selfplay", *arguments]) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert not shown.out
