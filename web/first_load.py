"""How much a browser loads before it shows a page of the built client.

    python web/first_load.py [--files]

The files are counted as the server sends them, compressed, without the messages of the language.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from build import client_folder

GAME = "src/games/tash-kalar"
PAGES = {
    "lobby": ("index.html", f"{GAME}/pages/Picture.svelte"),
    "table": ("index.html", "src/frame/table/TablePage.svelte", f"{GAME}/index.ts"),
}
"""By page: the modules that it begins with; each brings what it imports at once."""


class Chunk(TypedDict, total=False):
    """A file of the client in the manifest of the build."""

    file: str
    css: list[str]
    imports: list[str]


def first_load(page: str, client: Path | None = None) -> dict[str, int]:
    """The files that a page loads at once, with their compressed sizes in bytes."""
    folder = client_folder() if client is None else client
    manifest: dict[str, Chunk] = json.loads((folder / ".manifest.json").read_bytes())
    names = {"index.html"}
    for module in PAGES[page]:
        names.update(_files(module, manifest))
    return {name: _size(folder / name) for name in sorted(names)}


def _files(module: str, manifest: dict[str, Chunk]) -> Iterator[str]:
    chunk = manifest[module]
    yield chunk["file"]
    yield from chunk.get("css", ())
    for imported in chunk.get("imports", ()):
        yield from _files(imported, manifest)


def _size(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), mtime=0))


def main() -> None:
    """Print the size of each page, and with `--files` of each file."""
    for page in PAGES:
        files = first_load(page)
        print(f"{page:8}{sum(files.values()):8,} bytes in {len(files)} files")
        if "--files" in sys.argv[1:]:
            for name, size in sorted(files.items(), key=lambda item: -item[1]):
                print(f"{size:16,} {name}")


if __name__ == "__main__":
    main()
