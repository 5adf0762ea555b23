"""A phone, held upright."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Come
from browser.pictures import Pictures
from browser.player import Player
from browser.visitor import Visitor
from legendarium.tashkalar.options import Summon

TARGET = 44
COLUMNS = 9

SMALL = """(least) => {
  const targets = [...document.querySelectorAll(
    'main button, main select, main input, main summary, main a.button, nav a, header button')];
  return targets
    .filter((each) => each.checkVisibility() && !each.matches('[role=gridcell], .spoken'))
    .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()])
    .filter(([each, box]) => Math.round(box.height) < least || Math.round(box.width) < least)
    .map(([each, box]) => `${each.tagName} ${each.textContent.trim().slice(0, 30)} `
      + `${Math.round(box.width)}x${Math.round(box.height)}`);
}"""
"""What a finger would miss."""


@pytest.mark.pictures
def test_some_turns_on_a_phone(come: Come, pictures: Pictures) -> None:
    visitor = come(phone=True)
    visitor.go("/")
    _fits(visitor)
    visitor.button("Play against a bot").tap()
    visitor.button("Play").tap()
    player = Player(visitor, 3).arrive()
    player.play_on(until=lambda: len(visitor.wire.choices) >= 6 and visitor.wire.is_asked)
    _fits(visitor)
    visitor.page.evaluate("window.scrollTo(0, 0)")

    arena = visitor.page.get_by_role("grid", name="Arena").bounding_box()
    asked = player.question.bounding_box()
    hand = visitor.page.get_by_role("list", name="Your hand").bounding_box()
    assert arena is not None
    assert asked is not None
    assert hand is not None
    assert arena["width"] >= PHONE["width"] - 40
    assert arena["y"] < asked["y"] < hand["y"]
    assert arena["y"] + arena["height"] <= PHONE["height"]
    # Nine squares share the whole width: they are as large as they can be.
    square = player.square("e5").bounding_box()
    assert square is not None
    assert square["width"] >= (PHONE["width"] - 40) / COLUMNS - 1
    assert visitor.page.evaluate(SMALL, TARGET) == []

    pictures.take(visitor, "phone")
    pictures.take(visitor, "phone-whole", whole=True)
    visitor.page.get_by_role("tab", name="Log").tap()
    expect(visitor.page.get_by_role("log").first).to_be_visible()
    _fits(visitor)
    assert visitor.wire.refusals == []


def test_a_long_name_does_not_cover_the_other_links(come: Come) -> None:
    visitor = come("Ada Maximiliane Schmidt", phone=True, locale="de-DE")
    visitor.go("/")
    name = visitor.link("Ada Maximiliane Schmidt").bounding_box()
    games = visitor.link("Meine Partien").bounding_box()
    assert name is not None
    assert games is not None
    assert games["x"] + games["width"] <= name["x"]
    assert visitor.page.evaluate("""() => [...document.querySelectorAll('nav a:not(.me)')]
        .every((link) => link.scrollWidth <= link.clientWidth)""")
    _fits(visitor)


def test_a_tap_that_would_destroy_something_asks_for_a_second_one(come: Come) -> None:
    from browser.staging import GAME, find, play_on
    from legendarium.table import Play
    from legendarium.tashkalar.position import Position
    from legendarium.tashkalar.setup import Setup

    def destroying(position: Position) -> Summon | None:
        asked = GAME.question(position)
        if asked is None or asked.kind != "action" or asked.seat != 0:
            return None
        arena = GAME.encode(position)["arena"]
        options = [option for option in asked.options if isinstance(option, Summon)]
        return next((option for option in options if option.square in arena), None)

    record = find(Setup("duel", ("northern", "southern")), lambda at: destroying(at) is not None)
    option = destroying(Play.resume(GAME, record).position)
    assert option is not None
    visitor = come("Ada", phone=True)
    visitor.go(f"/t/{play_on(visitor, record, bots={1: 'random'})}")
    player = Player(visitor).arrive()
    before = len(visitor.wire.choices)
    player.hand.nth(player.hand_ids().index(option.card)).tap()
    player.square(option.square).tap()
    expect(player.question).to_contain_text("Tap again to confirm.")
    assert len(visitor.wire.choices) == before
    player.square(option.square).tap()
    visitor.wait(lambda: len(visitor.wire.choices) == before + 1, "the summoning")
    assert visitor.wire.choices[-1] == option.to_json()


@pytest.mark.parametrize("path", ["/", "/new", "/account", "/games", "/cards", "/help"])
def test_no_page_is_wider_than_a_phone(come: Come, path: str) -> None:
    visitor = come("Ada", phone=True)
    visitor.go(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    _fits(visitor)


def _fits(visitor: Visitor) -> None:
    wide = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], f"The page is {wide} px wide."
