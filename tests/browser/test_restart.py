"""The server goes away in the middle of a game and comes back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Come
from browser.house import House
from browser.player import Player

GONE = (r"ERR_CONNECTION", r"WebSocket connection", r"failed: ")


def test_the_page_goes_on_by_itself_after_a_crash(come: Come, own_house: House) -> None:
    ada = come("Ada", house=own_house)
    ada.expect(*GONE)
    page = ada.go("/")
    ada.button("Play against a bot").click()
    player = Player(ada, 6).arrive()
    player.play_on(until=lambda: len(ada.wire.choices) >= 4 and ada.wire.is_asked)
    number, pieces = ada.wire.number, player.pieces()

    own_house.kill()
    expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    before = len(ada.wire.choices)
    _click_anything_lit(player)
    assert len(ada.wire.choices) == before
    own_house.start()
    expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_hidden()
    assert player.pieces() == pieces
    assert ada.wire.number >= number
    player.play_on(until=lambda: len(ada.wire.choices) >= before + 4)
    assert ada.wire.refusals == []


def test_a_server_that_stops_says_so(come: Come, own_house: House) -> None:
    ada = come("Ada", house=own_house)
    ada.expect(*GONE)
    page = ada.go("/")
    ada.button("Play against a bot").click()
    player = Player(ada, 6).arrive()
    player.play_on(until=lambda: len(ada.wire.choices) >= 2 and ada.wire.is_asked)
    own_house.stop()
    notice = "The server is restarting. Your game will resume in a moment."
    expect(page.get_by_text(notice)).to_be_visible()
    own_house.start()
    expect(page.get_by_text("The server is restarting.")).to_be_hidden()
    before = len(ada.wire.choices)
    player.play_on(until=lambda: len(ada.wire.choices) > before)
    assert own_house.log().count("Traceback") == 0


def test_a_page_that_did_not_come_is_loaded_anew_with_its_styles(come: Come) -> None:
    ada = come("Ada")
    ada.expect("ERR_FAILED", r"\.js")
    page = ada.go("/help")
    wanted = _look(page)
    page = ada.go("/")
    page.route("**/assets/Help*", lambda route: route.abort())
    ada.link("Rules").first.click()
    expect(page.get_by_text("Can't reach the server.")).to_be_visible()
    page.unroute("**/assets/Help*")
    ada.button("Try again").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("That didn't work")
    assert _look(page) == wanted


def _look(page: Page) -> int:
    """How many rules of style the page has, once its contents are there."""
    page.get_by_role("main").get_by_role("heading", level=2).first.wait_for()
    rules: int = page.evaluate(
        "() => [...document.styleSheets].reduce((all, one) => all + one.cssRules.length, 0)"
    )
    return rules


def _click_anything_lit(player: Player) -> None:
    """Without a connection nothing that is clicked is lost or sent twice."""
    for square in player.lit()["squares"][:2]:
        player.page.locator(f"[data-square={square}]").click()
