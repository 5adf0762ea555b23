"""A game to learn from: every side plays with weights of its own, varied by chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from legendarium.bots.tashkalar.learning.knobs import knobs_of, turned
from legendarium.bots.tashkalar.search.own_turn import Looked, best_closing, is_closing
from legendarium.bots.tashkalar.search.turn_tree import TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.table import Option
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup
from legendarium.tashkalar.turn import END_TURN

GAME = TashKalar()

WIDTH = Width(actions=4, effects=3, quiet=True, options=8, begun=4)
"""Games to learn from are many rather than good."""
CLOSER = 10
"""So many of the best ends of a turn are judged in full."""
LONGEST = 100
"""A game of more turns leads nowhere: it counts as drawn."""

KINDS: dict[str, tuple[str, int, bool]] = {
    "first-game": ("first-game", 2, False),
    "high-form": ("high-form", 2, False),
    "duel": ("duel", 2, False),
    "melee": ("melee", 3, False),
    "high-form-teams": ("high-form", 4, True),
    "duel-teams": ("duel", 4, True),
}
"""What is learned for: form, seats and teams."""


class Trial(NamedTuple):
    """How far every side turned its knobs, and what place it got, 0 for the first."""

    turns: tuple[tuple[float, ...], ...]
    places: tuple[int, ...]


def setup_of(kind: str, number: int, chance: Random) -> Setup:
    """A game of a kind with schools drawn by chance; of melees, some are of four."""
    form, seats, teams = KINDS[kind]
    if form == "melee":
        seats = 3 + number % 2
    schools = chance.sample(list(COLOUR_OF_SCHOOL), seats)
    return Setup(form, tuple(schools), teams)


def play(kind: str, weights: Mapping[str, float], seed: int, number: int) -> Trial:
    """Play one game; the same numbers give the same game."""
    chance = Random(f"{seed} {kind} {number}")
    setup = setup_of(kind, number, chance)
    knobs = knobs_of(kind)
    turns = [tuple(chance.gauss(0, 1) for _ in knobs) for _ in range(setup.sides)]
    judges = [Judge(turned(weights, knobs, one)) for one in turns]
    for position, _ in steps(setup, judges, chance):
        end = position
    return Trial(tuple(turns), places(end))


def steps(
    setup: Setup, judges: Sequence[Judge], chance: Random
) -> Iterator[tuple[Position, Option | None]]:
    """Every position of a game with what is chosen there; at last where it ends, or is given up."""
    position = GAME.start(setup.to_json(), chance.getrandbits(63))
    left = LONGEST
    while left and (asked := GAME.question(position)) is not None:
        judge = judges[setup.side_of[asked.seat]]
        for option in _answers(position, asked.seat, judge, chance):
            now = GAME.question(position)
            # Drawn cards were not foreseen: what a seat meant to do with others ends there.
            if now is None or now.seat != asked.seat or option not in now.options:
                break
            left -= option == END_TURN
            yield position, option
            position = GAME.take(position, option)
    yield position, None


def _answers(position: Position, seat: int, judge: Judge, chance: Random) -> list[Option]:
    """What a seat does from here, as far as it can be foreseen."""
    world = GAME.sample(GAME.view(position, seat), chance)
    if is_closing(world):
        asked = GAME.question(world)
        assert asked is not None
        options = chance.sample(list(asked.options), len(asked.options))
        return [best_closing(world, seat, judge, options)]
    if not world.actions and world.before is None:
        return [END_TURN]
    ends = TurnTree(seat, judge.quick, WIDTH, judge.rough).ends(world)[:CLOSER]
    end = max(ends, key=lambda one: judge.full(one.position, seat))
    return [option for _, option in Looked(end.worth, end).steps()]


def places(position: Position) -> tuple[int, ...]:
    """The place of every side; the same for all where the game was not played to its end."""
    side_of = position.setup.side_of
    found = GAME.outcome(position)
    if found is None:
        return (0,) * position.setup.sides
    by_side = {side_of[seat]: place for place, rank in enumerate(found.ranking) for seat in rank}
    return tuple(by_side[side] for side in range(position.setup.sides))
