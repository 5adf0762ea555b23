"""Regenerate the golden files: `make golden`. Review the difference before you commit it.

`python tests/golden/make.py duel` prints everything that happens in a playthrough instead.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.card_lines import CARD_LINES, card_line
from golden.perft import PERFT, perft_text, stored_positions
from golden.phrases import PHRASES, golden_lines
from golden.playthroughs import PLAYTHROUGHS, playthrough, playthrough_file
from legendarium.tashkalar.schools import CARDS

PERFT_HEADING = "# Sequences of choices to depth 1, 2, … from positions.txt; made by `make golden`"
CARDS_HEADING = "# Being, digest | random scene | choices | events; made by `make golden`"


def main() -> None:
    if names := sys.argv[1:]:
        print("\n\n".join(turn.happenings for name in names for turn in playthrough(name)))
        return
    perfts = [perft_text(*stored) for stored in stored_positions()]
    _write(PERFT, [PERFT_HEADING, *perfts])
    cards = [card_line(name) for name in CARDS]
    _write(CARD_LINES, [CARDS_HEADING, *cards])
    _write(PHRASES, list(golden_lines()))
    for name in PLAYTHROUGHS:
        _write(playthrough_file(name), [turn.line for turn in playthrough(name)])


def _write(file: Path, lines: list[str]) -> None:
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
