"""Saved games and save sheets: complete files only, and nothing else is overwritten."""

from __future__ import annotations

import json
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from person import replies, typing
from teller import library, pen, run_play, session, tiny_library, until, wander

from legendarium.cli.main import main
from legendarium.cli.tale import playing, saves
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.sheet_files import PAGE_COLUMNS, PAGE_ROWS, sheet_html, sheet_text
from legendarium.locale import LANGUAGES, Words
from legendarium.table import BadSave
from legendarium.table.record import seal

ONE = ("--characters", "orla", "--seed", "1")


@pytest.fixture(autouse=True)
def _run_in_tmp_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(playing, "autosave_folder", lambda: tmp_path / "kept")


def saved(file: str = "game.json", **changed: Any) -> Path:
    """A saved game after some choices, with parts of the file changed and sealed again."""
    saves.write(Words(), file, wander(session("orla", "isk"), 40))
    path = Path(file)
    if changed:
        body = json.loads(path.read_text())
        for key, value in changed.items():
            body[key] = {**body[key], **value} if isinstance(value, dict) else value
        path.write_text(seal({key: body[key] for key in body if key not in ("digest",)}))
    return path


def test_a_saved_game_goes_on_where_it_stood() -> None:
    found = wander(session("orla", "isk", players=("human", "greedy")), 60)
    saves.write(Words(), "game.json", found)
    again = saves.read(Words(), "game.json", library())
    assert again.position == found.position
    assert again.play.record() == found.play.record()
    assert again.play.players == ("human", "greedy")
    assert again.readings() == found.readings()
    assert list(again.play.positions()) == list(found.play.positions())


def test_it_can_be_saved_in_the_middle_of_an_encounter() -> None:
    found = until(session("orla", "isk"), "play")
    saves.write(Words(), "game.json", found)
    again = saves.read(Words(), "game.json", library())
    assert again.position.encounter == found.position.encounter
    assert again.position == found.position


def test_save_and_load_are_typed() -> None:
    shown = run_play(typing(["explore", "1", "save mine.json", "load mine.json", "log"]), *ONE)
    assert "Game saved to mine.json." in shown
    last = shown.rsplit("Game loaded from mine.json.", 1)[1]
    assert "101 Tern Lock: " in last


def test_without_a_name_it_is_saved_under_one_that_says_what_it_is() -> None:
    shown = run_play(typing(["save"]), *ONE)
    assert "Game saved to drowned-reach-day-1.json." in shown
    assert saves.read(Words(), "drowned-reach-day-1.json", library()).position.day == 1


def test_the_command_line_goes_on_with_a_saved_game() -> None:
    file = saved()
    day = saves.read(Words(), str(file), library()).position.day
    shown = run_play(typing([]), "--load", str(file))
    assert f"chapter 1 · day {day}" in shown


def test_nothing_else_is_said_beside_a_saved_game(capsys: pytest.CaptureFixture[str]) -> None:
    file = saved()
    arguments = ["play", "tainted-grail", "--language", "en", "--load", str(file)]
    assert main([*arguments, "--characters", "isk", "--seed", "3"]) == 2
    assert "Remove --characters, --seed, or remove --load" in capsys.readouterr().err


def refused(file: Path) -> str:
    """The error for a file that cannot be loaded; file and game stay as they are."""
    content = file.read_bytes()
    with pytest.raises(BadSave) as error:
        saves.read(Words(), str(file), library())
    shown = run_play(typing([f"load {file}", "1"]), *ONE)
    assert replies(shown)[0].startswith(str(file))
    assert file.read_bytes() == content
    return error.value.message


@pytest.mark.slow
def test_a_save_of_another_campaign_says_so_and_stays() -> None:
    found = session("ada", tiny=True)
    saves.write(Words(), "tiny.json", found)
    said = refused(Path("tiny.json"))
    assert said == (
        'tiny.json belongs to the campaign "tiny", but this is drowned-reach. '
        "It has not been changed."
    )
    assert saves.read(Words(), "tiny.json", tiny_library()).position == found.position


def test_a_save_of_a_newer_campaign_says_so_and_stays() -> None:
    assert "version 99 of the campaign" in refused(saved(campaign={"version": 99}))


def test_a_save_of_a_newer_program_says_so_and_stays() -> None:
    assert "another version of Legendarium" in refused(saved(snapshot={"version": 99}))
    body = json.loads(saved().read_text())
    Path("future.json").write_text(json.dumps(body | {"legendarium": 99}))
    assert "another version of Legendarium" in refused(Path("future.json"))


def test_a_save_of_the_other_game_says_so_and_stays() -> None:
    file = Path("tash.json")
    file.write_text(seal({"game": "tash-kalar", "setup": {}, "seed": 1, "choices": []}))
    assert "from another game (tash-kalar)" in refused(file)


def test_a_save_with_an_unknown_player_says_so() -> None:
    assert 'a player "hal"' in refused(saved(players=["human", "hal"]))


DAMAGED: dict[str, Callable[[str], str]] = {
    "cut off": lambda text: text[: len(text) // 2],
    "changed": lambda text: text.replace('"seed": 1', '"seed": 2'),
    "empty": lambda text: "",
    "prose": lambda text: "Dear diary, today we set out.",
    "a list": lambda text: "[1, 2, 3]",
    "deep": lambda text: "[" * 100_000,
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", DAMAGED)
def test_a_damaged_file_is_neither_loaded_nor_written_over(fault: str) -> None:
    file = saved()
    file.write_text(DAMAGED[fault](file.read_text()))
    content = file.read_text()
    assert "game.json is" in refused(file)
    shown = run_play(typing([f"save {file}"]), *ONE)
    assert "was not saved" in shown
    assert file.read_text() == content


def test_a_snapshot_that_is_not_of_its_record_is_damaged() -> None:
    file = saved()
    body = json.loads(file.read_text())
    body["choices"] = body["choices"][:-1]
    file.write_text(seal({key: value for key, value in body.items() if key != "digest"}))
    assert "is damaged and can't be loaded" in refused(file)


def test_a_save_whose_record_does_not_replay_still_goes_on() -> None:
    """After a change of the campaign, only the snapshot is valid and the past is unknown."""
    found = wander(session("orla", "isk"), 30)
    file = saved()
    body = json.loads(file.read_text())
    body["seed"] = 77
    file.write_text(seal({key: value for key, value in body.items() if key != "digest"}))
    again = saves.read(Words(), str(file), library())
    assert {reading.day for reading in again.readings()} == {0}
    shown = run_play(typing(["log", "back"]), "--load", str(file))
    assert "Read earlier" in shown
    assert "Nothing to undo" in shown
    assert found.position.read


def test_a_missing_file_and_a_folder_are_told_apart() -> None:
    Path("folder").mkdir()
    shown = run_play(typing(["load nowhere.json", "load folder", "save folder"]), *ONE)
    told = replies(shown)
    assert told[0] == "Couldn't read nowhere.json (no such file or folder)."
    assert told[1] == "Couldn't read folder (it is a folder)."
    assert told[2] == "Couldn't save folder (it is a folder). Choose another location."


# Sheets -------------------------------------------------------------------------------------------


def played() -> Session:
    """A game in which many kinds of things have happened."""
    return wander(session("orla", "tamsin", "hask", "isk", seed=5), 400, seed=5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_fits_pages_of_a4(language: str) -> None:
    text = sheet_text(pen(language), played())
    assert "{" not in text
    for page in text.split("\f"):
        lines = page.splitlines()
        assert len(lines) <= PAGE_ROWS
        assert max(map(len, lines)) <= PAGE_COLUMNS


def test_the_sheet_holds_what_the_rules_want_saved() -> None:
    found = played()
    p = found.position
    drawing = pen()
    text = " ".join(sheet_text(drawing, found).split())
    for one in p.characters:
        assert drawing.story.character(one.id) in text
        for card in sorted({*one.combat_deck.order, *one.diplomacy_development.order}):
            assert card in text
        for held in one.possessions:
            assert drawing.story.possession(f"{held.kind}:{held.id}") in text
    for number in p.campaign.locations:
        assert str(number) in text
    for status, parts in p.statuses.items():
        if parts:
            assert drawing.story.status(status) in text
    for quest in p.quests:
        assert drawing.story.quest(quest) in text
    for label in ("Tracks", "Attributes", "Resources", "Item deck", "Green encounters"):
        assert label in text


def test_the_sheet_tells_nothing_that_lies_face_down() -> None:
    found = session("orla", "isk")
    drawing = pen()
    text = " ".join(sheet_text(drawing, found).split())
    for event in (*found.position.event_deck.order, *found.position.random_deck.order):
        assert drawing.story.event(event) not in text
    # Decks are listed in the order of their names, whatever their order.
    other = session("orla", "isk", seed=2)
    assert (
        sheet_text(drawing, other).splitlines()[2:] == sheet_text(drawing, found).splitlines()[2:]
    )


class Elements(HTMLParser):
    """Counts the elements of a page, and checks that they are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_sheet_as_a_web_page() -> None:
    text = sheet_html(pen(), played())
    elements = Elements()
    elements.feed(text)
    assert elements.open == []
    assert elements.seen.count("section") == 7
    assert "size: A4" in text
    assert "http" not in text


@pytest.mark.slow
def test_sheets_are_written_by_their_ending_and_never_over_other_files() -> None:
    Path("notes.txt").write_text("Dear diary")
    typed = ["sheet", "sheet a.html", "sheet a.html", "sheet notes.txt", "sheet no/where.txt"]
    told = replies(run_play(typing(typed), *ONE))
    assert told[0] == "Sheet saved to drowned-reach-day-1.txt."
    assert told[1] == told[2] == "Sheet saved to a.html."
    assert told[3].startswith("notes.txt was not saved")
    assert told[4].startswith("Couldn't save no/where.txt")
    assert Path("notes.txt").read_text() == "Dear diary"
    assert Path("a.html").read_text().startswith("<!-- Legendarium -->")
    assert Path("drowned-reach-day-1.txt").read_text().startswith("Legendarium · ")


def test_a_sheet_is_not_written_over_a_saved_game() -> None:
    file = saved()
    content = file.read_text()
    shown = run_play(typing([f"sheet {file}"]), *ONE)
    assert "was not saved" in shown
    assert file.read_text() == content
