"""Prints the figures as JSON, using only the standard library.

`legendarium campaign balance FILE` turns its output into a table.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator

from legendarium.authoring.balance.measuring import measure, measure_request
from legendarium.authoring.balance.options import add_measuring
from legendarium.authoring.balance.running import Played
from legendarium.table import TableError

SECONDS_BETWEEN_LINES = 10
"""The seconds between two lines of progress."""


def main() -> int:
    """Measure a campaign and print its figures."""
    parser = argparse.ArgumentParser(prog="python -m legendarium.authoring.balance")
    parser.add_argument("path", help="the folder of the campaign")
    add_measuring(parser, int)
    parser.add_argument("--json", metavar="FILE", help="write there instead of printing")
    options = parser.parse_args()
    try:
        text = json.dumps(
            measure(measure_request(options), with_progress_lines), indent=1, ensure_ascii=False
        )
    except TableError as error:
        print(f"legendarium: {error}", file=sys.stderr)
        return 2
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        print(text)
    return 0


def with_progress_lines(items: Iterable[Played], total: int, what: str) -> Iterator[Played]:
    """The same items, with lines of progress on standard error."""
    started = last = time.monotonic()
    for number, item in enumerate(items, 1):
        yield item
        if time.monotonic() - last >= SECONDS_BETWEEN_LINES or number == total:
            last = time.monotonic()
            print(f"{number} of {total} {what}, {last - started:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
