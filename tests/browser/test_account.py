"""An account keeps the games of a person together; a personal link does without one."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Come
from browser.player import Player
from browser.visitor import Visitor

PASSPHRASE = "four quiet grey horses"


def test_an_account_from_its_making_to_its_end(come: Come) -> None:
    ada, elsewhere = come(), come()
    page = ada.go("/")
    ada.button("Play against a bot").click()
    page.get_by_label("Your name").fill("Ada of Arden")
    ada.button("Play").click()
    Player(ada, 1).arrive()
    code = page.url.rpartition("/")[2]

    ada.go("/account")
    making = page.get_by_role("form").or_(page.locator("form")).filter(has_text="Create account")
    making.get_by_label("Password", exact=True).fill("short")
    ada.button("Create account").click()
    expect(page.get_by_text("Use at least 8 characters.")).to_be_visible()
    making.get_by_label("Password", exact=True).fill(PASSPHRASE)
    ada.button("Create account").click()
    expect(page.get_by_text("Log in on any device")).to_be_visible()

    _sign_in(elsewhere, "Ada of Arden")
    theirs = elsewhere.page
    theirs.get_by_role("link", name="My games").click()
    expect(theirs.get_by_role("heading", name="In progress")).to_be_visible()
    theirs.locator(f"a[href='/t/{code}']").click()
    Player(elsewhere).arrive()
    expect(theirs.get_by_role("list", name="Your hand")).to_be_visible()

    theirs.goto(f"{elsewhere.address}/account")
    elsewhere.button("Log out").click()
    expect(theirs.get_by_text("All you need to play is a name.")).to_be_visible()

    ada.page.reload()
    page.get_by_text("Delete my data").first.click()
    delete = ada.button("Delete my data")
    expect(delete).to_be_disabled()
    page.get_by_label("Type your name, Ada of Arden, to confirm").fill("Ada of Arden")
    delete.click()
    expect(page).to_have_url(re.compile(r"/$"))
    assert ada.ask("GET", "/me") == {"person": None}
    elsewhere.expect("401", "status of 401")
    _sign_in(elsewhere, "Ada of Arden", works=False)
    expect(theirs.get_by_text("Wrong name or password.")).to_be_visible()


def test_a_personal_link_brings_the_seat_to_another_device(come: Come) -> None:
    ada, phone = come("Ada"), come(phone=True)
    page = ada.go("/")
    ada.button("Play against a bot").click()
    player = Player(ada, 1).arrive()
    page.get_by_text("Links", exact=True).click()
    ada.button("Continue on another device").click()
    link = page.get_by_label("Your personal link: open it on the other device").input_value()
    phone.page.goto(link)
    other = Player(phone).arrive()
    assert phone.wire.seat == ada.wire.seat == 0
    # How ready each card is comes a moment after the cards, on either device.
    phone.wait(
        lambda: other.hand.all_inner_texts() == player.hand.all_inner_texts(), "the same hand"
    )
    assert phone.ask("GET", "/me") == ada.ask("GET", "/me")


def _sign_in(visitor: Visitor, name: str, works: bool = True) -> None:
    page = visitor.go("/account")
    form = page.locator("form").filter(has_text="Log in")
    form.get_by_label("Account name").fill(name)
    form.get_by_label("Password", exact=True).fill(PASSPHRASE)
    form.get_by_role("button", name="Log in").click()
    if works:
        expect(page.get_by_text("Log in on any device")).to_be_visible()
