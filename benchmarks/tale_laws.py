"""Play whole chapters with a bot and check every invariant of the rules at every decision.

    python benchmarks/tale_laws.py --games 500 --bot greedy

The games cover 1 to 4 players and both modes, and use all cores. Needs only the package itself. If
an invariant is broken, names the game and the decision and exits with 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

from legendarium.bots.taintedgrail import make_bot
from legendarium.table.kept import Keeps
from legendarium.table.play import Play
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.invariants import broken, broken_between

CAMPAIGN = "drowned-reach"
MAX_DAYS = 40


@cache
def game() -> TaintedGrail:
    """The game with the packaged campaign."""
    import legendarium.campaigns

    root = Path(legendarium.campaigns.__file__).parent / CAMPAIGN
    paths = (path for path in sorted(root.rglob("*")) if path.is_file())
    files = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}
    campaign = load(files).campaign
    assert campaign is not None
    return TaintedGrail({campaign.id: campaign})


def play(number: int, bot: str) -> tuple[int, list[str]]:
    """Play one chapter; returns the number of decisions and the broken invariants."""
    table = game()
    names = list(table.campaigns[CAMPAIGN].sheets)
    seats = [names[(number + place) % len(names)] for place in range(1 + number % 4)]
    mode = "story" if number % 8 >= 4 else "normal"
    setup = {
        "campaign": CAMPAIGN,
        "mode": mode,
        "seats": [{"character": one} for one in seats],
    }
    chapter = Play(table, setup, number, keeps=Keeps.NOTHING)
    player = make_bot(bot, number)
    wrong = broken(chapter.position)
    for before, _ in chapter.let_bots_choose(lambda _, seen: player.choose(seen)):
        after = chapter.position
        found = [*broken(after), *broken_between(before, after)]
        wrong += [f"game {number}, decision {chapter.moment}: {sentence}" for sentence in found]
        if after.day > MAX_DAYS or wrong:
            break
    return chapter.moment, wrong


def main() -> int:
    """Play all games and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="greedy")
    options = parser.parse_args()
    started = time.perf_counter()
    decisions, wrong = 0, []
    with ProcessPoolExecutor() as pool:
        chunk = max(1, options.games // 64)
        bots = [options.bot] * options.games
        for one, problems in pool.map(play, range(options.games), bots, chunksize=chunk):
            decisions += one
            wrong += problems
    seconds = time.perf_counter() - started
    print(f"{options.games} chapters by {options.bot}, {decisions} decisions, {seconds:.0f} s")
    print("\n".join(wrong) or "no invariant was broken")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
