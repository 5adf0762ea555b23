"""Whole games of Tainted Grail at the terminal: to the end, with bots, killed and resumed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from person import typing
from teller import choosing, library, loaded_from, run_play, saved_to, session

from legendarium.cli.tale import playing
from legendarium.cli.terminal.autosave import Autosave, unfinished_games
from legendarium.locale import LANGUAGES
from legendarium.table import IllegalChoice
from legendarium.taintedgrail.options.day import Explore, Pass
from waiting import PATIENCE, wait_until


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games of the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(playing, "autosave_folder", lambda _: tmp_path / "kept")
    return tmp_path / "kept"


ONE = ("--characters", "orla")


@pytest.mark.slow
def test_a_whole_game_of_random_answers() -> None:
    shown = run_play(choosing(1, 2_000), *ONE, "--seed", "1")
    assert "It took" in shown
    assert shown.endswith("Goodbye.\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "arguments"),
    [
        (2, ("--characters", "tamsin,hask", "--mode", "story")),
        (3, ("--characters", "isk,orla,hask,tamsin")),
    ],
)
def test_many_random_answers_of_a_party(seed: int, arguments: tuple[str, ...]) -> None:
    shown = run_play(choosing(seed, 150), *arguments, "--seed", str(seed))
    assert shown.count("\n> ") >= 100
    assert shown.endswith("Goodbye.\n")


@pytest.mark.slow
def test_always_the_first_option() -> None:
    left = iter(range(200))
    shown = run_play(lambda _: None if next(left, None) is None else "1", *ONE, "--seed", "4")
    assert "day 2" in shown
    assert "isn't an option" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_and_a_remark_where_the_story_is_in_another(language: str) -> None:
    typed = ["1", "map", "board", "quests", "tasks", "log", "help", "1"]
    shown = run_play(typing(typed), *ONE, "--seed", "1", language=language)
    assert "{" not in shown
    shown = " ".join(shown.split())
    remarks = {"de": "auf Englisch", "pl": "po angielsku", "ru": "по-английски"}
    if language in remarks:
        assert shown.count(remarks[language]) == 1
        assert shown.index(remarks[language]) < shown.index("The Drowned Reach")
    assert ("The Drowned Reach" in shown) == (language != "cs")


@pytest.mark.slow
def test_bots_play_the_other_characters() -> None:
    arguments = ("--characters", "orla,tamsin", "--seats", "human,random", "--seed", "5")
    shown = run_play(choosing(5, 40), *arguments)
    assert "Tamsin Roe (random)" in shown
    assert "Let Tamsin Roe act now (random)" in shown
    # People are not offered what a bot can do during the day.
    assert "\nTamsin Roe, Tern Lock\n" not in shown


@pytest.mark.slow
def test_bots_alone_play_to_the_end_without_asking() -> None:
    arguments = ("--characters", "orla,isk", "--seats", "greedy,greedy", "--seed", "6")
    shown = run_play(typing([]), *arguments)
    assert "day 2" in shown
    assert "It took" in shown


def test_a_bot_acts_when_it_is_asked_to_and_only_with_its_own_character() -> None:
    found = session("orla", "tamsin", players=("human", "random"))
    assert found.bot_to_ask() is None
    found.choose(Pass("orla"))
    assert found.question is not None
    assert found.question.kind == "action"
    assert found.bot_to_ask() == 1


# Taking back --------------------------------------------------------------------------------------


def test_what_used_no_chance_is_taken_back() -> None:
    shown = run_play(
        typing(["orla pass", "back", "orla pass"]), "--characters", "orla,isk", "--seed", "1"
    )
    assert "Last choice undone." in shown


def test_what_was_read_is_final() -> None:
    shown = run_play(typing(["explore", "back"]), *ONE, "--seed", "1")
    assert "whatever was read or drawn at random is final" in shown


def test_a_table_may_play_without_taking_back() -> None:
    typed = typing(["orla pass", "back"])
    shown = run_play(typed, "--characters", "orla,isk", "--seed", "1", "--no-take-back")
    assert "Undo is off in this game." in shown


def test_the_choices_of_bots_are_taken_back_with_the_one_before_them() -> None:
    found = session("orla", "tamsin", "hask", players=("human", "random", "human"))
    before = found.position
    found.choose(Pass("orla"))
    found.choose_for_bot(1, Pass("tamsin"))
    found.undo()
    assert found.position == before
    assert found.play.moment == 0
    with pytest.raises(IllegalChoice):
        found.undo()


def test_a_loaded_game_can_be_taken_back_as_if_it_had_never_been_left(tmp_path: Path) -> None:
    found = session("orla", "isk")
    before = found.position
    found.choose(Pass("orla"))
    saved_to(str(tmp_path / "game.json"), found)
    again = loaded_from(str(tmp_path / "game.json"))
    assert again.position == found.position
    again.undo()
    assert again.position == before
    assert again.readings() == session("orla", "isk").readings()


def test_single_choices_are_taken_back_with_a_number() -> None:
    found = session("orla", "tamsin", "hask", players=("human", "random", "human"))
    found.choose(Pass("orla"))
    after = found.position
    found.choose_for_bot(1, Pass("tamsin"))
    found.undo(1)
    assert found.position == after
    found.choose_for_bot(1, Pass("tamsin"))
    with pytest.raises(IllegalChoice):
        found.undo(3)
    found.undo(2)
    assert found.play.moment == 0


@pytest.mark.parametrize("typed", ["back 1", "back 01"])
def test_how_many_choices_are_taken_back_is_typed(typed: str) -> None:
    shown = run_play(typing(["orla pass", typed]), "--characters", "orla,isk", "--seed", "1")
    assert "Last choice undone." in shown


@pytest.mark.parametrize("typed", ["back two", "back 0", "back 2", "back 100"])
def test_a_wrong_number_of_choices_is_refused(typed: str) -> None:
    shown = run_play(typing(["orla pass", typed]), "--characters", "orla,isk", "--seed", "1")
    assert "Last choice undone." not in shown
    assert ("Nothing to undo" if typed == "back 2" else "with a number of choices") in shown


# Keeping ------------------------------------------------------------------------------------------


def test_every_choice_is_kept_at_once(folder: Path) -> None:
    found = session("orla", "isk")
    autosave = Autosave(folder)
    for option in (Pass("orla"), Explore("isk")):
        found.choose(option)
        autosave.save(found.play)
        assert autosave.file is not None
        kept = loaded_from(str(autosave.file))
        assert kept.play.choices == found.play.choices
        assert kept.position == found.position
    assert [file.name for file in folder.iterdir()] == ["drowned-reach-1.jsonl"]
    assert len((folder / "drowned-reach-1.jsonl").read_text().splitlines()) == 2


def test_two_games_of_one_seed_are_kept_apart(folder: Path) -> None:
    for _ in range(2):
        Autosave(folder).save(session().play)
    names = sorted(file.name for file in folder.iterdir())
    assert names == ["drowned-reach-1-2.jsonl", "drowned-reach-1.jsonl"]


def test_two_terminals_that_go_on_with_one_game_keep_it_apart(folder: Path) -> None:
    first = session("orla", "isk")
    autosave = Autosave(folder)
    autosave.save(first.play)
    assert autosave.file is not None
    second = loaded_from(str(autosave.file))
    other = Autosave(folder, autosave.file)
    second.choose(Pass("isk"))
    other.save(second.play)
    first.choose(Pass("orla"))
    autosave.save(first.play)
    assert autosave.file != other.file
    for found, kept in ((first, autosave), (second, other)):
        assert loaded_from(str(kept.file)).play.choices == found.play.choices


def test_a_game_of_version_0_1_0_is_offered_and_goes_on(folder: Path) -> None:
    folder.mkdir()
    written = Path(__file__).parents[1] / "fixtures" / "0.1.0" / "tainted-grail.json"
    file = folder / "drowned-reach-1.json"
    file.write_bytes(written.read_bytes())
    shown = run_play(typing(["", "quit"]))
    assert " 1  Continue: The Drowned Reach, day" in shown
    assert [one.name for one in folder.iterdir()] == [file.name]
    assert json.loads(file.read_text())["legendarium"] == 2
    assert loaded_from(str(file)).play.moment == 60


def test_a_game_that_cannot_be_kept_goes_on_and_says_so(folder: Path) -> None:
    folder.write_text("a file where a folder should be")
    shown = run_play(typing(["explore", "1"]), *ONE, "--seed", "1")
    assert shown.count("Autosave is off") == 1


def test_the_last_game_is_offered_again() -> None:
    run_play(typing(["explore", "1"]), *ONE, "--seed", "1")
    shown = run_play(typing([""]))
    assert " 1  Continue: The Drowned Reach, day 1, Orla Venn" in shown
    assert "Start a new game" in shown
    assert "Orla Venn · Tern Lock" in shown


@pytest.mark.slow
def test_a_game_that_is_over_is_not_offered(folder: Path) -> None:
    shown = run_play(choosing(1, 2_000), *ONE, "--seed", "1")
    assert "It took" in shown
    assert list(folder.iterdir())
    assert unfinished_games(folder, library().game) == []


def test_files_that_are_no_games_are_passed_over(folder: Path) -> None:
    folder.mkdir()
    for name, text in (("a", "{}"), ("b", "not JSON"), ("c", "")):
        (folder / f"{name}.json").write_text(text)
    assert unfinished_games(folder, library().game) == []


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_killed_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    """The process is killed after a few choices; none of them is lost."""
    home = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "COLUMNS": "80"}
    command = [sys.executable, "-m", "legendarium.cli.main", "play", "tainted-grail"]
    command += ["--language", "en"]

    def start(*arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*command, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=os.environ | home,
        )

    first = start("--characters", "orla", "--seed", "11")
    assert first.stdin is not None
    first.stdin.write("explore\n1\n1\n")
    first.stdin.flush()
    choices = 3
    wait_until(lambda: _choices(tmp_path) >= choices, "the choices are kept")
    os.kill(first.pid, signal.SIGKILL)
    first.communicate()
    (file,) = tmp_path.rglob("drowned-reach-11.jsonl")
    kept = loaded_from(str(file))
    assert kept.play.moment == choices

    shown, _ = start().communicate("1\nquit\n", timeout=PATIENCE)
    assert "Continue: The Drowned Reach, day" in shown
    assert f"day {kept.position.day}" in shown
    assert loaded_from(str(file)).position == kept.position


def _choices(folder: Path) -> int:
    for file in folder.rglob("*.jsonl"):
        return loaded_from(str(file)).play.moment
    return 0
