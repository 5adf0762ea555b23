"""Worlds that the library deals to a seat: each looks to it like the real one, no hidden card is
likelier than another, and hands dealt further from the same chance share none.

`pytest --soak tests/bots/tashkalar/native/test_same_deals.py` looks at ten times as many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest
from both import TIMES, native_deal
from unpacking import comes_back

from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.invariants import check_invariants
from legendarium.tashkalar.position import Cards, Position, Stage
from legendarium.tashkalar.schools import DECKS, LEGENDS
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.view import view
from settings import SETTINGS, lively_game, setup_of

pytestmark = pytest.mark.slow

POSITIONS = 40 * TIMES
"""How many positions are checked in each setting."""
WORLDS = 4000
"""How many worlds are dealt to measure how likely each card is."""


def some(setting: str, seed: int) -> Iterator[Position]:
    """Positions between the actions of lively games."""
    chance = Random(seed)
    found: list[Position] = []
    while len(found) < POSITIONS:
        seed += 1
        game = lively_game(setup_of(setting, seed), seed)
        between = [p for p in game if p.before is None and p.stage == Stage.TURNS]
        found += chance.sample(between, min(10, len(between)))
    return iter(found[:POSITIONS])


@pytest.mark.parametrize("setting", SETTINGS)
def test_each_looks_to_the_seat_like_the_real_one(setting: str) -> None:
    chance = Random(1)
    for position in some(setting, 1):
        assert comes_back(position)
        for seat in range(position.setup.seats):
            assert_possible(position, seat, chance)


def assert_possible(position: Position, seat: int, chance: Random) -> None:
    """Fail unless worlds dealt to a seat look to it like the position, and are always the same."""
    seen = view(position, seat).position
    bits = chance.getrandbits(64)
    for further in range(5):
        world = native_deal(seen, bits, further)
        check_invariants(world)
        assert view(world, seat).position == seen
        assert native_deal(seen, bits, further) == world


def hidden_hands(world: Position, seat: int) -> list[frozenset[str]]:
    """The hands of the other seats."""
    return [frozenset(p.hand) for other, p in enumerate(world.players) if other != seat]


@pytest.mark.parametrize("setting", SETTINGS)
def test_nobody_holds_a_card_twice_before_all_were_dealt(setting: str) -> None:
    compared = 0
    for number, position in enumerate(some(setting, 2)):
        seat = position.seat
        seen = view(position, seat).position
        hands = min(
            (len(player.hand) + len(player.deck) - player.known) // max(1, len(player.hand))
            for other, player in enumerate(position.players)
            if other != seat
        )
        worlds = [native_deal(seen, number, further) for further in range(min(5, hands))]
        dealt = [hidden_hands(world, seat) for world in worlds]
        for one, other in combinations(dealt, 2):
            assert not any(a & b for a, b in zip(one, other, strict=True))
            compared += 1
    assert compared > 2 * POSITIONS


def test_the_own_draws_and_the_legends_of_others_go_round_too() -> None:
    position = next(p for p in some("duel", 3) if len(p.players[p.seat].deck) > 9)
    worlds = [native_deal(view(position, position.seat).position, 9, f) for f in range(3)]
    draws = [frozenset(world.players[position.seat].deck[:3]) for world in worlds]
    assert len(frozenset.union(*draws)) == 9
    legends = [world.players[1 - position.seat].legends for world in worlds]
    assert len({card for held in legends for card in held}) == sum(map(len, legends))


# How likely each card is


class Place(NamedTuple):
    """A place that hidden cards are dealt to, and the cards that may be there."""

    cards: Callable[[Position], Cards]
    unseen: set[str]


def places(position: Position) -> dict[str, Place]:
    """The hidden places of a two-player game, for the seat to move."""
    seat, other = position.seat, 1 - position.seat
    own, theirs, tasks = position.players[seat], position.players[other], position.tasks
    assert tasks is not None
    own_deck, their_deck = (DECKS[position.setup.schools[one]] for one in (seat, other))
    legends = {*LEGENDS} - {*own.legends, *position.legend_discard}
    open_tasks = {*tasks.current, tasks.next, *tasks.claimed[0], *tasks.claimed[1]}
    return {
        "hand": Place(lambda p: p.players[other].hand, {*their_deck} - {*theirs.discard}),
        "draw": Place(lambda p: p.players[seat].deck[:1], {*own_deck} - {*own.hand, *own.discard}),
        "legends": Place(lambda p: p.players[other].legends, legends),
        "legend to draw": Place(lambda p: p.legend_deck[:1], legends),
        "flare": Place(
            lambda p: (p.players[other].flare or "",),
            {*FLARES} - {own.flare or "", *position.flare_discard},
        ),
        "task": Place(lambda p: (p.tasks or tasks).deck[:1], {*TASKS} - open_tasks),
    }


@pytest.mark.parametrize("further", [0, 2])
def test_every_card_is_equally_likely(further: int) -> None:
    chance = Random(f"worlds {further}")
    position = next(p for p in some("high-form", 4) if p.players[1 - p.seat].legends)
    assert not any(player.known for player in position.players)
    seen = view(position, position.seat).position
    found: dict[str, Counter[str]] = {name: Counter() for name in places(position)}
    for _ in range(WORLDS):
        world = native_deal(seen, chance.getrandbits(64), further)
        for name, place in places(position).items():
            found[name].update(place.cards(world))
    for name, place in places(position).items():
        even = found[name].total() / len(place.unseen)
        assert found[name].keys() == place.unseen, name
        assert all(0.7 * even < number < 1.35 * even for number in found[name].values()), name
