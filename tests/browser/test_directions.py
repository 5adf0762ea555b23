"""Directions are chosen by the arrows over the arena."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Come
from browser.player import Player
from browser.staging import GAME, find, play_on
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup


def _asks_for_a_direction(position: Position) -> bool:
    asked = GAME.question(position)
    return asked is not None and asked.seat == 0 and asked.kind == "direction"


def test_an_arrow_is_clicked(come: Come) -> None:
    visitor = come("Ada")
    record = find(Setup("duel", ("northern", "southern")), _asks_for_a_direction, eager=True)
    visitor.go(f"/t/{play_on(visitor, record, bots={1: 'random'})}")
    player = Player(visitor).arrive()
    ways = [str(option["direction"]) for option in visitor.wire.options if "direction" in option]
    arrows = visitor.page.locator(".arrow[role=button]")
    expect(arrows).to_have_count(len(ways))
    number = visitor.wire.number
    arrows.last.click()
    visitor.wait(lambda: visitor.wire.number > number, "an answer to the arrow")
    assert visitor.wire.choices[-1]["direction"] in ways
    expect(player.question).to_be_visible()
    assert visitor.wire.refusals == []
