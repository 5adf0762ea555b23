"""Build the browser client into the Python package, unless what is there is still right.

The build leaves a fingerprint of everything it was made from beside the client: copies of the
sources, whatever the times of their files, are known as the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from node import ClientNotBuilt, run_npm

ROOT = Path(__file__).resolve().parents[1]
GENERATED = {"web/node_modules", "web/dist", "web/src/api/schema.d.ts"}
MADE_FROM = ".made-from"
"""The name of the fingerprint's file inside the built client."""


def client_folder(root: Path = ROOT) -> Path:
    """Where the built client lies."""
    return root / "src" / "legendarium" / "server" / "client"


def sources(root: Path = ROOT) -> Iterator[Path]:
    """Every file that the client is made from, in a fixed order."""
    yield from _files(root / "web", root)
    yield from sorted((root / "src" / "legendarium" / "locale").glob("*/*.ftl"))


def _files(folder: Path, root: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.relative_to(root).as_posix() in GENERATED or path.name == "__pycache__":
            continue
        if path.is_dir():
            yield from _files(path, root)
        else:
            yield path


def fingerprint(root: Path = ROOT) -> str:
    """A text that changes when a source of the client does."""
    total = sha256()
    for path in sources(root):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def is_built(root: Path = ROOT) -> bool:
    """Whether the client is there and made from the present sources."""
    client = client_folder(root)
    try:
        made_from = (client / MADE_FROM).read_text(encoding="ascii")
    except (OSError, ValueError):
        return False
    return (client / "index.html").is_file() and made_from.strip() == fingerprint(root)


def build(root: Path = ROOT) -> bool:
    """Build the client where it is needed; whether it was."""
    if is_built(root):
        return False
    print("Building the browser client: this takes some ten seconds.", flush=True)
    made_from = fingerprint(root)
    run_npm(["run", "--silent", "build"], root / "web", quiet=True)
    (client_folder(root) / MADE_FROM).write_text(made_from + "\n", encoding="ascii")
    return True


def main() -> int:
    """Build the client; a failure is one sentence."""
    try:
        build()
    except ClientNotBuilt as error:
        print(f"The browser client is not built. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
