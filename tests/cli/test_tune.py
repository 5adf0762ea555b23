"""The command `legendarium tune`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from legendarium.bots.tashkalar.learning.calibration import JudgedPosition
from legendarium.bots.tashkalar.learning.knobs import KINDS, knobs_of
from legendarium.bots.tashkalar.learning.trial import Trial
from legendarium.bots.tashkalar.worth.judge import weights_of
from legendarium.bots.tashkalar.worth.odds import Odds
from legendarium.cli.main import main
from legendarium.cli.tuning import command as tune
from legendarium.cli.tuning import learning
from legendarium.cli.weights_file import WeightsFile

START = {"points": 0.1, "commons": 0.1, "idle": -0.1}
HAND_MADE = {
    "command": "by hand",
    "weights": {"duel": START, "high-form": {"points": 0.5}, "first-game": START},
}
BEGINS, ENDS = Odds(0.4, 0.5), Odds(-0.3, 0.7)
"""The odds that tuning should recover."""

PlayedGames = list[tuple[str, Mapping[str, float], int, int]]


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file in place of the one that the bots read."""
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(HAND_MADE), encoding="utf-8")
    monkeypatch.setattr(tune, "BOT_WEIGHTS", path)
    monkeypatch.setattr(tune, "START_WEIGHTS", path)
    return path


@pytest.fixture
def played_games(monkeypatch: pytest.MonkeyPatch) -> PlayedGames:
    """Replaces the games by made-up results in which points win; records the games."""
    found: PlayedGames = []

    def made_up(kind: str, weights: Mapping[str, float], seed: int, number: int) -> Trial:
        found.append((kind, weights, seed, number))
        chance = Random(f"{seed} {kind} {number}")
        knobs = list(knobs_of(kind))
        turns = tuple(tuple(chance.gauss(0, 1) for _ in knobs) for _ in range(2))
        one, other = (turn[knobs.index("points")] + chance.gauss(0, 0.5) for turn in turns)
        return Trial(turns, (0, 1) if one > other else (1, 0))

    def judged(
        kind: str, weights: Mapping[str, float], seed: int, number: int
    ) -> tuple[JudgedPosition, ...]:
        chance = Random(f"{seed} {kind} {number}")
        worths = [chance.gauss(0, 4) for _ in range(100)]
        return tuple(
            JudgedPosition(begins, worth, float(chance.random() < odds.chance(worth)))
            for worth in worths
            for begins, odds in ((True, BEGINS), (False, ENDS))
        )

    monkeypatch.setattr(learning, "play", made_up)
    monkeypatch.setattr(learning, "judge_game", judged)
    return found


def tuned(*arguments: str) -> int:
    return main(["tune", "--jobs", "1", *arguments])


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.slow
def test_weights_and_how_they_were_learned_are_written(
    capsys: pytest.CaptureFixture[str], weights: Path, played_games: PlayedGames
) -> None:
    assert tuned("--form", "duel", "--games", "200", "--seed", "7", "--rounds", "2") == 0
    body = read(weights)
    command = "legendarium tune --form duel --games 200 --seed 7 --rounds 2"
    note = body["kinds"]["duel"]
    assert body["command"] == note.pop("command") == command
    assert all(0 < loss < 1 for loss in note.pop("loss"))
    assert all(0.5 < better < 1 for better in note.pop("better"))
    assert note == {"games": 200, "seed": 7, "rounds": 2}
    assert body["weights"]["duel"]["points"] > START["points"] + 0.2
    # What no knob turns stays as it was.
    assert body["weights"]["duel"]["idle"] == START["idle"]
    for kind in ("high-form", "first-game"):
        assert body["weights"][kind] == HAND_MADE["weights"][kind]  # type: ignore[index]
        assert kind not in body["kinds"]
    assert not [path for path in weights.parent.iterdir() if path != weights]
    assert "points" in capsys.readouterr().out


@pytest.mark.slow
def test_the_odds_are_measured_with_the_new_weights(
    weights: Path, played_games: PlayedGames
) -> None:
    assert tuned("--form", "duel", "--games", "200", "--rounds", "1") == 0
    body = read(weights)
    odds = body["odds"]["duel"]
    assert odds["begins"] == pytest.approx(BEGINS, abs=0.05)
    assert odds["ends"] == pytest.approx(ENDS, abs=0.05)
    assert (odds["command"], odds["games"]) == (body["command"], 200)


def test_the_odds_alone_leave_the_weights_as_they_are(
    capsys: pytest.CaptureFixture[str], weights: Path, played_games: PlayedGames
) -> None:
    assert tuned("--form", "duel", "--games", "3", "--rounds", "1") == 0
    learned = read(weights)
    played_games.clear()
    capsys.readouterr()
    assert tuned("--form", "duel", "--games", "200", "--rounds", "0") == 0
    body = read(weights)
    assert not played_games
    assert body["weights"] == learned["weights"]
    assert body["kinds"] == learned["kinds"]
    assert body["odds"]["duel"]["command"] == (
        "legendarium tune --form duel --games 200 --seed 1 --rounds 0"
    )
    offset, slope = body["odds"]["duel"]["ends"]
    shown = capsys.readouterr().out
    assert f"{offset:+.3f}" in shown
    assert f"{slope:.3f}" in shown


def test_every_round_plays_new_deals_with_the_weights_so_far(
    weights: Path, played_games: PlayedGames
) -> None:
    assert tuned("--form", "duel", "--games", "3", "--rounds", "3") == 0
    assert [number for _, _, _, number in played_games] == list(range(9))
    used = [dict(weights) for _, weights, _, _ in played_games]
    assert used[0] == used[2] == START
    assert used[3] == used[5] != START
    assert used[6] != used[3]
    assert read(weights)["weights"]["duel"] != used[8]


def test_several_kinds_or_all_of_them(weights: Path, played_games: PlayedGames) -> None:
    assert tuned("--form", "duel, high-form,duel", "--games", "2", "--rounds", "1") == 0
    assert [kind for kind, *_ in played_games] == ["duel", "duel", "high-form", "high-form"]
    body = read(weights)
    assert set(body["kinds"]) == {"duel", "high-form"}
    assert " --form duel,high-form " in body["command"]
    body["weights"]["melee"] = START
    weights.write_text(json.dumps(body), encoding="utf-8")
    played_games.clear()
    assert tuned("--form", "all", "--games", "2", "--rounds", "1", "--seed", "2") == 0
    assert list(dict.fromkeys(kind for kind, *_ in played_games)) == list(KINDS)
    # Teams begin with what is known of their form.
    assert played_games[-1][:2] == ("duel-teams", body["weights"]["duel"])
    assert set(read(weights)["weights"]) == set(KINDS)
    assert " --form all " in read(weights)["command"]


def test_another_file_keeps_its_own_kinds_and_notes(
    weights: Path, played_games: PlayedGames, tmp_path: Path
) -> None:
    out, before = tmp_path / "new.json", weights.read_bytes()
    arguments = ("--games", "2", "--rounds", "1", "--out", str(out))
    assert tuned("--form", "duel", *arguments) == 0
    first = read(out)
    assert first["weights"]["high-form"] == {"points": 0.5}
    assert tuned("--form", "high-form", "--from", str(weights), *arguments) == 0
    second = read(out)
    assert second["weights"]["duel"] == first["weights"]["duel"]
    assert second["kinds"]["duel"] == first["kinds"]["duel"]
    assert played_games[-1][1] == {"points": 0.5}
    assert second["command"].endswith(" --from weights.json")
    assert str(tmp_path) not in out.read_text(encoding="utf-8")
    assert weights.read_bytes() == before


def test_how_the_weights_were_made_that_it_began_with_is_told_where_known(
    weights: Path, played_games: PlayedGames, tmp_path: Path
) -> None:
    out = tmp_path / "new.json"
    first = ("--form", "duel", "--games", "2", "--rounds", "1", "--out", str(out))
    assert tuned(*first) == 0
    note = read(out)["kinds"]["duel"]
    arguments = ("--form", "duel,high-form", "--games", "2", "--rounds", "1", "--from", str(out))
    assert tuned(*arguments) == 0
    notes = read(weights)["kinds"]
    assert notes["duel"]["from"] == note
    assert "from" not in notes["high-form"]


def test_weights_that_no_round_changes_keep_the_note_they_came_with(
    weights: Path, played_games: PlayedGames, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.json"
    made = ("--form", "duel", "--games", "2", "--rounds", "1")
    assert tuned(*made, "--seed", "7", "--out", str(mine)) == 0
    assert tuned(*made) == 0
    measured = ("--form", "duel,high-form", "--games", "2", "--rounds", "0", "--from", str(mine))
    assert tuned(*measured) == 0
    assert read(weights)["weights"]["duel"] == read(mine)["weights"]["duel"]
    assert read(weights)["kinds"]["duel"] == read(mine)["kinds"]["duel"]
    assert "--seed 7" in read(weights)["kinds"]["duel"]["command"]
    assert "high-form" not in read(weights)["kinds"]


def test_everything_as_json(
    capsys: pytest.CaptureFixture[str], weights: Path, played_games: PlayedGames
) -> None:
    assert tuned("--form", "duel,high-form", "--games", "20", "--rounds", "2", "--json") == 0
    duel, high_form = json.loads(capsys.readouterr().out)["learned"]
    assert (duel["kind"], high_form["kind"]) == ("duel", "high-form")
    assert duel["before"] == START
    assert duel["after"] == read(weights)["weights"]["duel"]
    assert duel["drawn"] == [0, 0]
    assert len(duel["loss"]) == len(duel["better"]) == 2
    assert duel["odds"]["ends"] == read(weights)["odds"]["duel"]["ends"]


def test_a_table_for_people(
    capsys: pytest.CaptureFixture[str], weights: Path, played_games: PlayedGames
) -> None:
    assert tuned("--form", "duel", "--games", "20", "--rounds", "1") == 0
    shown = capsys.readouterr()
    after = read(weights)["weights"]["duel"]["points"]
    for words in ("duel: 1 x 20 games, seed 1", "better", "feature", "+0.100", f"{after:+.3f}"):
        assert words in shown.out
    assert "idle" not in shown.out
    assert f"written to {weights}" in shown.out
    assert not shown.err  # A bar is drawn on a terminal only.


@pytest.mark.slow
def test_the_same_seed_gives_the_same_weights_on_any_number_of_cores(tmp_path: Path) -> None:
    """With games really played."""
    arguments = ("--form", "first-game", "--games", "2", "--rounds", "2")
    written = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.json"
        assert main(["tune", *arguments, "--jobs", jobs, "--out", str(out)]) == 0
        written.append(out.read_bytes())
    assert written[0] == written[1]
    assert read(tmp_path / "1.json")["weights"]["first-game"] != weights_of("first-game")


def test_who_stops_it_has_changed_nothing(
    capsys: pytest.CaptureFixture[str], weights: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> Trial:
        raise KeyboardInterrupt

    before = weights.read_bytes()
    monkeypatch.setattr(learning, "play", stopped)
    assert tuned("--form", "duel") == 130
    assert weights.read_bytes() == before
    assert "Stopped; nothing was written." in capsys.readouterr().err


def test_a_form_without_weights_begins_with_those_of_a_similar_one(tmp_path: Path) -> None:
    file = WeightsFile(tmp_path, {"high-form": {"points": 2.0}, "duel": {"points": 3.0}})
    assert file.of("first-game") == {"points": 2.0}
    assert file.of("high-form-teams") == {"points": 2.0}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--form", "chess"], "There is no kind of game 'chess' to tune; choose of first-game,"),
        (["--form", ""], "There is no kind of game '' to tune"),
        (["--form", "duel,all"], "There is no kind of game 'all' to tune"),
        (["--games", "0"], "At least 2 games a round must be played, one of them to check, not 0."),
        (["--games", "1"], "At least 2 games a round"),
        (["--rounds", "-1"], "There cannot be -1 rounds."),
        (["--jobs", "-1"], "At least 1 process must play, not -1."),
        (["--out", "/nowhere/at/all.json"], "There is no folder '/nowhere/at'."),
        (["--out", "/"], "/ is a folder, not a file."),
        (["--out", os.devnull], f"{os.devnull} is not an ordinary file."),
        (["--from", "/nowhere/at/all.json"], "/nowhere/at/all.json cannot be read: No such file"),
        (["--from", os.devnull], f"{os.devnull} is not an ordinary file."),
        (["--form", "melee"], "holds no weights for melee to begin with."),
    ],
)
def test_what_cannot_be_asked_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
    weights: Path,
    played_games: PlayedGames,
    arguments: list[str],
    sentence: str,
) -> None:
    assert tuned("--form", "duel", *arguments) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert not shown.out
    assert not played_games
    assert read(weights) == HAND_MADE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\xff",
        "[" * 100_000,
        "[]",
        '{"weights": [1]}',
        '{"weights": {"duel": 3}}',
        '{"weights": {"duel": {"points": "many"}}}',
        '{"weights": {"duel": {"points": NaN}}}',
    ],
    ids=["empty", "no text", "deep", "a list", "no kinds", "a number", "a word", "not a number"],
)
@pytest.mark.parametrize("argument", ["--from", "--out"])
def test_a_file_that_holds_no_weights_is_left_alone(
    capsys: pytest.CaptureFixture[str],
    weights: Path,
    played_games: PlayedGames,
    tmp_path: Path,
    argument: str,
    text: str,
) -> None:
    path = tmp_path / "other.json"
    path.write_text(text, encoding="latin-1")
    assert tuned("--form", "duel", argument, str(path)) == 2
    shown = capsys.readouterr()
    assert shown.err == f"legendarium: {path} is not a file of weights.\n"
    assert not played_games
    assert path.read_text(encoding="latin-1") == text
    assert read(weights) == HAND_MADE


def test_a_disk_that_refuses_at_the_end_is_told(
    capsys: pytest.CaptureFixture[str],
    weights: Path,
    played_games: PlayedGames,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    before = weights.read_bytes()
    monkeypatch.setattr(os, "replace", refuse)
    assert tuned("--form", "duel", "--games", "2") == 2
    assert f"{weights} cannot be written: No space left on device" in capsys.readouterr().err
    assert weights.read_bytes() == before
    assert [path.name for path in weights.parent.iterdir()] == [weights.name]


@pytest.mark.slow
def test_the_command_line_does_not_wait_for_the_fit() -> None:
    code = "import sys, legendarium.cli.main; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
