"""How many tables a server can handle: choices a second, and how soon they reach everybody.

    python benchmarks/load --tables 200 --seconds 120 --json load.json

Starts a server on loopback in a process of its own, measures, and stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import uvloop
from crowd import PLAYERS, SPECTATORS, Crowd
from echoes import echo
from figures import ProcessUsage, percentile, spread
from loaded_server import allow_many_files
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from server_process import server, wait_for

WARM_UP_SECONDS = 5
MAX_P99_SECONDS = 1.0
"""The number of tables at which p99 passes this is the limit."""


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200, metavar="N")
    parser.add_argument("--seconds", type=int, default=120, metavar="S")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--no-ramp", action="store_true", help="do not look for the limit")
    parser.add_argument("--ramp-step", type=int, default=50, metavar="N", help="tables added")
    parser.add_argument("--ramp-seconds", type=int, default=8, metavar="S", help="for each step")
    parser.add_argument("--most", type=int, default=1000, metavar="N", help="tables at most")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    return parser.parse_args()


class Load:
    """One run of the benchmark."""

    def __init__(self, options: argparse.Namespace, address: str, pid: int, bar: Progress) -> None:
        self.options = options
        self.address = address
        self.bar = bar
        self.usage = ProcessUsage(pid)
        self.chance = Random(options.seed)
        self.crowd = Crowd(address, self.chance)

    async def run(self) -> dict[str, Any]:
        """Run all measurements."""
        await wait_for(self.address)
        await self._grow(self.options.tables)
        await self._wait(WARM_UP_SECONDS, "warming up")
        figures: dict[str, Any] = {"tables": self.options.tables}
        figures["connections"] = self.options.tables * (PLAYERS + SPECTATORS)
        figures["choices"] = await self._measure(self.options.seconds, "one choice a second")
        figures["echo"] = await self._echo(figures)
        if not self.options.no_ramp:
            figures["limit"] = await self._ramp()
        await self.crowd.close()
        return figures

    async def _grow(self, tables: int) -> None:
        more = tables - len(self.crowd.tables)
        task = self.bar.add_task(f"{tables} tables", total=more)
        await self.crowd.grow(tables, lambda: self.bar.advance(task))
        self.bar.remove_task(task)

    async def _wait(self, seconds: int, what: str) -> None:
        task = self.bar.add_task(what, total=seconds)
        for _ in range(seconds):
            await asyncio.sleep(1.0)
            self.usage.sample_memory()
            self.bar.advance(task)
        self.bar.remove_task(task)

    async def _measure(self, seconds: int, what: str) -> dict[str, Any]:
        tally = self.crowd.tally
        tally.clear()
        self.usage.begin()
        await self._wait(seconds, what)
        return {
            "seconds": seconds,
            **spread(tally.times),
            "choices_a_second": round(len(tally.times) / seconds, 1),
            "message_bytes": round(fmean(tally.sizes)) if tally.sizes else 0,
            "errors": len(tally.errors),
            "first_errors": tally.errors[:3],
            "skipped": tally.skipped,
            "games_ended": tally.ended,
            "own_lag_p99_ms": round(1000 * percentile(tally.lags, 0.99), 2),
            **self.usage.summary(),
        }

    async def _echo(self, figures: dict[str, Any]) -> dict[str, Any]:
        """Measure the echo baseline, while nobody chooses."""
        seconds = min(20, self.options.seconds)
        size = figures["choices"]["message_bytes"]
        task = self.bar.add_task("the bare echo", total=None)
        with self.crowd.resting():
            times = await echo(self.address, figures["connections"], size, seconds, self.chance)
        self.bar.remove_task(task)
        result: dict[str, Any] = {"seconds": seconds, "message_bytes": size, **spread(times)}
        result["ratio_p50"] = round(figures["choices"]["p50"] / result["p50"], 1)
        result["ratio_p99"] = round(figures["choices"]["p99"] / result["p99"], 1)
        return result

    async def _ramp(self) -> dict[str, Any]:
        """Add tables until the limit is reached."""
        steps: list[dict[str, Any]] = []
        tables = self.options.tables
        while tables < self.options.most:
            tables += self.options.ramp_step
            await self._grow(tables)
            await self._wait(2, f"{tables} tables, warming up")
            measured = await self._measure(self.options.ramp_seconds, f"{tables} tables")
            reported = ("p50", "p99", "max", "errors", "skipped", "own_lag_p99_ms", "cores")
            steps.append({"tables": tables, **{name: measured[name] for name in reported}})
            if not measured["count"] or measured["p99"] > 1000 * MAX_P99_SECONDS:
                return {"tables": tables, "steps": steps}
        return {"tables": None, "steps": steps}


def show(figures: dict[str, Any], console: Console) -> None:
    """Print the figures as tables."""
    choices, bare = figures["choices"], figures["echo"]
    table = Table(
        title=f"{figures['tables']} tables, {figures['connections']} connections, "
        f"{choices['seconds']} s"
    )
    for name in ("ms", "p50", "p95", "p99", "max", "count"):
        table.add_column(name, justify="left" if name == "ms" else "right")
    for name, row in (("choice to everyone", choices), ("bare echo", bare)):
        table.add_row(name, *(f"{row[part]}" for part in ("p50", "p95", "p99", "max", "count")))
    console.print(table)
    console.print(f"ratio to the bare echo: p50 {bare['ratio_p50']}, p99 {bare['ratio_p99']}")
    console.print(
        f"errors {choices['errors']}, skipped {choices['skipped']}, "
        f"{choices['choices_a_second']} choices a second, messages of "
        f"{choices['message_bytes']} bytes, games ended {choices['games_ended']}"
    )
    console.print(
        f"server: {choices['cores']} cores, memory by quarter of the time "
        f"{', '.join(map(str, choices['rss_mb_by_quarter']))} MB; "
        f"this process itself was late by {choices['own_lag_p99_ms']} ms (p99)"
    )
    for error in choices["first_errors"]:
        console.print(f"error: {error}", markup=False)
    for step in figures.get("limit", {}).get("steps", []):
        console.print(f"{step['tables']} tables: p50 {step['p50']} ms, p99 {step['p99']} ms")
    if figures.get("limit", {}).get("tables"):
        console.print(f"p99 passes {MAX_P99_SECONDS:g} s at {figures['limit']['tables']} tables")


def main() -> int:
    """Run the benchmark, print the figures and write them to a file."""
    options = arguments()
    allow_many_files()
    console = Console(stderr=True)
    with server() as (address, pid), Progress(console=console, transient=True) as bar:
        figures = uvloop.run(Load(options, address, pid, bar).run())
    show(figures, Console(width=100))
    if options.json is not None:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 1 if figures["choices"]["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
