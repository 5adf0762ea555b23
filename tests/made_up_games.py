"""Plays a form that only a copy of the package knows; run as a program on such a copy.

`python made_up_games.py WHAT FORM` raises an error if something about the form is wrong.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Iterator
from random import Random

from person import guessing, run_play

from legendarium.bots.tashkalar import BOTS, Budget, make_bot
from legendarium.bots.tashkalar.evaluation import evaluate
from legendarium.bots.tashkalar.native.library import library
from legendarium.bots.tashkalar.selfplay import play
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.research import gymnasium_env, pettingzoo_env, pettingzoo_parallel_env
from legendarium.research.actions import legal_actions
from legendarium.research.observation import observe
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.invariants import check_invariants
from legendarium.tashkalar.outcome import scores
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.position_text import parse_position, position_text
from legendarium.tashkalar.schools import DECKS
from legendarium.tashkalar.scoring import scoring_of
from legendarium.tashkalar.setup import Setup
from settings import decisions

GAME = TashKalar()
QUICK = Budget(0.02)
"""For each turn of `adept` and `master`; with a limit of time, the library is used if there is one.
"""
LONGEST = 5_000
"""More lines or actions than any of these games takes."""


def setups(form: str) -> Iterator[Setup]:
    """Every way to sit down to a form, with different schools."""
    schools = tuple(DECKS)
    for number, (seats, teams) in enumerate(FORMS[form].settings):
        yield Setup(form, (schools[number:] + schools[:number])[:seats], teams)


def check_end(before: Position, after: Position) -> None:
    """The end is triggered in the turn that reaches the limit or empties a deck, and only then."""
    rules = after.setup.rules
    limit = rules.points_to_end[after.setup.sides]
    scoring = scoring_of(after)
    most = max(scoring.points(after, side) for side in range(after.setup.sides))
    seat = before.seat
    upright = [len(one.players[seat].deck) - one.players[seat].sideways for one in (before, after)]
    drew_last = upright[0] > 0 >= upright[1]
    is_ending = after.end is not None or after.stage == Stage.OVER
    assert is_ending == (most >= limit or drew_last or before.end is not None), (most, limit)


def play_to_the_end(setup: Setup, bots: list[str], seed: int) -> dict[str, object]:
    """Let bots play a game and check its end; how it ended."""
    players = [make_bot(name, seed + seat, QUICK) for seat, name in enumerate(bots)]
    turn = GAME.start(setup.to_json(), seed)
    for step in play(setup, players, seed):
        if step.ends_turn:
            check_end(turn, step.after)
            turn = step.after
        elif turn.stage == Stage.START:
            turn = step.after
    outcome = GAME.outcome(turn)
    assert outcome is not None
    assert outcome.reason == "played-out"
    return {"bots": bots, "scores": scores(turn), "stock": setup.stock}


def bots(form: str) -> list[dict[str, object]]:
    """Every bot plays against another one, without the library."""
    assert library() is None
    names = [*BOTS]
    return [
        play_to_the_end(
            setup, [names[(number + seat) % len(names)] for seat in range(setup.seats)], 1
        )
        for setup in setups(form)
        for number in range(0, len(names), setup.seats - 1)
    ]


def compiled(form: str) -> list[dict[str, object]]:
    """`master` plays as fast as it can, with the library if it supports the form."""
    assert library() is not None
    return [
        play_to_the_end(setup, [("master", "greedy")[seat % 2] for seat in range(setup.seats)], 2)
        for setup in setups(form)
    ]


def laws(form: str) -> None:
    """Random games keep the laws of the rules, and every position can be stored and observed."""
    for setup in setups(form):
        chance = Random(3)
        for position, _ in decisions(setup, 3):
            check_invariants(position)
            if chance.random() < 0.1:
                assert GAME.decode(json.loads(json.dumps(GAME.encode(position)))) == position
                assert parse_position(position_text(position)) == position
                check_view(position, chance)


def check_view(position: Position, chance: Random) -> None:
    """What a seat sees tells nothing about hidden cards, and is enough to choose and to judge."""
    asked = GAME.question(position)
    assert asked is not None
    view = GAME.view(position, asked.seat)
    world = GAME.sample(view, chance)
    twin = GAME.view(world, asked.seat)
    assert twin == view
    assert math.isfinite(evaluate(world, asked.seat))
    assert math.isfinite(judge_for(world.setup).full(world, asked.seat))
    assert all((observe(view)[part] == observe(twin)[part]).all() for part in ("arena", "rest"))
    assert len(legal_actions(position, asked)) == len(asked.options)


def terminal(form: str) -> None:
    """A person at the terminal takes options of the page until the game is over."""
    shown = run_play(guessing(4, LONGEST), "--form", form, "--seats", "human,greedy", "--seed", "4")
    assert "The game ended because" in shown, shown[-2000:]
    assert f"{form} · your turn" in shown
    assert "{" not in shown, "a message is missing or lacks a value"


def environments(form: str) -> None:
    """Agents play at random until the game is over."""
    env = pettingzoo_env(form=form)
    env.reset(seed=5)
    env.action_space("player_0").seed(5)
    for _ in env.agent_iter(LONGEST):
        observation, _, is_over, _, _ = env.last()
        mask = observation["action_mask"]
        env.step(None if is_over else env.action_space("player_0").sample(mask))
    assert not env.agents

    parallel = pettingzoo_parallel_env(form=form, players=2)
    observations, _ = parallel.reset(seed=5)
    parallel.action_space("player_0").seed(5)
    while parallel.agents:
        sample = parallel.action_space("player_0").sample
        actions = {agent: sample(seen["action_mask"]) for agent, seen in observations.items()}
        observations, rewards, *_ = parallel.step(actions)
    assert sum(rewards.values()) == 0

    solo = gymnasium_env(form=form)
    _, info = solo.reset(seed=5)
    solo.action_space.seed(5)
    is_over = False
    while not is_over:
        _, reward, is_over, _, info = solo.step(solo.action_space.sample(info["action_mask"]))
    assert -1 <= reward <= 1


def open_spiel(form: str) -> None:
    """The same in OpenSpiel."""
    import pyspiel

    import legendarium.research.open_spiel

    game = pyspiel.load_game(f"{legendarium.research.open_spiel.GAME_TYPE.short_name}(form={form})")
    state, chance = game.new_initial_state(), Random(6)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == 0


KINDS: tuple[Callable[[str], object], ...] = (
    bots,
    compiled,
    laws,
    terminal,
    environments,
    open_spiel,
)

if __name__ == "__main__":
    print(json.dumps({kind.__name__: kind for kind in KINDS}[sys.argv[1]](sys.argv[2])))
