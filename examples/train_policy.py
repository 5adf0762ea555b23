"""Train a small policy in minutes on one core, with nothing but NumPy.

The policy is linear: it learns from games of the bot `greedy` which of the legal actions that bot
would take (imitation by softmax regression over the mask), and then plays against `random`.
Cells begin with `# %%`: open it as a notebook, or run it as a script.

    python examples/train_policy.py [--games N] [--matches N] [--seed S]
"""

# %% What is needed: the interface, and the table of actions.
from __future__ import annotations

import argparse
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from legendarium.bots.tashkalar import make_bot
from legendarium.research import gymnasium_env
from legendarium.research.actions import SIZE, action_of, action_text
from legendarium.research.course import GAME, Course
from legendarium.research.observation import REST
from legendarium.research.setting import setting

Numbers = NDArray[np.float32]

FORM = "duel"
LEARNING_RATE = 0.05
EPOCHS = 3


# %% What the policy looks at: the pieces of both sides, the own hand, and the state of the turn.
def features(observation: dict[str, NDArray[np.uint8]]) -> Numbers:
    """A short vector of an observation, with a 1 at its end for the bias."""
    pieces = observation["arena"][:6].ravel()
    rest = observation["rest"]
    return np.concatenate(
        (pieces, rest[REST["hand"]], rest[REST["turn"]], rest[REST["question"]], [1]),
        dtype=np.float32,
    )


LENGTH = len(features(Course.start(setting(FORM), 0).observe(0)))


# %% Actions of one kind share what is learned: `place`, `pick`, `summon knight`, ...
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
        self.of_action: Numbers = np.zeros((SIZE, LENGTH), np.float32)
        self.of_kind: Numbers = np.zeros((len(KINDS), LENGTH), np.float32)

    def chances(self, seen: Numbers, legal: NDArray[np.intp]) -> Numbers:
        """How likely each legal action is."""
        scores = self.of_action[legal] @ seen + (self.of_kind @ seen)[KIND[legal]]
        likely = np.exp(scores - scores.max())
        return np.asarray(likely / likely.sum(), np.float32)

    def best(self, seen: Numbers, legal: NDArray[np.intp]) -> int:
        """The legal action with the highest score."""
        return int(legal[self.chances(seen, legal).argmax()])

    def learn(self, example: Example, rate: float) -> float:
        """One step towards the action that was taken; how unlikely it was."""
        chances = self.chances(example.seen, example.legal)
        taken = int(np.flatnonzero(example.legal == example.action)[0])
        change = -rate * chances
        change[taken] += rate
        self.of_action[example.legal] += change[:, None] * example.seen
        kinds = KIND[example.legal]
        for kind in np.unique(kinds):
            self.of_kind[kind] += change[kinds == kind].sum() * example.seen
        return 1 - float(chances[taken])


# %% Games of the teacher.
class Example(NamedTuple):
    """What was seen, what was legal, and what the teacher did."""

    seen: Numbers
    legal: NDArray[np.intp]
    action: int


def examples(games: int, seed: int) -> list[Example]:
    """Every real decision of so many games of `greedy` against itself."""
    found = []
    setup = setting(FORM)
    for game in range(seed, seed + games):
        bots = [make_bot("greedy", 2 * game + seat) for seat in range(setup.seats)]
        course = Course.start(setup, game)
        while not course.is_over:
            view = course.view(course.seat)
            option = bots[course.seat].choose(view)
            if len(course.legal) > 1:
                seen = features(course.observe(course.seat))
                legal = np.array(list(course.legal))
                found.append(Example(seen, legal, action_of(view.position, view.seat, option)))
            course = Course(GAME.take(course.position, option))
    return found


# %% Learning: a few times through all examples, in random order.
def train(lessons: list[Example], seed: int) -> Policy:
    """A policy that does what the teacher did."""
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
    """The share of points that the policy takes from a bot, from either seat alike."""
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


# %% All of it.
def main(words: list[str] | None = None) -> float:
    """Train and show what came of it; the share of points against `random`."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60, help="of the teacher")
    parser.add_argument("--matches", type=int, default=100, help="against random")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    begun = time.perf_counter()
    lessons = examples(given.games, given.seed)
    print(f"{len(lessons)} examples from {given.games} games of greedy")
    policy = train(lessons, given.seed)
    untrained = score(Policy(), "random", given.matches, given.seed)
    trained = score(policy, "random", given.matches, given.seed)
    print(f"against random over {given.matches} games: {untrained:.0%} before, {trained:.0%} after")
    print(f"{time.perf_counter() - begun:.0f} s")
    return trained


if __name__ == "__main__":
    main()
