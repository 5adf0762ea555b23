"""Players who join and leave (PLY)."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.events.day import Joined
from legendarium.taintedgrail.invariants import broken
from legendarium.taintedgrail.options.day import Join, Leave
from legendarium.taintedgrail.players import player_changes
from legendarium.taintedgrail.position import Position
from taintedgrail import play
from taintedgrail.lives import cards, crowd, give, offered, question_of, refused
from taintedgrail.play import events_of, question


def aside(p: Position, kind: str, **details: object) -> Position:
    """The position after somebody joined or left."""
    chosen = play.option(kind, **details)
    agenda.check(p, chosen)
    return agenda.take(p, chosen)


@pytest.mark.rule("PLY-1", "PLY-3")
@pytest.mark.example("B81")
def test_a_newcomer_stands_where_one_of_the_others_stands() -> None:
    p = crowd("ada", "ben")
    p.character("ben").location = 103
    p = aside(p, "join", seat=2, character="dot", beside="ben")
    dot = p.character("dot")
    assert (dot.seat, dot.location) == (2, 103)
    assert (dot.health, dot.energy, dot.terror, dot.food, dot.magic) == (7, 7, 1, 2, 1)
    assert (len(dot.combat_deck), len(dot.diplomacy_deck), len(dot.combat_development)) == (
        15,
        15,
        3,
    )
    assert question_of(p)[0] == "action"
    assert "dot" in offered(p, "who")
    assert [one.who for one in events_of(p, Joined)] == ["dot"]
    assert broken(p) == []


@pytest.mark.rule("PLY-1")
@pytest.mark.example("B81")
def test_at_most_four_play() -> None:
    p = crowd("ada", "ben", "cay", "dot")
    assert all(isinstance(one, Leave) for one in player_changes(p))
    refused(p, "PLY-1", "join", seat=4, character="ada", beside="ada")


@pytest.mark.rule("PLY-1")
def test_somebody_stays() -> None:
    refused(crowd("ada"), "PLY-1", "leave", who="ada")


@pytest.mark.rule("PLY-1")
def test_a_seat_and_a_character_are_taken_once() -> None:
    p = crowd("ada", "ben")
    refused(p, "PLY-3", "join", seat=0, character="cay", beside="ada")
    refused(p, "PLY-3", "join", seat=2, character="ben", beside="ada")
    refused(p, "PLY-3", "join", seat=2, character="cay", beside="dot")


@pytest.mark.rule("PLY-1")
def test_coming_and_going_is_not_listed() -> None:
    p = crowd("ada", "ben")
    assert not {"join", "leave"} & play.kinds(p)
    assert {type(one) for one in player_changes(p)} == {Join, Leave}


@pytest.mark.rule("PLY-1")
def test_nobody_comes_or_goes_in_the_middle_of_something() -> None:
    p = play.choose(crowd("ada", "ben"), "trade")
    assert player_changes(p) == []


@pytest.mark.rule("PLY-2")
@pytest.mark.example("B82")
def test_the_secrets_of_one_who_leaves_go_to_those_who_stay() -> None:
    p = crowd("ada", "ben", "cay")
    give(p, "ada", "secret:14", "secret:20", "secret:11", "item:net")
    p = aside(p, "leave", who="ada")
    assert question_of(p) == ("give-secret", (0,)), "the leaving player decides"
    assert offered(p, "to") == ["ben", "cay"]
    p = play.choose(p, "give-secret", secret=14, to="cay")
    p = play.choose(p, "give-secret", secret=20, to="ben")
    assert cards(p.character("cay")) == ["secret:14"]
    assert cards(p.character("ben")) == ["secret:20"]
    assert cards(p.absent[0]) == ["secret:11", "item:net"], "personal ones are stored with it"
    assert question_of(p)[0] == "action"
    assert broken(p) == []


@pytest.mark.rule("PLY-2")
def test_a_secret_never_leaves_the_campaign_and_cannot_be_found_twice() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "secret:11")
    p = aside(p, "leave", who="ada")
    p = play.run_steps(p)
    assert cards(p.absent[0]) == ["secret:11"]


@pytest.mark.rule("PLY-2", "PLY-3")
def test_one_who_comes_back_is_as_it_left() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "secret:11").xp = 3
    p = aside(p, "leave", who="ada")
    p = aside(p, "join", seat=3, character="ada", beside="ben")
    ada = p.character("ada")
    assert (ada.xp, ada.seat, cards(ada)) == (3, 3, ["secret:11"])
    assert p.absent == ()
    assert broken(p) == []


@pytest.mark.rule("PLY-4", "ACT-9")
def test_costs_of_menhirs_follow_the_number_at_once() -> None:
    p = crowd("ada", "ben")
    p.character("ada").wealth = 2
    asking = play.choose(play.run_steps(p), "menhir", who="ada")
    while question_of(asking)[0] != "menhir":
        asking = agenda.take(asking, question(asking).options[0])
    assert "activate" in play.kinds(asking), "two players, two wealth"
    more = aside(play.run_steps(p), "join", seat=2, character="cay", beside="ada")
    more.character("cay").wealth = 0
    asking = play.choose(more, "menhir", who="ada")
    while asking.question is not None and question_of(asking)[0] not in ("menhir", "action"):
        asking = agenda.take(asking, asking.question.options[0])
    assert "activate" not in play.kinds(asking), "three players, two wealth"


@pytest.mark.rule("PLY-1", "DTH-4")
def test_the_dead_do_not_join_and_the_absent_may_follow_them() -> None:
    p = crowd("ada", "ben", "cay")
    give(p, "cay", "secret:13")
    p = aside(p, "leave", who="cay")
    p = play.run_steps(p, ("die", "ada"))
    assert offered(p, "character") == ["cay", "dot"]
    p = play.choose(p, "take-character", character="cay")
    assert cards(p.character("cay")) == ["secret:13"]
    refused(p, "PLY-3", "join", seat=2, character="ada", beside="ben")
    assert broken(p) == []
