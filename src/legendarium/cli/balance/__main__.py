"""The figures as JSON, with nothing but the standard library: `python -m legendarium.cli.balance`.

What it prints can be read again: `legendarium campaign balance FILE` makes the table of it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator

from legendarium.cli.balance.asking import add_measuring, asked
from legendarium.cli.balance.measuring import measure
from legendarium.cli.balance.running import Played
from legendarium.table import TableError

EVERY = 10
"""So many seconds lie between two lines that tell how far it is."""


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m legendarium.cli.balance")
    parser.add_argument("path", help="the folder of the campaign")
    add_measuring(parser)
    parser.add_argument("--json", metavar="FILE", help="write there instead of printing")
    options = parser.parse_args()
    try:
        text = json.dumps(measure(asked(options), told), indent=1, ensure_ascii=False)
    except TableError as error:
        print(f"legendarium: {error}", file=sys.stderr)
        return 2
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        print(text)
    return 0


def told(items: Iterable[Played], total: int, what: str) -> Iterator[Played]:
    """The same items, with a line on the error stream now and then."""
    begun = last = time.monotonic()
    for number, item in enumerate(items, 1):
        yield item
        if time.monotonic() - last >= EVERY or number == total:
            last = time.monotonic()
            print(f"{number} of {total} {what}, {last - begun:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
