"""Hints at a table that allows them: asked, shown on the board, and gone with the position."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.conftest import Come
from browser.pictures import Pictures
from browser.player import Player
from browser.seeing import violations
from browser.staging import find, is_lively, play_on
from browser.visitor import Visitor
from legendarium.tashkalar.setup import Setup

Json = dict[str, Any]

HIGH_FORM = Setup("high-form", ("northern", "sylvan"))


class Adviser:
    """Stands in the wire and answers requests for hints as the test wants it."""

    def __init__(self, visitor: Visitor, answer: Callable[[Json, Json], Json | None]) -> None:
        self.asked: list[Json] = []
        self.standing: Json = {}
        self._answer = answer
        self._pages: list[WebSocketRoute] = []
        visitor.page.route_web_socket(re.compile("/live"), self._listen)

    def say(self, message: Json) -> None:
        """Tell the page something after a while."""
        self._pages[-1].send(json.dumps(message))

    def _listen(self, page: WebSocketRoute) -> None:
        self._pages.append(page)
        server = page.connect_to_server()

        def from_page(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] != "hint":
                server.send(text)
                return
            self.asked.append(said)
            answer = self._answer(said, self.standing)
            if answer is not None:
                page.send(json.dumps(answer))

        def from_server(text: str | bytes) -> None:
            heard = json.loads(text)
            self.standing = heard.get("standing", self.standing)
            page.send(text)

        page.on_message(from_page)
        server.on_message(from_server)


def advice(said: Json, standing: Json) -> Json:
    """Three lines that begin with what may be chosen now."""
    options = standing["question"]["options"]
    summons = [option for option in options if option["kind"] == "summon"]
    places = [option for option in options if option["kind"] == "place"]
    reasons = [{"part": "material", "gain": 0.5}, {"part": "hand", "gain": 0.2}]
    turns = ([summons[0], places[0]], [places[3], places[-4]], [places[5]])
    lines = [
        {
            "options": [*turn, {"kind": "end-turn"}],
            "chance": 0.62 - 0.05 * number,
            "reasons": reasons,
        }
        for number, turn in enumerate(turns)
    ]
    return {
        "type": "hint",
        "number": said["answers"],
        "hint": {"level": said["level"], "lines": lines},
    }


def sit(
    visitor: Visitor, answer: Callable[[Json, Json], Json | None] = advice
) -> tuple[Player, Adviser]:
    """A lively table alone against a bot, with an adviser in the wire."""
    adviser = Adviser(visitor, answer)
    record = find(HIGH_FORM, is_lively, seed=7, eager=True)
    visitor.go(f"/t/{play_on(visitor, record, bots={1: 'random'})}")
    player = Player(visitor).arrive()
    expect(hint_button(visitor)).to_be_visible()
    return player, adviser


def panel(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Hint", exact=True)


def hint_button(visitor: Visitor) -> Locator:
    return visitor.button(re.compile("^Hint"))


@pytest.mark.pictures
def test_a_hint_is_shown_in_words_and_on_the_board(come: Come, pictures: Pictures) -> None:
    ada = come("Ada")
    player, adviser = sit(ada)
    hint_button(ada).click()
    expect(panel(ada).get_by_text("1. Winning chance: 62%")).to_be_visible()
    expect(panel(ada).get_by_text(re.compile("^Why: a better balance of pieces"))).to_have_count(1)
    expect(panel(ada).get_by_role("listitem")).to_have_count(5)
    steps = ada.page.locator("[data-step]")
    expect(steps).to_have_count(2)
    pictures.take(ada, "hint")

    ada.button("3. Winning chance: 52%").click()
    expect(steps).to_have_count(1)
    panel(ada).get_by_label("Hint by").select_option(label="Master")
    ada.wait(lambda: [said["level"] for said in adviser.asked] == ["adept", "master"], "the master")
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).to_have_count(0)
    expect(steps).to_have_count(0)

    ada.page.keyboard.press("h")
    expect(panel(ada)).to_be_visible()
    assert adviser.asked[-1]["level"] == "master"
    player.play_on(until=lambda: len(ada.wire.choices) >= 1)
    expect(panel(ada)).to_have_count(0)
    expect(steps).to_have_count(0)


def test_a_bot_may_think_for_a_while(come: Come) -> None:
    ada = come("Ada")
    _, adviser = sit(ada, lambda said, standing: None)
    ada.page.keyboard.press("h")
    expect(panel(ada).get_by_text("Adept is thinking.")).to_be_visible()
    level = panel(ada).get_by_label("Hint by")
    expect(level).to_have_attribute("aria-disabled", "true")
    expect(level.get_by_role("option", name="Master")).to_be_disabled()
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).to_have_count(0)

    # Whoever asks again waits for the same answer.
    ada.page.keyboard.press("h")
    expect(panel(ada).get_by_text("Adept is thinking.")).to_be_visible()
    (said,) = adviser.asked
    adviser.say(advice(said, adviser.standing))
    expect(panel(ada).get_by_text("1. Winning chance: 62%")).to_be_visible()
    expect(level).to_have_value("adept")
    expect(level).to_have_attribute("aria-disabled", "false")


def test_a_bot_may_fail(come: Come) -> None:
    ada = come("Ada")
    refusal = {"type": "refused", "code": "bot-failed", "message": "The bot could not."}
    sit(ada, lambda said, standing: refusal)
    ada.page.keyboard.press("h")
    expect(ada.page.get_by_text("The bot could not.")).to_be_visible()
    expect(panel(ada)).to_have_count(0)


def test_the_focus_goes_back_to_the_button_when_a_hint_is_closed(come: Come) -> None:
    ada = come("Ada")
    sit(ada)
    for name, key in ((re.compile("^Close"), "Enter"), ("3. Winning chance: 52%", "Escape")):
        ada.page.keyboard.press("h")
        ada.button(name, panel(ada)).focus()
        ada.page.keyboard.press(key)
        expect(panel(ada)).to_have_count(0)
        expect(hint_button(ada)).to_be_focused()


@pytest.mark.pictures
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_at_home_on_a_phone(come: Come, pictures: Pictures, scheme: str) -> None:
    ada = come("Ada", phone=True, color_scheme=scheme, reduced_motion="reduce")
    sit(ada)
    hint_button(ada).click()
    expect(panel(ada).get_by_text("1. Winning chance: 62%")).to_be_visible()
    assert violations(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    pictures.take(ada, f"hint-phone-{scheme}", whole=True)


def test_a_table_without_hints_has_no_button(come: Come) -> None:
    ada = come("Ada")
    page = ada.go("/new")
    hints = page.get_by_label("Hints: players can ask a bot for advice")
    expect(hints).to_be_checked()
    page.get_by_label(re.compile("^Seat 2")).select_option(label="Anyone")
    expect(hints).not_to_be_checked()
    page.get_by_label(re.compile("^Seat 2")).select_option(label="Random bot")
    expect(page.get_by_text("Plays at random. Good for trying things out.")).to_be_visible()
    expect(hints).to_be_checked()
    hints.uncheck()
    ada.button("Start the game").click()
    Player(ada).arrive()
    expect(hint_button(ada)).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(panel(ada)).to_have_count(0)
    assert all(said["type"] != "hint" for said in ada.wire.sent)


def test_the_bots_of_the_server_give_a_hint(come: Come) -> None:
    ada = come("Ada")
    ada.go("/")
    ada.button("Play against a bot").click()
    player = Player(ada).arrive()
    ada.wait(lambda: ada.wire.is_asked, "a question")
    hint_button(ada).click()
    expect(panel(ada).get_by_text(re.compile(r"^1\. Winning chance: \d+%"))).to_be_visible()
    expect(panel(ada).get_by_role("listitem").first).to_be_visible()
    player.play_on(until=lambda: len(ada.wire.choices) >= 1)
    expect(panel(ada)).to_have_count(0)
