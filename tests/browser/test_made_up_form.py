"""A form that is one file of the server: the client, which never heard of it, plays it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.company import give_up
from browser.conftest import Come
from browser.house import House
from browser.player import Player
from made_up import DUEL_TO_9, Copy

FORM = "duel-to-9"


def test_it_is_chosen_explained_and_played(come: Come, client: Path, tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy", {"duel_to_9": DUEL_TO_9})
    house = House(tmp_path, client, copy.environment)
    house.start()
    try:
        ada = come("Ada", house=house)
        page = ada.go("/help")
        article = page.get_by_role("article").filter(has=page.get_by_role("heading", name=FORM))
        expect(article).to_contain_text("2 players, or two against two with shared pieces.")
        expect(article).to_contain_text("Each colour has 16 two-sided pieces")
        expect(article).to_contain_text("The arena is empty.")
        expect(article).to_contain_text("has 9 or more points")

        ada.go("/new")
        expect(page.get_by_role("radio", name=re.compile(f"^{FORM} in teams"))).to_be_visible()
        page.get_by_role("radio", name=re.compile(rf"^{FORM} \d players.*to 9 points")).check()
        page.get_by_label(re.compile("^Seat 2")).select_option(label="Random bot")
        ada.button("Start the game").click()
        player = Player(ada, 0).arrive()
        assert ada.wire.view["form"] == FORM
        expect(page.get_by_role("img", name="0 of 9 points").first).to_be_visible()
        player.play_on(until=lambda: len(ada.wire.choices) >= 3)
        give_up(player)
        ada.button("See the result").click()
        expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
        ada.go("/")
        expect(page.get_by_text(FORM).first).to_be_visible()
    finally:
        house.stop()
