"""A newcomer plays a whole first game against a bot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.newcomer import Newcomer
from browser.pictures import Pictures
from browser.player import Player


@pytest.mark.pictures
def test_a_newcomer_plays_a_whole_first_game(come: Come, pictures: Pictures) -> None:
    newcomer = come()
    page = newcomer.go("/")
    expect(page.get_by_text("Loading…")).to_have_count(0)
    pictures.take(newcomer, "lobby", whole=True)
    newcomer.button("Play against a bot").click()
    expect(page.get_by_label("Your name")).not_to_have_value("")
    newcomer.button("Play").click()

    player = Newcomer(newcomer, seed=5).arrive()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    assert newcomer.wire.table is not None
    assert newcomer.wire.table["options"]["form"] == "first-game"
    checked = 0
    while not player.is_over:
        if newcomer.wire.is_asked and checked < 25:
            player.check_lit()
            checked += 1
        player.click_something()
    assert checked >= 10

    newcomer.button("See the result").click()
    expect(page.get_by_role("heading", name=re.compile("wins|share"))).to_be_visible()
    pictures.take(newcomer, "result", whole=True)
    assert newcomer.wire.refusals == []


def test_what_is_not_lit_cannot_be_clicked(come: Come) -> None:
    visitor = come("Ada")
    visitor.go("/")
    visitor.button("Play against a bot").click()
    player = Player(visitor).arrive()
    player.play_on(until=lambda: len(visitor.wire.choices) >= 4 and _can_place(player))
    visitor.wait(lambda: visitor.wire.is_asked, "a question")
    said = len(visitor.wire.choices)
    dead = visitor.page.locator("[role=gridcell][aria-disabled=true]")
    assert dead.count() > 0
    for number in range(min(4, dead.count())):
        dead.nth(number).click(force=True)
    for card in visitor.page.locator("ul.hand button[aria-disabled=true]").all():
        card.click(force=True)
    # The next thing that the server hears is a click on what is lit.
    square = player.lit()["squares"][0]
    player.square(square).click()
    visitor.wait(lambda: len(visitor.wire.choices) > said, "the piece that was placed")
    assert visitor.wire.choices[said:] == [{"kind": "place", "square": square}]


def _can_place(player: Player) -> bool:
    return player.is_asked_to_act and player.lit()["squares"] != []
