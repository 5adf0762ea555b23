"""Saved games and save sheets: complete files only, and nothing else is overwritten."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from person import replies, typing
from teller import (
    loaded_from,
    pen,
    run_play,
    saved_to,
    session,
    tiny_library,
    until,
    wander,
)

from legendarium.cli.main import main
from legendarium.cli.tale import playing
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.sheet_files import PAGE_COLUMNS, PAGE_ROWS, sheet_html, sheet_text
from legendarium.locale import LANGUAGES
from legendarium.table import BadSave, Record
from legendarium.table.game import Edition
from legendarium.table.saving import Save, seal
from legendarium.table.snapshot import Snapshot

ONE = ("--characters", "orla", "--seed", "1")


@pytest.fixture(autouse=True)
def _run_in_tmp_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(playing, "autosave_folder", lambda _: tmp_path / "kept")


def saved(file: str = "game.json", snapshot: Mapping[str, Any] | None = None, **other: Any) -> Path:
    """A saved game after some choices, with parts of the file changed and sealed again."""
    found = wander(session("orla", "isk"), 40)
    while found.play.can_undo:
        wander(found, 1)
    saved_to(file, found)
    path = Path(file)
    body = json.loads(path.read_text())
    if snapshot:
        body["snapshot"] = Snapshot.from_json(body["snapshot"])._replace(**snapshot).to_json()
    path.write_text(json.dumps(seal(body | other)))
    return path


def test_a_saved_game_goes_on_where_it_stood() -> None:
    found = wander(session("orla", "isk", players=("human", "greedy")), 60)
    saved_to("game.json", found)
    again = loaded_from("game.json")
    assert again.position == found.position
    assert again.play.record() == found.play.record()
    assert again.play.players == ("human", "greedy")
    assert again.readings() == found.readings()
    assert list(again.play.positions()) == list(found.play.positions())


def test_it_can_be_saved_in_the_middle_of_an_encounter() -> None:
    found = until(session("orla", "isk"), "play")
    saved_to("game.json", found)
    again = loaded_from("game.json")
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
    assert loaded_from("drowned-reach-day-1.json").position.day == 1


def test_the_command_line_goes_on_with_a_saved_game() -> None:
    file = saved()
    day = loaded_from(str(file)).position.day
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
        loaded_from(str(file))
    shown = run_play(typing([f"load {file}", "1"]), *ONE)
    assert replies(shown)[0].startswith(str(file))
    assert file.read_bytes() == content
    return error.value.message


@pytest.mark.slow
def test_a_save_of_another_campaign_says_so_and_stays() -> None:
    found = session("ada", tiny=True)
    saved_to("tiny.json", found)
    said = refused(Path("tiny.json"))
    assert said == (
        'tiny.json belongs to the campaign "tiny", but this is drowned-reach. '
        "It has not been changed."
    )
    assert loaded_from("tiny.json", tiny_library()).position == found.position


def test_a_save_of_a_newer_campaign_says_so_and_stays() -> None:
    assert "version 99 of the campaign" in refused(
        saved(snapshot={"edition": Edition("drowned-reach", 99)})
    )


def test_a_save_of_a_newer_program_says_so_and_stays() -> None:
    assert "another version of Legendarium" in refused(saved(snapshot={"rules": 99}))
    body = json.loads(saved().read_text())
    Path("future.json").write_text(json.dumps(body | {"legendarium": 99}))
    assert "another version of Legendarium" in refused(Path("future.json"))


def test_a_save_of_the_other_game_says_so_and_stays() -> None:
    file = Path("tash.json")
    file.write_text(Save.of_record(Record("tash-kalar", {}, 1)).to_text())
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


def test_a_snapshot_of_other_choices_is_not_used() -> None:
    file = saved()
    position = loaded_from(str(file)).position
    again = loaded_from(str(saved(snapshot={"digest": "00"})))
    assert again.play.first == 0
    assert again.position == position


def test_a_game_goes_on_from_its_snapshot_after_the_rules_have_changed() -> None:
    """Its record may lead elsewhere now, so the past is not known."""
    file = saved(snapshot={"rules": 0}, seed=77)
    again = loaded_from(str(file))
    assert {reading.day for reading in again.readings()} == {0}
    shown = run_play(typing(["log", "back"]), "--load", str(file))
    assert "Read earlier" in shown
    assert "Nothing to undo" in shown


def test_choices_that_new_rules_forbid_are_left_out_and_counted() -> None:
    found = wander(session("orla", "isk"), 40)
    while found.play.moment < found.play.final + 2:
        wander(found, 1)
    saved_to("game.json", found)
    file = Path("game.json")
    body = json.loads(file.read_text())
    body["snapshot"] = Snapshot.from_json(body["snapshot"])._replace(rules=0).to_json()
    body["choices"][-1] = {"kind": "pass", "who": "nobody"}
    file.write_text(json.dumps(seal(body)))
    shown = run_play(typing([]), "--load", str(file))
    assert "the last choices (1) are no longer possible" in " ".join(shown.split())


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
