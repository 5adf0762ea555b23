"""Rules 3: decks, hands and what is secret."""

from __future__ import annotations

from random import Random

import pytest

from card_list import published
from legendarium.tashkalar.events import Drew, WentUnder
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.names import HIDDEN
from legendarium.tashkalar.options import Discard, PutUnder
from legendarium.tashkalar.position import Player
from legendarium.tashkalar.schools import DECK, DECKS
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.turn import start
from legendarium.tashkalar.view import view, visible_events
from scene import Scene

FULL_HAND = Player(
    hand=("bomb", "herald", "knight"), legends=("titan", "leviathan"), flare="f34", deck=("cannon",)
)


@pytest.mark.rule("3.1")
def test_the_published_decks_have_their_sizes() -> None:
    assert DECKS["northern"] == DECKS["southern"]
    assert {deck: len(published(deck)) for deck in DECK} == {
        "imperial": 18,
        "highland": 18,
        "sylvan": 18,
        "legends": 12,
    }
    assert (len(FLARES), len(TASKS)) == (12, 24)


@pytest.mark.rule("3.1")
def test_each_deck_has_its_own_discard_pile() -> None:
    scene = Scene("X c5 e5", hand="swordmaster", actions=1)
    scene.do("summon swordmaster d5")
    assert scene.position.players[0].discard == ("swordmaster",)
    assert scene.position.legend_discard == scene.position.flare_discard == ()


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("form", ["high-form", "duel"])
def test_the_first_hand(form: str) -> None:
    schools = ("highland", "sylvan")
    position = start(Setup(form, schools), 5)
    for school, player in zip(schools, position.players, strict=True):
        assert (len(player.hand), len(player.legends)) == (3, 2)
        assert player.flare in FLARES
        assert sorted(player.hand + player.deck) == sorted(DECKS[school])


@pytest.mark.rule("3.2")
def test_the_first_game_has_no_legends() -> None:
    position = start(Setup("first-game", ("northern", "southern")), 5)
    assert all(not player.legends for player in position.players)
    assert position.legend_deck == ()


@pytest.mark.rule("3.3")
def test_what_a_seat_may_not_see_is_hidden() -> None:
    position = start(Setup("high-form", ("northern", "sylvan")), 8)
    seen = view(position, 0).position
    assert seen.players[0].hand == position.players[0].hand
    assert seen.players[1].hand == (HIDDEN,) * 3
    assert seen.players[1].legends == (HIDDEN,) * 2
    assert seen.players[1].flare == HIDDEN
    for player, dealt in zip(seen.players, position.players, strict=True):
        assert player.deck == (HIDDEN,) * len(dealt.deck)
    assert set(seen.legend_deck) == set(seen.flare_deck) == {HIDDEN}
    assert seen.tasks is not None
    assert set(seen.tasks.deck) == {HIDDEN}
    assert seen.chance == 0


@pytest.mark.rule("3.3")
def test_what_is_public_is_seen() -> None:
    position = start(Setup("high-form", ("northern", "sylvan")), 8)
    seen = view(position, 1).position
    assert seen.tasks is not None
    assert position.tasks is not None
    assert seen.tasks.current == position.tasks.current
    assert seen.tasks.next == position.tasks.next
    assert seen.scores == position.scores


@pytest.mark.rule("3.3", "12T.6")
def test_hands_are_secret_between_partners() -> None:
    setup = Setup("duel", ("northern", "southern", "highland", "sylvan"), teams=True)
    seen = view(start(setup, 3), 0).position
    assert seen.players[2].hand == (HIDDEN,) * 3
    assert seen.players[2].flare == HIDDEN


@pytest.mark.rule("3.3")
def test_only_the_seat_that_is_asked_sees_the_options() -> None:
    position = Scene("X c5 e5", hand="swordmaster").position
    mine, theirs = view(position, 0).question, view(position, 1).question
    assert mine is not None
    assert theirs is not None
    assert mine.options
    assert theirs == mine._replace(options=())


@pytest.mark.rule("3.3")
def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    scene = Scene("", actions=0)
    scene.position.players = (Player(deck=("knight", "bomb")), Player())
    scene.do("end-turn")
    own = [event for event in visible_events(scene.position, 0) if isinstance(event, Drew)]
    others = [event for event in visible_events(scene.position, 1) if isinstance(event, Drew)]
    assert [event.card for event in own] == ["knight", "bomb"]
    assert [(event.card, event.deck) for event in others] == [(None, "being")] * 2


@pytest.mark.rule("3.3")
def test_cards_put_under_a_deck_are_face_down() -> None:
    scene = Scene("")
    scene.position.players = (FULL_HAND, Player())
    scene.do("discard bomb", "put-under herald", "put-under titan")
    seen = view(scene.position, 1).position
    face_down = PutUnder(HIDDEN, "being"), PutUnder(HIDDEN, "legend")
    assert seen.answers == (Discard("bomb"), *face_down)
    told = visible_events(scene.position, 1)[0]
    assert isinstance(told, WentUnder)
    assert told.card is None
    game = TashKalar()
    for seed in range(20):
        world = game.sample(view(scene.position, 1), Random(seed))
        assert view(world, 1) == view(scene.position, 1)


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("pile", ["flare", "legend"])
def test_the_discard_pile_is_shuffled_as_soon_as_the_last_card_is_drawn(pile: str) -> None:
    cards = ("f34", "f25", "f46") if pile == "flare" else ("titan", "leviathan", "hell-bull")
    scene = Scene("", actions=0)
    if pile == "legend":
        scene.position.players = (Player(legends=("fire-dragon",)), Player())
    setattr(scene.position, f"{pile}_deck", cards[:1])
    setattr(scene.position, f"{pile}_discard", cards[1:])
    scene.do("end-turn")
    held = scene.position.players[0]
    assert (held.flare if pile == "flare" else held.legends[-1]) == cards[0]
    assert sorted(getattr(scene.position, f"{pile}_deck")) == sorted(cards[1:])
    assert getattr(scene.position, f"{pile}_discard") == ()


@pytest.mark.rule("3.4")
def test_with_an_empty_discard_pile_it_is_shuffled_at_the_next_draw() -> None:
    scene = Scene("", actions=0, flare_deck=("f34",))
    scene.do("end-turn")
    assert scene.position.flare_deck == ()
    scene.position = scene.position.copy()
    scene.position.flare_discard = ("f25", "f46")
    scene.position.actions = 0
    scene.position._question = None
    scene.do("end-turn")
    drawn = scene.position.players[1].flare
    assert {drawn, *scene.position.flare_deck} == {"f25", "f46"}
    assert not scene.position.flare_discard


@pytest.mark.rule("3.4")
def test_no_flare_is_drawn_when_there_is_none() -> None:
    scene = Scene("", actions=0).do("end-turn")
    assert scene.position.players[0].flare is None


@pytest.mark.rule("3.4")
def test_an_own_deck_is_never_reshuffled() -> None:
    scene = Scene("", actions=0)
    scene.position.players = (Player(deck=("knight",), discard=("bomb", "herald")), Player())
    scene.do("end-turn")
    assert scene.position.players[0].hand == ("knight",)
    assert scene.position.players[0].deck == ()
    assert scene.position.players[0].discard == ("bomb", "herald")
