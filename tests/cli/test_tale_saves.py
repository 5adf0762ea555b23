"""Saved tales and save sheets: whole files only, never over something else, told plainly."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from person import replies, typing
from teller import library, pen, session, sit_down, tiny_library, until, wander

from legendarium.cli.main import main
from legendarium.cli.tale import playing, saves
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.sheets import COLUMNS, ROWS, sheet_html, sheet_text
from legendarium.locale import LANGUAGES, Words
from legendarium.table import BadSave
from legendarium.table.record import seal

ONE = ("--characters", "orla", "--seed", "1")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(playing, "own_folder", lambda: tmp_path / "kept")


def saved(file: str = "game.json", **changed: Any) -> Path:
    """A game that has been played a little, saved; with parts of the file changed, well sealed."""
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
    assert again.record == found.record
    assert again.players == ("human", "greedy")
    told = [(moment.day, moment.option, moment.events) for moment in again.moments]
    assert told == [(moment.day, moment.option, moment.events) for moment in found.moments]


def test_it_can_be_saved_in_the_middle_of_an_encounter() -> None:
    found = until(session("orla", "isk"), "play")
    saves.write(Words(), "game.json", found)
    again = saves.read(Words(), "game.json", library())
    assert again.position.encounter == found.position.encounter
    assert again.position == found.position


def test_save_and_load_are_typed() -> None:
    shown = sit_down(typing(["explore", "1", "save mine.json", "load mine.json", "log"]), *ONE)
    assert "The game is saved in mine.json." in shown
    last = shown.rsplit("The game in mine.json goes on.", 1)[1]
    assert "101 Tern Lock: " in last


def test_without_a_name_it_is_saved_under_one_that_says_what_it_is() -> None:
    shown = sit_down(typing(["save"]), *ONE)
    assert "The game is saved in drowned-reach-day-1.json." in shown
    assert saves.read(Words(), "drowned-reach-day-1.json", library()).position.day == 1


def test_the_command_line_goes_on_with_a_saved_game() -> None:
    file = saved()
    day = saves.read(Words(), str(file), library()).position.day
    shown = sit_down(typing([]), "--load", str(file))
    assert f"chapter 1 · day {day}" in shown


def test_nothing_else_is_said_beside_a_saved_game(capsys: pytest.CaptureFixture[str]) -> None:
    file = saved()
    arguments = ["play", "tainted-grail", "--language", "en", "--load", str(file)]
    assert main([*arguments, "--characters", "isk", "--seed", "3"]) == 2
    assert "leave out --characters, --seed, or --load" in capsys.readouterr().err


def refused(file: Path) -> str:
    """What is said of a file that is not loaded; it stays as it is, and so does the game."""
    content = file.read_bytes()
    with pytest.raises(BadSave) as error:
        saves.read(Words(), str(file), library())
    shown = sit_down(typing([f"load {file}", "1"]), *ONE)
    assert replies(shown)[0].startswith(str(file))
    assert file.read_bytes() == content
    return error.value.message


def test_a_save_of_another_campaign_says_so_and_stays() -> None:
    found = session("ada", tiny=True)
    saves.write(Words(), "tiny.json", found)
    said = refused(Path("tiny.json"))
    assert said == (
        'tiny.json is a saved game of the campaign "tiny", and here is drowned-reach; '
        "it stays as it is."
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
    assert "of another kind (tash-kalar)" in refused(file)


def test_a_save_with_an_unknown_player_says_so() -> None:
    assert 'a player "hal"' in refused(saved(players=["human", "hal"]))


DAMAGED = {
    "cut off": lambda text: text[: len(text) // 2],
    "changed": lambda text: text.replace('"seed": 1', '"seed": 2'),
    "empty": lambda text: "",
    "prose": lambda text: "Dear diary, today we set out.",
    "a list": lambda text: "[1, 2, 3]",
    "deep": lambda text: "[" * 100_000,
}


@pytest.mark.parametrize("fault", DAMAGED)
def test_a_damaged_file_is_neither_loaded_nor_written_over(fault: str) -> None:
    file = saved()
    file.write_text(DAMAGED[fault](file.read_text()))
    content = file.read_text()
    assert "game.json is" in refused(file)
    shown = sit_down(typing([f"save {file}"]), *ONE)
    assert "was not written" in shown
    assert file.read_text() == content


def test_a_snapshot_that_is_not_of_its_record_is_damaged() -> None:
    file = saved()
    body = json.loads(file.read_text())
    body["choices"] = body["choices"][:-1]
    file.write_text(seal({key: value for key, value in body.items() if key != "digest"}))
    assert "is a damaged saved game" in refused(file)


def test_a_save_whose_record_does_not_replay_still_goes_on() -> None:
    """As after a change of the campaign: the snapshot holds, only the past is unknown."""
    found = wander(session("orla", "isk"), 30)
    file = saved()
    body = json.loads(file.read_text())
    body["seed"] = 77
    file.write_text(seal({key: value for key, value in body.items() if key != "digest"}))
    again = saves.read(Words(), str(file), library())
    assert again.moments == []
    shown = sit_down(typing(["log", "back"]), "--load", str(file))
    assert "Read before" in shown
    assert "There is nothing to take back" in shown
    assert found.position.read


def test_a_missing_file_and_a_folder_are_told_apart() -> None:
    Path("folder").mkdir()
    shown = sit_down(typing(["load nowhere.json", "load folder", "save folder"]), *ONE)
    told = replies(shown)
    assert told[0] == "nowhere.json could not be read (there is no such file or folder)."
    assert told[1] == "folder could not be read (it is a folder)."
    assert told[2] == "folder could not be written (it is a folder). Choose another place."


# Sheets -------------------------------------------------------------------------------------------


def played() -> Session:
    """A game in which all kinds of things have happened."""
    return wander(session("orla", "tamsin", "hask", "isk", seed=5), 400, seed=5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_fits_pages_of_a4(language: str) -> None:
    text = sheet_text(pen(language), played())
    assert "{" not in text
    for page in text.split("\f"):
        lines = page.splitlines()
        assert len(lines) <= ROWS
        assert max(map(len, lines)) <= COLUMNS


def test_the_sheet_holds_what_the_rules_want_saved() -> None:
    found = played()
    p = found.position
    drawing = pen()
    text = " ".join(sheet_text(drawing, found).split())
    for one in p.characters:
        assert drawing.story.character(one.id) in text
        for card in sorted({*one.combat_deck, *one.diplomacy_development}):
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
    for event in (*found.position.event_deck, *found.position.random_deck):
        assert drawing.story.event(event) not in text
    # Decks are listed in the order of their names, whatever their order.
    other = session("orla", "isk", seed=2)
    assert (
        sheet_text(drawing, other).splitlines()[2:] == sheet_text(drawing, found).splitlines()[2:]
    )


class Elements(HTMLParser):
    """Counts the elements of a page, and sees that they are closed."""

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


def test_sheets_are_written_by_their_ending_and_never_over_other_files() -> None:
    Path("notes.txt").write_text("Dear diary")
    typed = ["sheet", "sheet a.html", "sheet a.html", "sheet notes.txt", "sheet no/where.txt"]
    told = replies(sit_down(typing(typed), *ONE))
    assert told[0] == "The sheet is written in drowned-reach-day-1.txt."
    assert told[1] == told[2] == "The sheet is written in a.html."
    assert told[3].startswith("notes.txt was not written")
    assert told[4].startswith("no/where.txt could not be written")
    assert Path("notes.txt").read_text() == "Dear diary"
    assert Path("a.html").read_text().startswith("<!-- Legendarium -->")
    assert Path("drowned-reach-day-1.txt").read_text().startswith("Legendarium · ")


def test_a_sheet_is_not_written_over_a_saved_game() -> None:
    file = saved()
    content = file.read_text()
    shown = sit_down(typing([f"sheet {file}"]), *ONE)
    assert "was not written" in shown
    assert file.read_text() == content
