"""What the compiled library is made from: one of other sources is not to be used.

The build leaves a fingerprint beside it. Sources that come with a new version, or that somebody
edits, are other rules, and a library of the old ones would foresee games that nobody plays.
"""

from __future__ import annotations

import platform
import sys
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent
LIBRARY = "native.so"
MADE_FROM = "native.built"
"""The name of the fingerprint's file beside the library."""
# Python never joins a product and a sum into one rounding, so the library must not either.
# It is built on the machine that it runs on, and may use all that this one can.
FLAGS = ("-std=c++17", "-O2", "-march=native", "-fPIC", "-shared", "-ffp-contract=off")


def fingerprint(folder: Path = FOLDER) -> str:
    """A text that changes when a source does, or the flags, or the kind of machine."""
    total = sha256(" ".join((*FLAGS, sys.platform, platform.machine())).encode())
    for path in sorted([*folder.glob("*.cpp"), *folder.glob("*.hpp")]):
        content = path.read_bytes()
        total.update(f"\n{path.name} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def is_built(folder: Path = FOLDER) -> bool:
    """Whether the library is there and made from the present sources."""
    try:
        made_from = (folder / MADE_FROM).read_text(encoding="ascii")
    except (OSError, ValueError):
        return False
    return (folder / LIBRARY).is_file() and made_from.strip() == fingerprint(folder)
