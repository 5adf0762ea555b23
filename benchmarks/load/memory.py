"""Whether the memory of a server stays flat over hours of play, simulated in minutes.

    python benchmarks/load/memory.py --tables 50 --minutes 30 --json memory.json

Starts a server on loopback, lets every table make twenty choices a second, or as many as the
machine can take, and samples the memory of the server every few thousand choices. When a game ends,
its table is left for a new one and is unloaded by the server soon after. Once a minute everybody
pauses for some seconds, in which the server collects its garbage.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path
from random import Random
from statistics import linear_regression
from time import monotonic
from typing import Any

import uvloop
from crowd import Crowd
from figures import ProcessUsage
from loaded_server import allow_many_files
from rich.console import Console
from server_process import server, wait_for

from legendarium.server.garbage import MIN_INTERVAL_SECONDS, QUIET_SECONDS

PAUSE_SECONDS = 0.05
"""Seconds between two choices at a table; people take a second or more."""
IDLE_SECONDS = "15"
"""Seconds until a table that everybody has left is unloaded."""
REST_SECONDS = QUIET_SECONDS + 2.0
"""Long enough for the server to notice that nobody chooses, and to collect its garbage."""


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50, metavar="N")
    parser.add_argument("--minutes", type=float, default=3.0, metavar="M")
    parser.add_argument("--every", type=int, default=2_000, metavar="N", help="choices a sample")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    return parser.parse_args()


async def measure(
    options: argparse.Namespace, address: str, pid: int, console: Console
) -> dict[str, Any]:
    """Play for some minutes; the memory after every few thousand choices."""
    await wait_for(address)
    crowd, usage = Crowd(address, Random(options.seed), PAUSE_SECONDS), ProcessUsage(pid)
    samples: list[tuple[int, float]] = []
    rests: list[tuple[float, float]] = []
    await crowd.grow(options.tables)
    begun = rested = monotonic()
    while monotonic() - begun < 60 * options.minutes:
        await asyncio.sleep(0.1)
        choices = len(crowd.tally.times)
        if choices >= options.every * (len(samples) + 1):
            usage.sample_memory()
            samples.append((choices, round(usage.memory[-1], 1)))
            console.print(f"{choices} choices, {crowd.tally.ended} games: {samples[-1][1]} MB")
        if monotonic() - rested >= MIN_INTERVAL_SECONDS:
            before, after = await rest(crowd, usage)
            rests.append((before, after))
            console.print(f"a rest of {REST_SECONDS:g} s: {before} MB, then {after} MB")
            rested = monotonic()
    figures = {
        "tables": options.tables,
        "minutes": round((monotonic() - begun) / 60, 2),
        "choices": len(crowd.tally.times),
        "games_ended": crowd.tally.ended,
        "errors": len(crowd.tally.errors),
        "first_errors": crowd.tally.errors[:3],
        "memory_mb": samples,
        "memory_mb_before_and_after_each_rest": rests,
        "growth_mb_per_100000_choices": growth(samples),
    }
    await crowd.close()
    return figures


async def rest(crowd: Crowd, usage: ProcessUsage) -> tuple[float, float]:
    """Let nobody choose for some seconds; the memory before and after."""
    with crowd.resting():
        usage.sample_memory()
        await asyncio.sleep(REST_SECONDS)
        usage.sample_memory()
    return round(usage.memory[-2], 1), round(usage.memory[-1], 1)


def growth(samples: list[tuple[int, float]]) -> float | None:
    """Megabytes for each 100,000 choices, from the later half of the samples."""
    later = samples[len(samples) // 2 :]
    if len(later) < 2:
        return None
    slope = linear_regression(*zip(*later, strict=True)).slope
    return round(100_000 * slope, 2)


def main() -> None:
    """Run the benchmark, print the figures and write them to a file."""
    options = arguments()
    allow_many_files()
    console = Console()
    with server(IDLE_SECONDS) as (address, pid):
        figures = uvloop.run(measure(options, address, pid, console))
    console.print(
        f"{figures['choices']} choices, {figures['games_ended']} games, {figures['errors']} errors"
    )
    console.print(
        f"in the later half {figures['growth_mb_per_100000_choices']} MB for each 100,000 choices"
    )
    if options.json is not None:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
