"""The view of a seat: everything except the order of decks and the state of chance."""

from __future__ import annotations

from random import Random

from legendarium.table import SPECTATOR
from legendarium.taintedgrail.invariants import broken
from legendarium.taintedgrail.position import Position
from taintedgrail.play import game, play_on, start


def reshuffled(p: Position, seed: int) -> Position:
    """The same moment, with what nobody knows dealt anew."""
    other = p.clone()
    other.question = p.question
    other.chance = seed
    other.item_deck = other.shuffle(p.item_deck)
    other.random_deck = other.shuffle(p.random_deck)
    other.encounter_decks = {name: other.shuffle(d) for name, d in p.encounter_decks.items()}
    for character in other.characters:
        character.combat_deck = other.shuffle(character.combat_deck)
        character.diplomacy_deck = other.shuffle(character.diplomacy_deck)
    return other


def test_two_positions_that_differ_in_hidden_order_alone_look_the_same() -> None:
    table = game()
    for p in play_on(start("ada", "ben", seed=3), Random(3), 150):
        for seat in (0, 1, SPECTATOR):
            assert table.view(p, seat) == table.view(reshuffled(p, 99), seat)


def test_one_who_only_watches_sees_no_options() -> None:
    p = start("ada", "ben")
    seen = game().view(p, SPECTATOR)
    assert seen.question is not None
    assert not seen.question.options


def test_a_sampled_world_looks_like_the_real_one_and_can_be_played_on() -> None:
    table = game()
    for number, p in enumerate(play_on(start("ada", "ben", seed=5), Random(5), 120)):
        if p.question is None:
            break
        seen = table.view(p, p.question.seat)
        world = table.sample(seen, Random(number))
        assert table.view(world, seen.seat) == seen
        assert not broken(world)
        assert world.question is not None
        after = table.take(world, world.question.options[0])
        assert not broken(after)


def test_samples_differ() -> None:
    table = game()
    p = start("ada", "ben")
    seen = table.view(p, 0)
    worlds = [table.sample(seen, Random(number)) for number in range(8)]
    assert len({world.characters[0].combat_deck for world in worlds}) > 1
    assert len({world.chance for world in worlds}) == 8
