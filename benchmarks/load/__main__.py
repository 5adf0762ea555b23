"""How many tables a server bears: choices a second, and how soon everybody hears of them.

    python benchmarks/load --tables 200 --seconds 120 --json load.json

Starts a server on loopback in a process of its own, measures, and stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import uvloop
from crowd import PLAYERS, WATCHERS, Crowd
from echoes import echo
from figures import Use, percentile, spread
from hosted import allow_many_files
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

WARM_UP = 5
PASSED = 1.0
"""Seconds: with so many tables that p99 is above it, there are too many."""


def arguments() -> argparse.Namespace:
    """What to measure."""
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


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """A server in a process of its own; its address and its process."""
    with tempfile.TemporaryDirectory(prefix="legendarium-load-") as folder:
        command = [sys.executable, str(Path(__file__).with_name("hosted.py"))]
        with (
            open(Path(folder) / "log", "w", encoding="utf-8") as log,
            subprocess.Popen(
                [*command, str(Path(folder) / "load.sqlite")],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            ) as process,
        ):
            assert process.stdout is not None
            try:
                yield f"http://127.0.0.1:{int(process.stdout.readline())}", process.pid
            finally:
                process.terminate()


class Load:
    """One run."""

    def __init__(self, options: argparse.Namespace, address: str, pid: int, bar: Progress) -> None:
        self.options = options
        self.address = address
        self.bar = bar
        self.use = Use(pid)
        self.chance = Random(options.seed)
        self.crowd = Crowd(address, self.chance)

    async def run(self) -> dict[str, Any]:
        """Measure everything that was asked for."""
        await self._wait_for_server()
        await self._grow(self.options.tables)
        await self._pass(WARM_UP, "warming up")
        figures: dict[str, Any] = {"tables": self.options.tables}
        figures["connections"] = self.options.tables * (PLAYERS + WATCHERS)
        figures["choices"] = await self._measure(self.options.seconds, "one choice a second")
        figures["echo"] = await self._echo(figures)
        if not self.options.no_ramp:
            figures["limit"] = await self._ramp()
        await self.crowd.close()
        return figures

    async def _wait_for_server(self) -> None:
        for _ in range(200):
            try:
                await asyncio.open_connection("127.0.0.1", int(self.address.rpartition(":")[2]))
            except OSError:
                await asyncio.sleep(0.05)
            else:
                return

    async def _grow(self, tables: int) -> None:
        more = tables - len(self.crowd.tables)
        task = self.bar.add_task(f"{tables} tables", total=more)
        await self.crowd.grow(tables, lambda: self.bar.advance(task))
        self.bar.remove_task(task)

    async def _pass(self, seconds: int, what: str) -> None:
        task = self.bar.add_task(what, total=seconds)
        for _ in range(seconds):
            await asyncio.sleep(1.0)
            self.use.look()
            self.bar.advance(task)
        self.bar.remove_task(task)

    async def _measure(self, seconds: int, what: str) -> dict[str, Any]:
        tally = self.crowd.tally
        tally.clear()
        self.use.begin()
        await self._pass(seconds, what)
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
            **self.use.told(),
        }

    async def _echo(self, figures: dict[str, Any]) -> dict[str, Any]:
        """The same with a bare echo, while nobody chooses."""
        seconds = min(20, self.options.seconds)
        size = figures["choices"]["message_bytes"]
        task = self.bar.add_task("the bare echo", total=None)
        with self.crowd.resting():
            times = await echo(self.address, figures["connections"], size, seconds, self.chance)
        self.bar.remove_task(task)
        told: dict[str, Any] = {"seconds": seconds, "message_bytes": size, **spread(times)}
        told["ratio_p50"] = round(figures["choices"]["p50"] / told["p50"], 1)
        told["ratio_p99"] = round(figures["choices"]["p99"] / told["p99"], 1)
        return told

    async def _ramp(self) -> dict[str, Any]:
        """Add tables until everybody has to wait."""
        steps: list[dict[str, Any]] = []
        tables = self.options.tables
        while tables < self.options.most:
            tables += self.options.ramp_step
            await self._grow(tables)
            await self._pass(2, f"{tables} tables, warming up")
            measured = await self._measure(self.options.ramp_seconds, f"{tables} tables")
            kept = ("p50", "p99", "max", "errors", "skipped", "own_lag_p99_ms", "cores")
            steps.append({"tables": tables, **{name: measured[name] for name in kept}})
            if not measured["count"] or measured["p99"] > 1000 * PASSED:
                return {"tables": tables, "steps": steps}
        return {"tables": None, "steps": steps}


def show(figures: dict[str, Any], console: Console) -> None:
    """The figures as tables."""
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
        console.print(f"p99 passes {PASSED:g} s at {figures['limit']['tables']} tables")


def main() -> int:
    """Run, show, and write."""
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
