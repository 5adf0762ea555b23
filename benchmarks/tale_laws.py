"""Whole chapters by a bot, every invariant of the rules checked at every decision.

    python benchmarks/tale_laws.py --games 500 --bot greedy

The games are spread over 1 to 4 players and both modes, over all cores. Needs nothing but the
package itself. Exits with 1, naming the game and the decision, when a law is broken.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

from legendarium.bots.taintedgrail import make_bot
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.invariants import broken, broken_between

CAMPAIGN = "drowned-reach"
MOST_DAYS = 40


@cache
def game() -> TaintedGrail:
    """The game over the packaged campaign."""
    import legendarium.campaigns

    root = Path(legendarium.campaigns.__file__).parent / CAMPAIGN
    paths = (path for path in sorted(root.rglob("*")) if path.is_file())
    files = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}
    campaign = load(files).campaign
    assert campaign is not None
    return TaintedGrail({campaign.id: campaign})


def play(number: int, bot: str) -> tuple[int, list[str]]:
    """One chapter: how many decisions, and which laws were broken where."""
    table = game()
    names = list(table.campaigns[CAMPAIGN].sheets)
    seats = [names[(number + place) % len(names)] for place in range(1 + number % 4)]
    mode = "story" if number % 8 >= 4 else "normal"
    setup = {
        "campaign": CAMPAIGN,
        "mode": mode,
        "seats": [{"character": one} for one in seats],
    }
    p = table.start(setup, number)
    player = make_bot(bot, number)
    decisions, wrong = 0, broken(p)
    while p.question is not None and p.day <= MOST_DAYS and not wrong:
        after = table.take(p, player.choose(table.view(p, p.question.seat)))
        decisions += 1
        found = [*broken(after), *broken_between(p, after)]
        wrong = [f"game {number}, decision {decisions}: {sentence}" for sentence in found]
        p = after
    return decisions, wrong


def main() -> int:
    """Play them all and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="greedy")
    options = parser.parse_args()
    begun = time.perf_counter()
    decisions, wrong = 0, []
    with ProcessPoolExecutor() as pool:
        chunk = max(1, options.games // 64)
        bots = [options.bot] * options.games
        for one, problems in pool.map(play, range(options.games), bots, chunksize=chunk):
            decisions += one
            wrong += problems
    seconds = time.perf_counter() - begun
    print(f"{options.games} chapters by {options.bot}, {decisions} decisions, {seconds:.0f} s")
    print("\n".join(wrong) or "no law was broken")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
