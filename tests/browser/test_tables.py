"""Tables from their making to the next one: drafts, clocks, rematches, the same again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.company import give_up
from browser.conftest import Come
from browser.player import Player


def test_schools_are_drafted_then_played_and_played_again(come: Come) -> None:
    ada = come("Ada")
    page = ada.go("/new")
    page.get_by_role("radio", name=re.compile(r"^Deathmatch duel \d")).check()
    page.get_by_role("radio", name=re.compile("Draft")).check()
    page.get_by_label(re.compile("^Seat 2")).select_option(label="Random bot")
    page.get_by_role("radio", name=re.compile("Real time")).check()
    minutes = page.get_by_label("Minutes per player", exact=True)
    minutes.fill("0")
    expect(page.get_by_text("Enter a whole number from 1 to 240.")).to_be_visible()
    expect(ada.button("Start the game")).to_be_disabled()
    minutes.fill("20")
    ada.button("Start the game").click()
    expect(page.get_by_text("Your turn to choose.")).to_be_visible()
    page.get_by_role("main").get_by_role("button", name=re.compile("Sylvan")).click()

    player = Player(ada, 1).arrive()
    assert ada.wire.view["seats"][0]["school"] == "sylvan"
    expect(page.get_by_text(re.compile(r"^(20:|19:|20 |19 )")).first).to_be_visible()
    player.play_on(until=lambda: len(ada.wire.choices) >= 3)
    give_up(player)
    ada.button("See the result").click()
    first = page.url
    ada.button("Rematch").click()
    expect(page).not_to_have_url(first)
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.goto(first)
    expect(ada.link("Join rematch")).to_be_visible()


def test_the_same_again(come: Come) -> None:
    ada = come("Ada")
    page = ada.go("/new")
    page.get_by_role("radio", name=re.compile("^High Form\\b(?! in)")).check()
    page.get_by_label(re.compile("^Seat 2")).select_option(label="Random bot")
    ada.button("Start the game").click()
    Player(ada).arrive()
    ada.go("/")
    expect(page.get_by_text("Your last table: High Form.")).to_be_visible()
    ada.button("Same again").click()
    Player(ada).arrive()
    assert ada.wire.table is not None
    assert ada.wire.table["options"]["form"] == "high-form"
    assert ada.wire.table["seats"][1]["bot"] == "random"
