"""What everybody at a table reads when a player resigns."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.company import gather, give_up
from browser.conftest import Come
from browser.pictures import Pictures
from browser.player import Player

RESULT_TEXT = "Ben resigns. Ada wins."


@pytest.mark.pictures
def test_opponent_and_spectator_read_who_resigned_and_who_won(
    come: Come, pictures: Pictures
) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    schools = {"how": "chosen", "seats": ["northern", "sylvan"]}
    options = {"form": "duel", "schools": schools}
    body = {"game": "tash-kalar", "options": options, "public": True}
    code = ada.ask("POST", "/tables", body)["code"]
    _, loser = gather(ada, code, {1: ben})
    eve.go(f"/t/{code}")
    Player(eve).arrive()
    give_up(loser)
    for visitor in (ada, ben, eve):
        page = visitor.page
        expect(page.get_by_role("status").filter(has_text=RESULT_TEXT)).to_be_visible()
        expect(page.get_by_text("ready to concede")).to_have_count(0)
    for visitor, line in (
        (ada, "Sylvan resigns. You win."),
        (ben, "You resign. Northern Imperial wins."),
        (eve, "Sylvan resigns. Northern Imperial wins."),
    ):
        expect(visitor.page.get_by_role("log").first).to_contain_text(line)
    pictures.take(ada, "resigned-opponent")
    pictures.take(eve, "resigned-spectator")

    ada.button("See the result").click()
    expect(ada.page.get_by_role("heading", name="Ada wins.")).to_be_visible()
    expect(ada.page.get_by_text("Ben resigns.")).to_be_visible()
    for visitor, path in ((eve, "/"), (ben, "/games")):
        row = visitor.go(path).get_by_role("listitem").filter(has_text=RESULT_TEXT)
        expect(row).to_be_visible()
    pictures.take(eve, "resigned-list", whole=True)
