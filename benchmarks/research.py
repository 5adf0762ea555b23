"""The steps per second of our environments and of two of PettingZoo's, in one process.

    python benchmarks/research.py [--seconds S] [--rounds N]

The environments take turns playing random legal actions, so that a slow moment of the machine
affects all of them; a step is one `last` (which observes) and one `step`. Times are processor time.
"""

from __future__ import annotations

import argparse
import os
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
warnings.filterwarnings("ignore", category=UserWarning)

import numpy as np  # noqa: E402
from pettingzoo.classic import chess_v6, connect_four_v3  # noqa: E402

from legendarium.research import pettingzoo_env  # noqa: E402

ENVIRONMENTS: dict[str, Callable[[], Any]] = {
    "duel": lambda: pettingzoo_env(form="duel"),
    "high-form": lambda: pettingzoo_env(form="high-form"),
    "melee of 4": lambda: pettingzoo_env(form="melee", players=4),
    "chess_v6": chess_v6.env,
    "connect_four_v3": connect_four_v3.env,
}
REFERENCES = ("chess_v6", "connect_four_v3")


class Player:
    """Plays random legal actions in one environment, game after game."""

    def __init__(self, env: Any, seed: int) -> None:
        self.env = env
        self.chance = Random(seed)
        self.games = seed
        self.env.reset(seed=self.games)

    def steps_per_second(self, seconds: float) -> float:
        """Play for this long; returns the rate."""
        steps = 0
        started = process_time()
        while (spent := process_time() - started) < seconds:
            for _ in range(50):
                self.step()
            steps += 50
        return steps / spent

    def step(self) -> None:
        """One agent observes and acts; a finished game is followed by another."""
        observation, _, terminated, truncated, _ = self.env.last()
        if terminated or truncated:
            self.games += 1
            self.env.reset(seed=self.games)
            return
        legal = np.flatnonzero(observation["action_mask"].astype(np.bool_))
        self.env.step(int(legal[int(self.chance.random() * len(legal))]))


def main() -> None:
    """Measure and print the medians and the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each round of each")
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    players = {name: Player(make(), seed=1) for name, make in ENVIRONMENTS.items()}
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(options.rounds):
        for name, player in players.items():
            rates[name].append(player.steps_per_second(options.seconds))
    medians = {name: median(measured) for name, measured in rates.items()}
    headings = " ".join(f"/ {other:>14}" for other in REFERENCES)
    print(f"{'environment':<16} {'steps/s':>9} {'spread':>17} {headings}")
    for name, measured in rates.items():
        spread = f"{min(measured):,.0f}-{max(measured):,.0f}"
        ratios = " ".join(f"{medians[name] / medians[other]:>16.2f}" for other in REFERENCES)
        print(f"{name:<16} {medians[name]:>9,.0f} {spread:>17} {ratios}")


if __name__ == "__main__":
    main()
