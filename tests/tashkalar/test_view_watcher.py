"""What one who only watches may know, and the shape of everything that is shown."""

from __future__ import annotations

import json
from random import Random

import pytest

from json_shape import assert_has_shape
from legendarium.table import SPECTATOR
from legendarium.tashkalar.events import Drew, WentUnder
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import Concede, card_of
from legendarium.tashkalar.position import Player, Position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.shapes import PositionShape
from legendarium.tashkalar.turn import question, take
from settings import SETTINGS, decisions, sampled_decisions, setup_of

pytestmark = pytest.mark.slow

GAME = TashKalar()

every_setting = pytest.mark.parametrize("setting", SETTINGS)


def hidden_cards(player: Player) -> set[str]:
    """The cards of a seat that nobody else has seen."""
    return {*player.hand, *player.legends, *player.deck[player.known :], player.flare or ""} - {""}


def public_cards(position: Position) -> set[str]:
    """The names that everybody sees: discard piles, known tops, what this turn has shown.

    Both imperial schools have the same beings, so one of them may be hidden in the other's hand.
    """
    shown = {*position.legend_discard, *position.flare_discard}
    shown |= {card for card, _ in position.summoned}
    for player in position.players:
        shown |= {*player.discard, *player.deck[: player.known]}
    if position.before is not None:
        shown |= {card_of(position.answers[0])} | public_cards(position.before)
    return shown


@every_setting
def test_a_watcher_cannot_tell_worlds_apart_that_differ_in_hidden_cards_alone(
    setting: str,
) -> None:
    chance = Random(setting)
    different = inside = 0
    for seed in range(12):
        for position, _ in sampled_decisions(setup_of(setting, seed), seed, 4):
            seen = GAME.view(position, SPECTATOR)
            world = GAME.sample(seen, chance)
            assert GAME.view(world, SPECTATOR) == seen
            assert GAME.encode_view(GAME.view(world, SPECTATOR)) == GAME.encode_view(seen)
            different += world != position
            inside += position.before is not None
    assert different > 500
    assert inside > 100


@every_setting
def test_no_hidden_card_is_named_to_a_watcher(setting: str) -> None:
    looked = 0
    for seed in range(16):
        for position, option in sampled_decisions(setup_of(setting, seed), seed, 4):
            seen = GAME.view(position, SPECTATOR)
            asked = question(position)
            assert asked is not None
            assert seen.question == asked._replace(options=())
            hidden = set().union(*map(hidden_cards, position.players))
            hidden |= {*position.legend_deck, *position.flare_deck}
            hidden -= public_cards(position)
            text = json.dumps(GAME.encode_view(seen))
            named = {card for card in (*CARDS, *FLARES) if f'"{card}"' in text}
            assert not named & hidden
            looked += len(hidden)
            after = take(position, option)
            for event in GAME.events(after, SPECTATOR):
                assert not isinstance(event, (Drew, WentUnder)) or event.card is None
    assert looked > 1000


@every_setting
def test_a_watcher_sees_no_more_than_any_seat(setting: str) -> None:
    for position, _ in decisions(setup_of(setting, 1), 1):
        watched = GAME.encode_view(GAME.view(position, SPECTATOR))
        for seat in range(position.setup.seats):
            own = GAME.encode_view(GAME.view(position, seat))
            for number, (theirs, mine) in enumerate(
                zip(watched["seats"], own["seats"], strict=True)
            ):
                assert number == seat or theirs == mine
            assert {k: v for k, v in watched.items() if k not in ("seats", "pending")} == {
                k: v for k, v in own.items() if k not in ("seats", "pending")
            }


@every_setting
def test_positions_and_views_have_the_shape_that_clients_are_told(setting: str) -> None:
    for seed in range(9):
        for position, _ in sampled_decisions(setup_of(setting, seed), seed, 6):
            assert_has_shape(PositionShape, GAME.encode(position))
            for seat in (SPECTATOR, 0):
                shown = GAME.encode_view(GAME.view(position, seat))
                assert_has_shape(PositionShape, shown)
                assert shown["chance"] == 0
                assert ("pending" in shown) == (position.before is not None)
                assert "before" not in shown.get("pending", {})


def test_an_end_a_concession_and_an_offer_have_that_shape_too() -> None:
    position = GAME.start(setup_of("duel-teams", 0).to_json(), 1)
    offered = take(position, Concede(seat=0))
    assert_has_shape(PositionShape, GAME.encode(offered))
    over = take(offered, Concede(seat=2))
    body = GAME.encode(over)
    assert_has_shape(PositionShape, body)
    assert body["conceded"] == "blue"
    assert GAME.view(over, SPECTATOR).question is None
