"""Worlds sampled with skipped hands: each is possible, and no two share a hidden card."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from legendarium.tashkalar.invariants import check_invariants
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import sample, view
from settings import SETTINGS, sampled_decisions, setup_of


def hidden_hands(world: Position, seat: int) -> list[frozenset[str]]:
    """The beings that each of the others holds."""
    return [frozenset(p.hand) for other, p in enumerate(world.players) if other != seat]


@pytest.mark.parametrize("setting", SETTINGS)
def test_each_looks_to_the_seat_like_the_real_one(setting: str) -> None:
    for position, _ in sampled_decisions(setup_of(setting, 2), 2, 9):
        seat = position.seat
        seen = view(position, seat)
        for skipped_hands in range(4):
            world = sample(seen, Random(5), skipped_hands)
            check_invariants(world)
            assert view(world, seat) == seen
        assert sample(seen, Random(5)) == sample(seen, Random(5), 0)


@pytest.mark.parametrize("setting", SETTINGS)
def test_nobody_holds_a_card_twice_before_all_were_dealt(setting: str) -> None:
    compared = 0
    for position, _ in sampled_decisions(setup_of(setting, 4), 4, 9):
        if position.before is not None:
            continue
        seat = position.seat
        seen = view(position, seat)
        hands = min(
            (len(player.hand) + len(player.deck) - player.known) // max(1, len(player.hand))
            for other, player in enumerate(position.players)
            if other != seat
        )
        dealt = [
            hidden_hands(sample(seen, Random(1), skipped_hands), seat)
            for skipped_hands in range(hands)
        ]
        for one, other in combinations(dealt, 2):
            assert not any(a & b for a, b in zip(one, other, strict=True))
            compared += 1
    assert compared > 20


def test_the_own_draws_and_the_legends_of_others_go_round_too() -> None:
    position = next(p for p, _ in sampled_decisions(setup_of("duel", 1), 1, 5) if p.before is None)
    seen = view(position, position.seat)
    worlds = [sample(seen, Random(3), skipped_hands) for skipped_hands in range(3)]
    assert len({world.players[position.seat].deck for world in worlds}) == 3
    legends = [world.players[1 - position.seat].legends for world in worlds]
    assert len({card for held in legends for card in held}) == sum(map(len, legends))


def test_every_card_is_as_likely_as_before() -> None:
    """A world with skipped hands is random too: a hand of it holds each card equally often."""
    position = next(p for p, _ in sampled_decisions(setup_of("duel", 1), 1, 5) if p.before is None)
    seen, other = view(position, position.seat), 1 - position.seat
    found: dict[str, int] = {}
    for seed in range(1200):
        for card in sample(seen, Random(seed), 2).players[other].hand:
            found[card] = found.get(card, 0) + 1
    player = position.players[other]
    unseen = len(player.hand) + len(player.deck) - player.known
    even = 1200 * len(player.hand) / unseen
    assert len(found) == unseen
    assert all(0.75 * even < number < 1.25 * even for number in found.values())
