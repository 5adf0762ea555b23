"""Figures: how long things took, and what the server used."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")


def percentile(times: Sequence[float], part: float) -> float:
    """The time that this part of all, from 0 to 1, did not pass."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def spread(times: Sequence[float]) -> dict[str, float]:
    """The usual percentiles, in milliseconds."""
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    told = {name: round(1000 * percentile(times, part), 2) for name, part in parts.items()}
    return {"count": len(times), **told}


@dataclass
class Use:
    """What a process uses, looked at again and again."""

    pid: int
    memory: list[float] = field(default_factory=list)
    """Megabytes, second by second."""
    _began: tuple[float, float] = (0.0, 0.0)

    def begin(self) -> None:
        """Count from now on."""
        self.memory.clear()
        self._began = time.monotonic(), self._processor()

    def look(self) -> None:
        """Look at the memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        self.memory.append(pages * PAGE / 2**20)

    def told(self) -> dict[str, Any]:
        """Memory in each quarter of the time, and how many cores were used."""
        seconds = time.monotonic() - self._began[0]
        size = max(1, len(self.memory) // 4)
        quarters = [self.memory[part * size :][:size] for part in range(4)]
        return {
            "rss_mb_by_quarter": [round(fmean(quarter), 1) for quarter in quarters if quarter],
            "cores": round((self._processor() - self._began[1]) / seconds, 2),
        }

    def _processor(self) -> float:
        text = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(text[11]) + int(text[12])) / TICK
