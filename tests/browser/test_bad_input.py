"""What goes wrong is told in a sentence, nothing is lost, and the next step is offered."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.company import gather
from browser.conftest import Come
from browser.player import Player
from browser.staging import finished
from legendarium.table.saving import Save

REFUSED = ("4[0-9][0-9]: ", "status of 4[0-9][0-9]")
DUEL = {"game": "tash-kalar", "options": {"form": "duel", "schools": {"how": "chosen"}}}


def test_a_full_table_can_be_watched(come: Come) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    code = ada.ask("POST", "/tables", DUEL)["code"]
    ben.ask("POST", f"/tables/{code}/seats/1", {})
    page = eve.go(f"/t/{code}")
    expect(page.get_by_text("All seats are taken.")).to_be_visible()
    expect(eve.button("Take this seat")).to_have_count(0)
    expect(eve.link("Back to the lobby")).to_be_visible()
    ada.ask("POST", f"/tables/{code}/start")
    Player(eve).arrive()
    expect(page.get_by_text("You're watching. Players' hands are hidden.")).to_be_visible()


def test_a_seat_that_has_just_been_taken(come: Come) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    code = ada.ask("POST", "/tables", DUEL)["code"]
    eve.expect(*REFUSED)
    page = eve.page
    # Eve's page hears nothing of Ben.
    page.route_web_socket(re.compile("/live"), lambda socket: None)
    eve.go(f"/t/{code}")
    ben.ask("POST", f"/tables/{code}/seats/1", {})
    eve.button("Take this seat").click()
    expect(page.get_by_text(re.compile("table is full|took this seat"))).to_be_visible()
    expect(eve.link("Back to the lobby")).to_be_visible()


def test_a_name_that_somebody_has(come: Come) -> None:
    ada, eve = come("Ada"), come("Eve")
    ada.ask("POST", "/account", {"name": "Queen Maude", "passphrase": "four quiet grey horses"})
    eve.expect(*REFUSED)
    page = eve.go("/account")
    form = page.locator("form").filter(has_text="Create account")
    form.get_by_label("Account name").fill("Queen Maude")
    form.get_by_label("Password", exact=True).fill("three loud red foxes")
    form.get_by_role("button", name="Create account").click()
    expect(form.get_by_text("This name is taken.")).to_be_visible()
    expect(form.get_by_label("Password", exact=True)).to_have_value("three loud red foxes")
    form.get_by_label("Account name").fill("Duchess Eve")
    form.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("Log in on any device")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/t/nosuchtable", "There is no table with this code."),
        ("/t/nosuchtable/moment/3", "There is no table with this code."),
        ("/r/this-leads-nowhere", "This personal link isn't valid."),
        ("/no/such/page", "There's no page at this address."),
    ],
)
def test_a_wrong_link(come: Come, path: str, sentence: str) -> None:
    eve = come()
    eve.expect(*REFUSED)
    page = eve.go(path)
    expect(page.get_by_text(sentence)).to_be_visible()
    eve.link("Back to the lobby").click()
    expect(page.get_by_role("heading", name="Play Tash-Kalar")).to_be_visible()


def test_a_moment_that_never_was(come: Come) -> None:
    eve = come("Eve")
    record = finished(players=("Ada", "Ben"))
    code = eve.ask("POST", "/records", {"text": Save.of_record(record).to_text()})["code"]
    page = eve.go(f"/t/{code}/moment/99999")
    expect(page.get_by_label("Position in the game")).to_have_value(str(len(record.choices)))


def test_a_late_choice_is_refused_without_harm(come: Come) -> None:
    ada = come("Ada")
    late = [False]

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def send(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "choose" and late[0]:
                said["answers"] -= 1
                late[0] = False
            server.send(json.dumps(said))

        socket.on_message(send)

    ada.page.route_web_socket(re.compile("/live"), carry)
    page = ada.go("/")
    ada.button("Play against a bot").click()
    page.get_by_role("grid", name="Arena").wait_for()
    lit = page.locator("[role=gridcell][aria-disabled=false]")
    lit.first.wait_for()
    late[0] = True
    name = lit.first.get_attribute("data-square")
    lit.first.click()
    expect(page.get_by_text("The game moved on before your choice arrived.")).to_be_visible()
    ada.button("Got it").click()
    expect(page.get_by_text("The game moved on")).to_be_hidden()
    page.locator(f"[data-square={name}]").click()
    expect(page.locator(f"[data-square={name}]")).to_have_accessible_name(re.compile("your common"))


def test_an_expired_cookie(come: Come) -> None:
    ada = come("Ada")
    page = ada.go("/")
    expect(ada.link("Ada")).to_be_visible()
    ada.context.clear_cookies()
    ada.context.add_cookies(
        [{"name": "legendarium", "value": "out-of-date", "url": ada.address, "httpOnly": True}]
    )
    ada.expect(*REFUSED)
    ada.button("Play against a bot").click()
    expect(page.get_by_text("You've been logged out.")).to_be_visible()
    # The next step is there: to say the name again.
    page.get_by_label("Your name").fill("Ada")
    ada.button("Play").click()
    Player(ada).arrive()


def test_a_chat_line_that_is_too_long(come: Come) -> None:
    ada, ben = come("Ada"), come("Ben")
    code = ada.ask("POST", "/tables", DUEL)["code"]
    gather(ada, code, {1: ben})
    field = ada.page.get_by_label("Write a message")
    field.fill("long " * 61)
    expect(ada.page.get_by_text("Too long: 304 of 300 characters.")).to_be_visible()
    expect(ada.button("Send")).to_be_disabled()
    field.fill("Short enough.")
    ada.button("Send").click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Short enough.")


def test_a_broken_record_file(come: Come, tmp_path: Path) -> None:
    ada = come("Ada")
    ada.expect(*REFUSED)
    page = ada.go("/")
    file = page.get_by_label("Open a saved game")
    for text, sentence in _broken_files():
        path = tmp_path / "broken.json"
        path.write_text(text, encoding="utf-8")
        file.set_input_files(path)
        expect(page.get_by_text(sentence)).to_be_visible()
    path.write_text(Save.of_record(finished()).to_text(), encoding="utf-8")
    file.set_input_files(path)
    expect(page).to_have_url(re.compile(r"/t/\w+$"))


def _broken_files() -> list[tuple[str, str]]:
    record = Save.of_record(finished()).to_text()
    return [
        ("This is a letter to my aunt.", "This isn't a Legendarium saved game."),
        (record.replace('"seed"', '"sEEd"', 1), "This saved game is damaged and cannot be read."),
        (
            record.replace('"legendarium": 2', '"legendarium": 99', 1),
            "This game was saved by another version of Legendarium",
        ),
        ("x" * 1_100_000, "This file is too large to be a saved game."),
    ]
