"""Taking choices back: inside an effect, and with the consent of the others."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.company import gather, play_together
from browser.conftest import Come
from browser.player import Player
from browser.staging import GAME, effect_with_two_questions, find, play_on, two_questions
from legendarium.locale import Words
from legendarium.table import Play
from legendarium.tashkalar.options import target_of
from legendarium.tashkalar.setup import Setup


def test_a_choice_inside_an_effect_is_taken_back(come: Come) -> None:
    record = find(Setup("duel", ("northern", "southern")), effect_with_two_questions)
    found = two_questions(Play.resume(GAME, record).position)
    assert found is not None
    summoning, answer = found
    ada = come("Ada")
    ben = come("Ben")
    players = gather(ada, play_on(ada, record), {1: ben})
    player = next(player for player in players if player.wire.is_asked)
    assert player.wire.standing is not None

    pieces = [player.seen_pieces()]
    player.hand.filter(has_text=Words("en").say(summoning.card)).click()
    _choose(player, summoning.square)
    first = player.question.locator("p").first.inner_text()
    pieces.append(player.seen_pieces())
    assert pieces[1] != pieces[0]
    _choose(player, target_of(answer))
    second = player.wire.standing
    assert second is not None
    assert second["view"]["pending"]["choices"]
    player.visitor.wait(lambda: player.seen_pieces() != pieces[1], "the changed pieces")

    player.action("Undo").click()
    expect(player.question.locator("p").first).to_have_text(re.compile(re.escape(first)))
    player.visitor.wait(lambda: player.seen_pieces() == pieces[1], "the pieces of before")
    player.action("Undo").click()
    player.visitor.wait(lambda: player.seen_pieces() == pieces[0], "the pieces of the beginning")
    other = next(each for each in players if each is not player)
    other.visitor.wait(lambda: other.pieces() == player.pieces(), "the same for the other")
    player.check_lit()


def _choose(player: Player, square: str) -> None:
    """Click a square that settles a choice, and wait for what comes of it."""
    before = player.wire.number
    player.square(square).click()
    player.visitor.wait(lambda: player.wire.number > before, f"an answer to {square}")


def test_the_others_agree_to_a_take_back_or_refuse(come: Come) -> None:
    ada, ben = come("Ada"), come("Ben")
    body = {"game": "tash-kalar", "options": {"form": "duel", "schools": {"how": "chosen"}}}
    code = ada.ask("POST", "/tables", body)["code"]
    players = gather(ada, code, {1: ben})
    play_together(players, until=lambda: len(ada.wire.choices) > 3 and ben.wire.is_asked)
    moment = ada.wire.moment

    players[0].action("Ask to undo").click()
    expect(ada.page.get_by_text("Waiting for Ben.").first).to_be_visible()
    expect(ben.page.get_by_text("Ada wants to undo the last choice.")).to_be_visible()
    ben.button("Decline").click()
    expect(ada.page.get_by_text("Ben declined the undo request.")).to_be_visible()
    assert ada.wire.moment == moment

    players[0].action("Ask to undo").click()
    ben.button("Allow").click()
    ada.wait(lambda: ada.wire.is_asked, "the question once more")
    assert ada.wire.moment < moment
    ben.wait(lambda: ben.wire.number == ada.wire.number, "the same for Ben")
    play_together(players, until=lambda: ada.wire.moment > moment)
    assert ada.wire.refusals == ben.wire.refusals == []
