"""Detects a stale native build.

The build stores a fingerprint of its sources beside the library. A library built from other sources
may follow other rules, so it is not used.
"""

from __future__ import annotations

import platform
import sys
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent
LIBRARY = "native.so"
FINGERPRINT_FILE = "native.built"
"""The file of the fingerprint, beside the library."""
# Python rounds every product and sum separately, so fused multiply-add must be off.
FLAGS = ("-std=c++17", "-O2", "-fPIC", "-shared", "-ffp-contract=off")
NATIVE_FLAG = "-march=native"
"""Optimises for this machine's processor, where the compiler supports it."""


def fingerprint(folder: Path = FOLDER) -> str:
    """A text that changes with the sources, the flags and the kind of machine."""
    total = sha256(" ".join((*FLAGS, NATIVE_FLAG, *_machine())).encode())
    for path in sorted([*folder.glob("*.cpp"), *folder.glob("*.hpp")]):
        content = path.read_bytes()
        total.update(f"\n{path.name} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def _machine() -> tuple[str, ...]:
    """The kind of machine and its processor features: on another one the library may not run."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        lines = []
    able = next((line for line in lines if line.startswith(("flags", "Features"))), "")
    return sys.platform, platform.machine(), able


def is_built(folder: Path = FOLDER) -> bool:
    """Whether the library exists and is built from the current sources."""
    try:
        stored = (folder / FINGERPRINT_FILE).read_text(encoding="ascii")
    except (OSError, ValueError):
        return False
    return (folder / LIBRARY).is_file() and stored.strip() == fingerprint(folder)
