"""Saving and loading at the terminal: whole files only, and never over something else."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from person import replies, sit_down, spend, table, typing

from legendarium.cli.main import main
from legendarium.cli.terminal.commands import load
from legendarium.cli.terminal.seating import (
    PLAYERS,
    SCHOOLS,
    player_names,
    read_players,
    read_schools,
    school_names,
)
from legendarium.locale import LANGUAGES, Words
from legendarium.table import BadSave, Record


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short names of files, which fit a line."""
    monkeypatch.chdir(tmp_path)


def saved() -> Path:
    """A game of three turns, saved."""
    file = Path("game.json")
    session = table("human", "random", form="high-form")
    shown = spend(session, typing(["e5", "", "d5", "d6", f"save {file}"]))
    assert "The game is saved in" in shown
    return file


def test_a_saved_game_goes_on_where_it_stood() -> None:
    file = Path("game.json")
    session = table("human", "random", form="high-form")
    spend(session, typing(["e5", "", "d5", "d6", f"save {file}"]))
    again = load(Words(), str(file))
    assert again.position == session.position
    assert again.players == ("human", "random")
    assert again.record == session.record
    assert again.play.can_take_back


def test_another_game_can_be_loaded_in_the_middle_of_one() -> None:
    file = saved()
    shown = sit_down(typing([f"load {file}", "log"]), "--form", "duel", "--seats", "random,human")
    last = shown.rsplit("High Form", 1)[1]
    assert f"The game in {file} goes on." in " ".join(last.split())
    assert "1. Northern: place e5; end-turn" in last
    assert "3. Northern: place d5; place d6" in last


def test_the_command_line_goes_on_with_a_saved_game() -> None:
    shown = sit_down(typing(["undo"]), "--load", str(saved()))
    assert "High Form · your turn · no action left" in shown
    assert "High Form · your turn · 1 action left" in shown


def test_saving_again_replaces_our_own_file_and_leaves_no_drafts() -> None:
    file = saved()
    before = file.read_text()
    sit_down(typing(["", f"save {file}"]), "--load", str(file))
    assert len(Record.from_text(file.read_text()).choices) > len(Record.from_text(before).choices)
    assert os.listdir() == ["game.json"]


def test_quitting_after_saving_asks_nothing() -> None:
    file = Path("game.json")
    shown = sit_down(typing(["e5", f"save {file}", "quit"]), "--form", "first-game")
    assert "Leave anyway?" not in shown
    assert shown.endswith("Goodbye.\n")


def damaged(text: str) -> dict[str, str]:
    """A saved game spoilt in several ways, and files that never were one."""
    body = json.loads(text)
    return {
        "cut off": text[: len(text) // 2],
        "changed": text.replace('"e5"', '"e6"'),
        "other version": json.dumps(body | {"legendarium": 99}),
        "no digest": json.dumps({key: body[key] for key in body if key != "digest"}),
        "other JSON": '{"some": "thing"}',
        "a list": "[1, 2, 3]",
        "deep": "[" * 100_000,
        "prose": "Dear diary, today we played.",
        "empty": "",
    }


@pytest.mark.parametrize("fault", damaged('{"legendarium": 1}'))
def test_a_file_that_is_no_undamaged_save_is_neither_loaded_nor_overwritten(fault: str) -> None:
    file = Path("other.json")
    content = damaged(saved().read_text())[fault]
    file.write_text(content)
    session = table("human", "random", form="first-game")
    before = session.position
    shown = spend(session, typing([f"save {file}", f"load {file}"]))
    refused, rejected = replies(shown)[:2]
    assert refused == (
        f"{file} was not written: there is a file of that name that is not an undamaged saved "
        "game of ours. Choose another name."
    )
    assert rejected.startswith(f"{file} ")
    assert file.read_text() == content
    assert session.position is before


def test_bytes_that_are_no_text_are_left_alone() -> None:
    file = Path("picture.png")
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    shown = spend(
        table("human", "random", form="first-game"), typing([f"save {file}", f"load {file}"])
    )
    assert "was not written" in shown
    assert "is not a saved game of Legendarium" in " ".join(shown.split())
    assert file.read_bytes() == b"\x89PNG\r\n\x1a\n\xff\xfe"


def test_each_fault_has_its_own_sentence() -> None:
    text = saved().read_text()
    said = {}
    for fault, content in damaged(text).items():
        file = Path("f")
        file.write_text(content)
        shown = spend(table("human", "random", form="first-game"), typing([f"load {file}"]))
        said[fault] = replies(shown)[0].removeprefix(f"{file} ")
    foreign = "is not a saved game of Legendarium, or it is damaged."
    assert said["cut off"] == said["other JSON"] == said["prose"] == said["deep"] == foreign
    assert said["changed"] == said["no digest"] == "is a damaged saved game."
    assert said["other version"].startswith("was saved by another version of Legendarium")


def test_a_legal_file_with_an_illegal_choice_is_damaged() -> None:
    record = Record.from_text(saved().read_text())
    file = Path("cheat.json")
    cheat = Record(record.game, record.setup, record.seed, record.choices[:1] * 2, record.players)
    file.write_text(cheat.to_text())
    shown = spend(table("human", "random", form="first-game"), typing([f"load {file}"]))
    assert replies(shown)[0] == f"{file} is a damaged saved game."


def test_a_game_or_a_player_from_elsewhere_is_named() -> None:
    record = Record.from_text(saved().read_text())
    file = Path("other.json")
    file.write_text(Record("chess", {}, 1).to_text())
    players = Path("players.json")
    players.write_text(
        Record(record.game, record.setup, record.seed, (), ("human", "deep-blue")).to_text()
    )
    shown = spend(
        table("human", "random", form="first-game"), typing([f"load {file}", f"load {players}"])
    )
    assert "saved game of another kind (chess)" in " ".join(shown.split())
    assert 'a player "deep-blue" that is not here' in " ".join(shown.split())


def test_places_where_nothing_can_be_written_or_read_are_named() -> None:
    nowhere = Path("no") / "where.json"
    shown = spend(
        table("human", "random", form="first-game"),
        typing([f"save {nowhere}", f"load {nowhere}", "save .", "load ."]),
    )
    told = replies(shown)
    assert told[0].startswith(f"{nowhere} could not be written (there is no such file or folder)")
    assert told[1].startswith(f"{nowhere} could not be read (there is no such file or folder)")
    assert told[2].startswith(". could not be written (it is a folder)")
    assert told[3].startswith(". could not be read (it is a folder)")
    assert os.listdir() == []


def test_a_save_without_players_is_played_by_people() -> None:
    file = Path("game.json")
    record = Record.from_text(saved().read_text())
    file.write_text(Record(record.game, record.setup, record.seed, record.choices).to_text())
    assert load(Words(), str(file)).players == ("human", "human")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--form", "chess"], 'There is no form "chess"; choose one of first-game, high-form,'),
        (["--seats", "human"], "This form is played by 2 players, not by 1."),
        (["--seats", "human,deep-blue"], 'There is no player "deep-blue"; choose among human,'),
        (["--form", "melee", "--seats", "human,greedy"], "This form is played by 3 or 4 players"),
        (["--schools", "northern,gothic"], 'There is no school "gothic"; choose among Northern,'),
        (["--schools", "north,north"], 'The school "Northern" was named twice;'),
        (["--form", "duel", "--schools", "sylvan"], "2 schools are needed, one for each player"),
        (["--form", "melee", "--teams"], "Teams play high-form or duel."),
        (["--load", "no/such/file"], "no/such/file could not be read"),
    ],
)
def test_a_wrong_command_line_gets_one_plain_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--language", "en", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"legendarium: {complaint}")
    assert shown.err.count("\n") == 1


def test_wrong_answers_while_setting_up_are_asked_again() -> None:
    shown = sit_down(
        typing(["9", "chess", "4", "human, random", "human random greedy", "x", "s h n"])
    )
    assert "There is no number 9 here; choose 1 to 7." in shown
    assert 'There is no form "chess"; choose one of first-game, high-form, duel,' in shown
    assert "This form is played by 3 players, not by 2." in shown
    assert 'There is no school "x"' in shown
    assert 'There is no school "s"' in shown


def test_setting_up_step_by_step_takes_names_and_numbers() -> None:
    shown = sit_down(typing(["4", "human random greedy", "syl, high, north"]))
    assert "Deathmatch melee" in shown
    for told in ("Sylvan (you)", "Highland (random)", "Northern (greedy)"):
        assert told in shown


def test_a_form_is_chosen_by_name_too() -> None:
    for name, form in {
        "duel": "Deathmatch duel",
        "High Form": "High Form",
        "melee-4": "Deathmatch melee",
        "duel teams": "Deathmatch duel in teams",
    }.items():
        shown = sit_down(typing([name, "2", "1", "1", "1", "1"]))
        assert f"{form} ·" in shown
    assert 'There is no form "melee"; choose one of melee-3, melee-4.' in sit_down(
        typing(["melee"])
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_that_are_listed_can_be_typed(language: str) -> None:
    words = Words(language)
    players, schools = player_names(words), school_names(words)
    assert read_players(words, ", ".join(players), (len(players),)) == PLAYERS
    assert read_schools(words, ", ".join(schools), (len(schools),)) == SCHOOLS
    shown = sit_down(typing(["1"]), "--language", language)
    assert ", ".join(players) in " ".join(shown.split())


def test_a_very_long_number_is_a_wrong_number() -> None:
    shown = sit_down(typing(["9" * 5000, "1", "9" * 5000]))
    assert shown.count(f"There is no number {'9' * 40}... here; choose 1 to") == 2


def test_quitting_asks_when_another_choice_took_the_place_of_the_saved_one() -> None:
    shown = sit_down(
        typing(["e5", "save game.json", "undo", "d5", "quit", "no", "undo", "e5", "quit"]),
        "--form", "first-game",
    )  # fmt: skip
    assert shown.count("Leave anyway?") == 1
    assert shown.endswith("Goodbye.\n")


def test_loading_asks_first_while_the_game_is_not_saved() -> None:
    file = saved()
    shown = sit_down(
        typing(["e5", f"load {file}", "no", f"load {file}", "yes"]), "--form", "first-game"
    )
    assert shown.count("The game is not saved. Load the other one anyway?") == 2
    assert "Nothing is changed." in shown
    assert f"The game in {file} goes on." in shown


def test_a_folder_is_called_a_folder() -> None:
    with pytest.raises(BadSave, match=r"\. could not be read \(it is a folder\)\."):
        load(Words(), ".")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--form", "duel"], "--form"),
        (["--seed", "0"], "--seed"),
        (["--teams", "--seats", "a", "--schools", "b"], "--teams, --seats, --schools"),
        (["--no-take-back"], "--no-take-back"),
    ],
)
def test_a_saved_game_takes_no_other_setup(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--language", "en", "--load", str(saved()), *arguments]) == 2
    assert capsys.readouterr().err == (
        "legendarium: A saved game brings its own form, players and cards; "
        f"leave out {named}, or --load.\n"
    )
