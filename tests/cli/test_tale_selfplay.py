"""`legendarium selfplay --game tainted-grail`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from legendarium.cli.main import main

GAME = ["selfplay", "--game", "tainted-grail"]


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*GAME, "--json", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.slow
def test_completion_days_and_deaths_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--bots", "greedy", "--players", "2", "--games", "2", "--seed", "5")
    assert (found["game"], found["campaign"]) == ("tainted-grail", "drowned-reach")
    assert (found["bot"], found["players"], found["games"], found["seed"]) == ("greedy", 2, 2, 5)
    assert 0 <= found["completed_without_death"] <= found["completed"] <= 2
    assert sum(found["endings"].values()) == 2
    assert found["deaths"] >= 0
    for what in ("days", "decisions", "verses"):
        assert found[what]["min"] <= found[what]["mean"] <= found[what]["max"]


def test_the_same_seed_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--bots", "random", "--games", "3", "--mode", "story")
    first, second = (report(capsys, *arguments) for _ in range(2))
    assert first["mode"] == "story"
    for key in ("completed", "deaths", "endings", "days", "decisions"):
        assert first[key] == second[key]


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--bots", "random", "--games", "2"]) == 0
    shown = capsys.readouterr()
    assert "2 games of drowned-reach (normal mode), random for 1" in shown.out
    assert "days a game" in shown.out
    assert not shown.err  # A bar is drawn on a terminal only.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "hal"], "There is no bot 'hal'; choose one of random, greedy, planner."),
        (["--players", "5"], "One to 4 characters can play, not 5."),
        (["--players", "0"], "One to 4 characters can play, not 0."),
        (["--games", "0"], "At least 1 game must be played, not 0."),
        (["--mode", "hard"], 'There\'s no mode called "hard"'),
        (["--form", "duel"], "--form is for tash-kalar, not for tainted-grail."),
    ],
)
def test_bad_arguments_are_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main([*GAME, *arguments]) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert not shown.out


def test_arguments_of_this_game_are_refused_by_the_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["selfplay", "--players", "2"]) == 2
    assert "--players is for tainted-grail, not for tash-kalar." in capsys.readouterr().err
