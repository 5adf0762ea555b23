"""Play many random games of all forms and schools and check every position of them.

    python benchmarks/soak.py --games 100000 --jobs 2

Prints the number of games and decisions, or stops at the first position that breaks an invariant,
with what is needed to replay that game.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from random import Random

from rich.progress import track

from legendarium.tashkalar.invariants import check_invariants
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup
from legendarium.tashkalar.turn import question, start, take

SETTINGS = [
    ("first-game", 2, False),
    ("high-form", 2, False),
    ("duel", 2, False),
    ("melee", 3, False),
    ("melee", 4, False),
    ("high-form", 4, True),
    ("duel", 4, True),
]
SETUPS = [
    Setup(form, schools, teams)
    for form, seats, teams in SETTINGS
    for schools in permutations(COLOUR_OF_SCHOOL, seats)
]
MAX_DECISIONS = 50_000
GAMES_PER_BATCH = 100


def play(number: int) -> int:
    """Play game `number` and check every position; returns the number of decisions."""
    setup = SETUPS[number % len(SETUPS)]
    chance = Random(number)
    position = start(setup, number)
    checked = None
    for decision in range(MAX_DECISIONS):
        try:
            check_invariants(position, checked)
            checked = position
            asked = question(position)
            if asked is None:
                return decision
            position = take(position, asked.options[int(chance.random() * len(asked.options))])
        except Exception as error:
            raise RuntimeError(f"game {number}, decision {decision}, {setup}: {error!r}") from error
    raise RuntimeError(f"game {number} takes more than {MAX_DECISIONS} decisions: {setup}")


def play_batch(first: int) -> tuple[int, int]:
    """Play a batch of games; returns the decisions in total, and of the longest game."""
    lengths = [play(number) for number in range(first, first + GAMES_PER_BATCH)]
    return sum(lengths), max(lengths)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    started = time.perf_counter()
    tally: Counter[str] = Counter()
    longest = 0
    batches = range(0, options.games, GAMES_PER_BATCH)
    with ProcessPoolExecutor(options.jobs) as pool:
        for decisions, most in track(pool.map(play_batch, batches), total=len(batches)):
            tally["games"] += GAMES_PER_BATCH
            tally["decisions"] += decisions
            longest = max(longest, most)
    seconds = time.perf_counter() - started
    print(
        f"{tally['games']} games, {tally['decisions']} decisions, longest {longest}, "
        f"{len(SETUPS)} setups, no illegal state, {seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
