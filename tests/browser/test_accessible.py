"""axe-core finds nothing serious on any page, in light and in dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.player import Player
from browser.seeing import violations
from browser.staging import finished, put
from browser.visitor import Visitor


@pytest.fixture(params=["light", "dark"])
def visitor(come: Come, request: pytest.FixtureRequest) -> Visitor:
    return come("Ada", color_scheme=request.param, reduced_motion="reduce")


@pytest.mark.parametrize(
    "path", ["/", "/new", "/account", "/games", "/cards", "/help", "/rules/tash-kalar", "/nowhere"]
)
def test_plain_pages(visitor: Visitor, path: str) -> None:
    if path == "/nowhere":
        visitor.expect("404")
    page = visitor.go(path)
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


def test_the_table(visitor: Visitor) -> None:
    page = visitor.go("/")
    visitor.button("Play against a bot").click()
    player = Player(visitor, 4).arrive()
    assert violations(page) == []
    player.play_on(until=lambda: len(visitor.wire.choices) >= 5 and visitor.wire.is_asked)
    page.keyboard.press("o")
    player.hand.first.focus()
    assert violations(page) == []


def test_the_waiting_room(visitor: Visitor) -> None:
    page = visitor.go("/")
    visitor.button("Play with a friend").click()
    expect(page.get_by_role("heading", name="Invite players")).to_be_visible()
    assert violations(page) == []


def test_the_result_and_the_replay(visitor: Visitor) -> None:
    record = finished("high-form", players=("Ada", "Ben"))
    code = put(visitor, record)
    page = visitor.go(f"/t/{code}")
    expect(page.get_by_role("heading", name=re.compile("wins|share"))).to_be_visible()
    assert violations(page) == []
    page = visitor.go(f"/t/{code}/moment/{len(record.choices) // 2}")
    expect(page.get_by_role("grid", name="Arena")).to_be_visible()
    assert violations(page) == []
