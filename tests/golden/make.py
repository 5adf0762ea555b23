"""Regenerate the golden files: `make golden`. Review the difference before you commit it."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.texts import (
    HERE,
    MAKE,
    PERFT,
    PLAYTHROUGHS,
    perft_text,
    playthrough_text,
    stored_positions,
)


def main() -> None:
    lines = [f"# Sequences of choices to depth 1, 2, … from positions.txt; made by `{MAKE}`"]
    lines += [perft_text(*stored) for stored in stored_positions()]
    PERFT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for name in PLAYTHROUGHS:
        (HERE / f"{name}.txt").write_text(playthrough_text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
