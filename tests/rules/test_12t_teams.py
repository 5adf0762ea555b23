"""Rules 12T: teams."""

from __future__ import annotations

from typing import Any

import pytest

from legendarium.tashkalar.arena import ARENA, names
from legendarium.tashkalar.position import Player
from legendarium.tashkalar.schools import DECKS
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import start
from scene import SCHOOLS, Scene

DECK = ("knight", "bomb", "herald", "cannon", "champion", "assassin", "summoner", "gun-tower")


def team(player: Player, drawing: str = "", actions: int = 0, **changes: Any) -> Scene:
    scene = Scene(drawing, teams=True, actions=actions, **changes)
    scene.position.players = (player, *scene.position.players[1:])
    return scene


@pytest.mark.rule("12T.1")
def test_a_team_has_one_colour_and_one_score() -> None:
    setup = Setup("duel", SCHOOLS, teams=True)
    assert setup.colours == ("blue", "red")
    assert setup.side_of == (0, 1, 0, 1)
    position = start(setup, 1)
    assert len(position.scores) == len(position.owners) == 2
    assert [player.hand[0] in player.hand for player in position.players] == [True] * 4


@pytest.mark.rule("12T.1")
def test_a_team_has_one_pile_of_claimed_tasks() -> None:
    position = start(Setup("high-form", SCHOOLS, teams=True), 1)
    assert position.tasks is not None
    assert position.tasks.claimed == ((), ())


@pytest.mark.rule("12T.2")
def test_six_cards_lie_sideways_at_the_start() -> None:
    position = start(Setup("duel", SCHOOLS, teams=True), 1)
    for school, player in zip(SCHOOLS, position.players, strict=True):
        assert (len(player.deck), player.sideways) == (len(DECKS[school]) - 3, 6)


@pytest.mark.rule("12T.2")
@pytest.mark.parametrize(("upright", "triggered"), [(4, False), (3, True), (2, True)])
def test_the_last_upright_card_triggers_the_end(upright: int, triggered: bool) -> None:
    scene = team(Player(deck=DECK[: upright + 2], sideways=2)).do("end-turn")
    assert len(scene.position.players[0].hand) == 3
    assert (scene.position.end is not None) == triggered


@pytest.mark.rule("12T.2")
@pytest.mark.example(36)
def test_sideways_cards_are_drawn_when_a_hand_needs_them() -> None:
    scene = team(Player(hand=("time-mage",), deck=DECK[:7], sideways=6)).do("end-turn")
    player = scene.position.players[0]
    assert player.hand == ("time-mage", "knight", "bomb")
    assert (len(player.deck), player.sideways) == (5, 5)
    assert scene.position.end is not None


@pytest.mark.rule("12T.2")
def test_drawing_only_sideways_cards_triggers_nothing_more() -> None:
    scene = team(Player(hand=("time-mage", "knight"), deck=DECK[2:5], sideways=3)).do("end-turn")
    assert scene.position.end is None
    assert scene.position.players[0].sideways == 2


@pytest.mark.rule("12T.3")
def test_six_cards_stay_sideways_when_some_are_put_under() -> None:
    hand = ("time-mage", "hypnotist", "messenger")
    scene = team(Player(hand=hand, deck=DECK[:7], sideways=6), actions=1)
    scene.do("discard messenger", "put-under time-mage", "put-under hypnotist")
    player = scene.position.players[0]
    assert player.deck[-2:] == ("time-mage", "hypnotist")
    assert (len(player.deck), player.sideways) == (9, 6)


@pytest.mark.rule("12T.4")
def test_the_first_to_act_of_each_team_takes_two_legends() -> None:
    position = start(Setup("duel", SCHOOLS, teams=True), 1)
    assert [len(player.legends) for player in position.players] == [2, 2, 0, 0]


@pytest.mark.rule("12T.4")
def test_the_legends_pass_to_the_partner_who_draws_up_to_two() -> None:
    deck = ("titan", "leviathan", "hell-bull")
    scene = team(Player(legends=("fire-dragon",)), legend_deck=deck).do("end-turn")
    assert scene.position.players[0].legends == ()
    assert scene.position.players[2].legends == ("fire-dragon", "titan")


@pytest.mark.rule("12T.4")
def test_extra_legends_go_to_the_partner() -> None:
    deck = ("titan", "leviathan", "hell-bull")
    scene = team(Player(), legend_deck=deck, extra_legends=1, extra_cards=1)
    scene.position.players = (Player(deck=DECK), *scene.position.players[1:])
    scene.do("end-turn")
    assert scene.position.players[2].legends == deck
    assert len(scene.position.players[0].hand) == 4


@pytest.mark.rule("12T.5")
def test_handing_over_before_an_action() -> None:
    player = Player(hand=("swordmaster", "bomb"), legends=("titan",), flare="f35")
    scene = team(player, "X c5 e5, O a3 a4 a5 a6 a7 b5 b6", actions=2).do("hand-over")
    assert scene.question.seat == 2
    assert scene.position.players[2].legends == ("titan",)
    # No summoning, no discard, no flare: every action places.
    free = set(names(ARENA)) - {square for _, square in scene.pieces}
    assert scene.options == {f"place {square}" for square in free}
    scene.do("place e5" if scene.can("place e5") else "place e6", "place f6")
    assert scene.question.seat == 0
    assert scene.options == {"end-turn"}
    scene.do("end-turn")
    assert scene.position.seat == 1


@pytest.mark.rule("12T.5")
def test_handing_over_is_offered_before_every_action_but_not_after_the_last() -> None:
    scene = team(Player(), actions=2)
    assert scene.can("hand-over")
    scene.do("place e5")
    assert scene.can("hand-over")
    scene.do("place e6")
    assert scene.options == {"end-turn"}


@pytest.mark.rule("12T.5")
def test_handing_over_in_an_effect_asks_the_partner_the_same() -> None:
    scene = team(Player(hand=("swordmaster",)), "X c5 e5, O e6 c4", actions=2)
    scene.do("summon swordmaster d5")
    asked = scene.options - {"hand-over"}
    assert scene.can("hand-over")
    scene.do("hand-over")
    assert scene.question.seat == 2
    assert scene.options == asked
    scene.do("pick c4")
    assert scene.at("d5") == "X+"
    assert scene.question.seat == 2
    assert scene.options_of("summon") == set()
    assert scene.position.players[0].discard == ("swordmaster",)


@pytest.mark.rule("12T.5")
def test_actions_gained_by_the_partner_are_used_by_placing() -> None:
    scene = team(Player(hand=("unicorn",)), "X d5 c4 d4 c3, O i5", actions=1)
    scene.do("summon unicorn e5", "hand-over")
    assert scene.question.seat == 2
    gain = next(text for text in scene.options if "action" in text)
    scene.do(gain)
    assert scene.question.seat == 2
    assert {option.kind for option in scene.question.options} == {"place"}


@pytest.mark.rule("12T.5")
@pytest.mark.example(35)
def test_the_way_of_a_summoning_is_not_left_to_the_partner() -> None:
    scene = team(Player(hand=("clan-guardian",)), "X c5 d5 f5 g5", actions=2)
    scene.do("summon clan-guardian e5")
    assert scene.asked == "way"
    assert not scene.can("hand-over")
    scene.do("way squares=c5,d5,f5")
    assert scene.can("hand-over")


@pytest.mark.rule("12T.5")
def test_a_turn_is_handed_over_once() -> None:
    scene = team(Player(), actions=2).do("hand-over")
    assert not scene.can("hand-over")


@pytest.mark.rule("12T.7")
def test_your_pieces_are_the_teams() -> None:
    scene = Scene("X c5 e5, O e6", teams=True)
    scene.position.seat = 2
    hand = (Player(), Player(), Player(hand=("swordmaster",)), Player())
    scene.position.players = hand
    scene.do("summon swordmaster d5", "pick e6")
    assert scene.at("d5") == "X+"
    assert scene.position.players[2].discard == ("swordmaster",)
