"""Secrets: never lost by chance, personal ones never given (SEC)."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail import secrets
from legendarium.taintedgrail.position import Dial
from taintedgrail import play
from taintedgrail.lives import cards, crowd, give, in_scene, offered, question_of, refused


@pytest.mark.rule("SEC-1")
def test_secrets_are_never_in_the_item_deck() -> None:
    p = crowd("ada")
    assert set(p.item_deck.order) <= set(p.campaign.items)
    assert not set(p.item_deck.order) & {str(number) for number in p.campaign.secrets}


@pytest.mark.rule("SEC-1")
def test_a_secret_is_gained_once_and_lost_only_by_name() -> None:
    p = crowd("ada", "ben")
    assert secrets.gain_secret(p, "ada", 14)
    assert not secrets.gain_secret(p, "ben", 14)
    assert not secrets.lose_secret(p, "ben", 14)
    assert secrets.lose_secret(p, "ada", 14)
    assert cards(p.character("ada")) == []
    assert secrets.gain_secret(p, "ben", 14), "it was back in the pool"


@pytest.mark.rule("SEC-2")
@pytest.mark.example("A7")
def test_discarding_items_skips_secrets_with_a_keyword() -> None:
    p = crowd("ada")
    give(p, "ada", "item:net", "secret:20")
    p = play.run_steps(in_scene(p, "ada"), ("perform", "discard 2 items"))
    assert cards(p.character("ada")) == ["secret:20"]
    assert p.item_deck.order[-1] == "net"
    assert question_of(p)[0] == "action", "the missing second item has no further effect"


@pytest.mark.rule("SEC-2")
def test_the_owner_chooses_which_item_goes() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "item:net", "item:spear", "item:coat", "secret:20")
    p = play.run_steps(in_scene(p, "ada", "ben"), ("discard-items", "ada", 2))
    assert question_of(p) == ("discard-items", (0,))
    assert offered(p, "item") == ["net", "spear", "coat"]
    refused(p, "SEC-2", "discard", who="ada", item="20")
    p = play.choose(play.choose(p, "discard", item="net"), "discard", item="coat")
    assert cards(p.character("ada")) == ["item:spear", "secret:20"]


@pytest.mark.rule("SEC-3")
@pytest.mark.example("B76")
def test_a_personal_secret_is_never_traded() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "secret:11", "secret:14")
    p = play.choose(p, "trade")
    assert "14" in offered(p, "id")
    assert "11" not in offered(p, "id")
    refused(p, "SEC-3", "give", from_="ada", to="ben", what="secret", id="11")
    given = play.choose(p, "give", from_="ada", to="ben", what="secret", id="14")
    assert cards(given.character("ben")) == ["secret:14"]


@pytest.mark.rule("SEC-1")
def test_what_lies_on_a_secret_comes_and_goes_with_it() -> None:
    p = crowd("ada")
    assert secrets.gain_secret(p, "ada", 21)
    assert p.character("ada").possessions[0].charges == 3
    assert p.dials["debt-dial"] == Dial(1, "secret", 21)
    secrets.lose_secret(p, "ada", 21)
    assert p.dials == {}


@pytest.mark.rule("QST-1")
def test_a_quest_on_a_secret_becomes_active_with_it() -> None:
    p = play.run_steps(in_scene(crowd("ada"), "ada"), ("perform", "gain secret 22"))
    assert p.quests[0] == "deep"
    p = p.clone()
    p.visited = p.visited | {104}
    p = play.run_steps(p)
    assert p.character("ada").reputation == 1
    assert "deep" in p.quests, "no text has taken it off the stack"


@pytest.mark.rule("SEC-3")
def test_charges_go_along_when_a_secret_is_given() -> None:
    p = crowd("ada", "ben")
    secrets.gain_secret(p, "ada", 21)
    p.character("ada").possessions = (p.character("ada").possessions[0]._replace(charges=2),)
    p = play.choose(play.choose(p, "trade"), "give", from_="ada", what="secret", id="21")
    assert p.character("ben").possessions[0].charges == 2
    assert p.dials["debt-dial"] == Dial(1, "secret", 21)
