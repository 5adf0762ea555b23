"""The rules by number: opened at a rule, from the guide, and from what is refused at a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import LARGE, PHONE, Come
from browser.player import Player
from browser.staging import find, is_lively, play_on
from legendarium.tashkalar.setup import Setup

HIGH_FORM = Setup("high-form", ("northern", "sylvan"))


def named(page: Page) -> Locator:
    """The rule that the address names."""
    return page.get_by_role("main").locator(".named")


@pytest.mark.parametrize(
    ("address", "text"),
    [("tash-kalar#8.3", "Duel: the opponent scores 1 point"), ("tainted-grail#cmb-30", "The pool")],
)
def test_an_address_opens_its_rule(come: Come, address: str, text: str) -> None:
    page = come("Ada").go(f"/rules/{address}")
    expect(named(page)).to_contain_text(text)
    expect(named(page)).to_be_in_viewport()


def test_another_rule_of_the_same_page_takes_the_mark(come: Come) -> None:
    page = come("Ada").go("/rules/tash-kalar#8.3")
    expect(named(page)).to_contain_text("8.3")
    page.get_by_role("link", name="13 End of the game").click()
    expect(named(page)).to_have_text("13 End of the game")
    expect(named(page)).to_be_in_viewport()


def test_a_number_in_the_guide_opens_its_rule(come: Come) -> None:
    visitor = come("Ada")
    page = visitor.go("/help")
    page.get_by_role("link", name="Rule 6.3", exact=True).first.click()
    expect(page).to_have_url(re.compile(r"/rules/tash-kalar#6\.3$"))
    expect(named(page)).to_contain_text("A higher rank there forbids the summoning")


def test_a_rule_opens_in_the_language_of_the_reader(come: Come) -> None:
    page = come("Ada", locale="cs").go("/rules/tash-kalar#6.4")
    expect(named(page)).to_contain_text("způsob zvolí hráč")
    expect(named(page)).to_be_in_viewport()
    expect(page.locator("article")).to_have_attribute("lang", "cs")
    expect(page.get_by_text("Pravidla jsou v angličtině.")).to_have_count(0)
    page.get_by_role("link", name="13 Konec hry").click()
    expect(named(page)).to_have_text("13 Konec hry")


def test_the_rule_stays_in_place_when_another_language_is_chosen(come: Come) -> None:
    page = come("Ada").go("/rules/tash-kalar#6.4")
    expect(named(page)).to_contain_text("the player chooses the way")
    page.get_by_role("combobox", name="Language").select_option("pl")
    expect(named(page)).to_contain_text("sposób wybiera gracz")
    expect(named(page)).to_be_in_viewport()


def test_nobody_downloads_the_rules_in_another_language(come: Come) -> None:
    visitor = come("Ada", locale="cs")
    page = visitor.go("/help")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(page.url.replace("/help", "/rules/tash-kalar"))
    expect(page.locator("article h2").first).to_be_visible()
    rulebooks = [url for url in loaded if "tash-kalar" in url and url.endswith(".js")]
    assert [re.sub(r".*/(.+)-[\w-]{8}\.js", r"\1", url) for url in rulebooks] == [
        "rules-cs-tash-kalar"
    ]


def test_other_languages_say_that_rules_without_a_translation_are_in_english(come: Come) -> None:
    notice = "Die Regeln sind auf Englisch."
    expect(come("Ada").go("/rules/tainted-grail").get_by_text(notice)).to_have_count(0)
    page = come("Bert", locale="de").go("/rules/tainted-grail")
    expect(page.get_by_text(notice)).to_be_visible()
    expect(page.locator("article")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("game", ["tash-kalar", "tainted-grail"])
def test_the_rules_fit_a_phone(come: Come, game: str) -> None:
    page = come("Ada", viewport=PHONE).go(f"/rules/{game}")
    expect(page.locator("article h2").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_rules_of_no_game_are_nowhere(come: Come) -> None:
    page = come("Ada").go("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")


def test_why_a_card_cannot_be_played_links_to_the_rule(come: Come) -> None:
    visitor = come("Ada", viewport=LARGE, reduced_motion="reduce")
    record = find(HIGH_FORM, is_lively, seed=7, eager=True)
    page = visitor.go(f"/t/{play_on(visitor, record, bots={1: 'random'})}")
    player = Player(visitor).arrive()
    player.hand.filter(has_text="flare").first.hover()
    link = player.question.get_by_role("link", name="Rule 8.2")
    with page.expect_popup() as opened:
        link.click()
    expect(named(opened.value)).to_contain_text("It may be invoked when")
