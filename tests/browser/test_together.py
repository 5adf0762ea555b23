"""People at one table, each with a browser of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.company import gather, give_up, play_together, resign
from browser.conftest import Come
from browser.pictures import Pictures
from browser.player import Player
from browser.staging import GAME, asked_seat, can_hand_over, find, improvising, play_on
from browser.visitor import Visitor
from legendarium.table import Play
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup


def test_two_play_a_duel_by_link_with_a_reload_in_the_middle(come: Come) -> None:
    ada, ben = come(), come()
    page = ada.go("/")
    ada.link("Set up a table").click()
    page.get_by_role("radio", name=re.compile(r"Deathmatch duel \d")).check()
    page.get_by_label(re.compile("^Seat 2")).select_option(label="Anyone")
    ada.button("Create table").click()
    page.get_by_label("Your name").fill("Ada")
    ada.button("Continue").click()
    link = page.get_by_label("Share this link with the people you want to play with").input_value()

    ben.page.goto(link)
    ben.button("Take this seat").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Continue").click()
    expect(page.get_by_text("All seats are taken. Start whenever you're ready.")).to_be_visible()
    ada.button("Start the game").click()
    both = [Player(ada, 1).arrive(), Player(ben, 2).arrive()]
    play_together(both, until=lambda: len(ben.wire.choices) >= 6 and both[1].is_asked_to_act)
    # How ready each card is comes a moment after the cards.
    expect(both[1].hand.locator(".foot").first).to_be_visible()

    before = _shown(both[1])
    ben.page.reload()
    both[1].arrive()
    ben.wait(lambda: ben.wire.is_asked, "the question after the reload")
    ben.wait(lambda: _shown(both[1]) == before, "the same table as before the reload")
    assert both[0].pieces() == both[1].pieces()

    play_together(both, until=lambda: len(ben.wire.choices) >= 12)
    assert ada.wire.refusals == ben.wire.refusals == []
    give_up(both[1])
    for visitor in (ada, ben):
        visitor.button("See the result").click()
        expect(visitor.page.get_by_role("heading", name="Ada wins.")).to_be_visible()
        expect(visitor.page.get_by_text("Ben resigns.")).to_be_visible()


def _shown(player: Player) -> tuple[object, ...]:
    """What somebody sees of the table: pieces, hand, question, log."""
    log = player.page.get_by_role("log").first.get_by_role("link").all_inner_texts()
    question = player.question.locator("p").first.inner_text()
    return player.seen_pieces(), player.hand.all_inner_texts(), question, log


def test_they_talk_and_one_is_muted(come: Come) -> None:
    ada, ben = come("Ada"), come("Ben")
    body = {"game": "tash-kalar", "options": {"form": "duel", "schools": {"how": "random"}}}
    code = ada.ask("POST", "/tables", body)["code"]
    gather(ada, code, {1: ben})
    _say(ada, "Good luck, <b>Ben</b>!")
    lines = ben.page.get_by_role("log", name="Chat")
    expect(lines).to_contain_text("Good luck, <b>Ben</b>!")
    ben.page.get_by_text("Mute someone").click()
    ben.page.get_by_label("Mute Ada").check()
    expect(lines).not_to_contain_text("Good luck")
    _say(ada, "Can you hear me?")
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Can you hear me?")
    _say(ben, "Now I am quiet.")
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Now I am quiet.")
    expect(lines).not_to_contain_text("Can you hear me?")
    ben.page.get_by_label("Mute Ada").uncheck()
    expect(lines).to_contain_text("Can you hear me?")


def _say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Write a message").fill(text)
    visitor.button("Send").click()


def test_partners_are_silent_while_they_play(come: Come) -> None:
    ada, eve = come("Ada"), come("Eve")
    page = ada.go("/new")
    talk = page.get_by_label("Allow partners to chat during the game")
    expect(talk).to_have_count(0)
    page.get_by_role("radio", name=re.compile("duel in teams", re.IGNORECASE)).check()
    expect(talk).not_to_be_checked()
    ada.button("Start the game").click()
    Player(ada).arrive()
    expect(page.get_by_text("partners may only communicate by handing over")).to_be_visible()
    expect(page.get_by_text("· no chat during the game ·")).to_be_visible()
    expect(page.get_by_label("Write a message")).to_have_count(0)
    eve.page.goto(page.url)
    _say(eve, "I only watch.")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("I only watch.")

    ada.go("/new")
    talk.check()
    ada.button("Start the game").click()
    Player(ada).arrive()
    expect(page.get_by_text("partners may chat")).to_be_visible()
    _say(ada, "May I?")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("May I?")
    assert ada.wire.refusals == []


@pytest.mark.pictures
def test_four_play_in_teams_and_one_hands_over(come: Come, pictures: Pictures) -> None:
    schools = ("northern", "southern", "highland", "sylvan")
    record = find(Setup("high-form", schools, teams=True), can_hand_over)
    seat = asked_seat(record)
    people = [come(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    code = play_on(people[0], record)
    others = {number: people[number] for number in (1, 2, 3)}
    players = gather(people[0], code, others)

    giver, taker = players[seat], players[(seat + 2) % 4]
    assert giver.wire.is_asked
    giver.action("Hand over").click()
    taker.visitor.wait(lambda: taker.wire.is_asked, "the rest of the partner's turn")
    expect(taker.question).to_contain_text("Your partner has handed over")
    expect(giver.question).to_contain_text(f"Waiting for {_name(taker)}")
    expect(taker.question).not_to_contain_text("You can play the highlighted cards")
    taker.check_lit()
    assert {option["kind"] for option in taker.wire.options} <= {"place", "end-turn"}

    begun = players[0].wire.number
    play_together(players, until=lambda: _turns_since(players[0], begun) >= 5)
    pictures.take(people[0], "teams")
    assert players[0].pieces() == players[3].pieces()
    give_up(players[1])
    _give_up_too(people[1], people[3], people[0])
    people[0].button("See the result").click()
    expect(
        people[0].page.get_by_role("heading", name="Ada and Cleo win as a team.")
    ).to_be_visible()
    assert all(person.wire.refusals == [] for person in people)


def _give_up_too(first: Visitor, partner: Visitor, opponent: Visitor) -> None:
    """The one who wants to give up reads so, the partner agrees, and an opponent cannot."""
    expect(_offer(first)).to_contain_text("You want to resign. The team resigns if both")
    assert first.page.evaluate("() => document.activeElement.textContent") == "This table"
    expect(_offer(opponent)).to_contain_text("wants to resign.")
    expect(_offer(opponent).get_by_role("button")).to_have_count(0)
    resign(partner, _offer(partner))


def _offer(visitor: Visitor) -> Locator:
    return visitor.page.locator(".notice").filter(has_text=re.compile("wants? to resign"))


def _name(player: Player) -> str:
    assert player.wire.table is not None
    name: str = player.wire.table["seats"][player.wire.seat]["name"]
    return name


def _turns_since(player: Player, number: int) -> int:
    """How many turns have ended since a step."""
    steps = [heard for heard in player.wire.received if heard["type"] == "step"]
    return sum(
        any(event["kind"] == "turn" for event in step["events"])
        for step in steps
        if step["standing"]["number"] > number
    )


@pytest.mark.pictures
def test_three_play_a_melee_and_one_improvises(come: Come, pictures: Pictures) -> None:
    record = find(Setup("melee", ("northern", "southern", "highland")), _can_improvise)
    option = improvising(Play.resume(GAME, record).position)
    assert option is not None
    card, square = option.card, option.square
    seat = asked_seat(record)
    people = [come(name) for name in ("Ada", "Ben", "Cleo")]
    code = play_on(people[0], record)
    players = gather(people[0], code, {1: people[1], 2: people[2]})

    player = players[seat]
    before = player.wire.view["improvised"][seat]
    player.hand.filter(has_text=re.compile(card.replace("-", "[- ]"), re.IGNORECASE)).click()
    expect(player.question).to_contain_text("Where do you want to summon")
    player.square(square).hover()
    pictures.take(people[seat], "melee-improvising")
    player.square(square).click()
    play_together(players, until=lambda: player.wire.view["improvised"][seat] != before)
    after = player.wire.view["improvised"][seat]
    assert len(after) == len(before) + 1
    begun = players[0].wire.number
    play_together(players, until=lambda: _turns_since(players[0], begun) >= 4)
    assert players[0].pieces() == players[1].pieces() == players[2].pieces()
    assert all(person.wire.refusals == [] for person in people)


def _can_improvise(position: Position) -> bool:
    asked = GAME.question(position)
    return asked is not None and asked.kind == "action" and improvising(position) is not None


def test_a_spectator_sees_no_hand(come: Come) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    body = {"game": "tash-kalar", "options": {"form": "duel", "schools": {"how": "chosen"}}}
    code = ada.ask("POST", "/tables", body)["code"]
    players = gather(ada, code, {1: ben})
    page = eve.go(f"/t/{code}")
    watcher = Player(eve).arrive()
    expect(page.get_by_text("You're watching. Players' hands are hidden.")).to_be_visible()
    play_together(players, until=lambda: len(ben.wire.choices) >= 4)
    eve.wait(lambda: eve.wire.number == ada.wire.number, "the same step")
    assert watcher.pieces() == players[0].pieces()
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
    assert watcher.lit()["squares"] == []
    assert _hidden(watcher, 0)
    assert _hidden(watcher, 1)
    assert _hidden(players[0], 1)
    assert not _hidden(players[0], 0)
    held = players[0].wire.view["seats"][0]["hand"]
    said = str(eve.wire.received)
    assert not any(f"'{card}'" in said for card in held)


def _hidden(player: Player, seat: int) -> bool:
    hand = player.wire.view["seats"][seat]["hand"]
    return bool(hand) and set(hand) == {"hidden"}
