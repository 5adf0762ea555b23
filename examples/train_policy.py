"""Train a small policy in minutes on one core, with nothing but NumPy.

The policy is linear: it learns from games of the bot `greedy` which of the legal actions that bot
takes (imitation by softmax regression over the mask), and then plays against `random`.
Cells start with `# %%`: open the file as a notebook, or run it as a script.

    python examples/train_policy.py [--games N] [--matches N] [--seed S]
"""

# %% Imports: the interface, and the table of actions.
from __future__ import annotations

import argparse
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from legendarium.bots.tashkalar import make_bot
from legendarium.research import gymnasium_env
from legendarium.research.actions import SIZE, action_of, action_text
from legendarium.research.game_state import GAME, GameState
from legendarium.research.observation import REST
from legendarium.research.setups import make_setup

Numbers = NDArray[np.float32]

FORM = "duel"
LEARNING_RATE = 0.05
EPOCHS = 3


# %% The input of the policy: the pieces of both sides, its own hand, and the state of the turn.
def features(observation: dict[str, NDArray[np.uint8]]) -> Numbers:
    """The features of an observation, followed by a 1 for the bias."""
    pieces = observation["arena"][:6].ravel()
    rest = observation["rest"]
    return np.concatenate(
        (pieces, rest[REST["hand"]], rest[REST["turn"]], rest[REST["question"]], [1]),
        dtype=np.float32,
    )


FEATURES = len(features(GameState.start(make_setup(FORM), 0).observe(0)))


# %% Actions of one kind share weights: `place`, `pick`, `summon knight`, ...
def kind_of(action: int) -> str:
    """The words of an action without its squares."""
    words = action_text(action).split()
    return " ".join(words[:2]) if words[0] == "summon" else words[0]


KINDS = {kind: number for number, kind in enumerate(sorted({kind_of(a) for a in range(SIZE)}))}
KIND = np.array([KINDS[kind_of(action)] for action in range(SIZE)])


# %% The policy: weights for every action, and weights for every kind of action.
class Policy:
    """Scores of the legal actions, linear in the features."""

    def __init__(self) -> None:
        self.action_weights: Numbers = np.zeros((SIZE, FEATURES), np.float32)
        self.kind_weights: Numbers = np.zeros((len(KINDS), FEATURES), np.float32)

    def chances(self, seen: Numbers, legal: NDArray[np.intp]) -> Numbers:
        """The probability of each legal action."""
        scores = self.action_weights[legal] @ seen + (self.kind_weights @ seen)[KIND[legal]]
        likely = np.exp(scores - scores.max())
        return np.asarray(likely / likely.sum(), np.float32)

    def best(self, seen: Numbers, legal: NDArray[np.intp]) -> int:
        """The legal action with the highest score."""
        return int(legal[self.chances(seen, legal).argmax()])

    def learn(self, example: Example, rate: float) -> float:
        """One step towards the action that was taken; returns how unlikely it was."""
        chances = self.chances(example.seen, example.legal)
        taken = int(np.flatnonzero(example.legal == example.action)[0])
        change = -rate * chances
        change[taken] += rate
        self.action_weights[example.legal] += change[:, None] * example.seen
        kinds = KIND[example.legal]
        for kind in np.unique(kinds):
            self.kind_weights[kind] += change[kinds == kind].sum() * example.seen
        return 1 - float(chances[taken])


# %% Games of the teacher.
class Example(NamedTuple):
    """The features, the legal actions, and the action of the teacher."""

    seen: Numbers
    legal: NDArray[np.intp]
    action: int


def examples(games: int, seed: int) -> list[Example]:
    """Every decision between two or more actions in games of `greedy` against itself."""
    found = []
    setup = make_setup(FORM)
    for game in range(seed, seed + games):
        bots = [make_bot("greedy", 2 * game + seat) for seat in range(setup.seats)]
        game_state = GameState.start(setup, game)
        while not game_state.is_over:
            view = game_state.view(game_state.seat)
            option = bots[game_state.seat].choose(view)
            if len(game_state.legal) > 1:
                seen = features(game_state.observe(game_state.seat))
                legal = np.array(list(game_state.legal))
                found.append(Example(seen, legal, action_of(view.position, view.seat, option)))
            game_state = GameState(GAME.take(game_state.position, option))
    return found


# %% Learning: a few epochs over all examples, in random order.
def train(lessons: list[Example], seed: int) -> Policy:
    """A policy that imitates the teacher."""
    policy = Policy()
    chance = np.random.default_rng(seed)
    for epoch in range(EPOCHS):
        missed = [
            policy.learn(lessons[number], LEARNING_RATE / (1 + epoch))
            for number in chance.permutation(len(lessons))
        ]
        print(f"epoch {epoch + 1}: the teacher's action has {1 - np.mean(missed):.0%} on average")
    return policy


# %% Playing: the policy in one seat of a Gymnasium environment, a bot in the other.
def score(policy: Policy, opponent: str, matches: int, seed: int) -> float:
    """The share of points that the policy wins against a bot, from both seats equally."""
    points = 0.0
    for match in range(matches):
        env = gymnasium_env(FORM, (opponent,), seat=match % 2)
        observation, info = env.reset(seed=seed + match)
        is_over = False
        while not is_over:
            legal = np.flatnonzero(info["action_mask"].astype(np.bool_))
            action = policy.best(features(observation), legal)
            observation, reward, is_over, _, info = env.step(action)
        points += (reward + 1) / 2
    return points / matches


# %% Train and test.
def main(words: list[str] | None = None) -> float:
    """Train the policy and print its results; returns its share of points against `random`."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60, help="games of the teacher")
    parser.add_argument("--matches", type=int, default=100, help="games against random")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    started = time.perf_counter()
    lessons = examples(options.games, options.seed)
    print(f"{len(lessons)} examples from {options.games} games of greedy")
    policy = train(lessons, options.seed)
    untrained = score(Policy(), "random", options.matches, options.seed)
    trained = score(policy, "random", options.matches, options.seed)
    print(
        f"against random over {options.matches} games: {untrained:.0%} before, {trained:.0%} after"
    )
    print(f"{time.perf_counter() - started:.0f} s")
    return trained


if __name__ == "__main__":
    main()
