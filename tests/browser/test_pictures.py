"""Pictures of the main pages, to be looked at; the best stand in the README."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import LARGE, Come
from browser.pictures import Pictures
from browser.player import Player
from browser.staging import GAME, find, is_lively, play_on
from browser.visitor import Visitor
from legendarium.table import Play
from legendarium.tashkalar.options import Summon
from legendarium.tashkalar.setup import Setup

pytestmark = pytest.mark.pictures

FRAMES = 24
"""Drawn pictures within which a motion is seen."""


def _at_a_lively_table(visitor: Visitor) -> Player:
    record = find(Setup("high-form", ("northern", "sylvan")), is_lively, seed=7, eager=True)
    visitor.go(f"/t/{play_on(visitor, record, bots={1: 'greedy'})}")
    player = Player(visitor).arrive()
    options = GAME.question(Play.resume(GAME, record).position)
    assert options is not None
    cards = {option.card for option in options.options if isinstance(option, Summon)}
    number = next(n for n, card in enumerate(player.hand_ids()) if card in cards)
    visitor.wait(lambda: number in player.lit()["cards"], "a card that can be summoned")
    player.hand.nth(number).click()
    expect(player.question).to_contain_text("Where do you want to summon")
    return player


def _colours(visitor: Visitor) -> str:
    ground: str = visitor.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    return ground


def test_light_dark_and_grey(come: Come, pictures: Pictures) -> None:
    light = come("Ada", viewport=LARGE)
    _at_a_lively_table(light)
    pictures.take(light, "table")
    pictures.take(light, "table-grey", grey=True)
    pictures.take(light, "table-whole", whole=True)
    bright = _colours(light)

    dark = come("Ada", color_scheme="dark", viewport=LARGE)
    _at_a_lively_table(dark)
    pictures.take(dark, "table-dark")
    assert _colours(dark) != bright
    # One's own wish counts more than that of the device, at once and after a reload.
    dark.button("Theme: same as device").click()
    assert _colours(dark) == bright
    dark.page.reload()
    expect(dark.button("Theme: light")).to_be_visible()
    assert _colours(dark) == bright


def test_with_less_motion_nothing_moves(come: Come) -> None:
    moving, still = come("Ada"), come("Ben", reduced_motion="reduce")
    for visitor, moves in ((moving, True), (still, False)):
        player = _at_a_lively_table(visitor)
        square = player.lit()["squares"][0]
        page = visitor.page
        page.evaluate(
            """() => { window.moved = 0; window.frames = 0;
                 const look = () => {
                   window.frames += 1;
                   window.moved += document.getAnimations().filter((motion) =>
                     motion.effect.getComputedTiming().duration > 20).length;
                   requestAnimationFrame(look);
                 };
                 look(); }"""
        )
        number = visitor.wire.number
        player.square(square).click()
        visitor.wait(lambda v=visitor, n=number: v.wire.number > n, "the summoning")  # type: ignore[misc]
        drawn = page.evaluate("window.frames")
        page.wait_for_function("(number) => window.frames > number", arg=drawn + FRAMES)
        assert (page.evaluate("window.moved") > 0) is moves


@pytest.mark.parametrize(
    ("path", "name"), [("/new", "new"), ("/cards", "cards"), ("/help", "help")]
)
def test_plain_pages(come: Come, pictures: Pictures, path: str, name: str) -> None:
    visitor = come("Ada")
    page = visitor.go(path)
    page.wait_for_load_state("networkidle")
    pictures.take(visitor, name, whole=path != "/cards")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"\w"))


def test_the_lobby_and_the_account(come: Come, pictures: Pictures) -> None:
    visitor = come("Ada", color_scheme="dark")
    options = {"form": "melee", "seats": 3, "schools": {"how": "random"}}
    visitor.ask("POST", "/tables", {"game": "tash-kalar", "options": options, "public": True})
    page = visitor.go("/")
    expect(
        page.get_by_role("region", name="Open tables").get_by_role("listitem")
    ).not_to_have_count(0)
    pictures.take(visitor, "lobby-dark", whole=True)
    visitor.go("/account")
    page.wait_for_load_state("networkidle")
    pictures.take(visitor, "account-dark", whole=True)
