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
FLAGS = ("-std=c++17", "-O2", "-fPIC", "-shared", "-ffp-contract=off")
TUNED = "-march=native"
"""Built where it runs, it may use all that this machine can, if the compiler knows how."""


def fingerprint(folder: Path = FOLDER) -> str:
    """A text that changes when a source does, or the flags, or the kind of machine."""
    total = sha256(" ".join((*FLAGS, TUNED, *_machine())).encode())
    for path in sorted([*folder.glob("*.cpp"), *folder.glob("*.hpp")]):
        content = path.read_bytes()
        total.update(f"\n{path.name} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def _machine() -> tuple[str, ...]:
    """The kind of machine, and what it can: on another one the library might not run."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        told = []
    able = next((line for line in told if line.startswith(("flags", "Features"))), "")
    return sys.platform, platform.machine(), able


def is_built(folder: Path = FOLDER) -> bool:
    """Whether the library is there and made from the present sources."""
    try:
        made_from = (folder / MADE_FROM).read_text(encoding="ascii")
    except (OSError, ValueError):
        return False
    return (folder / LIBRARY).is_file() and made_from.strip() == fingerprint(folder)
