"""Build the browser client into the Python package, unless it is up to date.

The build stores a fingerprint of its sources beside the client. It depends on their content, not
on the times of the files.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from node import ClientNotBuilt, run_npm

ROOT = Path(__file__).resolve().parents[1]
GENERATED_PATHS = {"web/node_modules", "web/dist", "web/src/api/schema.d.ts"}
FINGERPRINT_FILE = ".made-from"
"""The file with the fingerprint, inside the built client."""


def client_folder(root: Path = ROOT) -> Path:
    """The folder of the built client."""
    return root / "src" / "legendarium" / "server" / "client"


def sources(root: Path = ROOT) -> Iterator[Path]:
    """The source files of the client, in a fixed order."""
    yield from _files(root / "web", root)
    yield from sorted((root / "src" / "legendarium" / "locale").glob("*/*.ftl"))
    yield from sorted((root / "docs" / "rules").rglob("*.md"))
    # The decks name the icons of the cards.
    yield from sorted((root / "src" / "legendarium" / "tashkalar" / "schools").glob("*.py"))


def _files(folder: Path, root: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.relative_to(root).as_posix() in GENERATED_PATHS or path.name == "__pycache__":
            continue
        if path.is_dir():
            yield from _files(path, root)
        else:
            yield path


def fingerprint(root: Path = ROOT) -> str:
    """A hash of all sources of the client."""
    total = sha256()
    for path in sources(root):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def is_built(root: Path = ROOT) -> bool:
    """Whether the client exists and was built from the current sources."""
    client = client_folder(root)
    try:
        built_from = (client / FINGERPRINT_FILE).read_text(encoding="ascii")
    except (OSError, ValueError):
        return False
    return (client / "index.html").is_file() and built_from.strip() == fingerprint(root)


def build(root: Path = ROOT) -> bool:
    """Build the client unless it is up to date; returns whether it was built."""
    if is_built(root):
        return False
    print("Building the browser client: this takes about ten seconds.", flush=True)
    built_from = fingerprint(root)
    run_npm(["run", "--silent", "build"], root / "web", quiet=True)
    (client_folder(root) / FINGERPRINT_FILE).write_text(built_from + "\n", encoding="ascii")
    return True


def main() -> int:
    """Build the client; print one sentence if it fails."""
    try:
        build()
    except ClientNotBuilt as error:
        print(f"The browser client is not built. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
