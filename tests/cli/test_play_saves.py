"""Saving and loading at the terminal: complete files only, and nothing else is overwritten."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path
from typing import Any

import pytest
from person import Lines, options, replies, run_play, spend, table, typing

from legendarium.cli import play
from legendarium.cli.main import main
from legendarium.cli.terminal.autosave import autosave_folder
from legendarium.cli.terminal.commands import load
from legendarium.cli.terminal.screen import Screen
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
from legendarium.table.saving import Save, from_text
from legendarium.tashkalar.game import TashKalar

NEXT = "Name another file, or an earlier copy of this one."

GAME = TashKalar()


def choices_of(text: str) -> tuple[Any, ...]:
    """The choices in the text of a saved game."""
    return from_text(text, GAME).record.choices


@pytest.fixture(autouse=True)
def _run_in_tmp_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in a folder of its own, where file names are short enough for a line."""
    monkeypatch.chdir(tmp_path)


def saved() -> Path:
    """A saved game of three turns."""
    file = Path("game.json")
    session = table("human", "random", form="high-form")
    shown = spend(session, typing(["e5", "", "d5", "d6", f"save {file}"]))
    assert "Game saved to" in shown
    return file


@pytest.mark.slow
def test_a_saved_game_goes_on_where_it_stood() -> None:
    file = Path("game.json")
    session = table("human", "random", form="high-form")
    spend(session, typing(["e5", "", "d5", "d6", f"save {file}"]))
    again = load(Words(), str(file))
    assert again.play.position == session.play.position
    assert again.play.players == ("human", "random")
    assert again.play.record() == session.play.record()
    assert again.play.choices == session.play.choices
    assert again.play.can_undo


def test_another_game_can_be_loaded_in_the_middle_of_one() -> None:
    file = saved()
    shown = run_play(typing([f"load {file}", "log"]), "--form", "duel", "--seats", "random,human")
    last = shown.rsplit("High Form", 1)[1]
    assert f"Game loaded from {file}." in " ".join(last.split())
    assert "1. Northern: place e5; end-turn" in last
    assert "3. Northern: place d5; place d6" in last


def test_the_command_line_goes_on_with_a_saved_game() -> None:
    shown = run_play(typing(["undo"]), "--load", str(saved()))
    assert "High Form · your turn · no actions left" in shown
    assert "High Form · your turn · 1 action left" in shown


def test_saving_again_replaces_our_own_file_and_leaves_no_drafts() -> None:
    file = saved()
    before = file.read_text()
    run_play(typing(["", f"save {file}"]), "--load", str(file))
    assert len(choices_of(file.read_text())) > len(choices_of(before))
    assert os.listdir() == ["game.json"]


def test_quitting_after_saving_asks_nothing() -> None:
    file = Path("game.json")
    shown = run_play(typing(["e5", f"save {file}", "quit"]), "--form", "first-game")
    assert "Quit anyway?" not in shown
    assert shown.endswith("Goodbye.\n")


def damaged(text: str) -> dict[str, str]:
    """A saved game damaged in several ways, and files that are not saved games."""
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
    before = session.play.position
    shown = spend(session, typing([f"save {file}", f"load {file}"]))
    refused, rejected = replies(shown)[:2]
    assert refused == (
        f"{file} was not saved: a file with that name already exists and isn't a valid saved "
        "game. Choose another name."
    )
    assert rejected.startswith(f"{file} ")
    assert file.read_text() == content
    assert session.play.position is before


def test_bytes_that_are_no_text_are_left_alone() -> None:
    file = Path("picture.png")
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    shown = spend(
        table("human", "random", form="first-game"), typing([f"save {file}", f"load {file}"])
    )
    assert "was not saved" in shown
    assert "isn't a Legendarium saved game" in " ".join(shown.split())
    assert file.read_bytes() == b"\x89PNG\r\n\x1a\n\xff\xfe"


def test_each_fault_has_its_own_sentence() -> None:
    text = saved().read_text()
    said = {}
    for fault, content in damaged(text).items():
        file = Path("f")
        file.write_text(content)
        shown = spend(table("human", "random", form="first-game"), typing([f"load {file}"]))
        said[fault] = replies(shown)[0].removeprefix(f"{file} ")
    foreign = f"isn't a Legendarium saved game, or it's damaged. {NEXT}"
    assert said["cut off"] == said["other JSON"] == said["prose"] == said["deep"] == foreign
    assert said["changed"] == said["no digest"] == f"is damaged and can't be loaded. {NEXT}"
    assert said["other version"].startswith("was saved by another version of Legendarium")
    assert said["other version"].endswith(NEXT)


def test_a_legal_file_with_an_illegal_choice_is_damaged() -> None:
    record = from_text(saved().read_text(), GAME).record
    file = Path("cheat.json")
    cheat = Record(record.game, record.setup, record.seed, record.choices[:1] * 2, record.players)
    file.write_text(Save.of_record(cheat).to_text())
    shown = spend(table("human", "random", form="first-game"), typing([f"load {file}"]))
    assert replies(shown)[0] == f"{file} is damaged and can't be loaded. {NEXT}"


def test_a_game_or_a_player_from_elsewhere_is_named() -> None:
    record = from_text(saved().read_text(), GAME).record
    file = Path("other.json")
    file.write_text(Save.of_record(Record("chess", {}, 1)).to_text())
    players = Path("players.json")
    other = Record(record.game, record.setup, record.seed, (), ("human", "deep-blue"))
    players.write_text(Save.of_record(other).to_text())
    shown = spend(
        table("human", "random", form="first-game"), typing([f"load {file}", f"load {players}"])
    )
    assert "saved game from another game (chess)" in " ".join(shown.split())
    assert 'a player "deep-blue" that isn\'t available' in " ".join(shown.split())


def test_places_where_nothing_can_be_written_or_read_are_named() -> None:
    nowhere = Path("no") / "where.json"
    shown = spend(
        table("human", "random", form="first-game"),
        typing([f"save {nowhere}", f"load {nowhere}", "save .", "load ."]),
    )
    told = replies(shown)
    assert told[0].startswith(f"Couldn't save {nowhere} (no such file or folder)")
    assert told[1].startswith(f"Couldn't read {nowhere} (no such file or folder)")
    assert told[2].startswith("Couldn't save . (it is a folder)")
    assert told[3].startswith("Couldn't read . (it is a folder)")
    assert os.listdir() == []


def test_a_save_without_players_is_played_by_people() -> None:
    file = Path("game.json")
    record = from_text(saved().read_text(), GAME).record
    nameless = Record(record.game, record.setup, record.seed, record.choices)
    file.write_text(Save.of_record(nameless).to_text())
    assert load(Words(), str(file)).play.players == ("human", "human")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--form", "chess"], 'There\'s no form called "chess". Choose one of'),
        (["--seats", "human"], "This form is for 2 players, not 1."),
        (["--seats", "human,deep-blue"], 'There\'s no player called "deep-blue". Choose from'),
        (["--form", "melee", "--seats", "human,greedy"], "This form is for 3 or 4 players"),
        (["--schools", "northern,gothic"], 'There\'s no school called "gothic". Choose from'),
        (["--schools", "north,north"], 'You listed the school "Northern" twice.'),
        (["--form", "duel", "--schools", "sylvan"], "You need 2 schools, one per player"),
        (["--form", "melee", "--teams"], "Teams can only play high-form or duel."),
        (["--load", "no/such/file"], "Couldn't read no/such/file"),
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
    shown = run_play(
        typing(["9", "chess", "4", "human, random", "human random greedy", "x", "s h n"])
    )
    assert "9 isn't on the list. Choose a number from 1 to 7." in shown
    assert 'There\'s no form called "chess". Choose one of first-game, high-form, duel,' in shown
    assert "This form is for 3 players, not 2." in shown
    assert 'There\'s no school called "x"' in shown
    assert 'There\'s no school called "s"' in shown


def test_setting_up_step_by_step_takes_names_and_numbers() -> None:
    shown = run_play(typing(["4", "human random greedy", "syl, high, north"]))
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
        shown = run_play(typing([name, "2", "1", "1", "1", "1"]))
        assert f"{form} ·" in shown
    assert 'There\'s no form called "melee". Choose one of melee-3, melee-4.' in run_play(
        typing(["melee"])
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_that_are_listed_can_be_typed(language: str) -> None:
    words = Words(language)
    players, schools = player_names(words), school_names(words)
    assert read_players(words, ", ".join(players), (len(players),)) == PLAYERS
    assert read_schools(words, ", ".join(schools), (len(schools),)) == SCHOOLS
    shown = run_play(typing(["1"]), "--language", language)
    assert ", ".join(players) in " ".join(shown.split())


def test_a_very_long_number_is_a_wrong_number() -> None:
    shown = run_play(typing(["9" * 5000, "1", "9" * 5000]))
    assert shown.count(f"{'9' * 40}... isn't on the list. Choose a") == 2


@pytest.mark.usefixtures("unwritable_data_folder")
def test_quitting_asks_when_another_choice_took_the_place_of_the_saved_one() -> None:
    shown = run_play(
        typing(["e5", "save game.json", "undo", "d5", "quit", "no", "undo", "e5", "quit"]),
        "--form", "first-game",
    )  # fmt: skip
    assert shown.count("Quit anyway?") == 1
    assert shown.endswith("Goodbye.\n")


@pytest.mark.usefixtures("unwritable_data_folder")
def test_loading_asks_first_while_the_game_is_not_saved() -> None:
    file = saved()
    shown = run_play(
        typing(["e5", f"load {file}", "no", f"load {file}", "yes"]), "--form", "first-game"
    )
    assert shown.count("This game isn't saved. Load the other one anyway?") == 2
    assert "Nothing changed." in shown
    assert f"Game loaded from {file}." in shown


def test_a_folder_is_called_a_folder() -> None:
    with pytest.raises(BadSave, match=r"Couldn't read \. \(it is a folder\)\."):
        load(Words(), ".")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--form", "duel"], "--form"),
        (["--seed", "0"], "--seed"),
        (["--teams", "--seats", "a", "--schools", "b"], "--teams, --seats, --schools"),
        (["--no-undo"], "--no-undo"),
        (["--no-take-back"], "--no-undo"),
    ],
)
def test_a_saved_game_takes_no_other_setup(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--language", "en", "--load", str(saved()), *arguments]) == 2
    assert capsys.readouterr().err == (
        "legendarium: A saved game already has its own form, players and cards. "
        f"Remove {named}, or remove --load.\n"
    )


# What is saved automatically ----------------------------------------------------------------------


def kept() -> Path:
    """The only file that was saved automatically."""
    (file,) = autosave_folder("tash-kalar").iterdir()
    return file


def test_every_choice_is_a_line_of_a_file() -> None:
    run_play(typing(["e5", "", "undo", "d5"]), "--form", "first-game", "--seats", "human,human")
    head, *lines = kept().read_text().splitlines()
    assert json.loads(head)["choices"] == []
    assert [set(json.loads(line)) - {"check"} for line in lines][:1] == [{"option", "author"}]
    assert load(Words(), str(kept())).play.moment == 1


def test_an_unfinished_game_is_offered_and_goes_on() -> None:
    arguments = ("--form", "duel", "--seats", "human,random", "--schools", "sylvan,highland")
    run_play(typing(["e5", "", "d5"]), *arguments)
    before = load(Words(), str(kept())).play
    target = io.StringIO()
    chosen = options("--language", "en")
    assert play.run(chosen, Screen(Lines(target, typing(["1", "undo", "quit"])), target)) == 0
    shown = target.getvalue()
    assert " 1  Continue: Deathmatch duel, Sylvan, Highland (random)" in shown
    assert "Last choice undone." in shown
    assert load(Words(), str(kept())).play.choices == before.choices[:-1]


def test_a_finished_game_is_not_offered() -> None:
    run_play(typing(["e5", "concede", "yes"]), "--form", "first-game")
    assert kept().exists()
    target = io.StringIO()
    assert play.run(options("--language", "en"), Screen(Lines(target, typing([])), target)) == 0
    assert "Continue" not in target.getvalue()


def test_a_game_that_was_loaded_is_saved_apart() -> None:
    file = saved()
    before = file.read_text()
    run_play(typing(["undo"]), "--load", str(file))
    assert file.read_text() == before
    assert load(Words(), str(kept())).play.moment == load(Words(), str(file)).play.moment - 1


def test_saving_over_the_automatic_file_is_allowed() -> None:
    run_play(typing(["e5"]), "--form", "first-game")
    shown = run_play(typing([f"save {kept()}", "quit"]), "--form", "first-game")
    assert "Game saved to" in shown
