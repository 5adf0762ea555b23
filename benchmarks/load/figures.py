"""Statistics of times, and the memory and processor use of a process."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def percentile(times: Sequence[float], part: float) -> float:
    """The percentile of times for a part from 0 to 1."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def spread(times: Sequence[float]) -> dict[str, float]:
    """The number of times and their usual percentiles, in milliseconds."""
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    percentiles = {name: round(1000 * percentile(times, part), 2) for name, part in parts.items()}
    return {"count": len(times), **percentiles}


@dataclass
class ProcessUsage:
    """The memory and processor use of a process, sampled."""

    pid: int
    memory: list[float] = field(default_factory=list)
    """Megabytes, by sample."""
    _start: tuple[float, float] = (0.0, 0.0)

    def begin(self) -> None:
        """Start a new measurement."""
        self.memory.clear()
        self._start = time.monotonic(), self._processor_seconds()

    def sample_memory(self) -> None:
        """Take a sample of the memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        self.memory.append(pages * PAGE_BYTES / 2**20)

    def summary(self) -> dict[str, Any]:
        """The mean memory in each quarter of the time, and the cores used."""
        seconds = time.monotonic() - self._start[0]
        size = max(1, len(self.memory) // 4)
        quarters = [self.memory[part * size :][:size] for part in range(4)]
        return {
            "rss_mb_by_quarter": [round(fmean(quarter), 1) for quarter in quarters if quarter],
            "cores": round((self._processor_seconds() - self._start[1]) / seconds, 2),
        }

    def _processor_seconds(self) -> float:
        text = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(text[11]) + int(text[12])) / TICKS_PER_SECOND
