"""What the table shows before anything is chosen: where, with what, at which cost, and why not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import LARGE, Come
from browser.player import Player
from browser.staging import can_still_invoke, find, is_lively, may_downgrade, play_on
from browser.visitor import Visitor
from legendarium.tashkalar.setup import Setup

HIGH_FORM = Setup("high-form", ("northern", "sylvan"))


@pytest.fixture
def player(come: Come) -> Player:
    """Somebody before a lively arena; a question held at the top of a scrolled page says less.

    Nothing moves, or the browser scrolls to what it cannot click yet.
    """
    visitor = come("Ada", viewport=LARGE, reduced_motion="reduce")
    record = find(HIGH_FORM, is_lively, seed=7, eager=True)
    visitor.go(f"/t/{play_on(visitor, record, bots={1: 'random'})}")
    player = Player(visitor).arrive()
    expect(player.hand.filter(has_text=re.compile("squares?$")).first).to_be_visible()
    return player


def _marks(player: Player, kind: str) -> Locator:
    return player.page.locator(f"svg.drawing .{kind}:not(.square)")


def test_a_card_shows_where_it_can_be_summoned_and_what_it_would_use(player: Player) -> None:
    card = player.hand.filter(has_text=re.compile(r"\d squares?$")).first
    squares = int(re.findall(r"(\d+) squares?$", card.inner_text())[0])
    card.hover()
    expect(_marks(player, "lit")).to_have_count(squares)
    assert _marks(player, "used").count() > 0
    card.click()
    expect(player.question).to_contain_text("Where do you want to summon")
    lit = player.lit()["squares"]
    assert len(lit) == squares
    player.square(lit[0]).hover()
    expect(player.question).to_contain_text(re.compile(rf"Summon .* on {lit[0]}"))


def test_a_card_that_is_not_ready_shows_what_is_missing(player: Player) -> None:
    card = player.hand.filter(has_text=re.compile(r"pieces? missing$")).first
    card.hover()
    assert _marks(player, "missing").count() > 0
    card.focus()
    expect(player.question.locator(".told")).not_to_be_empty()


def test_a_dead_flare_says_why(player: Player) -> None:
    flare = player.hand.filter(has_text="flare").first
    assert flare.get_attribute("aria-disabled") == "true"
    flare.hover()
    expect(player.question).to_contain_text("No opponent is far enough ahead")


def test_a_table_without_help_shows_none(come: Come) -> None:
    visitor = come("Ada")
    options = {"form": "high-form", "schools": {"how": "chosen"}}
    body = {"game": "tash-kalar", "options": options, "bots": {"1": "random"}, "help": False}
    code = visitor.ask("POST", "/tables", {**body, "start": True})["code"]
    page = visitor.go(f"/t/{code}")
    player = Player(visitor, 2).arrive()
    player.play_on(until=lambda: len(visitor.wire.choices) >= 4 and visitor.wire.is_asked)
    expect(page.get_by_text("summoning help off")).to_be_visible()
    for card in player.hand.all():
        card.hover()
        assert _marks(player, "missing").count() == 0
    assert not any(heard["type"] == "help" for heard in visitor.wire.received)


def test_ending_a_turn_asks_again_when_something_would_be_lost(come: Come) -> None:
    visitor = come("Ada")
    record = find(Setup("duel", ("northern", "southern")), can_still_invoke)
    visitor.go(f"/t/{play_on(visitor, record, bots={1: 'random'})}")
    player = Player(visitor).arrive()
    visitor.wait(lambda: _has_help(visitor), "the help")
    said = len(visitor.wire.choices)
    player.action("End the turn").click()
    expect(player.question).to_contain_text("You could still use:")
    player.action("Back").click()
    expect(player.question).not_to_contain_text("You could still use:")
    assert len(visitor.wire.choices) == said
    player.action("End the turn").click()
    player.action("End the turn").click()
    visitor.wait(lambda: len(visitor.wire.choices) == said + 1, "the end of the turn")
    assert visitor.wire.choices[-1]["kind"] == "end-turn"


def test_nothing_lies_over_the_list_of_options(come: Come) -> None:
    visitor = come("Ada", locale="de")
    record = find(HIGH_FORM, is_lively, seed=7, eager=True)
    page = visitor.go(f"/t/{play_on(visitor, record, bots={1: 'random'})}")
    for width in (390, 640, 720, 800, 900, 1110, 1200, 1320):
        page.set_viewport_size({"width": width, "height": 900})
        options = page.get_by_text(re.compile("^Alle Möglichkeiten")).bounding_box()
        switches = page.locator(".tools > .switches").bounding_box()
        assert options is not None
        assert switches is not None
        is_beside = options["x"] + options["width"] <= switches["x"] + 1
        assert is_beside or options["y"] + options["height"] <= switches["y"] + 1, width


def test_a_question_of_yes_and_no_has_both_buttons(come: Come) -> None:
    visitor = come("Ada", viewport=LARGE)
    record = find(HIGH_FORM, may_downgrade, eager=True)
    visitor.go(f"/t/{play_on(visitor, record, bots={1: 'random'})}")
    player = Player(visitor).arrive()
    buttons = player.question.get_by_role("button")
    expect(buttons.first).to_have_text(re.compile("Downgrade .* on [a-i][1-9]"))
    said = len(visitor.wire.choices)
    buttons.first.click()
    visitor.wait(lambda: len(visitor.wire.choices) == said + 1, "the downgrade")
    assert visitor.wire.choices[-1]["kind"] == "pick"


def _has_help(visitor: Visitor) -> bool:
    return any(
        heard["type"] == "help" and heard["number"] == visitor.wire.number
        for heard in visitor.wire.received
    )
