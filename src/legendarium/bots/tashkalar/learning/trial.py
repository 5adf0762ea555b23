"""Trial games to learn from: every side plays with its own randomly varied weights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from legendarium.bots.tashkalar.learning.knobs import KINDS, knobs_of, turn_knobs
from legendarium.bots.tashkalar.search.own_turn import (
    EvaluatedTurn,
    best_single_choice,
    is_single_choice,
)
from legendarium.bots.tashkalar.search.turn_tree import TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.table.choice import How
from legendarium.table.kept import Keeps
from legendarium.table.play import Play
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import END_TURN, AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import DECKS
from legendarium.tashkalar.setup import Setup

GAME = TashKalar()

WIDTH = Width(actions=4, effects=3, quiet=True, options=8, effect_actions=4)
"""Many games teach more than good ones, so the search is narrow."""
MAX_EVALUATED_ENDS = 10
"""How many of the best ends of a turn are evaluated in full."""
MAX_TURNS = 100
"""A longer game counts as drawn."""


class Trial(NamedTuple):
    """By side: how far it turned its knobs, and its place, 0 being the first."""

    turns: tuple[tuple[float, ...], ...]
    places: tuple[int, ...]


def setup_of(kind: str, number: int, chance: Random) -> Setup:
    """A setup of this kind with random schools; its numbers of seats alternate."""
    form, teams = KINDS[kind]
    counts = form.seats_for(teams)
    schools = chance.sample(list(DECKS), counts[number % len(counts)])
    return Setup(form.key, tuple(schools), teams)


def play(kind: str, weights: Mapping[str, float], seed: int, number: int) -> Trial:
    """Play one game; the same arguments give the same game."""
    chance = Random(f"{seed} {kind} {number}")
    setup = setup_of(kind, number, chance)
    knobs = knobs_of(kind)
    turns = [tuple(chance.gauss(0, 1) for _ in knobs) for _ in range(setup.sides)]
    judges = [Judge(turn_knobs(weights, knobs, one)) for one in turns]
    for position, _ in steps(setup, judges, chance):
        end = position
    return Trial(tuple(turns), places(end))


def steps(
    setup: Setup, judges: Sequence[Judge], chance: Random
) -> Iterator[tuple[Position, AnyOption | None]]:
    """Every position of a game with the choice made there; the last position has no choice."""
    game = Play(GAME, setup.to_json(), chance.getrandbits(63), keeps=Keeps.NOTHING)
    left = MAX_TURNS
    while left and (asked := game.question) is not None:
        judge = judges[setup.side_of[asked.seat]]
        for option in _answers(game.position, asked.seat, judge, chance):
            now = game.question
            # Drawn cards may differ from the sampled world, which ends the seat's plan.
            if now is None or now.seat != asked.seat or option not in now.options:
                break
            left -= option == END_TURN
            yield game.position, option
            game.choose(option, asked.seat, How.BOT)
    yield game.position, None


def _answers(position: Position, seat: int, judge: Judge, chance: Random) -> list[AnyOption]:
    """The seat's next choices, as far as they can be planned."""
    world = GAME.sample(GAME.view(position, seat), chance)
    if is_single_choice(world):
        asked = GAME.question(world)
        assert asked is not None
        options = chance.sample(list(asked.options), len(asked.options))
        return [best_single_choice(world, seat, judge, options)]
    if not world.actions and world.before is None:
        return [END_TURN]
    ends = TurnTree(seat, judge.quick, WIDTH, judge.rough).ends(world)[:MAX_EVALUATED_ENDS]
    end = max(ends, key=lambda one: judge.full(one.position, seat))
    return [option for _, option in EvaluatedTurn(end.worth, end).steps()]


def places(position: Position) -> tuple[int, ...]:
    """By side: its place in the ranking; the same for all if the game is unfinished."""
    side_of = position.setup.side_of
    found = GAME.outcome(position)
    if found is None:
        return (0,) * position.setup.sides
    by_side = {side_of[seat]: place for place, rank in enumerate(found.ranking) for seat in rank}
    return tuple(by_side[side] for side in range(position.setup.sides))
