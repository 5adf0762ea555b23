"""Run parts of the checks to the end, whatever fails, and say at the end what failed.

`python scripts/checks.py lint types unit` makes `lint`, `types` and `unit`. Parts that use one core
run two at a time, and are shown when they are done; those that use every core run alone. The exit
status is 0 if nothing failed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import NamedTuple

USE_EVERY_CORE = {"fast", "unit", "browser", "repeated", "timing"}
AT_A_TIME = 2
FAILED_TEST = re.compile(r"^\s*(?:FAILED|ERROR|FAIL)\s+(\S.*)$", re.MULTILINE)
"""How pytest and vitest name a test that failed."""
MOST_NAMED = 20


class Done(NamedTuple):
    """How a part ended."""

    name: str
    status: int
    seconds: float
    output: str

    @property
    def failed_tests(self) -> list[str]:
        """The tests that failed, each once."""
        return list(dict.fromkeys(FAILED_TEST.findall(self.output)))


def run(name: str, is_shown: bool) -> Done:
    """Make a part; what it writes is shown at once or kept."""
    begun = time.monotonic()
    part = subprocess.Popen(
        [os.environ.get("MAKE", "make"), "--no-print-directory", name],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
    )
    assert part.stdout is not None
    output = b""
    while piece := os.read(part.stdout.fileno(), 65536):
        output += piece
        if is_shown:
            sys.stdout.buffer.write(piece)
            sys.stdout.buffer.flush()
    status = part.wait()
    return Done(name, status, time.monotonic() - begun, output.decode("utf-8", "replace"))


def run_all(names: Sequence[str]) -> Iterator[Done]:
    """Make the parts that use one core two at a time, then each of the others alone."""
    small = [name for name in names if name not in USE_EVERY_CORE]
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        for future in as_completed([pool.submit(run, name, False) for name in small]):
            done = future.result()
            print(f"--- {done.name}\n{done.output}", end="", flush=True)
            yield done
    for name in names:
        if name not in small:
            print(f"--- {name}", flush=True)
            yield run(name, True)


def summary(parts: Sequence[Done]) -> str:
    """One line for each part, and below it the tests that failed."""
    lines = []
    for part in parts:
        how = "passed" if part.status == 0 else "FAILED"
        again = "" if part.status == 0 else f"   again: make {part.name}"
        lines.append(f"{part.name:<14}{how}{part.seconds:8.0f} s{again}")
        if part.status != 0:
            named = part.failed_tests
            lines += [f"    {test}" for test in named[:MOST_NAMED]]
            if len(named) > MOST_NAMED:
                lines.append(f"    and {len(named) - MOST_NAMED} more")
    return "\n".join(lines)


def main(names: Sequence[str]) -> int:
    """Run these parts; the exit status."""
    begun = time.monotonic()
    parts = sorted(run_all(names), key=lambda part: names.index(part.name))
    print(f"\n{summary(parts)}\n{time.monotonic() - begun:.0f} s in all.")
    return int(any(part.status != 0 for part in parts))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
