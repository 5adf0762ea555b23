"""The command `legendarium campaign balance`, and the bare entry beside it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from legendarium.authoring.balance import plays
from legendarium.authoring.balance.measuring import all_rows, cells_of, selected
from legendarium.authoring.balance.running import Source, load_campaign, play_all
from legendarium.authoring.skeleton import TEMPLATE
from legendarium.bots.taintedgrail.selfplay import EncounterResult, play_encounter
from legendarium.cli.main import main
from legendarium.table import BadRequest
from legendarium.taintedgrail.content.model import Campaign

FOLDER = str(TEMPLATE)
SRC = Path(__file__).parents[2] / "src"


def measured(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["campaign", "balance", FOLDER, "--json", "--jobs", "1", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def by_name(report: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {row["row"]: row for row in report["rows"]}


def test_encounters_are_measured_with_interval_and_target(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = measured(capsys, "--games", "2", "--only", "combat-greedy", "turns")
    rows = by_name(report)
    assert list(rows) == [
        "combat-greedy-won",
        "combat-greedy-fled",
        "combat-greedy-dying",
        "turns-combat-median",
        "turns-combat-short",
        "turns-diplomacy-median",
        "turns-diplomacy-short",
    ]
    won = rows["combat-greedy-won"]
    assert won["size"] == 4  # two games by each of two characters
    assert 0 <= won["low"] <= won["value"] <= won["high"] <= 1
    assert won["target"] == {"low": 0.65, "high": 0.80, "told": "65 to 80 %"}
    assert won["met"] is (0.65 <= won["value"] <= 0.80)
    cell = report["cells"]["combat-1-greedy-ash"]
    assert cell["games"] == sum(cell["how"].values()) == sum(cell["turns"].values()) == 2
    assert set(cell["encounters"]) == {"hill-dogs", "cold-lantern"}  # the thief is a guardian


def test_what_a_campaign_cannot_give_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    rows = by_name(measured(capsys, "--only", "difficulty", "endings", "guardians-3"))
    assert len(rows) == 6
    for row in rows.values():
        assert row["absent"] == "not in this campaign"
        assert "value" not in row
        assert row["target"]["told"]
    assert main(["campaign", "balance", FOLDER, "--only", "difficulty-2"]) == 0
    assert "not in this campaign" in capsys.readouterr().out


@pytest.mark.slow
def test_the_same_seed_gives_the_same_figures_on_any_number_of_cores(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def figures(*arguments: str) -> dict[str, Any]:
        report = measured(capsys, "--games", "30", "--only", "combat-random", *arguments)
        for cell in report["cells"].values():
            del cell["seconds"]
        return {key: report[key] for key in ("rows", "cells")}

    assert figures() == figures("--jobs", "2")
    assert figures() != figures("--seed", "2")


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "2", "--jobs", "1", "--only", "combat-greedy-won"]
    assert main(["campaign", "balance", FOLDER, *arguments]) == 0
    shown = capsys.readouterr()
    assert "new-campaign 1: 2 games of each kind, seed 1" in shown.out
    assert "65 to 80 %" in shown.out
    assert "met" in shown.out
    assert not shown.err  # A bar is drawn on a terminal only.


def test_a_game_that_breaks_off_is_told_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = play_encounter

    def sometimes(story: Campaign, who: str, *others: Any) -> EncounterResult:
        if who == "rowan":
            raise KeyError("lantern")
        return real(story, who, *others)

    monkeypatch.setattr(plays, "play_encounter", sometimes)
    arguments = ["campaign", "balance", FOLDER, "--games", "3", "--jobs", "1"]
    assert main([*arguments, "--only", "combat-greedy-won", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert by_name(report)["combat-greedy-won"]["size"] == 3
    assert len(report["cells"]["combat-1-greedy-rowan"]["broken"]) == 3
    assert main([*arguments, "--only", "combat-greedy-won"]) == 1
    assert "broken off: combat-1-greedy-rowan game 0: KeyError" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "At least 1 game must be played, not 0."),
        (["--jobs", "-1"], "At least 1 process must play, not -1."),
        (["--only", "luck"], "There is no row 'luck'"),
        (["--html", "/nowhere/at/all.html"], "There is no folder"),
    ],
)
def test_what_cannot_be_asked_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["campaign", "balance", FOLDER, *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_campaign_with_an_error_is_not_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "campaign.toml").write_text("format_version = 1\n", encoding="utf-8")
    assert main(["campaign", "balance", str(tmp_path)]) == 2
    assert "campaign.toml:1" in capsys.readouterr().err
    assert main(["campaign", "balance", str(tmp_path / "none")]) == 2
    assert "There is no folder" in capsys.readouterr().err


def test_rows_have_unique_names_and_are_chosen_by_their_beginning() -> None:
    rows = all_rows(load_campaign(FOLDER))
    names = [row.name for row in rows]
    assert len(set(names)) == len(names)
    assert selected(rows, []) == rows
    assert [row.name for row in selected(rows, ["gap"])] == ["gap-combat", "gap-diplomacy"]
    assert [row.name for row in selected(rows, ["speed"])] == ["speed"]
    for row in rows:
        assert bool(row.cells) == (row.measure is not None) == (not row.absent)
    cells = cells_of(rows)
    assert len({cell.name for cell in cells}) == len(cells)


@pytest.mark.slow
def test_the_bare_entry_needs_the_standard_library_only() -> None:
    arguments = [FOLDER, "--games", "2", "--jobs", "2", "--only", "combat-greedy"]
    done = subprocess.run(
        [sys.executable, "-S", "-m", "legendarium.authoring.balance", *arguments],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(SRC)},
        check=True,
    )
    report = json.loads(done.stdout)
    assert "combat-greedy-won" in by_name(report)
    assert "4 of 4 games" in done.stderr


def test_a_campaign_that_changes_while_it_is_measured_is_refused() -> None:
    cells = cells_of(selected(all_rows(load_campaign(FOLDER)), ["combat-greedy-won"]))
    with pytest.raises(BadRequest, match="changed while it was measured"):
        play_all(Source(FOLDER, "another digest"), cells, 1, 1, 1, lambda items, *_: items)
