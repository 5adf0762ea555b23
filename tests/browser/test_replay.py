"""A game looked at again: every moment, all hands, and on from any of them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.pictures import Pictures
from browser.player import Player
from browser.staging import cut, finished, put
from browser.visitor import Visitor


@pytest.mark.pictures
def test_a_finished_game_is_stepped_through_and_played_on(come: Come, pictures: Pictures) -> None:
    ada = come("Ada")
    record = finished("high-form", players=("Ada", "Ben"))
    code = put(ada, record)
    last = len(record.choices)
    page = ada.go(f"/t/{code}")
    expect(page.get_by_role("heading", name=re.compile("wins|share"))).to_be_visible()
    ada.link("Replay").click()
    _is_at(ada, code, 0)
    expect(page.get_by_text("Start of the game.")).to_be_visible()

    ada.button("Next step").click()
    _is_at(ada, code, 1)
    page.keyboard.press("ArrowRight")
    _is_at(ada, code, 2)
    ada.button("Previous step").click()
    _is_at(ada, code, 1)
    ada.button("Go to end").click()
    _is_at(ada, code, last)
    ada.button("Go to start").click()
    _is_at(ada, code, 0)
    page.get_by_label("Speed").select_option("4")
    ada.button("Play").click()
    ada.wait(lambda: not page.url.endswith("/moment/0"), "the game playing by itself")
    ada.button("Pause").click()

    middle = last // 2
    page.goto(f"{ada.address}/t/{code}/moment/{middle}")
    _is_at(ada, code, middle)
    scene = ada.ask("GET", f"/tables/{code}/moments/{middle}")
    assert scene["open"]
    for seat, name in enumerate(("Ada", "Ben")):
        hand = page.get_by_role("list", name=f"Hand of {name}")
        expect(hand.get_by_role("listitem")).to_have_count(_cards(scene, seat))
        assert "hidden" not in scene["view"]["seats"][seat]["hand"]
    player = Player(ada)
    assert set(player.seen_pieces()) == set(scene["view"]["arena"])
    pictures.take(ada, "review")

    page.get_by_role("log").first.get_by_role("link").nth(3).click()
    ada.wait(lambda: f"/moment/{middle}" not in page.url, "the moment of the log's line")
    page.goto(f"{ada.address}/t/{code}/moment/{middle}")
    page.get_by_text("Continue from here").click()
    page.get_by_label(re.compile("Seat 2")).select_option(label="Random bot")
    ada.button(f"Continue from step {middle}").click()
    expect(page).to_have_url(re.compile(rf"/t/(?!{code})\w+$"))
    player.arrive()
    ada.wait(lambda: ada.wire.moment >= middle, "the moment at the new table")
    player.play_on(until=lambda: len(ada.wire.choices) >= 3)
    assert ada.wire.refusals == []


def _cards(scene: dict[str, object], seat: int) -> int:
    held = scene["view"]["seats"][seat]  # type: ignore[index]
    return len(held["hand"]) + len(held["legends"]) + (held["flare"] is not None)


def _is_at(visitor: Visitor, code: str, moment: int) -> None:
    expect(visitor.page).to_have_url(re.compile(rf"/t/{code}/moment/{moment}$"))
    slider = visitor.page.get_by_label("Position in the game")
    expect(slider).to_have_value(str(moment))


def test_a_record_goes_out_as_a_file_and_comes_back(come: Come, tmp_path: Path) -> None:
    ada, ben = come("Ada"), come("Ben")
    record = finished(players=("Ada", "Ben"))
    page = ada.go(f"/t/{put(ada, record)}")
    with page.expect_download() as download:
        ada.button("Download game").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["choices"] == [choice.to_json() for choice in record.choices]

    theirs = ben.go("/")
    theirs.get_by_label("Open a saved game").set_input_files(file)
    expect(theirs).to_have_url(re.compile(r"/t/\w+$"))
    expect(theirs.get_by_role("heading", name=re.compile("wins|share"))).to_be_visible()
    expect(theirs.get_by_role("heading", name="Statistics")).to_be_visible()


@pytest.mark.parametrize("part", [0, 0.5])
def test_a_record_that_is_not_over_has_no_winner(come: Come, part: float) -> None:
    ada = come("Ada")
    whole = finished("duel", players=("Ada", "Ben"))
    record = cut(whole, int(part * len(whole.choices)))
    code = put(ada, record)
    page = ada.go(f"/t/{code}")
    expect(page.get_by_role("heading", name="This game was not finished.")).to_be_visible()
    expect(page.get_by_role("heading", name="Final scores")).to_have_count(0)
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
    ada.link("Replay").click()
    _is_at(ada, code, 0)
    page.keyboard.press("End")
    _is_at(ada, code, len(record.choices))


def test_a_problem_is_reported_in_one_file(come: Come, tmp_path: Path) -> None:
    ada = come("Ada")
    page = ada.go("/")
    ada.button("Play against a bot").click()
    Player(ada).arrive()
    page.get_by_text("Report a problem").click()
    page.get_by_label("What happened? What did you expect?").fill("A piece is upside down.")
    with page.expect_download() as download:
        ada.button("Save report").click()
    file = tmp_path / "report.json"
    download.value.save_as(file)
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["text"] == "A piece is upside down."
    assert report["version"]
    assert set(report["view"]["standing"]["view"]["seats"][1]["hand"]) == {"hidden"}
